import type { SheetLayoutRecord } from '@platen/contract'
import { readLinkToken } from '../../../platform/link-token.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { listArtworks } from '../artworks/index.ts'
import { toLayoutRecord } from './layout-record.ts'
import { findLayout } from './layouts.store.ts'
import type { LayoutDeps } from './save-layout.ts'

export async function readLayout(
  { database, clock, keys, shop }: LayoutDeps,
  token: string,
): Promise<SheetLayoutRecord> {
  const id = readLinkToken(keys.tracking, token, 'layout')
  const layout = id === undefined ? undefined : await findLayout(database, id)
  if (!layout) {
    throw new Refusal('RESOURCE_NOT_FOUND', 'There is no film sheet with this link, or it was removed.', {
      resolution: 'Sheets that nobody ordered are removed after 90 days. Make a new one.',
    })
  }
  const artworkIds = [...new Set(layout.pieces.map(({ artworkId }) => artworkId))]
  const [current, artworks] = await Promise.all([shop.get(), listArtworks(database, artworkIds)])
  return toLayoutRecord(layout, artworks, { shop: current, keys, now: clock.now() })
}
