import type { SheetLayoutRecord } from '@platen/contract'
import { billedCentimetres, sheetPriceMinor } from '@platen/pricing'
import { linkToken } from '../../../platform/link-token.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { preflightPlacement, toArtworkRecord, type ListedArtwork } from '../artworks/index.ts'
import type { Shop } from '../catalog/index.ts'
import type { StoredLayout, StoredPiece } from './layouts.store.ts'

interface LayoutView {
  readonly shop: Pick<Shop, 'dpi' | 'film'>
  readonly keys: Pick<ServerKeys, 'preview' | 'tracking'>
  readonly now: Date
}

export function toLayoutRecord(
  layout: StoredLayout,
  artworks: readonly ListedArtwork[],
  { shop: { dpi, film }, keys, now }: LayoutView,
): SheetLayoutRecord {
  const limits = { minimumDpi: dpi.minimum, recommendedDpi: dpi.recommended }
  const inspections = new Map(artworks.map(({ id, inspection }) => [id, inspection]))
  return {
    id: encodeId('layout', layout.id),
    token: linkToken(keys.tracking, layout.id, 'layout'),
    name: layout.name,
    filmWidthMm: layout.film.widthMm,
    lengthMm: layout.lengthMm,
    utilisationPercent: layout.utilisationPercent,
    pieces: layout.pieces.map(({ artworkId, widthMm, heightMm, xMm, yMm, turned, pinned }) => ({
      artworkId: encodeId('artwork', artworkId),
      ...{ widthMm, heightMm, xMm, yMm, turned, pinned },
    })),
    prints: printsOf(layout.pieces).map(({ artworkId, widthMm, heightMm, copies }) => {
      const inspection = inspections.get(artworkId)
      const found = inspection && preflightPlacement(inspection, { widthMm, heightMm }, limits)
      return {
        artworkId: encodeId('artwork', artworkId),
        ...{ widthMm, heightMm, copies },
        preflight: found ? { ...found, findings: found.findings.map((finding) => ({ ...finding })) } : null,
      }
    }),
    artworks: artworks.map((artwork) => toArtworkRecord(artwork, { dpi, previewKey: keys.preview, now })),
    priceMinor: film.sheets
      ? (sheetPriceMinor(billedCentimetres(layout.lengthMm), film.lists[0]) ?? null)
      : null,
    createdAt: layout.createdAt.toISOString(),
  }
}

type SheetPrint = Pick<StoredPiece, 'artworkId' | 'widthMm' | 'heightMm'> & { readonly copies: number }

/** Each artwork in each of its sizes, with the number of its pieces. */
export function printsOf(pieces: readonly StoredPiece[]): SheetPrint[] {
  const prints = new Map<string, SheetPrint>()
  for (const { artworkId, widthMm, heightMm } of pieces) {
    const key = `${artworkId} ${widthMm} ${heightMm}`
    prints.set(key, { artworkId, widthMm, heightMm, copies: (prints.get(key)?.copies ?? 0) + 1 })
  }
  return [...prints.values()]
}
