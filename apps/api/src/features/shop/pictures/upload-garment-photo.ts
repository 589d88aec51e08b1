import type { GarmentPhoto } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { UploadedFile } from '../../../platform/http/uploads/receive-file.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { toGarmentPhoto } from '../../../platform/records/garment-sides.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import type { PictureRow } from '../../../platform/records/pictures.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { cutOutByMask, cutOutCloth, maskOf, shadeOf, type CutOut, type Pixels } from './cloth.ts'
import { findPhoto, insertPhoto } from './photos.store.ts'
import { insertPicture } from './pictures.store.ts'
import {
  drawPicture,
  keepPictures,
  storePicture,
  type StoredPicture,
  type UploadPictureDeps,
} from './upload-picture.ts'

/** Of the longest side. Folds are soft, and the edge of the cloth is no finer than this on a screen. */
const CLOTH_SIDE_PX = 1000
const CLOTH_WEBP = { quality: 80, alphaQuality: 90, effort: 2 } as const

export async function uploadGarmentPhoto(
  deps: UploadPictureDeps,
  file: UploadedFile,
  author: AdminAuthor,
): Promise<GarmentPhoto> {
  const drawn = await drawPicture(file)
  const pixels = await readPixels(drawn.sizes.at(-1)?.webp)
  const picture = await storePicture(deps, drawn, file.name)
  const cloth = await drawCloth(deps, file.name, pixels, cutOutCloth(pixels))
  return addPhoto(deps, { picture, isNew: true, ...cloth }, author)
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
  const pixels = await readPixels(stored)
  const cutOut = cutOutByMask(await readPixels(drawn.sizes.at(-1)?.webp, pixels))
  const cloth = await drawCloth(deps, picture.fileName, pixels, cutOut)
  return addPhoto(deps, { picture, isNew: false, ...cloth }, author)
}

interface Cloth {
  readonly shade: StoredPicture
  readonly mask: StoredPicture | null
  readonly cutOut: GarmentPhoto['cutOut']
}

async function drawCloth(
  deps: UploadPictureDeps,
  fileName: string,
  pixels: Pixels,
  cutOut: CutOut,
): Promise<Cloth> {
  const draw = async (data: Uint8Array) => {
    const { width, height } = pixels
    const { default: sharp } = await import('sharp')
    const webp = await sharp(data, { raw: { width, height, channels: 4 } })
      .webp(CLOTH_WEBP)
      .toBuffer()
    const sizes = [{ webp, widthPx: width, heightPx: height }]
    return storePicture(deps, { widthPx: width, heightPx: height, hasAlpha: true, sizes }, fileName)
  }
  return {
    shade: await draw(shadeOf(pixels, cutOut)),
    mask: cutOut.how === 'none' ? null : await draw(maskOf(cutOut)),
    cutOut: cutOut.how,
  }
}

type Added = Cloth &
  (
    | { readonly picture: StoredPicture; readonly isNew: true }
    | { readonly picture: PictureRow; readonly isNew: false }
  )

async function addPhoto(deps: UploadPictureDeps, added: Added, author: AdminAuthor): Promise<GarmentPhoto> {
  const { shade, mask, cutOut, picture } = added
  const pictures = [...(added.isNew ? [added.picture] : []), shade, ...(mask ? [mask] : [])]
  const photoId = newUuid()
  const change = { by: author.actor.id, at: shade.createdAt }
  const record = await deps.transaction(async (tx) => {
    for (const one of pictures) await insertPicture(tx, one, change.by)
    const ids = { pictureId: picture.id, shadeId: shade.id, maskId: mask?.id ?? null }
    await insertPhoto(tx, { id: photoId, ...ids, cutOut }, change)
    const id = encodeId('photo', photoId)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: change.at,
        action: added.isNew ? 'photo.uploaded' : 'photo.masked',
        entity: { type: 'photo', id },
        message: added.isNew
          ? `${author.actor.name} uploaded the photo ${picture.fileName}.`
          : `${author.actor.name} uploaded a mask for the photo ${picture.fileName}.`,
      },
    ])
    const photo = await findPhoto(tx, photoId)
    if (!photo) throw new Error('The photo was not inserted.')
    return toGarmentPhoto(photo)
  })
  await keepPictures(deps, pictures)
  return record
}

/** In the size given, or at most a thousand pixels wide and high. */
async function readPixels(
  webp: Buffer | undefined,
  size?: Pick<Pixels, 'width' | 'height'>,
): Promise<Pixels> {
  if (!webp) throw new Error('The files of the picture are missing.')
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(webp)
    .resize(
      size === undefined
        ? { width: CLOTH_SIDE_PX, height: CLOTH_SIDE_PX, fit: 'inside', withoutEnlargement: true }
        : { width: size.width, height: size.height, fit: 'fill' },
    )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
