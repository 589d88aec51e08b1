import type { Database } from '../../../platform/database/transaction.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import type { ArtworkCatalog } from '../artworks/index.ts'
import { findLayouts } from '../layouts/index.ts'
import type { RequestedItem } from './requested-items.ts'
import { artworkIdsOf, type ItemFiles } from './resolve-items.ts'

/** Garments and transfers need no read of the database while their artworks are in memory. */
export async function filesOfItems(
  { artworks, database }: { readonly artworks: ArtworkCatalog; readonly database: Database },
  items: readonly RequestedItem[],
): Promise<ItemFiles> {
  const garments = items.filter((item) => item.kind === 'garment')
  const layouts = await findLayouts(database, layoutIdsOf(items))
  const ofLayouts = [...layouts.values()].flatMap(({ pieces }) => pieces.map(({ artworkId }) => artworkId))
  const ids = new Set([...artworkIdsOf(garments), ...filmArtworkIds(items), ...ofLayouts])
  return { layouts, artworks: await artworks.get([...ids]) }
}

function layoutIdsOf(items: readonly RequestedItem[]): string[] {
  const ids = items.flatMap((item) =>
    item.kind === 'sheet' && 'layoutId' in item.source ? [decodeId('layout', item.source.layoutId)] : [],
  )
  return [...new Set(ids)]
}

function filmArtworkIds(items: readonly RequestedItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'garment') return []
    const artworkId =
      item.kind === 'transfer'
        ? item.artworkId
        : 'artworkId' in item.source
          ? item.source.artworkId
          : undefined
    return artworkId === undefined ? [] : [decodeId('artwork', artworkId)]
  })
}
