import type { GarmentView } from '@platen/ui'
import { spotAt, USUAL_PLACING, type Placing, type StoredPhoto } from './photo-document.ts'

/** From the mask of the cloth: the points at its sides, where a chest or a bag is measured, the origin near its top. */
export async function placingFor({ mask }: StoredPhoto, view: GarmentView): Promise<Placing> {
  const [file] = mask?.sizes ?? []
  if (!file) return USUAL_PLACING
  try {
    const image = new Image()
    image.src = file.url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = file.widthPx
    canvas.height = file.heightPx
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const pixels = pen?.getImageData(0, 0, file.widthPx, file.heightPx)
    return (pixels && guessPlacing(pixels, view)) ?? USUAL_PLACING
  } catch {
    return USUAL_PLACING
  }
}

interface Pixels {
  /** RGBA, row by row. */
  readonly data: ArrayLike<number>
  readonly width: number
  readonly height: number
}

/** From the top of the cloth: below sleeves and straps. */
const CHEST = 0.6
/** The seam of the collar is below the highest cloth, which is the neck or the shoulders; at the back less so. */
const COLLAR: Readonly<Partial<Record<GarmentView, number>>> = { front: 0.1, back: 0.03 }
const SOLID = 128
/** Of the width of the photo. */
const LEAST_WIDTH = 0.1

/**
 *      ╭──┴──╮    origin
 *     ╱│     │╲
 *      ●─────●    points
 *      ╰─────╯
 */
export function guessPlacing({ data, width, height }: Pixels, view: GarmentView): Placing | undefined {
  const isCloth = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) >= SOLID
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => runOf(y) !== undefined)
  const [top, bottom] = [rows[0], rows.at(-1)]
  if (top === undefined || bottom === undefined) return undefined
  const at = (part: number) => Math.round(top + (bottom - top) * part)
  const run = runOf(at(CHEST))
  if (!run || run.to - run.from < width * LEAST_WIDTH) return undefined
  const y = at(CHEST) / height
  return {
    points: [spotAt(run.from / width, y), spotAt((run.to + 1) / width, y)],
    origin: spotAt((run.from + run.to + 1) / 2 / width, at(COLLAR[view] ?? 0) / height),
  }

  /** The widest stretch of cloth in a row. */
  function runOf(row: number): { from: number; to: number } | undefined {
    let widest: { from: number; to: number } | undefined
    let from: number | undefined
    for (let x = 0; x <= width; x++) {
      if (x < width && isCloth(x, row)) from ??= x
      else if (from !== undefined) {
        if (!widest || x - 1 - from > widest.to - widest.from) widest = { from, to: x - 1 }
        from = undefined
      }
    }
    return widest
  }
}
