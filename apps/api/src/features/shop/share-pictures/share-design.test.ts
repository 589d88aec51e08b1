import type { CatalogResponse, DesignLayer, DesignRecord } from '@platen/contract'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { codeOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const shop = sharedTestApp()
const PRINT = '#14d97a'

const aSquare: DesignLayer = {
  ...{ id: 'l1', kind: 'shape', shape: 'square', colours: [PRINT], widthMm: 200, heightMm: 200 },
  ...{ offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 },
}
const save = async (on: TestApp, zoneIds: readonly string[] = ['full_front'], name?: string) => {
  const prints = zoneIds.map((zoneId) => ({ zoneId, layers: [aSquare] }))
  const reply = await on.post('/api/v1/designs', { prints, ...(name && { name }) })
  expect(reply.statusCode).toBe(201)
  return reply.json<DesignRecord>()
}
const design = shared(() => save(shop))
const pictureOf = ({ token }: Pick<DesignRecord, 'token'>, query = '', language = 'en') =>
  shop.get(`/share/any/${language}/design-${token}.jpg${query}`)
const look = async (jpeg: Buffer) => {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  return { ...info, data }
}
/** How many pixels are nearly of this colour. */
function count({ data }: { data: Buffer }, hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  let found = 0
  for (let at = 0; at + 2 < data.length; at += 3) {
    const off = [r, g, b].map((value, channel) => Math.abs((data[at + channel] ?? 0) - value))
    if (Math.max(...off) < 26) found += 1
  }
  return found
}
const garments = async () => (await shop.get('/api/v1/catalog')).json<CatalogResponse>().garments

test('shows the pixels of the design on its garment, as large as Open Graph wants a picture', async () => {
  const reply = await pictureOf(design)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const picture = await look(reply.rawPayload)
  expect([picture.width, picture.height]).toEqual([1200, 630])
  expect(count(picture, PRINT)).toBeGreaterThan(8_000)
})

test('shows both sides of a design that has them', async () => {
  const both = await save(shop, ['full_front', 'full_back'])
  const picture = await look((await pictureOf(both)).rawPayload)
  const [upper, lower] = [picture.data.subarray(0, 315 * 3600), picture.data.subarray(315 * 3600)]
  for (const data of [upper, lower]) expect(count({ data }, PRINT)).toBeGreaterThan(3_000)
})

test('takes garment and colour from the address, and ignores what the shop does not have', async () => {
  const tee = (await garments()).find(({ slug }) => slug === 'classic-tee')!
  const [first, other] = tee.colours
  const jpegOf = async (query: string) => (await pictureOf(design, query)).rawPayload
  const usual = await jpegOf('')
  const coloured = await jpegOf(`?garment=classic-tee&colour=${encodeURIComponent(other!.name)}`)
  expect(
    coloured.equals(await jpegOf(`?garment=classic-tee&colour=${encodeURIComponent(first!.name)}`)),
  ).toBe(false)
  expect(count(await look(coloured), PRINT)).toBeGreaterThan(8_000)
  for (const query of ['?garment=nothing&colour=Nothing', '?garment=a&garment=b', '?colour[x]=y'])
    expect((await jpegOf(query)).equals(usual), query).toBe(true)
})

test('a design on a photo is drawn on it', async () => {
  const { garments: all, zones } = (await shop.get('/api/v1/catalog')).json<CatalogResponse>()
  const photographed = all.find(({ views }) => views.some(({ photos }) => photos.length > 0))!
  const zoneIds = (['front', 'back'] as const).map(
    (view) =>
      zones.find(
        (zone) => zone.view === view && zone.maxWidthMm > 250 && photographed.zoneIds.includes(zone.id),
      )!.id,
  )
  const picture = await look(
    (await pictureOf(await save(shop, zoneIds), `?garment=${photographed.slug}`)).rawPayload,
  )
  const [upper, lower] = [picture.data.subarray(0, 315 * 3600), picture.data.subarray(315 * 3600)]
  for (const data of [upper, lower]) expect(count({ data }, PRINT)).toBeGreaterThan(1_500)
})

test('no cache keeps it, no search engine lists it, and no other site learns its address', async () => {
  expect((await pictureOf(design)).headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
})

test('answers 404 for a link that nobody was given, a language that the shop lacks, and a removed design', async () => {
  const removed = await save(shop)
  expect((await pictureOf(removed)).statusCode).toBe(200)
  await shop.services.pool.query('DELETE FROM designs WHERE id = $1', [decodeId('design', removed.id)])
  for (const reply of [
    await pictureOf({ token: 'A'.repeat(43) }),
    await pictureOf(design, '', 'de'),
    await pictureOf(removed),
  ])
    expect([reply.statusCode, codeOf(reply)]).toEqual([404, 'RESOURCE_NOT_FOUND'])
})

test('is drawn once, and only so often for one client', async () => {
  const reads = vi.spyOn(shop.services.storage, 'get')
  const named = await save(shop, ['full_front'], 'Volcán')
  for (let request = 0; request < 3; request += 1) expect((await pictureOf(named)).statusCode).toBe(200)
  const previews = reads.mock.calls.filter(([key]) => key.startsWith('preview/'))
  expect(previews).toHaveLength(1)
  reads.mockRestore()

  const strict = await startTestApp({ config: { rateLimitFactor: 0.1 } })
  try {
    const { token } = await save(strict)
    const tee = (await garments()).find(({ slug }) => slug === 'classic-tee')!
    const statuses = []
    for (const { name } of tee.colours.slice(0, 4)) {
      const query = `?garment=classic-tee&colour=${encodeURIComponent(name)}`
      statuses.push((await strict.get(`/share/x/en/design-${token}.jpg${query}`)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  } finally {
    await strict.close()
  }
})
