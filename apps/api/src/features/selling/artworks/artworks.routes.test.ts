import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ApiErrorResponse, ArtworkRecord } from '@platen/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { encodeId, decodeId, newUuid } from '../../../platform/records/ids.ts'
import { QUOTAS } from '../../../platform/http/rate-limits.ts'
import { createStorage } from '../../../platform/storage/create-storage.ts'
import { codeOf } from '../../../testing/replies.ts'
import { aMember } from '../../../testing/team.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import { createArtworkCatalog } from './artwork-catalog.ts'
import { previewUrl } from './preview-url.ts'
import { drawn, pngOf, svgOf } from './testing/drawn-files.ts'
import { pdfOf } from './testing/pdf-files.ts'

const UPLOAD = '/api/v1/artworks'
const HOUR_MS = 60 * 60_000

let folder: string
let shop: TestApp
let logo: Buffer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platen-artworks-'))
  shop = await startTestApp({ config: { storageUrl: pathToFileURL(folder).href } })
  logo = await drawn('<circle cx="300" cy="200" r="150" fill="teal"/>', 600, 400).png().toBuffer()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

test('accepts a picture, reports its inspection and shows its preview', async () => {
  const reply = await upload(logo, 'Mi diseño.png')
  expect(reply.statusCode).toBe(201)
  const artwork = reply.json<ArtworkRecord>()
  expect(artwork).toMatchObject({
    fileName: 'Mi diseño.png',
    format: 'png',
    byteSize: logo.length,
    widthPx: 600,
    heightPx: 400,
    vector: false,
    hasAlpha: true,
    // 600 px at 150 and 300 DPI.
    maxPrintSize: {
      minimumDpi: { widthMm: 101.6, heightMm: 67.7 },
      recommendedDpi: { widthMm: 50.8, heightMm: 33.8 },
    },
  })
  expect(artwork.emptyMarginPx.top).toBeGreaterThanOrEqual(49)
  expect(reply.headers['cache-control']).toBe('no-store')

  const preview = await shop.get(artwork.previewUrl)
  expect(preview.statusCode).toBe(200)
  expect(await sharp(preview.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 600,
    height: 400,
    hasAlpha: true,
  })
  expect(preview.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  expect(preview.headers['cache-control']).toMatch(/^private, max-age=\d{5}, immutable$/)
})

test('a drawing has no largest size and is shown as a picture, never as SVG', async () => {
  const reply = await upload(svgOf('<rect x="10" y="10" width="150" height="60"/>'), 'drawing.svg')
  const artwork = reply.json<ArtworkRecord>()
  expect(artwork).toMatchObject({ format: 'svg', vector: true, maxPrintSize: null })
  const preview = await shop.get(artwork.previewUrl)
  expect((await sharp(preview.rawPayload).metadata()).format).toBe('webp')
})

test('stores the same bytes once, under any file name', async () => {
  const picture = await drawn('<rect x="9" y="9" width="50" height="70"/>', 100, 120).png().toBuffer()
  const before = storedFiles()
  const [first, second] = [await upload(picture, 'one.png'), await upload(picture, 'two.png')]
  expect(first.json<ArtworkRecord>().id).not.toBe(second.json<ArtworkRecord>().id)
  expect(second.json<ArtworkRecord>().fileName).toBe('two.png')
  const sha256 = createHash('sha256').update(picture).digest('hex')
  expect(storedFiles().filter((name) => !before.includes(name))).toEqual([
    `artwork/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`,
    `preview/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`,
  ])
})

test('determines the format from the content, not from the name or declared type', async () => {
  const reply = await upload(logo, 'photo.jpg', 'image/jpeg')
  expect(reply.json<ArtworkRecord>()).toMatchObject({ format: 'png', fileName: 'photo.jpg' })
})

test('never uses a file name as a path', async () => {
  const before = readdirSync(tmpdir())
  const reply = await upload(logo, '../../../../tmp/platen-was-here.png')
  expect(reply.statusCode).toBe(201)
  expect(reply.json<ArtworkRecord>().fileName).toBe('platen-was-here.png')
  expect(readdirSync(tmpdir()).filter((name) => !before.includes(name) && name.includes('was-here'))).toEqual(
    [],
  )
})

test('accepts a PDF and says how many pages it has', async () => {
  const reply = await upload(pdfOf({ pages: ['0 0 50 50 re f', ''] }), 'team.ai')
  expect(reply.statusCode).toBe(201)
  expect(reply.json<ArtworkRecord>()).toMatchObject({
    ...{ format: 'pdf', vector: true, maxPrintSize: null, pages: { count: 2, shown: 1 } },
  })
})

test.each([
  ['a text file named .png', Buffer.from('Hello, I am a picture.'), 'hello.png', 'wrong_format'],
  ['an empty file', Buffer.alloc(0), 'empty.png', 'empty'],
  [
    'an SVG with a script',
    svgOf('<script>alert(1)</script><rect width="9" height="9"/>'),
    'drawing.svg',
    'svg_unsafe',
  ],
  ['a PDF that was cut off', Buffer.from('%PDF-1.7\n'), 'artwork.pdf', 'damaged'],
  ['a ZIP archive', Buffer.from('PK\x03\x04'), 'artwork.png', 'wrong_format'],
  ['a picture that was cut off', pngOf({ width: 400, height: 300 }).subarray(0, 90), 'cut.png', 'damaged'],
  [
    'a bomb of ten thousand megapixels',
    pngOf({ width: 100_000, height: 100_000, pixels: Buffer.alloc(9) }),
    'b.png',
    'too_many_pixels',
  ],
])('refuses %s and stores nothing', async (_what, bytes, fileName, reason) => {
  const before = storedFiles()
  const reply = await upload(bytes, fileName)
  expect(reply.statusCode).toBe(422)
  expect(codeOf(reply)).toBe('ARTWORK_REJECTED')
  expect(reply.json<ApiErrorResponse>().error.fields).toMatchObject([{ path: 'file', reason }])
  expect(storedFiles()).toEqual(before)
})

test('responds with 404 to a preview URL that is forged, expired or of an unknown artwork', async () => {
  const { previewUrl: address, id } = (await upload(logo)).json<ArtworkRecord>()
  const url = new URL(address, 'http://shop')
  const expires = Number(url.searchParams.get('expires'))
  const signature = url.searchParams.get('signature') ?? ''
  const other = (await upload(logo)).json<ArtworkRecord>().id
  const at = (artwork: string, until: number, signed: string) =>
    shop.get(`/api/v1/artworks/${artwork}/preview?expires=${until}&signature=${signed}`)

  expect((await at(id, expires, signature)).statusCode).toBe(200)
  const refused = [
    await at(id, expires, changed(signature)),
    // The last of the 43 characters has two unused bits; a different spelling is a different signature.
    await at(id, expires, respelled(signature)),
    await at(id, expires + 3600, signature),
    await at(other, expires, signature),
    await at(encodeId('artwork', newUuid()), expires, signature),
    // Genuine, but for an artwork that does not exist.
    await shop.get(previewUrl(shop.services.keys.preview, newUuid(), shop.clock.now())),
  ]
  for (const reply of refused) {
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.body).toBe(refused[0]!.body)
  }
  expect(codeOf(refused[0]!)).toBe('RESOURCE_NOT_FOUND')
})

test('a preview URL works until it expires', async () => {
  const other = await startTestApp({
    databaseUrl: shop.databaseUrl,
    config: { storageUrl: pathToFileURL(folder).href },
    now: new Date('2026-11-20T10:00:00.001Z'),
  })
  try {
    const reply = await other.app.inject({ method: 'POST', url: UPLOAD, ...uploadedForm({ content: logo }) })
    const { previewUrl: address, previewExpiresAt } = reply.json<ArtworkRecord>()
    expect(previewExpiresAt).toBe('2026-11-21T11:00:00.000Z')
    other.clock.advance(25 * HOUR_MS - 2)
    expect((await other.get(address)).statusCode).toBe(200)
    other.clock.advance(1)
    expect((await other.get(address)).statusCode).toBe(404)
  } finally {
    await other.close()
  }
})

test('finds artwork that another replica has just stored', async () => {
  const id = decodeId('artwork', (await upload(logo, 'new.png')).json<ArtworkRecord>().id)
  const nobody = newUuid()
  const found = await shop.services.artworks.get([id, nobody, id])
  expect([...found.keys()]).toEqual([id])
  expect(found.get(id)).toMatchObject({ fileName: 'new.png', inspection: { format: 'png', widthPx: 600 } })

  await shop.services.pool.query(
    'INSERT INTO artworks SELECT $1, sha256, $2, byte_size, format, inspection FROM artworks WHERE id = $3',
    [nobody, 'late.png', id],
  )
  expect((await shop.services.artworks.get([nobody])).get(nobody)?.fileName).toBe('late.png')
})

test('queries the database once for an artwork', async () => {
  const id = decodeId('artwork', (await upload(logo)).json<ArtworkRecord>().id)
  const artworks = createArtworkCatalog({ database: shop.services.database })
  const first = await artworks.get([id])
  await shop.services.pool.query('DELETE FROM artworks WHERE id = $1', [id])
  expect((await artworks.get([id])).get(id)).toEqual(first.get(id))
})

test('a repeated upload returns the first response, and another file with the same key is refused', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const first = await upload(logo, 'logo.png', 'image/png', key)
  const again = await upload(logo, 'logo.png', 'image/png', key)
  expect(again.body).toBe(first.body)
  expect(again.headers['idempotent-replayed']).toBe('true')
  const other = await upload(svgOf('<rect width="90" height="90"/>'), 'logo.png', 'image/png', key)
  expect(codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('records nothing when file storage is unavailable', async () => {
  const log = { error: () => undefined }
  const away = createStorage('s3://key:secret@127.0.0.1:1/bucket?scheme=http', log)
  const app = buildApp({ ...shop.services, storage: away })
  const before = await artworkRows()
  const reply = await app.inject({ method: 'POST', url: UPLOAD, ...uploadedForm({ content: logo }) })
  expect(reply.statusCode).toBe(502)
  expect(codeOf(reply)).toBe('UPSTREAM_FAILED')
  expect(await artworkRows()).toBe(before)
  await app.close()
})

test('counts the bytes of a client and refuses the next file unread when they are used up', async () => {
  const limited = await startTestApp({
    databaseUrl: shop.databaseUrl,
    config: {
      storageUrl: pathToFileURL(folder).href,
      // One and a half logos: the first upload fits, the second exceeds it, the third is refused unread.
      rateLimitFactor: (logo.length * 1.5 + 1000) / QUOTAS['artwork-bytes'].limit,
    },
  })
  // Only bytes are limited here, not the number of uploads.
  const limits: typeof limited.services.limits = {
    ...shop.services.limits,
    consume: (quota, client, points) =>
      quota === 'artwork-bytes'
        ? limited.services.limits.consume(quota, `test ${client}`, points)
        : shop.services.limits.consume(quota, client, points),
  }
  const app = buildApp({ ...limited.services, limits })
  try {
    const send = () => app.inject({ method: 'POST', url: UPLOAD, ...uploadedForm({ content: logo }) })
    expect((await send()).statusCode).toBe(201)
    const crossing = await send()
    expect(crossing.statusCode).toBe(429)
    // The headers are about requests, of which many are left; Retry-After is about bytes.
    expect(Number(crossing.headers['ratelimit-remaining'])).toBeGreaterThan(0)
    expect(Number(crossing.headers['retry-after'])).toBeGreaterThan(0)

    const unread = await app.inject({
      method: 'POST',
      url: UPLOAD,
      ...uploadedForm({ name: 'wrong', content: 'x' }),
    })
    expect(unread.statusCode).toBe(429)
  } finally {
    await app.close()
    await limited.close()
  }
})

function upload(
  bytes: Buffer,
  fileName = 'logo.png',
  contentType = 'image/png',
  headers: Record<string, string> = {},
) {
  const form = uploadedForm({ content: bytes, fileName, contentType })
  return shop.app.inject({
    method: 'POST',
    url: UPLOAD,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
}

function storedFiles(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

async function artworkRows(): Promise<number> {
  const { rows } = await shop.services.pool.query<{ rows: number }>(
    'SELECT count(*)::int AS rows FROM artworks',
  )
  return rows[0]!.rows
}

function changed(signature: string): string {
  return (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
}

function respelled(signature: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = alphabet.indexOf(signature.at(-1)!)
  return signature.slice(0, -1) + alphabet[last ^ 1]!
}

test('shows only staff every pixel of a picture as uploaded', async () => {
  const { id } = (await upload(logo, 'logo.png')).json<ArtworkRecord>()
  const { headers } = await aMember(shop, 'viewer')
  const reply = await shop.get(`/api/admin/artworks/${id}/pixels`, headers)
  expect(reply.rawPayload).toEqual(logo)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect((await shop.get(`/api/admin/artworks/${id}/pixels`)).statusCode).toBe(401)
})

test('draws TIFF and SVG for staff with more pixels than the preview', async () => {
  const { headers } = await aMember(shop, 'viewer')
  const tiff = await drawn('<circle cx="900" cy="900" r="800" fill="teal"/>', 1800, 1800).tiff().toBuffer()
  const svg = svgOf('<rect x="10" y="10" width="150" height="60"/>')
  for (const [file, name] of [
    [tiff, 'scan.tiff'],
    [svg, 'drawing.svg'],
  ] as const) {
    const { id } = (await upload(file, name)).json<ArtworkRecord>()
    const reply = await shop.get(`/api/admin/artworks/${id}/pixels`, headers)
    expect(reply.headers['content-type']).toBe('image/webp')
    const { format, width } = await sharp(reply.rawPayload).metadata()
    expect({ format, isLarger: width > 1024 }).toEqual({ format: 'webp', isLarger: true })
  }
})

test('finds no pixels of an unknown artwork', async () => {
  const { headers } = await aMember(shop, 'viewer')
  const reply = await shop.get(`/api/admin/artworks/${encodeId('artwork', newUuid())}/pixels`, headers)
  expect(codeOf(reply)).toBe('RESOURCE_NOT_FOUND')
})
