import { MAX_ARTWORK_BYTES } from '@platen/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { storageKey, type Storage } from '../../../platform/storage/storage.ts'
import { ARTWORK_BOUNDS } from './artwork-inspection.ts'
import { artworkRejected } from './artwork-rejected.ts'
import type { StoredArtwork } from './artworks.store.ts'
import { imageSandbox } from './inspect-artwork.ts'
import type { Composition } from './sandbox/edits/compose.ts'
import type { InspectedArtwork } from './sandbox/image-sandbox.ts'

export interface EmbeddedPicture {
  readonly bytes: Buffer
  readonly mediaType: 'image/png' | 'image/jpeg'
  readonly widthPx: number
  readonly heightPx: number
}

/** The artwork upright with these pixels, to be embedded: a PNG, or a JPEG when it is opaque. */
export async function drawPicture(
  storage: Pick<Storage, 'get'>,
  client: string,
  { sha256, inspection }: StoredArtwork,
  size: { readonly widthPx: number; readonly heightPx: number },
): Promise<EmbeddedPicture> {
  const bytes = await storage.get(storageKey('artwork', sha256))
  if (!bytes)
    throw new Refusal('RESOURCE_NOT_FOUND', 'An artwork of this design was removed.', {
      details: { reason: 'file_removed' },
    })
  const { format, hasAlpha } = inspection
  const drawn = await imageSandbox.edit(client, bytes, format, { kind: 'draw', ...size, opaque: !hasAlpha })
  return { bytes: drawn, mediaType: hasAlpha ? 'image/png' : 'image/jpeg', ...size }
}

/** What lies on a print as pixels, and as an upload of them is found. */
interface ComposedPixels extends InspectedArtwork {
  /** A PNG. */
  readonly bytes: Buffer
}

/** `pictures` are the bytes that its parts are from. */
export async function composePixels(
  client: string,
  pictures: Buffer,
  composition: Composition,
): Promise<ComposedPixels> {
  const { file: bytes, ...inspected } = await compose(client, pictures, composition, 'png')
  if (bytes && bytes.length <= MAX_ARTWORK_BYTES) return { bytes, ...inspected }
  throw artworkRejected(
    'too_large',
    'The print of this design is larger than 50 MB.',
    'Make its pictures smaller, or print the largest one by itself.',
  )
}

/**
 * What an upload of a drawing finds, from its parts in the pixels that an SVG is measured with. The rasteriser of SVG takes
 * ten times as long for a large picture.
 */
export function inspectComposition(
  client: string,
  pictures: Buffer,
  composition: Composition,
): Promise<InspectedArtwork> {
  return compose(client, pictures, composition, 'svg')
}

function compose(client: string, pictures: Buffer, composition: Composition, format: 'png' | 'svg') {
  const { previewSidePx } = ARTWORK_BOUNDS
  return imageSandbox.compose(client, pictures, { composition, format, previewSidePx })
}
