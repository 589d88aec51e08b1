import {
  getArtworkPixels,
  getArtworkPreview,
  uploadArtwork as uploadArtworkOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.generated.ts'
import { uploadContent } from '../../platform/http/receive-file.ts'
import { route } from '../../platform/http/route.ts'
import { uploadRoute } from '../../platform/http/upload-route.ts'
import type { UploadRoom } from '../../platform/http/upload-room.ts'
import { answerOnce } from '../../platform/idempotency.ts'
import { decodeId } from '../../platform/ids.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import { storageKey } from '../../platform/storage/storage-key.ts'
import type { ArtworkCatalog } from './artwork-catalog.ts'
import { isValidPreview } from './preview-url.ts'
import { readPixels } from './read-pixels.ts'
import { uploadArtwork, type UploadArtworkDeps } from './upload-artwork.ts'

interface ArtworkRoutesDeps extends UploadArtworkDeps {
  readonly database: Kysely<DB>
  readonly limits: RateLimits
  readonly uploadRoom: UploadRoom
  readonly artworks: ArtworkCatalog
}

/** Takes artwork in, and shows it again to whoever holds a signed address. */
export function artworkRoutes(app: FastifyInstance, deps: ArtworkRoutesDeps): void {
  uploadRoute(app, uploadArtworkOperation, deps, (file, request, reply) =>
    answerOnce(deps, request, reply, ({ transaction }) => uploadArtwork({ ...deps, transaction }, file), {
      content: uploadContent(file),
      lookFirst: true,
    }),
  )

  const { keys, clock, artworks, storage } = deps
  route(app, getArtworkPreview, async ({ params, query }, reply) => {
    const now = clock.now()
    // A false signature, one that is too old and an artwork that does not exist are one answer.
    if (!isValidPreview(keys.preview, { ...params, ...query }, now)) throw noPreview()
    const id = decodeId('artwork', params.artworkId)
    const artwork = (await artworks.get([id])).get(id)
    if (!artwork) throw noPreview()
    const preview = await storage.get(storageKey('preview', artwork.sha256))
    // Removed a moment ago, and this replica still remembers it.
    if (!preview) throw noPreview()

    return reply
      .headers({
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cache-control': `private, max-age=${Math.floor(query.expires - now.getTime() / 1000)}, immutable`,
      })
      .send(preview)
  })

  route(app, getArtworkPixels, async ({ params }, reply) => {
    const { bytes, type } = await readPixels(deps, decodeId('artwork', params.artworkId))
    return reply
      .headers({
        'content-type': type,
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      })
      .send(bytes)
  })
}

function noPreview(): Refusal {
  return new Refusal(
    'RESOURCE_NOT_FOUND',
    'There is no preview at this address, or the address has expired.',
    {
      resolution: 'Read the order or the artwork again: its record carries a fresh address.',
    },
  )
}
