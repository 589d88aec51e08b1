import {
  getGarmentPhoto,
  getPicture,
  getPictureFile,
  maskGarmentPhoto as maskOperation,
  uploadGarmentPhoto as uploadPhotoOperation,
  uploadPicture as uploadOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { FOREVER } from '../../../platform/http/answers/built-files.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { route } from '../../../platform/http/route.ts'
import type { UploadCapacity } from '../../../platform/http/uploads/upload-capacity.ts'
import { uploadRoute } from '../../../platform/http/uploads/upload-route.ts'
import type { VirusScan } from '../../../platform/http/uploads/virus-scan.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { toGarmentPhoto } from '../../../platform/records/garment-sides.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { findPicture, toPictureRecord } from '../../../platform/records/pictures.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { findPhoto } from './photos.store.ts'
import { maskGarmentPhoto, uploadGarmentPhoto } from './upload-garment-photo.ts'
import { uploadPicture, type UploadPictureDeps } from './upload-picture.ts'

interface PictureDeps extends UploadPictureDeps {
  readonly limits: RateLimits
  readonly uploadCapacity: UploadCapacity
  readonly virusScan: VirusScan
}

export function pictureRoutes(app: FastifyInstance, deps: PictureDeps): void {
  uploadRoute(app, uploadOperation, deps, (file, { transaction }, request) =>
    uploadPicture({ ...deps, transaction }, file, authorOf(request)),
  )

  route(app, getPicture, async ({ params }) => {
    const picture = await findPicture(deps.database, decodeId('picture', params.pictureId))
    if (!picture) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such picture.')
    return toPictureRecord(picture)
  })

  uploadRoute(app, uploadPhotoOperation, deps, (file, { transaction }, request) =>
    uploadGarmentPhoto({ ...deps, transaction }, file, authorOf(request)),
  )

  route(app, getGarmentPhoto, async ({ params }) => {
    const photo = await findPhoto(deps.database, decodeId('photo', params.photoId))
    if (!photo) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such photo.')
    return toGarmentPhoto(photo)
  })

  uploadRoute(app, maskOperation, deps, (mask, { transaction }, request) => {
    const { photoId } = request.params as { photoId: string }
    const masked = { photoId: decodeId('photo', photoId), mask }
    return maskGarmentPhoto({ ...deps, transaction }, masked, authorOf(request))
  })

  route(app, getPictureFile, async ({ params }, reply) => {
    const [sha256 = '', format] = params.file.split('.')
    const picture = await deps.storage.get(storageKey('picture', sha256))
    if (!picture) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such picture.')
    return reply.headers({ 'content-type': `image/${format}`, 'cache-control': FOREVER }).send(picture)
  })
}
