import { createHash } from 'node:crypto'
import { MAX_PICTURE_BYTES, type PictureRecord } from '@platen/contract'
import type { Pool } from 'pg'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { keepFile } from '../../../platform/file-removal/index.ts'
import type { UploadedFile } from '../../../platform/http/uploads/receive-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { renderSizes, type DrawnPicture } from '../../selling/artworks/index.ts'
import { toPictureRecord, type Picture } from '../../../platform/records/pictures.ts'
import { insertPicture } from './pictures.store.ts'

/** Of the longest side: a list on a phone, a card, a whole screen. */
const SIDES_PX = [320, 800, 1600] as const

export interface UploadPictureDeps extends Pick<Platform, 'database' | 'transaction' | 'storage' | 'clock'> {
  readonly pool: Pool
}

/** Only what the image sandbox drew is kept, so no visitor's browser ever reads the uploaded file. */
export async function uploadPicture(
  deps: UploadPictureDeps,
  file: UploadedFile,
  author: AdminAuthor,
): Promise<PictureRecord> {
  const drawn = await drawPicture(file)
  const picture = await storePicture(deps, drawn, file.name)
  const record = await deps.transaction(async (tx) => {
    await insertPicture(tx, picture, author.actor.id)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: picture.createdAt,
        action: 'picture.uploaded',
        entity: { type: 'picture', id: encodeId('picture', picture.id) },
        message: `${author.actor.name} uploaded the picture ${file.name}.`,
      },
    ])
    return toPictureRecord(picture)
  })
  await keepPictures(deps, [picture])
  return record
}

export function drawPicture(file: UploadedFile): Promise<DrawnPicture> {
  return renderSizes(file.client, file.bytes, { sidesPx: SIDES_PX, maxBytes: MAX_PICTURE_BYTES })
}

export interface StoredPicture extends Picture {
  /** Puts its files, which a removal may have taken away. */
  readonly put: () => Promise<void>
}

/** Before the transaction that inserts it. */
export async function storePicture(
  { storage, clock }: Pick<Platform, 'storage' | 'clock'>,
  drawn: DrawnPicture,
  fileName: string,
): Promise<StoredPicture> {
  const sizes = drawn.sizes.map((size) => ({
    ...size,
    sha256: createHash('sha256').update(size.bytes).digest('hex'),
  }))
  const put = async () => {
    for (const { bytes, format, sha256 } of sizes)
      await storage.put(storageKey('picture', sha256), bytes, `image/${format}`)
  }
  await put()
  return {
    id: newUuid(),
    fileName,
    widthPx: drawn.widthPx,
    heightPx: drawn.heightPx,
    hasAlpha: drawn.hasAlpha,
    sizes: sizes.map(({ sha256, format, widthPx, heightPx, bytes }) => ({
      sha256,
      format,
      widthPx,
      heightPx,
      byteSize: bytes.length,
    })),
    createdAt: clock.now(),
    put,
  }
}

/** After that transaction. */
export async function keepPictures(
  deps: Pick<UploadPictureDeps, 'database' | 'storage' | 'pool'>,
  pictures: readonly StoredPicture[],
): Promise<void> {
  for (const { sizes, put } of pictures)
    for (const { sha256 } of sizes)
      await keepFile(deps, { kind: 'picture', sha256: Buffer.from(sha256, 'hex') }, put)
}
