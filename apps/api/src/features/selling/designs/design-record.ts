import type { DesignRecord } from '@platen/contract'
import type { Database } from '../../../platform/database/transaction.ts'
import { linkToken } from '../../../platform/link-token.ts'
import type { Platform } from '../../../platform/platform.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { listArtworks, toArtworkRecord } from '../artworks/index.ts'
import type { ShopCache } from '../catalog/index.ts'
import { imagesOf, type StoredDesign } from './designs.store.ts'

export interface RecordDeps extends Pick<Platform, 'clock'> {
  readonly keys: Pick<ServerKeys, 'preview' | 'tracking'>
  readonly shop: Pick<ShopCache, 'get'>
}

export async function designRecordOf(
  { clock, keys, shop }: RecordDeps,
  design: StoredDesign,
  database: Database,
): Promise<DesignRecord> {
  const images = imagesOf(design)
  const listed = await listArtworks(database, [...images, ...design.prints.map(({ artworkId }) => artworkId)])
  const view = { dpi: (await shop.get()).dpi, previewKey: keys.preview, now: clock.now() }
  const records = new Map(listed.map((artwork) => [artwork.id, toArtworkRecord(artwork, view)]))
  return {
    id: encodeId('design', design.id),
    token: linkToken(keys.tracking, design.id, 'design'),
    name: design.name,
    prints: design.prints.map(({ artworkId, layers, ...print }) => ({
      ...print,
      layers: layers.map(sentLayer),
      artwork: records.get(artworkId) ?? null,
    })),
    artworks: images.flatMap((id) => records.get(id) ?? []),
    createdAt: design.createdAt.toISOString(),
  }
}

type SentLayer = DesignRecord['prints'][number]['layers'][number]

/** The same fields: their types differ in what may not be changed. */
function sentLayer(layer: StoredDesign['prints'][number]['layers'][number]): SentLayer {
  return layer.kind === 'shape' ? { ...layer, colours: [...layer.colours] } : layer
}
