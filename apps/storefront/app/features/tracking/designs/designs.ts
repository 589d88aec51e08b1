import type { Design as OrderedDesign } from '@platen/placement'
import type { Order } from '../status/tracking-status.ts'

export type Line = Order['items'][number]
export type Print = Line['placements'][number]
export type Design = OrderedDesign<Line>

/** All prints with the same artwork are replaced by one upload. */
export interface ArtworkToReplace {
  readonly artwork: Print['artwork']
  readonly prints: readonly Print[]
}

export function artworkToReplace(lines: readonly Line[]): readonly ArtworkToReplace[] {
  const found = new Map<string, Print[]>()
  for (const print of lines.flatMap(({ placements }) => placements)) {
    if (!needsWork(print)) continue
    found.set(print.artwork.id, [...(found.get(print.artwork.id) ?? []), print])
  }
  return [...found.values()].flatMap((prints) => (prints[0] ? [{ artwork: prints[0].artwork, prints }] : []))
}

export function needsWork({ state }: Print): boolean {
  return state === 'failed' || state === 'changes_requested'
}

const MM_PER_INCH = 25.4

/** Undefined when the sizes differ in shape: no file suits all. */
export function sharpPixels(
  prints: readonly Pick<Print, 'widthMm' | 'heightMm'>[],
  dpi: number,
): { readonly widthPx: number; readonly heightPx: number } | undefined {
  const [first] = prints
  if (!first) return undefined
  const shape = first.widthMm / first.heightMm
  if (prints.some(({ widthMm, heightMm }) => Math.abs(widthMm / heightMm / shape - 1) > 0.01))
    return undefined
  const pixels = (mm: number) => Math.ceil((mm * dpi) / MM_PER_INCH)
  return {
    widthPx: Math.max(...prints.map(({ widthMm }) => pixels(widthMm))),
    heightPx: Math.max(...prints.map(({ heightMm }) => pixels(heightMm))),
  }
}
