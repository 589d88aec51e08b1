import type { LayoutPiece, PrivacyExport, SheetLayoutRecord } from '@platen/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../../platform/jobs/housekeeping.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { aPicture, openStorefront, upload } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp()
const DAY_MS = 24 * 3_600_000

const piece = (artworkId: string, rest: Partial<LayoutPiece> = {}): LayoutPiece => ({
  artworkId,
  ...{ widthMm: 100, heightMm: 100, xMm: 5, yMm: 0, turned: false },
  ...rest,
})
const save = (pieces: readonly LayoutPiece[], name?: string) =>
  shop.post('/api/v1/layouts', { ...(name === undefined ? {} : { name }), pieces })
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Row>(text, values)).rows

test('saves a sheet and returns the same by its link', async () => {
  const { id } = await upload(shop, await aPicture())
  const reply = await save(
    [
      piece(id, { pinned: true }),
      piece(id, { xMm: 111 }),
      piece(id, { ...{ widthMm: 50, heightMm: 50 }, xMm: 217 }),
    ],
    'Team badges',
  )
  expect(reply.statusCode).toBe(201)
  const saved = reply.json<SheetLayoutRecord>()
  expect(saved).toMatchObject({
    name: 'Team badges',
    filmWidthMm: 558.8,
    lengthMm: 106,
    priceMinor: 600,
    pieces: [{ pinned: true }, { xMm: 111, pinned: false }, { widthMm: 50 }],
    prints: [
      { widthMm: 100, copies: 2, preflight: { state: 'passed' } },
      { widthMm: 50, copies: 1 },
    ],
    artworks: [{ id, clearMarginPx: { top: 0, right: 0, bottom: 0, left: 0 } }],
  })
  expect(reply.headers.location).toBe(`/api/v1/layouts/${saved.token}`)
  expect((await shop.get(`/api/v1/layouts/${saved.token}`)).json()).toEqual(saved)
  const events = await query(`SELECT payload FROM events WHERE type = 'layout.saved'`)
  expect(events).toContainEqual({ payload: { layoutId: saved.id, lengthMm: 106, pieces: 3 } })
})

test('finds nothing under another token', async () => {
  const { id } = await upload(shop, await aPicture())
  const { token } = (await save([piece(id)])).json<SheetLayoutRecord>()
  const other = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  for (const wrong of [other, 'short', `${token}x`])
    expect((await shop.get(`/api/v1/layouts/${wrong}`)).statusCode).toBe(404)
})

test('places a picture without its empty border', async () => {
  const inner = await sharp(await aPicture(1000))
    .png()
    .toBuffer()
  const bordered = await sharp(inner)
    .extend({ ...{ top: 0, bottom: 0, left: 500, right: 500 }, background: '#0000' })
    .png()
    .toBuffer()
  const { id } = await upload(shop, bordered)
  const wide = { widthMm: 200, heightMm: 100 }
  const saved = await save([piece(id, wide), piece(id, { ...wide, xMm: 113 })])
  expect(saved.json()).toMatchObject({ lengthMm: 106, utilisationPercent: 34.2 })
})

test.each<[string, Partial<LayoutPiece>, string, string]>([
  ['in the margin', { xMm: 4.9 }, 'pieces[1].xMm', 'outside_film'],
  ['across the edge', { xMm: 460 }, 'pieces[1].xMm', 'outside_film'],
  ['beyond the longest sheet', { yMm: 2860 }, 'pieces[1].yMm', 'sheet_too_long'],
  ['that is wider than the film', { widthMm: 600, heightMm: 600 }, 'pieces[1].xMm', 'outside_film'],
])('refuses a piece %s', async (_, wrong, path, reason) => {
  const { id } = await upload(shop, await aPicture())
  const reply = await save([piece(id, { xMm: 120 }), piece(id, { yMm: 200, ...wrong })])
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({ error: { fields: [{ path, reason }] } })
})

test('names both pieces that overlap', async () => {
  const { id } = await upload(shop, await aPicture())
  const reply = await save([piece(id), piece(id, { xMm: 60, yMm: 60 })])
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({
    error: {
      fields: [
        { path: 'pieces[0].xMm', message: 'overlaps pieces[1]' },
        { path: 'pieces[1].xMm', message: 'overlaps pieces[0]' },
      ],
    },
  })
})

test('names both pieces that are too close, and the missing artwork', async () => {
  const { id } = await upload(shop, await aPicture())
  expect((await save([piece(id), piece(id, { xMm: 110.9 })])).json()).toMatchObject({
    error: {
      fields: [
        { path: 'pieces[0].xMm', reason: 'too_close', limit: 'pieces[1]' },
        { path: 'pieces[1].xMm', reason: 'too_close', limit: 'pieces[0]' },
      ],
    },
  })
  await query('UPDATE artworks SET removed_at = now() WHERE id = $1', [decodeId('artwork', id)])
  expect((await save([piece(id)])).json()).toMatchObject({
    error: { fields: [{ path: 'pieces[0].artworkId', reason: 'not_found' }] },
  })
})

test.each([
  ['no pieces', { pieces: [] }],
  ['a size of nothing', { pieces: [piece('art_01jd3v9k6qf2nt7wz5xr8m0abc', { widthMm: 0 })] }],
  ['hundredths of millimetres', { pieces: [piece('art_01jd3v9k6qf2nt7wz5xr8m0abc', { xMm: 5.05 })] }],
  [
    'more than 1,000 pieces',
    { pieces: Array.from({ length: 1001 }, () => piece('art_01jd3v9k6qf2nt7wz5xr8m0abc')) },
  ],
])('refuses %s', async (_, body) => {
  expect((await shop.post('/api/v1/layouts', body)).statusCode).toBe(422)
})

test.each([
  ['a number that is none', '"NaN"'],
  ['a text that looks like a number', '"5"'],
  ['an infinite number', '1e999'],
  ['a number below zero', '-0.1'],
  ['nothing', 'null'],
  ['a list', '[5]'],
])('refuses %s as a place or a size', async (_, value) => {
  const { id } = await upload(shop, await aPicture())
  for (const field of ['xMm', 'yMm', 'widthMm', 'heightMm']) {
    const body = JSON.stringify({ pieces: [piece(id, { [field]: 'here' })] }).replace('"here"', value)
    const reply = await shop.post('/api/v1/layouts', body, { 'content-type': 'application/json' })
    expect([field, reply.statusCode]).toEqual([field, 422])
    expect(reply.json()).toMatchObject({ error: { fields: [{ path: `pieces[0].${field}` }] } })
  }
})

test('refuses NaN, which is no JSON', async () => {
  const { id } = await upload(shop, await aPicture())
  const body = JSON.stringify({ pieces: [piece(id, { xMm: 7 })] }).replace('"xMm":7', '"xMm":NaN')
  const reply = await shop.post('/api/v1/layouts', body, { 'content-type': 'application/json' })
  expect(reply.statusCode).toBe(400)
})

test('refuses 10,000 pieces at once, without an answer that names each', async () => {
  const { id } = await upload(shop, await aPicture())
  const reply = await save(Array.from({ length: 10_000 }, () => piece(id)))
  expect(reply.json()).toMatchObject({ error: { code: 'PAYLOAD_TOO_LARGE' } })
  expect(reply.body.length).toBeLessThan(5_000)
})

test('takes no artwork whose id is a guess, such as one beside that of another customer', async () => {
  const { id } = await upload(shop, await aPicture())
  const last = id.endsWith('a') ? 'b' : 'a'
  const reply = await save([piece(id), piece(`${id.slice(0, -1)}${last}`, { xMm: 120 })])
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({
    error: { fields: [{ path: 'pieces[1].artworkId', reason: 'not_found' }] },
  })
})

test('shows a gap where an artwork was removed', async () => {
  const { id } = await upload(shop, await aPicture())
  const { token } = (await save([piece(id)])).json<SheetLayoutRecord>()
  await query('UPDATE artworks SET removed_at = now() WHERE id = $1', [decodeId('artwork', id)])
  expect((await shop.get(`/api/v1/layouts/${token}`)).json()).toMatchObject({
    pieces: [{ artworkId: id }],
    prints: [{ artworkId: id, preflight: null }],
    artworks: [],
  })
})

test('removes a layout after 90 days and lets its files be swept then', async () => {
  const { id } = await upload(shop, await aPicture())
  const { token } = (await save([piece(id)])).json<SheetLayoutRecord>()
  const artworkId = decodeId('artwork', id)
  await query('DELETE FROM files_to_check WHERE file_id = $1', [artworkId])
  const age = (days: number) =>
    query(`UPDATE sheet_layouts SET created_at = $1`, [new Date(shop.clock.now().getTime() - days * DAY_MS)])
  await age(89.9)
  await deleteExpired(shop.services)
  expect((await shop.get(`/api/v1/layouts/${token}`)).statusCode).toBe(200)
  await age(90.1)
  await deleteExpired(shop.services)
  expect((await shop.get(`/api/v1/layouts/${token}`)).statusCode).toBe(404)
  expect(await query('SELECT kind FROM files_to_check WHERE file_id = $1', [artworkId])).toEqual([
    { kind: 'artwork' },
  ])
})

test('keeps an ordered layout until its order is lost', async () => {
  const store = await openStorefront(shop)
  const { id, token } = (await save([piece(store.artworkId)])).json<SheetLayoutRecord>()
  const order = await store.ordered({ items: [{ kind: 'sheet', layoutId: id, quantity: 1 }] })
  await query(`UPDATE sheet_layouts SET created_at = $1`, [
    new Date(shop.clock.now().getTime() - 91 * DAY_MS),
  ])
  const isKept = async () => {
    await deleteExpired(shop.services)
    return (await shop.get(`/api/v1/layouts/${token}`)).statusCode === 200
  }
  expect(await isKept()).toBe(true)
  await query(`UPDATE orders SET status = 'cancelled' WHERE id = $1`, [decodeId('order', order.id)])
  expect(await isKept()).toBe(false)
})

test('saves no sheet where the shop sells none', async () => {
  const { id } = await upload(shop, await aPicture())
  await query('UPDATE film_prices SET sheets = false')
  await expect
    .poll(async () => (await save([piece(id)])).json<object>())
    .toMatchObject({ error: { fields: [{ path: 'pieces', reason: 'not_sold' }] } })
  await query('UPDATE film_prices SET sheets = true')
  await expect.poll(async () => (await save([piece(id)])).statusCode).toBe(201)
})

test('exports the layouts of a person and erases their names', async () => {
  const owner = await aMember(shop, 'owner')
  const store = await openStorefront(shop)
  const order = await store.ordered()
  const { id } = (await save([piece(store.artworkId)], 'For Ana')).json<SheetLayoutRecord>()
  const person = { email: order.customer.email }
  const exported = await shop.post('/api/admin/privacy-exports', person, owner.headers)
  expect(exported.json<PrivacyExport>().layouts).toMatchObject([{ id, name: 'For Ana' }])
  await query(`UPDATE orders SET status = 'completed' WHERE id = $1`, [decodeId('order', order.id)])
  const erased = await shop.post(
    '/api/admin/privacy-erasures',
    { ...person, reason: 'As asked.' },
    owner.headers,
  )
  expect(erased.statusCode).toBe(201)
  expect(await query('SELECT name FROM sheet_layouts WHERE id = $1', [decodeId('layout', id)])).toEqual([
    { name: null },
  ])
})
