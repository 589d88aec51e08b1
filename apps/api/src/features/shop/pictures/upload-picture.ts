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
import { renderSizes } from '../../selling/artworks/index.ts'
import { toPictureRecord, type Picture } from '../../../platform/records/pictures.ts'
import { insertPicture } from './pictures.store.ts'

/** Of the longest side: a list on a phone, a card, a whole screen. */
const SIDES_PX = [320, 800, 1600] as const

export interface UploadPictureDeps extends Pick<Platform, 'database' | 'transaction' | 'storage' | 'clock'> {
  readonly pool: Pool
}

/** Only what the image sandbox drew is kept, so no visitor's browser ever reads the uploaded file. */
export async function uploadPicture(
  { transaction, storage, clock, ...files }: UploadPictureDeps,
  file: UploadedFile,
  author: AdminAuthor,
): Promise<PictureRecord> {
  const drawn = await renderSizes(file.client, file.bytes, { sidesPx: SIDES_PX, maxBytes: MAX_PICTURE_BYTES })
  const sizes = drawn.sizes.map((size) => ({
    ...size,
    hash: createHash('sha256').update(size.webp).digest(),
  }))
  const put = async () => {
    for (const { webp, hash } of sizes)
      await storage.put(storageKey('picture', hash.toString('hex')), webp, 'image/webp')
  }
  await put()
  const picture: Picture = {
    id: newUuid(),
    fileName: file.name,
    widthPx: drawn.widthPx,
    heightPx: drawn.heightPx,
    hasAlpha: drawn.hasAlpha,
    sizes: sizes.map(({ hash, widthPx, heightPx, webp }) => ({
      sha256: hash.toString('hex'),
      widthPx,
      heightPx,
      byteSize: webp.length,
    })),
    createdAt: clock.now(),
  }
  const record = await transaction(async (tx) => {
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
  for (const { hash } of sizes) await keepFile(files, { kind: 'picture', sha256: hash }, put)
  return record
}
