import type { Picture, Placement } from '../../cart/index.ts'
import { ratioOf } from '../design/print-size.ts'

const SAME_RATIO = 0.01

/**
 * The print with the picture that was made of its own: at the same place, and what is left after trimming as large as it
 * was. Undefined if it must be placed anew.
 */
export function changedPrint(print: Placement, picture: Picture, wasTrimmed: boolean): Placement | undefined {
  const changed = { ...print, ...picture }
  if (Math.abs(ratioOf(picture.artwork) / ratioOf(print.artwork) - 1) < SAME_RATIO) return changed
  if (!wasTrimmed) return undefined
  const { emptyMarginPx, widthPx, heightPx } = print.artwork
  const width = (widthPx - emptyMarginPx.left - emptyMarginPx.right) / widthPx
  const height = (heightPx - emptyMarginPx.top - emptyMarginPx.bottom) / heightPx
  const left = (ratioOf(print.artwork) * width) / height
  // The border had a colour, which is not measured.
  if (Math.abs(ratioOf(picture.artwork) / left - 1) > SAME_RATIO * 3) return undefined
  const x = ((emptyMarginPx.left - emptyMarginPx.right) / 2 / widthPx) * print.widthMm
  const y = ((emptyMarginPx.top - emptyMarginPx.bottom) / 2 / heightPx) * print.heightMm
  const [shiftX, shiftY] = turned(x, y, print.rotationDeg)
  return {
    ...changed,
    widthMm: tenths(print.widthMm * width),
    heightMm: tenths(print.heightMm * height),
    offsetXMm: tenths(print.offsetXMm + shiftX),
    offsetYMm: tenths(print.offsetYMm + shiftY),
  }
}

function turned(x: number, y: number, degrees: Placement['rotationDeg']): readonly [number, number] {
  return ({ 0: [x, y], 90: [-y, x], 180: [-x, -y], 270: [y, -x] } as const)[degrees]
}

function tenths(mm: number): number {
  return Math.round(mm * 10) / 10
}
