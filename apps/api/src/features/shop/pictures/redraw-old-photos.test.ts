import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CatalogResponse, GarmentPhoto } from '@platen/contract'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { removeFiles } from '../../../platform/file-removal/index.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { pictureKeyOf } from '../../../platform/records/pictures.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import { redrawOldPhotos } from './redraw-old-photos.ts'

const shop = sharedTestApp()
const MIGRATION = new URL('../../../../../../db/migrations/0210_photos_as_avif.sql', import.meta.url)
const DAY_MS = 24 * 3_600_000

type Photo = CatalogResponse['garments'][number]['views'][number]['photos'][number]

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Row>(sql, values)).rows
/** That of the seeded garment with photos, as everybody reads it. */
const shownPhoto = async (): Promise<Photo> => {
  const { garments } = (await shop.get('/api/v1/catalog')).json<CatalogResponse>()
  const photo = garments.flatMap(({ views }) => views.flatMap(({ photos }) => photos))[0]
  if (!photo) throw new Error('No garment has a photo.')
  return photo
}
const urlsOf = ({ picture, shade, mask }: Pick<Photo, 'picture' | 'shade' | 'mask'>) =>
  [picture, shade, mask].flatMap((part) => part?.sizes.map(({ url }) => url) ?? [])
const endings = async () => [...new Set(urlsOf(await shownPhoto()).map((url) => url.split('.').at(-1)))]
const count = async (where: string) =>
  (await query<{ count: number }>(`SELECT count(*)::int AS count FROM pictures WHERE ${where}`))[0]?.count ??
  0
const redrawAll = async () => {
  for (let most = 0; most < 10 && (await count(`redrawing = 'wanted'`)) > 0; most += 1)
    await redrawOldPhotos(shop.services)
}

/** All photos as WebP, and marked as the migration of a shop with such photos does. */
beforeEach(async () => {
  const { storage } = shop.services
  const files = await query<{ id: string; width: number; sha256: string }>(
    `SELECT picture_id AS id, width_px AS width, encode(sha256, 'hex') AS sha256
     FROM picture_files WHERE format = 'avif'`,
  )
  for (const { id, width, sha256 } of files) {
    const stored = await storage.get(storageKey('picture', sha256))
    const webp = await sharp(stored).webp({ alphaQuality: 90 }).toBuffer()
    const hash = createHash('sha256').update(webp).digest()
    await storage.put(storageKey('picture', hash.toString('hex')), webp, 'image/webp')
    await query(
      `UPDATE picture_files SET sha256 = $3, format = 'webp', byte_size = $4 WHERE picture_id = $1 AND width_px = $2`,
      [id, width, hash, webp.length],
    )
  }
  const [update = ''] = /UPDATE pictures [^;]+;/.exec(await readFile(MIGRATION, 'utf8')) ?? []
  await query(update)
  await query('DELETE FROM file_removals')
})

test('old photos become AVIF a few at a time, and the catalogue shows their new addresses', async () => {
  await expect.poll(endings).toEqual(['webp'])
  const old = await shownPhoto()
  const all = await count(`redrawing = 'wanted'`)
  expect(all).toBeGreaterThan(4)
  await redrawOldPhotos(shop.services)
  expect(await count(`redrawing = 'wanted'`)).toBe(all - 4)
  await redrawAll()
  await expect.poll(endings).toEqual(['avif'])
  const shown = await shownPhoto()
  const sizes = ({ picture, shade, mask }: Photo) =>
    [picture, shade, mask].map((part) => part?.sizes.map(({ widthPx, heightPx }) => [widthPx, heightPx]))
  expect(sizes(shown)).toEqual(sizes(old))
  for (const [at, url] of urlsOf(shown).entries()) {
    const file = await shop.get(url)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/avif'])
    const [before, after] = await Promise.all(
      [(await shop.get(urlsOf(old)[at] ?? '')).rawPayload, file.rawPayload].map((bytes) =>
        sharp(bytes).ensureAlpha().extractChannel('alpha').raw().toBuffer(),
      ),
    )
    const differences = after!.reduce((sum, alpha, place) => sum + Math.abs(alpha - (before![place] ?? 0)), 0)
    expect(differences / after!.length, url).toBeLessThan(3)
  }
})

test('the files of before are there for a week, for pages that caches have', async () => {
  const { storage } = shop.services
  await expect.poll(endings).toEqual(['webp'])
  const [old = ''] = urlsOf(await shownPhoto())
  await redrawAll()
  shop.clock.advance(6 * DAY_MS)
  await removeFiles(shop.services)
  expect(await storage.get(pictureKeyOf(old))).toBeDefined()
  shop.clock.advance(2 * DAY_MS)
  await removeFiles(shop.services)
  expect(await storage.get(pictureKeyOf(old))).toBeUndefined()
  for (const url of urlsOf(await shownPhoto())) expect(await storage.get(pictureKeyOf(url))).toBeDefined()
})

test('a file that is damaged or missing is tried once, and the others are drawn', async () => {
  const { storage } = shop.services
  const files = await query<{ id: string; sha256: string }>(
    `SELECT picture_id AS id, encode(sha256, 'hex') AS sha256 FROM picture_files AS f
     JOIN pictures AS p ON p.id = f.picture_id WHERE redrawing = 'wanted' ORDER BY p.id`,
  )
  const [damaged, missing] = [files[0], files.find(({ id }) => id !== files[0]?.id)]
  const readable = await count(`redrawing = 'wanted'`)
  await storage.put(storageKey('picture', damaged!.sha256), Buffer.from('RIFF....WEBPVP8 '), 'image/webp')
  await storage.remove(storageKey('picture', missing!.sha256))
  const reads = vi.spyOn(storage, 'get')
  await redrawAll()
  await redrawOldPhotos(shop.services)
  for (const { sha256 } of [damaged!, missing!])
    expect(reads.mock.calls.filter(([key]) => key === storageKey('picture', sha256))).toHaveLength(1)
  reads.mockRestore()
  expect(await query(`SELECT id FROM pictures WHERE redrawing = 'unreadable' ORDER BY id`)).toEqual(
    [damaged, missing].map((file) => ({ id: file?.id })),
  )
  expect(await count('redrawing IS NULL AND has_alpha')).toBeGreaterThanOrEqual(readable - 2)
  expect(
    await query(`SELECT DISTINCT format FROM picture_files WHERE picture_id = $1`, [damaged?.id]),
  ).toEqual([{ format: 'webp' }])
})

test('a storage that does not answer is asked again a minute later', async () => {
  const { storage } = shop.services
  const wanted = await count(`redrawing = 'wanted'`)
  const reads = vi.spyOn(storage, 'get').mockRejectedValue(new Error('unavailable'))
  await expect(redrawOldPhotos(shop.services)).rejects.toThrow('unavailable')
  reads.mockRestore()
  expect(await count(`redrawing = 'wanted'`)).toBe(wanted)
})

test('a photo that is uploaded now has nothing to be redrawn', async () => {
  const { headers } = await aMember(shop, 'manager')
  const content = await sharp({
    create: { width: 400, height: 500, channels: 4, background: { r: 90, g: 90, b: 90, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const form = uploadedForm({ content, fileName: 'front.png' })
  const photo = (
    await shop.app.inject({
      method: 'POST',
      url: '/api/admin/garment-photos',
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    })
  ).json<GarmentPhoto>()
  expect(photo.picture.sizes.every(({ url }) => url.endsWith('.avif'))).toBe(true)
  expect(
    await query('SELECT redrawing FROM pictures WHERE id = $1', [decodeId('picture', photo.picture.id)]),
  ).toEqual([{ redrawing: null }])
})
