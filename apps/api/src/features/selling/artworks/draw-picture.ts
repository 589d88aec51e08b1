import { Refusal } from '../../../platform/refusal.ts'
import { storageKey, type Storage } from '../../../platform/storage/storage.ts'
import type { StoredArtwork } from './artworks.store.ts'
import { imageSandbox } from './inspect-artwork.ts'

/** The artwork upright with these pixels, to be embedded: a `data:` URL of a PNG, or of a JPEG when it is opaque. */
export async function drawPicture(
  storage: Pick<Storage, 'get'>,
  client: string,
  { sha256, inspection }: StoredArtwork,
  size: { readonly widthPx: number; readonly heightPx: number },
): Promise<string> {
  const bytes = await storage.get(storageKey('artwork', sha256))
  if (!bytes)
    throw new Refusal('RESOURCE_NOT_FOUND', 'An artwork of this design was removed.', {
      details: { reason: 'file_removed' },
    })
  const { format, hasAlpha } = inspection
  const drawn = await imageSandbox.edit(client, bytes, format, { kind: 'draw', ...size, opaque: !hasAlpha })
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${drawn.toString('base64')}`
}
