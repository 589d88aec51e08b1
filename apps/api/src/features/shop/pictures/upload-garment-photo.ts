import type { GarmentPhoto } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { UploadedFile } from '../../../platform/http/uploads/receive-file.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { toGarmentPhoto } from '../../../platform/records/garment-sides.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { encodeAvif, type DrawnPicture } from '../../selling/artworks/index.ts'
import { drawClothInThread } from './cloth-thread.ts'
import { PHOTO_AVIF } from './draw-cloth.ts'
import { findPhoto } from './photos.store.ts'
import { insertStoredPhoto, picturesOf, storeCloth, storePhoto, type StoredCloth } from './store-photo.ts'
import { drawPicture, keepPictures, type StoredPicture, type UploadPictureDeps } from './upload-picture.ts'

export async function uploadGarmentPhoto(
  deps: UploadPictureDeps,
  file: UploadedFile,
  author: AdminAuthor,
): Promise<GarmentPhoto> {
  const drawn = await drawPicture(file)
  const cloth = await drawClothInThread(drawn.sizes.at(-1)?.bytes)
  const photo = await storePhoto(
    deps,
    { picture: await withSmallAlpha(file.client, drawn), ...cloth },
    file.name,
  )
  return addPhoto(deps, photo, author)
}

/** WebP keeps alpha without loss, which makes a photo without its background three times as large. */
async function withSmallAlpha(client: string, drawn: DrawnPicture): Promise<DrawnPicture> {
  if (!drawn.hasAlpha) return drawn
  const sizes = []
  for (const size of drawn.sizes)
    sizes.push({
      ...size,
      bytes: await encodeAvif(client, size.bytes, PHOTO_AVIF),
      format: 'avif' as const,
    })
  return { ...drawn, sizes }
}

interface Masked {
  /** UUID. */
  readonly photoId: string
  readonly mask: UploadedFile
}

/** How much the proportions of a mask may differ from those of its photo. */
const MASK_TOLERANCE = 0.02

export async function maskGarmentPhoto(
  deps: UploadPictureDeps,
  { photoId, mask }: Masked,
  author: AdminAuthor,
): Promise<GarmentPhoto> {
  const photo = await findPhoto(deps.database, photoId)
  if (!photo) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such photo.')
  const { picture } = photo
  const drawn = await drawPicture(mask)
  const wanted = picture.widthPx / picture.heightPx
  if (Math.abs(drawn.widthPx / drawn.heightPx / wanted - 1) > MASK_TOLERANCE) {
    const size = `${picture.widthPx} × ${picture.heightPx}`
    throw invalidField(
      'file',
      `must have the proportions of the photo, ${size} pixels`,
      'other_proportions',
      size,
    )
  }
  const stored = await deps.storage.get(storageKey('picture', picture.sizes.at(-1)?.sha256 ?? ''))
  const cloth = await drawClothInThread(stored, drawn.sizes.at(-1)?.bytes)
  const { fileName } = picture
  return addPhoto(
    deps,
    { fileName, pictureId: picture.id, ...(await storeCloth(deps, cloth, fileName)) },
    author,
  )
}

/** What was stored of a photo, whose picture may have been there before. */
type Added = StoredCloth & { readonly fileName: string } & (
    { readonly picture: StoredPicture } | { readonly pictureId: string }
  )

async function addPhoto(deps: UploadPictureDeps, added: Added, author: AdminAuthor): Promise<GarmentPhoto> {
  const { fileName, shade } = added
  const isNew = 'picture' in added
  const change = { by: author.actor.id, at: shade.createdAt }
  const record = await deps.transaction(async (tx) => {
    const photoId = await insertStoredPhoto(tx, added, change)
    const id = encodeId('photo', photoId)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: change.at,
        action: isNew ? 'photo.uploaded' : 'photo.masked',
        entity: { type: 'photo', id },
        message: isNew
          ? `${author.actor.name} uploaded the photo ${fileName}.`
          : `${author.actor.name} uploaded a mask for the photo ${fileName}.`,
      },
    ])
    const photo = await findPhoto(tx, photoId)
    if (!photo) throw new Error('The photo was not inserted.')
    return toGarmentPhoto(photo)
  })
  await keepPictures(deps, picturesOf(added))
  return record
}
