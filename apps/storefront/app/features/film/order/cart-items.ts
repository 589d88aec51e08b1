import type { SheetFilm } from '@platen/placement'
import { newId } from '../../../lib/new-id.ts'
import type { FilmItem } from '../../cart/index.ts'
import { onFilm } from '../sheet/print-measures.ts'
import { saveSheet } from '../sheet/save-sheet.ts'
import { copiesOf, type Sheet } from '../sheet/sheet.ts'
import { drawSheet } from '../stage/sheet-picture.ts'

const THUMBNAIL_WIDTH_PX = 240
/** A very long sheet shows its beginning. */
const THUMBNAIL_HEIGHT_PX = 480

/** Saves the sheet. Throws as `submit` does. */
export async function sheetItem(
  sheet: Sheet,
  film: SheetFilm,
  { id, quantity }: { readonly id: string | undefined; readonly quantity: number },
): Promise<FilmItem> {
  const [saved, thumbnail] = await Promise.all([saveSheet(sheet), sheetThumbnail(sheet, film)])
  return {
    ...{ kind: 'sheet', id: id ?? newId(), quantity, note: '', thumbnail },
    ...{ layoutId: saved.id, token: saved.token },
    ...{ filmWidthMm: saved.filmWidthMm, lengthMm: saved.lengthMm, pieces: sheet.pieces.length },
  }
}

export function transferItems(sheet: Sheet): FilmItem[] {
  return sheet.prints.map((print) => {
    const { artwork, thumbnail, widthMm, heightMm } = print
    const ink = onFilm(artwork, print)
    return {
      ...{ kind: 'transfer', id: newId(), quantity: copiesOf(sheet, print.id), note: '', thumbnail },
      artwork: { id: artwork.id, fileName: artwork.fileName },
      ...{ widthMm, heightMm, inkWidthMm: ink.widthMm, inkHeightMm: ink.heightMm },
    }
  })
}

/** Without it, the cart shows none. */
async function sheetThumbnail(sheet: Sheet, film: SheetFilm): Promise<string> {
  try {
    const drawn = await drawSheet({ sheet, film, unit: 'mm', cutText: '', widthPx: 2 * THUMBNAIL_WIDTH_PX })
    if (!drawn) return ''
    const canvas = document.createElement('canvas')
    const factor = THUMBNAIL_WIDTH_PX / drawn.width
    canvas.width = THUMBNAIL_WIDTH_PX
    canvas.height = Math.min(THUMBNAIL_HEIGHT_PX, Math.round(drawn.height * factor))
    canvas
      .getContext('2d')
      ?.drawImage(drawn, 0, 0, drawn.width, canvas.height / factor, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp', 0.8)
  } catch {
    return ''
  }
}
