import type { ApiErrorResponse, ArtworkEdit, ArtworkRecord } from '@platen/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageKey } from '../../../platform/storage/storage.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import { findArtworks } from './artworks.store.ts'
import { drawn, svgOf } from './testing/drawn-files.ts'
import { pdfOf } from './testing/pdf-files.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

const RING = '<circle cx="100" cy="50" r="35" fill="none" stroke="#003c78" stroke-width="14"/>'
const onWhite = (body: string) => drawn(`<rect width="200" height="100" fill="white"/>${body}`, 200, 100)

async function uploaded(bytes: Buffer, name = 'Team logo.png'): Promise<ArtworkRecord> {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/artworks',
    ...uploadedForm({ content: bytes, fileName: name }),
  })
  expect(reply.statusCode).toBe(201)
  return reply.json<ArtworkRecord>()
}

const edit = (artwork: Pick<ArtworkRecord, 'id'>, body: ArtworkEdit) =>
  shop.app.inject({ method: 'POST', url: `/api/v1/artworks/${artwork.id}/edits`, payload: body })

async function edited(artwork: ArtworkRecord, body: ArtworkEdit) {
  const reply = await edit(artwork, body)
  expect(reply.statusCode, reply.body).toBe(201)
  const record = reply.json<ArtworkRecord>()
  return { record, file: await fileOf(record) }
}

async function fileOf({ id }: ArtworkRecord): Promise<Buffer> {
  const uuid = decodeId('artwork', id)
  const stored = (await findArtworks(shop.services.database, [uuid])).get(uuid)
  return (await shop.services.storage.get(storageKey('artwork', stored!.sha256)))!
}

async function pixelsOf(file: Buffer) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
}

test('removes a flat background of a JPEG and leaves no pale rim', async () => {
  const jpeg = await onWhite(RING).flatten().jpeg({ quality: 80 }).toBuffer()
  const { record, file } = await edited(await uploaded(jpeg, 'Team logo.jpg'), { kind: 'remove_background' })
  expect(record).toMatchObject({ fileName: 'Team logo.png', format: 'png', hasAlpha: true, widthPx: 200 })
  const pixel = await pixelsOf(file)
  expect(pixel(3, 3)).toEqual([0, 0, 0, 0])
  // Within the ring there is white that nothing connects with the border.
  expect(pixel(100, 50)[3]).toBe(255)
  const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const pale = Array.from({ length: data.length / 4 }, (_, at) => data.subarray(4 * at, 4 * at + 4)).filter(
    ([red = 0, , , alpha = 0], at) =>
      alpha > 60 && red > 120 && Math.hypot((at % 200) - 100, Math.floor(at / 200) - 50) > 38,
  )
  expect(pale).toEqual([])
})

test('removes it within letters, too, if wished', async () => {
  const artwork = await uploaded(await onWhite(RING).png().toBuffer())
  const { file } = await edited(artwork, { kind: 'remove_background', everywhere: true })
  expect((await pixelsOf(file))(100, 50)).toEqual([0, 0, 0, 0])
})

test('trims what is empty', async () => {
  const artwork = await uploaded(
    await drawn('<rect x="30" y="20" width="60" height="40" fill="red"/>', 200, 100).png().toBuffer(),
  )
  const { record } = await edited(artwork, { kind: 'trim' })
  expect(record).toMatchObject({ widthPx: 60, heightPx: 40, inkAreaPercent: 100 })
  expect(await refusal(record, { kind: 'trim' })).toBe('unchanged')
})

test('makes soft edges clear', async () => {
  const soft = await drawn('<rect x="40" y="20" width="120" height="60" fill="#c00"/>', 200, 100)
    .blur(4)
    .png()
    .toBuffer()
  const artwork = await uploaded(soft)
  const { record } = await edited(artwork, { kind: 'sharpen_edges' })
  expect(artwork.semiTransparentPercent).toBeGreaterThan(5)
  expect(record.semiTransparentPercent).toBeLessThan(artwork.semiTransparentPercent / 3)
})

test('gives a logo another colour, on a background or without one', async () => {
  for (const picture of [onWhite(RING), drawn(RING, 200, 100)]) {
    const artwork = await uploaded(await picture.png().toBuffer())
    const pixel = await pixelsOf((await edited(artwork, { kind: 'recolour', colour: '#ff8000' })).file)
    expect([pixel(65, 50), pixel(100, 50)[3]]).toEqual([[255, 128, 0, 255], 0])
  }
})

test('traces flat art as a drawing with the same shapes', async () => {
  const art = `<rect width="90" height="90" x="5" y="5" fill="#d02030"/><circle cx="50" cy="50" r="25" fill="#1040c0"/>${RING}`
  const picture = await drawn(art, 200, 100).png().toBuffer()
  const { record, file } = await edited(await uploaded(picture), { kind: 'vectorise' })
  expect(record).toMatchObject({
    format: 'svg',
    vector: true,
    fileName: 'Team logo.svg',
  })
  const traced = await sharp(file).resize(200, 100, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  const before = await sharp(picture).ensureAlpha().raw().toBuffer()
  let different = 0
  for (let at = 3; at < before.length; at += 4)
    if (Math.abs((before[at] ?? 0) - (traced[at] ?? 0)) > 128) different += 1
  expect(different / (200 * 100)).toBeLessThan(0.01)
})

test('chooses another page of a PDF, and of what was chosen', async () => {
  const pdf = await uploaded(pdfOf({ pages: ['0 0 200 100 re f', '0 0 100 50 re f'] }), 'team.ai')
  const { record } = await edited(pdf, { kind: 'choose_page', page: 2 })
  expect(record).toMatchObject({ fileName: 'team.ai', inkAreaPercent: 25, pages: { count: 2, shown: 2 } })
  const { record: again } = await edited(record, { kind: 'choose_page', page: 1 })
  expect(again).toMatchObject({ inkAreaPercent: 100, pages: { count: 2, shown: 1 } })
  expect(await refusal(pdf, { kind: 'choose_page', page: 3 })).toBe('page_not_found')
})

test('works with a drawing, in its pixels', async () => {
  const artwork = await uploaded(
    svgOf('<rect width="200" height="100" fill="#fff"/><rect x="50" y="25" width="100" height="50"/>'),
    'a.svg',
  )
  const { record } = await edited(artwork, { kind: 'remove_background' })
  expect(record).toMatchObject({ format: 'png', widthPx: 4134 })
  expect(record.inkAreaPercent).toBeCloseTo(25, 0)
})

test('the largest picture fits into the memory of the sandbox', { timeout: 60_000 }, async () => {
  const circle =
    '<rect width="5000" height="5000" fill="white"/><circle cx="2500" cy="2500" r="2000" fill="teal"/>'
  const artwork = await uploaded(await drawn(circle, 5000, 5000).flatten().jpeg().toBuffer())
  for (const body of [
    { kind: 'remove_background' },
    { kind: 'sharpen_edges' },
    { kind: 'recolour', colour: '#000000' },
    { kind: 'vectorise' },
  ] as const)
    expect((await edited(artwork, body)).record.widthPx).toBeGreaterThan(2000)
})

test('says what does not work with a photo', async () => {
  const noise = Buffer.from(Array.from({ length: 120 * 80 * 3 }, (_, at) => (at * at * 31 + at * 7) % 251))
  const photo = await sharp(noise, { raw: { width: 120, height: 80, channels: 3 } })
    .png()
    .toBuffer()
  const artwork = await uploaded(photo)
  expect(await refusal(artwork, { kind: 'remove_background' })).toBe('no_flat_background')
  expect(await refusal(artwork, { kind: 'vectorise' })).toBe('too_many_colours')
  expect(await refusal(artwork, { kind: 'recolour', colour: '#000000' })).toBe('too_many_colours')
})

test('refuses what lacks its colour or page, and an artwork that does not exist', async () => {
  const artwork = await uploaded(await drawn(RING, 200, 100).png().toBuffer())
  expect(await refusal(artwork, { kind: 'recolour' })).toBe('required')
  expect(await refusal(artwork, { kind: 'choose_page' })).toBe('required')
  expect(await refusal(artwork, { kind: 'choose_page', page: 2 })).toBe('page_not_found')
  const reply = await edit({ id: `${artwork.id.slice(0, -4)}0000` }, { kind: 'trim' })
  expect(reply.statusCode).toBe(404)
})

test('counts what came of it against the bytes that a client may upload', async () => {
  const artwork = await uploaded(await onWhite(RING).png().toBuffer())
  const counted: number[] = []
  const { limits } = shop.services
  const consume = limits.consume.bind(limits)
  limits.consume = (quota, client, points) => {
    if (quota === 'artwork-bytes') counted.push(points ?? 0)
    return consume(quota, client, points)
  }
  const { record } = await edited(artwork, { kind: 'remove_background' })
  limits.consume = consume
  expect(counted).toEqual([record.byteSize])
})

async function refusal(artwork: ArtworkRecord, body: ArtworkEdit): Promise<string | undefined> {
  const reply = await edit(artwork, body)
  expect(reply.statusCode).toBe(422)
  return reply.json<ApiErrorResponse>().error.fields?.[0]?.reason
}
