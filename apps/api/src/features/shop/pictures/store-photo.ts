import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import type { DrawnPicture } from '../../selling/artworks/index.ts'
import type { DrawnCloth } from './draw-cloth.ts'
import { insertPhoto } from './photos.store.ts'
import { insertPicture } from './pictures.store.ts'
import { storePicture, type StoredPicture } from './upload-picture.ts'

export interface DrawnPhoto extends DrawnCloth {
  readonly picture: DrawnPicture
}

export interface StoredCloth extends Pick<DrawnCloth, 'cutOut'> {
  readonly shade: StoredPicture
  readonly mask: StoredPicture | null
}

export interface StoredPhoto extends StoredCloth {
  readonly fileName: string
  readonly picture: StoredPicture
}

type StoreDeps = Pick<Platform, 'storage' | 'clock'>

/** Before the transaction that inserts it. */
export async function storePhoto(
  deps: StoreDeps,
  { picture, ...cloth }: DrawnPhoto,
  fileName: string,
): Promise<StoredPhoto> {
  return {
    fileName,
    picture: await storePicture(deps, picture, fileName),
    ...(await storeCloth(deps, cloth, fileName)),
  }
}

export async function storeCloth(
  deps: StoreDeps,
  { shade, mask, cutOut }: DrawnCloth,
  fileName: string,
): Promise<StoredCloth> {
  return {
    shade: await storePicture(deps, shade, fileName),
    mask: mask && (await storePicture(deps, mask, fileName)),
    cutOut,
  }
}

type Insertable = StoredCloth & ({ readonly picture: StoredPicture } | { readonly pictureId: string })

/** Whoever seeds is nobody. */
interface Inserted {
  readonly by: string | null
  readonly at: Date
}

/** Returns its UUID. */
export async function insertStoredPhoto(tx: Tx, photo: Insertable, { by, at }: Inserted): Promise<string> {
  for (const picture of picturesOf(photo)) await insertPicture(tx, picture, by)
  const id = newUuid()
  const { shade, mask, cutOut } = photo
  const pictureId = 'picture' in photo ? photo.picture.id : photo.pictureId
  await insertPhoto(tx, { id, pictureId, shadeId: shade.id, maskId: mask?.id ?? null, cutOut }, { by, at })
  return id
}

/** Those that were stored with it. */
export function picturesOf(photo: Insertable): StoredPicture[] {
  return ['picture' in photo ? photo.picture : null, photo.shade, photo.mask].filter((one) => one !== null)
}
