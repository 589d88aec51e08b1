import { Refusal } from '../../../platform/refusal.ts'
import { storageKey, type Storage } from '../../../platform/storage/storage.ts'
import type { ArtworkCatalog } from './artwork-catalog.ts'
import type { ArtworkFormat } from './artwork-format.ts'
import { ARTWORK_BOUNDS } from './artwork-inspection.ts'
import { imageSandbox } from './inspect-artwork.ts'

/** A customer's SVG is never sent to a browser. */
const SENT_UNCHANGED: Partial<Record<ArtworkFormat, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

interface Pixels {
  readonly bytes: Buffer
  readonly type: string
}

/** Others are drawn, large enough for any print. */
export async function readPixels(
  { artworks, storage }: { readonly artworks: ArtworkCatalog; readonly storage: Storage },
  client: string,
  artworkId: string,
): Promise<Pixels> {
  const artwork = (await artworks.get([artworkId])).get(artworkId)
  const bytes = artwork && (await storage.get(storageKey('artwork', artwork.sha256)))
  if (!artwork || !bytes)
    throw new Refusal('RESOURCE_NOT_FOUND', 'This artwork does not exist or was removed.', {
      details: { reason: 'file_removed' },
    })

  const { format } = artwork.inspection
  const type = SENT_UNCHANGED[format]
  if (type !== undefined) return { bytes, type }
  const drawn = await imageSandbox.preview(client, bytes, format, {
    sidePx: ARTWORK_BOUNDS.reviewSidePx,
    use: 'review',
  })
  return { bytes: drawn, type: 'image/webp' }
}
