import type { Resources } from '@platen/api-client'
import { browserApi } from '../../../lib/browser-api.ts'
import { newId } from '../../../lib/new-id.ts'
import { submit } from '../../submission/index.ts'
import type { Sheet } from './sheet.ts'

export type SavedSheet = Pick<Resources['SheetLayoutRecord'], 'id' | 'token' | 'lengthMm' | 'filmWidthMm'>

const saved = new WeakMap<Sheet, Promise<SavedSheet>>()

/** The same state of a sheet is saved once, however often it is shared and ordered. Throws as `submit` does. */
export function saveSheet(sheet: Sheet): Promise<SavedSheet> {
  const known = saved.get(sheet)
  if (known) return known
  const saving = submit((signal) =>
    browserApi.createLayout({ body: layoutOf(sheet), idempotencyKey: newId(), signal }),
  )
  saved.set(sheet, saving)
  saving.catch(() => saved.delete(sheet))
  return saving
}

export function layoutOf({ prints, pieces }: Sheet): Resources['LayoutCreate'] {
  const byId = new Map(prints.map((print) => [print.id, print]))
  return {
    pieces: pieces.flatMap(({ printId, place, pinned }) => {
      const print = byId.get(printId)
      if (!print || !place) return []
      const { artwork, widthMm, heightMm } = print
      return [{ artworkId: artwork.id, widthMm, heightMm, ...place, pinned }]
    }),
  }
}

/** A copy of somebody's sheet, to be changed and saved anew. Pieces whose file was removed are left out. */
export function sheetOf({ pieces, prints, artworks }: Resources['SheetLayoutRecord']): Sheet {
  const artworkById = new Map(artworks.map((artwork) => [artwork.id, artwork]))
  const opened = prints.flatMap(({ artworkId, widthMm, heightMm }) => {
    const artwork = artworkById.get(artworkId)
    if (!artwork) return []
    const natural = Math.abs(widthMm / heightMm / (artwork.widthPx / artwork.heightPx) - 1) < 0.01
    return [{ id: newId(), artwork, thumbnail: '', widthMm, heightMm, keepsProportions: natural }]
  })
  return {
    packs: true,
    prints: opened,
    pieces: pieces.flatMap(({ artworkId, widthMm, heightMm, xMm, yMm, turned, pinned = false }) => {
      const print = opened.find(
        (one) => one.artwork.id === artworkId && one.widthMm === widthMm && one.heightMm === heightMm,
      )
      return print ? [{ id: newId(), printId: print.id, place: { xMm, yMm, turned }, pinned }] : []
    }),
  }
}
