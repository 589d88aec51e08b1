import type { Database } from '../../../platform/database/transaction.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import type { ArtworkCatalog } from '../artworks/index.ts'
import { findDesignPrints } from '../designs/index.ts'
import { findLayouts } from '../layouts/index.ts'
import type { RequestedGarment, RequestedItem } from './requested-items.ts'
import type { GarmentFiles, ItemFiles } from './resolve-items.ts'

interface FilesDeps {
  readonly artworks: ArtworkCatalog
  readonly database: Database
}

type Garment = Pick<RequestedGarment, 'placements'>

/** Garments and transfers need no read of the database while their artworks are in memory and no design is named. */
export async function filesOfItems(
  { artworks, database }: FilesDeps,
  items: readonly RequestedItem[],
): Promise<ItemFiles> {
  const garments = items.filter((item) => item.kind === 'garment')
  const [layouts, designs] = await Promise.all([
    findLayouts(database, layoutIdsOf(items)),
    findDesignPrints(database, designIdsOf(garments)),
  ])
  const ofLayouts = [...layouts.values()].flatMap(({ pieces }) => pieces.map(({ artworkId }) => artworkId))
  const ids = new Set([...garmentArtworkIds(garments, designs), ...filmArtworkIds(items), ...ofLayouts])
  return { layouts, designs, artworks: await artworks.get([...ids]) }
}

export async function filesOfGarments(
  { artworks, database }: FilesDeps,
  garments: readonly Garment[],
): Promise<GarmentFiles> {
  const designs = await findDesignPrints(database, designIdsOf(garments))
  return { designs, artworks: await artworks.get([...new Set(garmentArtworkIds(garments, designs))]) }
}

function designIdsOf(garments: readonly Garment[]): string[] {
  const ids = garments.flatMap(({ placements }) => placements.flatMap(({ designId }) => designId ?? []))
  return [...new Set(ids)].map((id) => decodeId('design', id))
}

function garmentArtworkIds(garments: readonly Garment[], designs: GarmentFiles['designs']): string[] {
  const named = garments.flatMap(({ placements }) => placements.flatMap(({ artworkId }) => artworkId ?? []))
  const made = [...designs.values()].flatMap((prints) => prints.map(({ artworkId }) => artworkId))
  return [...named.map((id) => decodeId('artwork', id)), ...made]
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
