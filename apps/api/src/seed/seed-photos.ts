import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writePhotos } from '../features/shop/garments/index.ts'
import {
  insertStoredPhoto,
  storePhoto,
  type DrawnPhoto,
  type StoredPhoto,
} from '../features/shop/pictures/index.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { Platform } from '../platform/platform.ts'
import type { SEEDED_PHOTOS } from './catalogue.ts'

type Placed = (typeof SEEDED_PHOTOS)[number]

export interface SeedPhoto extends Placed {
  readonly stored: StoredPhoto
}

const FOLDER = fileURLToPath(new URL('photos', import.meta.url))

/** They were drawn, and their cloth was found, by `scripts/make-seed-photos.ts`: here would be no time for it. */
export async function storePhotos(
  deps: Pick<Platform, 'storage' | 'clock'>,
  photos: readonly Placed[],
): Promise<SeedPhoto[]> {
  const files = await readdir(FOLDER)
  return Promise.all(
    photos.map(async (photo) => {
      const drawn: DrawnPhoto = {
        picture: await readPicture(files, photo.file),
        shade: await readPicture(files, `${photo.file}-shade`),
        mask: await readPicture(files, `${photo.file}-mask`),
        cutOut: 'mask',
      }
      return { ...photo, stored: await storePhoto(deps, drawn, `${photo.file}.webp`) }
    }),
  )
}

const SIZE = /^-(\d+)x(\d+)\.(webp|avif)$/

/** Its sizes are in the names of its files. */
async function readPicture(files: readonly string[], name: string): Promise<DrawnPhoto['picture']> {
  const sizes = await Promise.all(
    files
      .map((file) => [file, file.startsWith(name) ? SIZE.exec(file.slice(name.length)) : null] as const)
      .filter((pair): pair is [string, RegExpExecArray] => pair[1] !== null)
      .map(async ([file, [, width, height, format]]) => ({
        format: format === 'avif' ? ('avif' as const) : ('webp' as const),
        widthPx: Number(width),
        heightPx: Number(height),
        bytes: await readFile(join(FOLDER, file)),
      })),
  )
  sizes.sort((one, other) => one.widthPx - other.widthPx)
  const largest = sizes.at(-1)
  if (!largest) throw new Error(`The photo ${name} is missing.`)
  return { widthPx: largest.widthPx, heightPx: largest.heightPx, hasAlpha: true, sizes }
}

export async function insertPhotos(
  tx: Tx,
  garmentId: string,
  { photos, at }: { readonly photos: readonly SeedPhoto[]; readonly at: Date },
): Promise<void> {
  const placed = []
  for (const { stored, garment, file, ...photo } of photos)
    placed.push({ ...photo, photoId: await insertStoredPhoto(tx, stored, { by: null, at }) })
  await writePhotos(tx, garmentId, placed)
}
