import {
  editArtwork as editArtworkOperation,
  getArtwork,
  getArtworkPixels,
  getArtworkPreview,
  uploadArtwork as uploadArtworkOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { clientKey } from '../../../platform/http/client-address.ts'
import { route } from '../../../platform/http/route.ts'
import { uploadRoute } from '../../../platform/http/uploads/upload-route.ts'
import type { VirusScan } from '../../../platform/http/uploads/virus-scan.ts'
import type { UploadCapacity } from '../../../platform/http/uploads/upload-capacity.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { ArtworkCatalog } from './artwork-catalog.ts'
import { isValidPreview } from './preview-url.ts'
import { readPixels } from './read-pixels.ts'
import { editArtwork } from './edit-artwork.ts'
import { listArtworks } from './artworks.store.ts'
import { toArtworkRecord, uploadArtwork, type UploadArtworkDeps } from './upload-artwork.ts'

interface ArtworkRoutesDeps extends UploadArtworkDeps {
  readonly database: Database
  readonly limits: RateLimits
  readonly uploadCapacity: UploadCapacity
  readonly virusScan: VirusScan
  readonly artworks: ArtworkCatalog
}

export function artworkRoutes(app: FastifyInstance, deps: ArtworkRoutesDeps): void {
  uploadRoute(app, uploadArtworkOperation, deps, (file, { transaction }) =>
    uploadArtwork({ ...deps, transaction }, file),
  )

  route(app, editArtworkOperation, ({ params, body, raw, transaction }) =>
    editArtwork(
      { ...deps, transaction },
      { artworkId: decodeId('artwork', params.artworkId), edit: body, client: clientKey(raw.ip) },
    ),
  )

  const { keys, clock, artworks, storage } = deps
  route(app, getArtworkPreview, async ({ params, query }, reply) => {
    const now = clock.now()
    // A wrong signature, an expired one and an unknown artwork get the same response.
    if (!isValidPreview(keys.preview, { ...params, ...query }, now)) throw noPreview()
    const id = decodeId('artwork', params.artworkId)
    const artwork = (await artworks.get([id])).get(id)
    if (!artwork) throw noPreview()
    const preview = await storage.get(storageKey('preview', artwork.sha256))
    // Removed a moment ago, but still cached in this replica.
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

  route(app, getArtwork, async ({ params }) => {
    const [artwork] = await listArtworks(deps.database, [decodeId('artwork', params.artworkId)])
    if (!artwork)
      throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such artwork, or it was removed.', {
        details: { reason: 'file_removed' },
      })
    const { dpi } = await deps.shop.get()
    return toArtworkRecord(artwork, { dpi, previewKey: keys.preview, now: clock.now() })
  })

  route(app, getArtworkPixels, async ({ params, raw }, reply) => {
    const id = decodeId('artwork', params.artworkId)
    const { bytes, type } = await readPixels(deps, clientKey(raw.ip), id)
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
  return new Refusal('RESOURCE_NOT_FOUND', 'There is no preview at this URL, or the URL has expired.', {
    details: { reason: 'file_removed' },
    resolution: 'Read the order or the artwork again. Its record has a new URL.',
  })
}
