import { Refusal } from '../../platform/refusal.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { storageKey } from '../../platform/storage/storage-key.ts'
import type { ArtworkCatalog } from './artwork-catalog.ts'
import type { ArtworkFormat } from './artwork-format.ts'
import { ARTWORK_BOUNDS } from './artwork-inspection.ts'
import { lightTable } from './inspect-artwork.ts'

/** What every browser shows by itself. A customer's SVG is never given to one. */
const SHOWN_AS_SENT: Partial<Record<ArtworkFormat, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

interface Pixels {
  readonly bytes: Buffer
  readonly type: string
}

/**
 * The artwork for the eye of who reviews it: every pixel of it, or of TIFF and SVG a drawing that is large enough for
 * any print. `artworkId` is a UUID. Refuses with RESOURCE_NOT_FOUND one that never was or was removed.
 */
export async function readPixels(
  { artworks, storage }: { readonly artworks: ArtworkCatalog; readonly storage: Storage },
  artworkId: string,
): Promise<Pixels> {
  const artwork = (await artworks.get([artworkId])).get(artworkId)
  const bytes = artwork && (await storage.get(storageKey('artwork', artwork.sha256)))
  if (!artwork || !bytes) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such artwork (any more).')

  const { format } = artwork.inspection
  const type = SHOWN_AS_SENT[format]
  if (type !== undefined) return { bytes, type }
  return { bytes: await lightTable.preview(bytes, format, ARTWORK_BOUNDS.reviewSidePx), type: 'image/webp' }
}
