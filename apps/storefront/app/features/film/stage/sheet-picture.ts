import type { SheetFilm } from '@platen/placement'
import { boxOf, type Sheet } from '../sheet/sheet.ts'
import { checkedSheet } from '../sheet/sheet-editor.ts'
import { paintStage, type PaintedPiece } from './paint-stage.ts'
import { createPictures } from './pictures.ts'
import { readColours } from './read-colours.ts'
import { viewOf } from './stage-view.ts'

interface PictureOptions {
  readonly sheet: Sheet
  readonly film: SheetFilm
  readonly unit: 'mm' | 'in'
  readonly cutText: string
  readonly widthPx: number
}

const TALLEST_PX = 6_000

/** The whole sheet as a canvas, light whatever the device prefers, as a chat shows it; undefined when the browser cannot draw one. */
export async function drawSheet(options: PictureOptions): Promise<HTMLCanvasElement | undefined> {
  const { sheet, film, unit, cutText } = options
  const { placed, lengthMm } = checkedSheet(sheet, film)
  const whole = viewOf(options.widthPx, 1, film.widthMm, lengthMm)
  const factor = Math.min(1, TALLEST_PX / whole.heightPx)
  const view = factor < 1 ? viewOf(options.widthPx * factor, 1, film.widthMm, lengthMm) : whole
  const prints = new Map(sheet.prints.map((print) => [print.id, print]))
  const pictures = await loaded(sheet)
  const canvas = document.createElement('canvas')
  canvas.width = view.widthPx
  canvas.height = view.heightPx
  const context = canvas.getContext('2d')
  if (!context) return undefined
  paintStage(context, {
    ...{ view, film, lengthMm, unit, cutText, colours: readColours(document.body, 'light'), guides: {} },
    window: { left: 0, top: 0, width: view.widthPx, height: view.heightPx },
    pieces: placed.map((piece): PaintedPiece => {
      const print = prints.get(piece.printId)
      return {
        ...{ box: boxOf(piece), turned: piece.turned, pinned: false, mark: 'none' },
        picture: print && pictures.of(print),
      }
    }),
  })
  pictures.close()
  return canvas
}

const PATIENCE_MS = 8_000

/** With all bitmaps, or those that came in time. */
async function loaded({ prints }: Sheet): Promise<ReturnType<typeof createPictures>> {
  const waiting = new Set(prints.map(({ artwork }) => artwork.id))
  return new Promise((resolve) => {
    const pictures = createPictures((artworkId) => {
      waiting.delete(artworkId)
      if (waiting.size === 0) resolve(pictures)
    })
    for (const print of prints) pictures.of(print)
    if (waiting.size === 0) resolve(pictures)
    setTimeout(() => resolve(pictures), PATIENCE_MS)
  })
}

export async function sheetFile(options: PictureOptions, name: string): Promise<File | undefined> {
  const canvas = await drawSheet(options)
  if (!canvas) return undefined
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob ? new File([blob], name, { type: 'image/png' }) : undefined
}
