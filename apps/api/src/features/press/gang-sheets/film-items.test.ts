import type { OrderCreate, OrderRecord, PrintQueue, SheetLayoutRecord } from '@platen/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { idsOf, jobsIn, openFloor } from '../../../testing/floor.ts'
import { aPaidOrder } from '../../../testing/paid-order.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openSheetClient } from '../../../testing/sheet-client.ts'
import { upload } from '../../../testing/storefront.ts'
import { openProductionGates } from '../production/index.ts'
import { makeFilm, type FilmSheet, type MakeFilm } from '../film/index.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const client = shared(() => openSheetClient(shop))

const PX_PER_MM = 300 / 25.4

type Item = OrderCreate['items'][number]

const paid = (items: Item[]) => aPaidOrder(shop, floor.storefront, { items })
const aTransfer = (changes: Partial<Item> = {}): Item => ({
  kind: 'transfer',
  artworkId: floor.storefront.artworkId,
  ...{ widthMm: 100, heightMm: 100, quantity: 2 },
  ...changes,
})
const aSheetOf = async (pieces: readonly object[], quantity = 1): Promise<Item> => {
  const reply = await shop.post('/api/v1/layouts', { pieces })
  return { kind: 'sheet', layoutId: reply.json<SheetLayoutRecord>().id, quantity }
}
const piece = (artworkId: string, side: number, xMm: number, yMm: number, turned = false) => ({
  ...{ artworkId, widthMm: side, heightMm: side, xMm, yMm, turned },
})
const moved = async (order: OrderRecord, to: 'cut' | 'packed') =>
  jobsIn(await floor.move(idsOf(await floor.jobsOf(order)), to))

test('transfers are nested with garments of the shop, cut, packed, and make the order ready', async () => {
  const { items } = await floor.storefront.order()
  const order = await paid([...items, aTransfer()])
  const jobs = await floor.jobsOf(order)
  expect(
    jobs.map(({ kind, unit, garmentKind, fabric, state }) => [kind, unit, garmentKind, fabric, state]),
  ).toEqual([
    ['garment', 1, 'tee', 'cotton', 'queued'],
    ['transfer', 1, 'transfer', 'film', 'queued'],
    ['transfer', 2, 'transfer', 'film', 'queued'],
  ])
  expect(jobs[1]).toMatchObject({
    garmentId: null,
    zoneId: 'transfer',
    colourHex: '',
    widthMm: 100,
    heightMm: 100,
  })
  const sheet = await client.anExportedSheet({ jobIds: idsOf(jobs) })
  expect(sheet.prints.map(({ kind }) => kind).sort()).toEqual(['garment', 'transfer', 'transfer'])
  expect(sheet.fabrics).toEqual(['cotton', 'film'])
  expect((await client.step(sheet, 'printing')).statusCode).toBe(201)

  const films = idsOf(jobs.filter(({ kind }) => kind === 'transfer'))
  expect(refusalOf(await floor.move(films, 'pressed'))).toEqual([409, 'INVALID_TRANSITION'])
  expect(refusalOf(await floor.move([jobs[0]!.id], 'cut'))).toEqual([409, 'INVALID_TRANSITION'])
  expect(jobsIn(await floor.move(films, 'cut')).map(({ allowedMoves }) => allowedMoves)).toEqual([
    ['packed', 'failed', 'void'],
    ['packed', 'failed', 'void'],
  ])
  await floor.move(films, 'packed')
  for (const to of ['pressed', 'passed', 'packed'] as const) await floor.move([jobs[0]!.id], to)
  const done = await floor.storefront.track(order.trackingToken!)
  expect([done.productionStatus, done.fulfilmentStatus]).toEqual(['done', 'ready'])
})

test('film is a group of its own in the queue, and can be chosen for a sheet', async () => {
  await paid([aTransfer({ quantity: 1, widthMm: 77, heightMm: 77 })])
  const queue = (await shop.get('/api/admin/print-queue', floor.printer.headers)).json<PrintQueue>()
  expect(queue.waiting.map(({ fabric }) => fabric)).toContain('film')
  const sheet = await client.aPackedSheet({ fabrics: ['film'] })
  expect(new Set(sheet.prints.map(({ kind }) => kind))).toEqual(new Set(['transfer']))
  const listed = await floor.list('?fabric=film&state=nested')
  expect(jobsIn(listed).every(({ kind }) => kind === 'transfer')).toBe(true)
  await client.step(sheet, 'voiding', { reason: 'Enough.' })
})

test('a sheet is one job for each copy, lies on the film as one piece and is never turned', async () => {
  const artwork = floor.storefront.artworkId
  const order = await paid([await aSheetOf([piece(artwork, 100, 5, 0), piece(artwork, 60, 300, 10)], 2)])
  const jobs = await floor.jobsOf(order)
  expect(jobs.map(({ kind, unit, widthMm, heightMm }) => [kind, unit, widthMm, heightMm])).toEqual([
    ['sheet', 1, 548.8, 100],
    ['sheet', 2, 548.8, 100],
  ])
  const sheet = await client.aPackedSheet({ jobIds: idsOf(jobs) })
  expect(sheet.prints.map(({ xMm, yMm, turned, trim }) => [xMm, yMm, turned, trim.topMm])).toEqual([
    [5, 20, false, 0],
    [5, 126, false, 0],
  ])
  const [first] = sheet.prints
  const turned = await client.layout(sheet, [
    { jobId: first!.jobId, xMm: 5, yMm: 20, turned: true, pinned: false },
  ])
  expect(turned.json()).toMatchObject({
    error: { fields: [{ path: 'prints[0].turned', reason: 'not_turned' }] },
  })
})

test('each piece of a sheet is on the film exactly where the customer laid it', async () => {
  const red = await upload(shop, await aDisc('#f00'))
  const blue = await upload(shop, await aDisc('#00f'))
  const order = await paid([
    await aSheetOf([piece(red.id, 40, 5, 0), piece(blue.id, 30, 100, 12.5), piece(red.id, 40, 300, 0, true)]),
  ])
  const { id } = await client.aLockedSheet({ jobIds: idsOf(await floor.jobsOf(order)) })
  await client.step(await client.read(id), 'export')
  let drawn: FilmSheet | undefined
  const kept: MakeFilm = (sheet, options) => makeFilm((drawn = sheet), options)
  await client.makeFiles(id, { makeFilm: kept })
  expect(drawn?.prints.map(({ xMm, yMm, widthMm, turned }) => [xMm, yMm, widthMm, turned])).toEqual([
    [5, 20, 40, false],
    [100, 32.5, 30, false],
    [300, 20, 40, true],
  ])
  const film = sharp((await client.fileOf({ id }, 'sheet.png')).rawPayload)
  const colourAt = async (xMm: number, yMm: number) => {
    const at = { left: Math.round(xMm * PX_PER_MM), top: Math.round(yMm * PX_PER_MM), width: 1, height: 1 }
    return [...(await film.clone().extract(at).raw().toBuffer())]
  }
  expect(await colourAt(25, 40)).toEqual([255, 0, 0, 255])
  expect(await colourAt(115, 47)).toEqual([0, 0, 255, 255])
  expect((await colourAt(70, 40))[3]).toBe(0)
  // One measured use and one label for all of its pieces.
  const { rows } = await shop.services.pool.query<{ inked: number }>(
    'SELECT inked_area_mm2::float8 AS inked FROM gang_sheet_prints WHERE sheet_id = $1',
    [decodeId('gangSheet', id)],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.inked).toBeCloseTo((Math.PI / 4) * (2 * 40 * 40 + 30 * 30), -2)

  expect((await client.step(await client.read(id), 'printing')).statusCode).toBe(201)
  expect((await moved(order, 'cut')).map(({ state }) => state)).toEqual(['cut'])
  await moved(order, 'packed')
  expect((await floor.storefront.track(order.trackingToken!)).fulfilmentStatus).toBe('ready')
})

test('a sheet waits until each of its pictures is approved', async () => {
  const coarse = await upload(shop, await aDisc('#0a0', 100))
  const order = await paid([
    await aSheetOf([piece(floor.storefront.artworkId, 100, 5, 0), piece(coarse.id, 60, 300, 10)]),
  ])
  expect((await floor.jobsOf(order)).map(({ state }) => state)).toEqual(['blocked'])
  await shop.services.pool.query(`UPDATE placements SET state = 'approved' WHERE order_item_id = $1`, [
    decodeId('orderItem', order.items[0]!.id),
  ])
  await openProductionGates(shop.services)
  expect((await floor.jobsOf(order)).map(({ state }) => state)).toEqual(['queued'])
})

test('film that fails when it is cut is printed again, and takes no blank', async () => {
  const order = await paid([aTransfer({ quantity: 1 })])
  const [job] = await floor.jobsOf(order)
  for (const to of ['nested', 'printed', 'cut'] as const) await floor.move([job!.id], to)
  expect((await floor.fail([job!.id])).statusCode).toBe(201)
  const states = (await floor.jobsOf(order)).map(({ state, parentJobId }) => [state, parentJobId])
  expect(states).toHaveLength(2)
  expect(states).toEqual(
    expect.arrayContaining([
      ['failed', null],
      ['queued', job!.id],
    ]),
  )
  const { rows } = await shop.services.pool.query<{ category: string }>(
    `SELECT DISTINCT category FROM cost_entries WHERE order_id = $1 ORDER BY category`,
    [decodeId('order', order.id)],
  )
  expect(rows.map(({ category }) => category)).not.toContain('blank')
})

test('an order of film alone is named by its kind and measures in manifest, labels, papers and events', async () => {
  const artwork = floor.storefront.artworkId
  const order = await paid([
    aTransfer({ quantity: 1, widthMm: 110, heightMm: 110 }),
    await aSheetOf([piece(artwork, 100, 5, 0), piece(artwork, 60, 300, 10)]),
  ])
  const jobs = await floor.jobsOf(order)
  const { id, number } = await client.aLockedSheet({ jobIds: idsOf(jobs) })
  await client.step(await client.read(id), 'export')
  await client.makeFiles(id, { makeFilm })
  const { prints } = (await client.fileOf({ id }, 'manifest.json')).json<{ prints: ManifestRow[] }>()
  expect(prints.map(({ garment, size, colour, zone }) => [garment, size, colour, zone])).toEqual([
    ['Film sheet', '558.8 × 106 mm', '', ''],
    ['Film sheet', '558.8 × 106 mm', '', ''],
    ['Transfer', '110 × 110 mm', '', ''],
  ])
  expect(new Set(prints.map(({ artworkFile }) => artworkFile))).toEqual(new Set(['logo.png']))
  // One label for the sheet with both of its pictures, one for the transfer.
  expect((await readPdf((await client.fileOf({ id }, 'labels.pdf')).rawPayload)).pages).toBe(2)

  const paper = async (name: string) =>
    readPdf((await shop.get(`/api/admin/orders/${order.id}/${name}`, floor.printer.headers)).rawPayload)
  const bag = await paper('bag-labels')
  expect(bag.pages).toBe(2)
  expect(await bag.textOf(1)).toMatch(/Transfer110×110mm.*1\/2/)
  expect(await bag.textOf(2)).toMatch(/Filmsheet558\.8×106mm.*2\/2/)
  expect(await (await paper('packing-slip')).textOf(1)).toMatch(/110×110mm.*558\.8×106mm/)

  const { rows: told } = await shop.services.pool.query<{ type: string }>(
    'SELECT DISTINCT type FROM events WHERE order_id = $1',
    [decodeId('order', order.id)],
  )
  expect(told.map(({ type }) => type)).toContain('order.created')
  const { rows: exported } = await shop.services.pool.query(
    `SELECT payload FROM events WHERE type = 'sheet.exported' AND payload ->> 'sheetId' = $1`,
    [id],
  )
  expect(exported).toEqual([{ payload: { sheetId: id, number } }])
})

interface ManifestRow {
  readonly garment: string
  readonly size: string
  readonly colour: string
  readonly zone: string
  readonly artworkFile: string
}

async function aDisc(colour: string, sidePx = 1200): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}"><circle cx="50%" cy="50%" r="50%" fill="${colour}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
