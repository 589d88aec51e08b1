import { createDesign, type DesignLayer, type DesignRecord, type PrivacyExport } from '@platen/contract'
import { FONTS } from '@platen/layers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../../platform/jobs/housekeeping.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { aPicture, openStorefront, upload } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp()
const DAY_MS = 24 * 3_600_000

const place = { offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 }
const aText = (parts: Partial<DesignLayer> = {}): DesignLayer => ({
  ...{
    id: 'l1',
    kind: 'text',
    text: 'Equipo Volcán',
    font: 'anton',
    weight: 400,
    sizeMm: 30,
    colour: '#e4002b',
  },
  ...{ letterSpacing: 0, lineHeight: 1.1, align: 'center', ...place },
  ...parts,
})
const aShape = (parts: Partial<DesignLayer> = {}): DesignLayer => ({
  ...{
    id: 'l2',
    kind: 'shape',
    shape: 'square',
    colours: ['#1d2c72'],
    widthMm: 100,
    heightMm: 100,
    ...place,
  },
  ...parts,
})
const anImage = (artworkId: string, parts: Partial<DesignLayer> = {}): DesignLayer => ({
  ...{ id: 'l3', kind: 'image', artworkId, widthMm: 80, heightMm: 80, ...place },
  ...parts,
})
const save = (layers: readonly DesignLayer[], zoneId = 'full_front') =>
  shop.post('/api/v1/designs', { prints: [{ zoneId, layers }] })
const saved = async (layers: readonly DesignLayer[], zoneId?: string) => {
  const reply = await save(layers, zoneId)
  expect(reply.json()).not.toHaveProperty('error')
  return reply.json<DesignRecord>()
}
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Row>(text, values)).rows

/** The composed drawing with `pixelsPerMm`, as raw RGBA. */
async function pixelsOf({ prints: [print] }: DesignRecord, pixelsPerMm = 10) {
  if (!print?.artwork) throw new Error('There is a print.')
  const [{ sha256 } = { sha256: Buffer.alloc(0) }] = await query<{ sha256: Buffer }>(
    'SELECT sha256 FROM artworks WHERE id = $1',
    [decodeId('artwork', print.artwork.id)],
  )
  const svg = await shop.services.storage.get(storageKey('artwork', sha256.toString('hex')))
  const { data, info } = await sharp(svg ?? Buffer.alloc(0), { density: 72 * pixelsPerMm })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (xMm: number, yMm: number) => {
    const x = Math.round((xMm - print.offsetXMm + print.widthMm / 2) * pixelsPerMm)
    const y = Math.round((yMm - print.offsetYMm + print.heightMm / 2) * pixelsPerMm)
    if (x < 0 || y < 0 || x >= info.width || y >= info.height) return [0, 0, 0, 0]
    const from = (y * info.width + x) * 4
    return [...data.subarray(from, from + 4)]
  }
  return { at, width: info.width, height: info.height }
}

test('makes one print of a picture, a shape and a text, and returns the same by its link', async () => {
  const { id } = await upload(shop, await aPicture())
  const layers = [
    aShape(),
    anImage(id, { offsetXMm: 60, offsetYMm: 60 }),
    aText({ offsetYMm: -90, arcDeg: 60 }),
  ]
  const reply = await save(layers)
  expect(reply.statusCode).toBe(201)
  const design = reply.json<DesignRecord>()
  expect(design).toMatchObject({
    name: null,
    prints: [{ zoneId: 'full_front', layers, artwork: { vector: true, fileName: 'Equipo Volcán.svg' } }],
    artworks: [{ id }],
  })
  expect((await shop.get(`/api/v1/designs/${design.token}`)).json()).toEqual(design)
  const { at } = await pixelsOf(design)
  expect(at(-40, -40)).toEqual([0x1d, 0x2c, 0x72, 255])
  // Above the shape in its corner, and outside of it.
  expect(at(60, 60).at(3)).toBe(255)
  expect(at(60, 60)).not.toEqual([0x1d, 0x2c, 0x72, 255])
  expect(at(90, -40).at(3)).toBe(0)
  expect(await query(`SELECT payload FROM events WHERE type = 'design.saved'`)).toContainEqual({
    payload: { designId: design.id, prints: 1 },
  })
})

/** An order of one shirt with the prints of a design. */
async function ordered({ prints }: DesignRecord) {
  const store = await openStorefront(shop)
  const placements = prints.map(({ artwork, zoneId, widthMm, heightMm, offsetXMm, offsetYMm }) => ({
    ...{ zoneId, artworkId: artwork?.id ?? '', widthMm, heightMm, offsetXMm, offsetYMm },
    rotationDeg: 0 as const,
  }))
  return store.ordered({ items: [{ variantId: store.variantId, quantity: 1, placements }] })
}

test('a placement of its sizes can be ordered as it stands, and passes the check', async () => {
  const { items } = await ordered(await saved([aText({ offsetXMm: 20, rotationDeg: 33 })]))
  expect(items[0]?.placements[0]).toMatchObject({
    state: 'approved',
    artwork: { preflight: { state: 'passed', dpi: null, findings: [] } },
  })
})

test('layers lie within a tenth of a millimetre of their numbers', async () => {
  const design = await saved([
    aShape({ widthMm: 40, heightMm: 20, offsetXMm: 30.3, offsetYMm: -50.7, rotationDeg: 90 }),
  ])
  const { at } = await pixelsOf(design, 20)
  // Turned by a quarter, 20 wide and 40 high: inside and outside of each edge.
  for (const [x, y] of [
    [30.3 - 10, -50.7],
    [30.3 + 10, -50.7],
    [30.3, -50.7 - 20],
    [30.3, -50.7 + 20],
  ] as const) {
    const [towards, away] = [0.1, -0.1].map((step) => [
      x + Math.sign(30.3 - x) * step,
      y + Math.sign(-50.7 - y) * step,
    ])
    expect(at(towards?.[0] ?? 0, towards?.[1] ?? 0).at(3)).toBe(255)
    expect(at(away?.[0] ?? 0, away?.[1] ?? 0).at(3) ?? 0).toBe(0)
  }
})

test('crops a picture to what is left of it', async () => {
  const halves = await sharp({ create: { width: 200, height: 100, channels: 4, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 100, height: 100, channels: 4, background: '#0000ff' } },
        left: 100,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  const { id } = await upload(shop, halves)
  const crop = { left: 0.5, top: 0, right: 0, bottom: 0 }
  const design = await saved([anImage(id, { widthMm: 50, heightMm: 50, crop })])
  expect(design.prints[0]).toMatchObject({ widthMm: 50, heightMm: 50 })
  const { at } = await pixelsOf(design)
  expect(at(-24, 0)).toEqual([0, 0, 255, 255])
  expect(at(24, 0)).toEqual([0, 0, 255, 255])
})

test('turns a photo of a phone upright', async () => {
  const wide = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#00ff00' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { id, widthPx, heightPx } = await upload(shop, wide)
  expect([widthPx, heightPx]).toEqual([100, 200])
  const layers = [anImage(id, { widthMm: 40, heightMm: 80 }), aShape({ widthMm: 2, heightMm: 2 })]
  const { at } = await pixelsOf(await saved(layers))
  const [red = 0, green = 0, blue = 0] = at(0, 38)
  expect(green).toBeGreaterThan(240)
  expect(red + blue).toBeLessThan(20)
})

test('the texts of all fonts are composed', async () => {
  const [one, ...others] = FONTS.map(({ id, weights }) => ({ font: id, weight: weights[0] }))
  const layers = [one, ...others]
    .slice(0, 30)
    .map((style, index) =>
      aText({ ...style, id: `l${index}`, sizeMm: 8, text: 'Añ9', offsetYMm: -150 + index * 10 }),
    )
  expect((await saved(layers)).prints[0]?.artwork).not.toBeNull()
})

test.each<[string, DesignLayer[], string, string]>([
  ['a font that is not ours', [aText({ font: 'arial' })], 'prints[0].layers[0].font', 'not_found'],
  ['a weight that the font lacks', [aText({ weight: 700 })], 'prints[0].layers[0].weight', 'not_a_choice'],
  ['a shape that is none', [aShape({ shape: 'unicorn-9' })], 'prints[0].layers[0].shape', 'not_found'],
  [
    'too many colours',
    [aShape({ colours: ['#000000', '#ffffff'] })],
    'prints[0].layers[0].colours',
    'too_many',
  ],
  ['a layer outside of its zone', [aShape({ offsetXMm: 200 })], 'prints[0].layers[0]', 'outside_zone'],
  ['an emoji', [aText({ text: 'Go 🎉' })], 'prints[0].layers[0].text', 'invalid'],
  ['nothing to see', [aText({ text: '\u200e' })], 'prints[0].layers', 'too_few'],
  ['thirteen lines', [aText({ text: 'a\n'.repeat(12) + 'a' })], 'prints[0].layers[0].text', 'too_long'],
  ['5,000 characters', [aText({ text: 'a'.repeat(5000) })], 'prints[0].layers[0].text', 'too_long'],
  [
    'more letters than one request may have shaped',
    Array.from({ length: 9 }, (_, n) => aText({ id: `l${n}`, text: 'a'.repeat(450) })),
    'prints',
    'too_long',
  ],
  ['control characters', [aText({ text: 'a\u0007b' })], 'prints[0].layers[0].text', 'wrong_pattern'],
  ['a colour that is none', [aText({ colour: 'red;' })], 'prints[0].layers[0].colour', 'wrong_pattern'],
  ['two layers of one id', [aText(), aShape({ id: 'l1' })], 'prints[0].layers[1].id', 'repeated'],
  ['a field of another kind', [{ ...aShape(), font: 'anton' }], 'prints[0].layers[0].font', 'not_used'],
  [
    'a text without its size',
    [aText({ sizeMm: undefined as never })],
    'prints[0].layers[0].sizeMm',
    'required',
  ],
  [
    '31 layers',
    Array.from({ length: 31 }, (_, n) => aShape({ id: `l${n}` })),
    'prints[0].layers',
    'too_many',
  ],
  [
    'a crop that leaves nothing',
    [anImage('art_01jd3v9k6qf2nt7wz5xr8m0abc', { crop: { left: 0.5, right: 0.5, top: 0, bottom: 0 } })],
    'prints[0].layers[0].crop',
    'too_high',
  ],
  [
    'an artwork that does not exist',
    [anImage('art_01jd3v9k6qf2nt7wz5xr8m0abc')],
    'prints[0].layers[0].artworkId',
    'not_found',
  ],
])('refuses %s', async (_, layers, path, reason) => {
  const reply = await save(layers)
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({ error: { fields: [expect.objectContaining({ path, reason })] } })
})

test('refuses a zone that is none, and one named twice', async () => {
  expect((await save([aText()], 'left_sock')).json()).toMatchObject({
    error: { fields: [{ path: 'prints[0].zoneId', reason: 'not_found' }] },
  })
  const twice = { zoneId: 'full_front', layers: [aText()] }
  expect((await shop.post('/api/v1/designs', { prints: [twice, twice] })).json()).toMatchObject({
    error: { fields: [{ path: 'prints[1].zoneId', reason: 'repeated' }] },
  })
})

test('text cannot leave its place in the drawing', async () => {
  const { prints } = await saved([aText({ text: `"/><script>alert(1)</script>&amp;<!--`, sizeMm: 8 })])
  expect(prints[0]?.artwork?.vector).toBe(true)
})

test('the same request with the same key makes one design', async () => {
  const body = { prints: [{ zoneId: 'full_front', layers: [aText({ text: 'Once' })] }] }
  const headers = { 'idempotency-key': 'design-once-0001' }
  const replies = await Promise.all([1, 2, 3].map(() => shop.post('/api/v1/designs', body, headers)))
  const done = replies
    .filter(({ statusCode }) => statusCode === 201)
    .map((reply) => reply.json<DesignRecord>().id)
  expect(new Set(done).size).toBe(1)
  const again = (await shop.post('/api/v1/designs', body, headers)).json<DesignRecord>()
  expect(again.id).toBe(done[0])
  expect(
    await query(`SELECT id FROM designs WHERE prints @> '[{"layers": [{"text": "Once"}]}]'`),
  ).toHaveLength(1)
})

test('a design is removed after 90 days, unless it was ordered', async () => {
  const [left, bought] = [await saved([aText({ text: 'Left' })]), await saved([aText({ text: 'Bought' })])]
  await ordered(bought)
  const age = (days: number) =>
    query(`UPDATE designs SET created_at = $1`, [new Date(shop.clock.now().getTime() - days * DAY_MS)])
  const statuses = async () => {
    await deleteExpired(shop.services)
    return Promise.all(
      [left, bought].map(async ({ token }) => (await shop.get(`/api/v1/designs/${token}`)).statusCode),
    )
  }
  await query('DELETE FROM files_to_check')
  await age(89.9)
  expect(await statuses()).toEqual([200, 200])
  await age(90.1)
  expect(await statuses()).toEqual([404, 200])
  const composed = decodeId('artwork', left.prints[0]?.artwork?.id ?? '')
  expect(await query('SELECT kind FROM files_to_check WHERE file_id = $1', [composed])).toEqual([
    { kind: 'artwork' },
  ])
})

test('finds nothing under another token, and gives fonts of its own only', async () => {
  const { token } = await saved([aText()])
  const other = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  for (const wrong of [other, 'short', `${token}x`])
    expect((await shop.get(`/api/v1/designs/${wrong}`)).statusCode).toBe(404)
  const font = await shop.get('/fonts/anton-latin-400-normal.woff')
  expect([font.statusCode, font.headers['content-type'], font.rawPayload.subarray(0, 4).toString()]).toEqual([
    ...[200, 'font/woff', 'wOFF'],
  ])
  for (const file of ['anton-greek-400-normal.woff', '..%2f..%2fpackage.json', 'arial.woff'])
    expect((await shop.get(`/fonts/${file}`)).statusCode).toBe(404)
})

test('exports the designs of a person, and erases them with the names in them', async () => {
  const owner = await aMember(shop, 'owner')
  const design = await saved([aText({ text: 'Rosa 7' })])
  const order = await ordered(design)
  const person = { email: order.customer.email }
  const exported = await shop.post('/api/admin/privacy-exports', person, owner.headers)
  expect(exported.json<PrivacyExport>().designs).toContainEqual(
    expect.objectContaining({ id: design.id, texts: ['Rosa 7'] }),
  )
  await query(`UPDATE orders SET status = 'completed'`)
  const erased = await shop.post(
    '/api/admin/privacy-erasures',
    { ...person, reason: 'As asked.' },
    owner.headers,
  )
  expect(erased.statusCode).toBe(201)
  expect((await shop.get(`/api/v1/designs/${design.token}`)).statusCode).toBe(404)
})

test('saving has a quota, and the bytes of a print count as uploaded ones', async () => {
  const counted: [string, number | undefined][] = []
  const { limits } = shop.services
  const consume = limits.consume.bind(limits)
  limits.consume = (quota, client, points) => {
    counted.push([quota, points])
    return consume(quota, client, points)
  }
  const { prints } = await saved([aText()])
  limits.consume = consume
  expect(counted).toContainEqual(['artwork-bytes', prints[0]?.artwork?.byteSize])
  expect(createDesign.quota).toBe('design-save')
})
