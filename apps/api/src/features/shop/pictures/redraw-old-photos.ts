import { createHash } from 'node:crypto'
import { keepFile, requestFileRemoval, type StoredFile } from '../../../platform/file-removal/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { encodeAvif } from '../../selling/artworks/index.ts'
import { PHOTO_AVIF, SHADE_AVIF } from './draw-cloth.ts'
import {
  findOldPictures,
  replaceFiles,
  setUnreadable,
  type OldPicture,
  type RedrawnFile,
} from './old-pictures.store.ts'

/** Each minute: some seconds of one image process, so that customers' files hardly wait for it. */
const BATCH = 4
/** Pages that browsers and caches have still show the addresses of before. */
const OLD_KEPT_MS = 7 * 24 * 3_600_000

type RedrawDeps = Pick<Platform, 'database' | 'transaction' | 'pool' | 'storage' | 'clock' | 'log'>

/** Photos that were uploaded before theirs were AVIF. What cannot be read keeps its files and is not tried again. */
export async function redrawOldPhotos(deps: RedrawDeps): Promise<'done'> {
  for (const picture of await findOldPictures(deps.database, BATCH)) {
    const drawn = await redraw(deps, picture)
    if (drawn) await replace(deps, picture, drawn)
    else {
      await setUnreadable(deps.database, picture.id)
      deps.log.warn({ pictureId: picture.id }, 'an old photo cannot be read and stays as it is')
    }
  }
  return 'done'
}

async function redraw({ storage }: RedrawDeps, { isShade, files }: OldPicture) {
  const drawn: RedrawnFile[] = []
  for (const { sha256, widthPx } of files) {
    const stored = await storage.get(storageKey('picture', sha256))
    const bytes =
      stored && (await readably(encodeAvif('old-photos', stored, isShade ? SHADE_AVIF : PHOTO_AVIF)))
    if (!bytes) return undefined
    drawn.push({ widthPx, bytes, sha256: createHash('sha256').update(bytes).digest() })
  }
  return drawn
}

/** Undefined for a damaged file. Whatever else fails may succeed a minute later. */
async function readably(drawing: Promise<Buffer>): Promise<Buffer | undefined> {
  return drawing.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'ARTWORK_REJECTED') return undefined
    throw error
  })
}

async function replace(deps: RedrawDeps, { id, files }: OldPicture, drawn: readonly RedrawnFile[]) {
  const put = async () => {
    for (const { sha256, bytes } of drawn)
      await deps.storage.put(storageKey('picture', sha256.toString('hex')), bytes, 'image/avif')
  }
  await put()
  const now = deps.clock.now()
  await deps.transaction(async (tx) => {
    if (await replaceFiles(tx, id, drawn)) {
      const old = files.map(({ sha256 }) => Buffer.from(sha256, 'hex'))
      await requestFileRemoval(tx, old.map(asPicture), new Date(now.getTime() + OLD_KEPT_MS))
    } else {
      // The picture was removed meanwhile.
      await requestFileRemoval(
        tx,
        drawn.map(({ sha256 }) => asPicture(sha256)),
        now,
      )
    }
  })
  for (const { sha256 } of drawn) await keepFile(deps, asPicture(sha256), put)
}

function asPicture(sha256: Buffer): StoredFile {
  return { kind: 'picture', sha256 }
}
