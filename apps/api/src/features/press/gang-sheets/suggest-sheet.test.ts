import {
  ROLES,
  createGangSheet,
  createGangSheetLock,
  getGangSheet,
  getJobTickets,
  listGangSheets,
  may,
  type GangSheetDetail,
  type GangSheetRecord,
} from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { idsOf, openFloor } from '../../../testing/floor.ts'
import { aLaidSheet, costsOfJobs, printLaidSheet } from '../../../testing/laid-sheet.ts'
import { aPaidOrder } from '../../../testing/paid-order.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openSheetClient, sheetIn } from '../../../testing/sheet-client.ts'
import { findVariant, openStorefront, upload } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { layoutProblems } from './sheet-geometry.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const client = shared(() => openSheetClient(shop))
beforeEach(async () => {
  // Clears the queue of earlier tests.
  await shop.services.pool.query(
    `UPDATE orders SET status = 'completed', handed_over_at = now() WHERE status = 'open'`,
  )
})

const refusal = (reply: LightMyRequestResponse) => refusalOf(reply)
const messageOf = (reply: LightMyRequestResponse) => reply.json<{ detail: string }>().detail
const faults = (sheet: GangSheetDetail) => layoutProblems(sheet.prints, sheet.film, String)
const setFilm = (film: object) =>
  shop.services.pool.query('UPDATE print_settings SET film = film || $1', [JSON.stringify(film)])

test('puts queued prints on a sheet and packs it shorter in the background', async () => {
  const order = await floor.aJobOrder({ quantity: 6, prints: 2 })
  const jobs = await floor.jobsOf(order)
  const suggested = await client.aSheet({ jobIds: idsOf(jobs) })
  expect(suggested).toMatchObject({
    number: expect.stringMatching(/^GS-\d{6}$/) as string,
    state: 'draft',
    jobs: 12,
    orders: 1,
    fabrics: ['cotton'],
    promisedBy: order.promisedBy,
    costMinor: null,
    packing: { startedAt: '2026-11-20T15:00:00.000Z' },
    createdBy: { kind: 'admin', name: 'The production' },
    allowedActions: ['pack', 'change', 'lock', 'void'],
    tooLarge: [],
  })
  expect(new Set(suggested.prints.map(({ jobId }) => jobId))).toEqual(new Set(idsOf(jobs)))
  expect(faults(suggested)).toEqual([])
  for (const job of await floor.jobsOf(order)) {
    expect(job).toMatchObject({ state: 'nested', sheet: { id: suggested.id, number: suggested.number } })
  }

  const packed = await client.whenPacked(suggested.id)
  expect(packed.lengthMm).toBeLessThanOrEqual(suggested.lengthMm)
  expect(packed.boundMm).toBeLessThanOrEqual(packed.lengthMm)
  expect(packed.revision).toBeGreaterThan(suggested.revision)
  expect(faults(packed)).toEqual([])
})

test('takes the earliest promised orders first, until the film is full', async () => {
  const { film } = await client.aPackedSheet({ jobIds: idsOf(await floor.jobsOf(await floor.aJobOrder())) })
  const [late, early] = [await floor.aJobOrder({ quantity: 4 }), await floor.aJobOrder({ quantity: 3 })]
  await floor.change(late, { promisedBy: '2026-12-05' })
  await floor.change(early, { promisedBy: '2026-12-01' })
  // Two prints side by side, two rows.
  await setFilm({ maxLengthMm: film.leadMm + 410, tailMm: 0 })
  const sheet = await client.aSheet()
  expect(sheet.prints.map(({ orderId }) => orderId).toSorted()).toEqual(
    [early.id, early.id, early.id, late.id].toSorted(),
  )
  expect(sheet.promisedBy).toBe('2026-12-01')
  expect((await floor.jobsOf(late)).map(({ state }) => state).toSorted()).toEqual([
    'nested',
    'queued',
    'queued',
    'queued',
  ])
  await setFilm(film)
})

test('takes only orders due by the day and of the requested fabrics', async () => {
  const hoodie = await findVariant(shop, { kind: 'hoodie' })
  const [tee, other] = [
    await floor.aJobOrder(),
    await floor.aJobOrder({ variantId: hoodie, zoneIds: ['hoodie_front'] }),
  ]
  const fabric = (await floor.jobsOf(other))[0]!.fabric
  await floor.change(tee, { promisedBy: '2026-11-24' })
  await floor.change(other, { promisedBy: '2026-11-26' })
  expect(refusal(await client.suggest({ dueTo: '2026-11-23' }))).toEqual([409, 'INVALID_TRANSITION'])
  expect(fabric).not.toBe('cotton')
  expect((await client.aSheet({ fabrics: [fabric] })).prints.map(({ orderId }) => orderId)).toEqual([
    other.id,
  ])
  expect((await client.aSheet({ dueTo: '2026-11-24' })).prints.map(({ orderId }) => orderId)).toEqual([
    tee.id,
  ])
})

test('names a print that cannot fit on this film and leaves it in the queue', async () => {
  const [small, large] = [await floor.aJobOrder({ sizeMm: 60 }), await floor.aJobOrder()]
  const { film } = await client.aPackedSheet({ jobIds: idsOf(await floor.jobsOf(await floor.aJobOrder())) })
  await setFilm({ widthMm: 150, sideMarginMm: 5 })
  const [job] = await floor.jobsOf(large)
  const tooLarge = [
    {
      jobId: job!.id,
      orderNumber: large.number,
      message: expect.stringContaining('200 × 200 mm; the film holds 140') as string,
      widthMm: 200,
      heightMm: 200,
      holds: { acrossMm: 140, alongMm: expect.any(Number) as number },
    },
  ]
  const alone = await client.suggest({ jobIds: [job!.id] })
  expect(refusal(alone)).toEqual([409, 'INVALID_TRANSITION'])
  expect(messageOf(alone)).toContain(large.number)
  const sheet = await client.aSheet()
  expect(sheet.prints.map(({ orderId }) => orderId)).toEqual([small.id])
  expect(sheet.tooLarge).toEqual(tooLarge)
  expect((await floor.jobsOf(large)).map(({ state }) => state)).toEqual(['queued'])
  expect((await client.read(sheet.id)).tooLarge).toEqual([])
  await setFilm(film)
})

describe('refuses', () => {
  test('an empty queue', async () => {
    const reply = await client.suggest()
    expect([...refusal(reply), messageOf(reply)]).toEqual([
      409,
      'INVALID_TRANSITION',
      'The print queue is empty.',
    ])
  })

  test('a job that is not in the queue, naming it', async () => {
    const order = await floor.aJobOrder({ quantity: 2 })
    const [first, second] = idsOf(await floor.jobsOf(order))
    await floor.move([first!], 'nested')
    const reply = await client.suggest({ jobIds: [second!, first!] })
    expect(refusal(reply)).toEqual([409, 'INVALID_TRANSITION'])
    expect(messageOf(reply)).toContain(`${first} of order ${order.number} is not in the queue: it is nested`)
    expect(refusal(await client.suggest({ jobIds: [encodeId('printJob', newUuid())] }))).toEqual([
      404,
      'RESOURCE_NOT_FOUND',
    ])
  })

  test('job ids combined with queue filters', async () => {
    const [job] = idsOf(await floor.jobsOf(await floor.aJobOrder()))
    for (const more of [{ dueTo: '2026-12-01' }, { fabrics: ['cotton'] }]) {
      expect(refusal(await client.suggest({ jobIds: [job!], ...more }))).toEqual([422, 'VALIDATION_FAILED'])
    }
  })
})

describe('concurrent requests', () => {
  test('never put the same print on two sheets, and together take all', async () => {
    const { film } = await client.aPackedSheet({ jobIds: idsOf(await floor.jobsOf(await floor.aJobOrder())) })
    await setFilm({ maxLengthMm: film.leadMm + 205, tailMm: 0 })
    const orders = await Promise.all([1, 2, 3, 4].map(() => floor.aJobOrder({ quantity: 2 })))
    const replies = await Promise.all(orders.map(() => client.suggest()))
    const sheets = replies.filter(({ statusCode }) => statusCode === 201).map(sheetIn)
    const placed = sheets.flatMap(({ prints }) => prints.map(({ jobId }) => jobId))
    expect(new Set(placed).size).toBe(placed.length)
    expect(placed).toHaveLength(8)
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    await setFilm(film)
  })

  test('with the same key make one sheet', async () => {
    await floor.aJobOrder({ quantity: 2 })
    const key = { 'idempotency-key': newUuid() }
    const [first, again] = [await client.suggest({}, key), await client.suggest({}, key)]
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(sheetIn(again).id).toBe(sheetIn(first).id)
  })
})

describe('the list', () => {
  test('shows the newest first, page by page, in the requested states', async () => {
    const made: string[] = []
    for (let round = 0; round < 3; round += 1) {
      await floor.aJobOrder({ sizeMm: 60 })
      shop.clock.advance(1)
      made.unshift((await client.aPackedSheet()).id)
    }
    const page = async (query: string) => {
      const reply = await shop.get(`${listGangSheets.path}?${query}`, client.printer.headers)
      return { reply, ids: reply.json<GangSheetRecord[]>().map(({ id }) => id) }
    }
    const first = await page('limit=2')
    expect(first.ids).toEqual(made.slice(0, 2))
    const next = /cursor=(\w+)/.exec(String(first.reply.headers.link))?.[1]
    expect((await page(`limit=1&cursor=${next}`)).ids).toEqual(made.slice(2))

    await client.step(await client.read(made[1]!), 'lock')
    expect((await page('state=locked')).ids).toEqual([made[1]])
    expect((await page('state=draft&limit=2')).ids).toEqual([made[0], made[2]])
    expect((await page('state=exported,printed')).ids).toEqual([])
    expect((await shop.get(`${listGangSheets.path}?state=lost`, client.printer.headers)).statusCode).toBe(422)
  })

  test.each(ROLES)('a %s reads and creates sheets as their permissions allow', async (role) => {
    const { headers } = await aMember(shop, role)
    await floor.aJobOrder({ sizeMm: 60 })
    const mayRead = may(role, listGangSheets.access) ? 200 : 403
    const mayWrite = may(role, createGangSheet.access) ? 201 : 403
    expect((await shop.get(listGangSheets.path, headers)).statusCode).toBe(mayRead)
    const made = await shop.post(createGangSheet.path, { seconds: 1 }, headers)
    expect(made.statusCode).toBe(mayWrite)
    const sheet = mayWrite === 201 ? sheetIn(made) : await client.aSheet()
    const now = await client.whenPacked(sheet.id)
    expect((await shop.get(getGangSheet.path.replace('{sheetId}', now.id), headers)).statusCode).toBe(mayRead)
    const locking = createGangSheetLock.path.replace('{sheetId}', now.id)
    expect((await shop.post(locking, { revision: now.revision }, headers)).statusCode).toBe(mayWrite)
  })
})

test('nests, costs and presses a print without the empty border of its picture', async () => {
  const storefront = await openStorefront(shop)
  const picture = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="3300" height="4200"><rect x="198" y="120" width="2904" height="3900"/></svg>',
    ),
  )
    .png()
    .toBuffer()
  const { id: artworkId } = await upload(shop, picture)
  const placement = { zoneId: 'full_front', artworkId, widthMm: 275, heightMm: 350 }
  const order = await aPaidOrder(shop, storefront, {
    items: [
      {
        variantId: storefront.variantId,
        quantity: 1,
        placements: [{ ...placement, offsetXMm: 0, offsetYMm: 0, rotationDeg: 180 }],
      },
    ],
  })
  const trim = { topMm: 9.4, rightMm: 15.9, bottomMm: 14.4, leftMm: 15.9 }
  const onFilm = { widthMm: 243.2, heightMm: 326.2 }

  const jobs = await floor.jobsOf(order)
  expect(jobs).toMatchObject([{ widthMm: 275, heightMm: 350, trim }])
  const sheet = await client.aPackedSheet({ jobIds: idsOf(jobs) })
  expect(sheet.prints).toMatchObject([{ ...onFilm, trim }])
  expect(faults(sheet)).toEqual([])
  const { film } = sheet
  expect(sheet.lengthMm).toBeCloseTo(film.leadMm + onFilm.heightMm + (film.tailMm ?? 0), 5)

  // The zone begins 76 mm below the collar and is 356 mm high. Turned upside down, the lower border is above.
  const reply = await shop.get(`${getJobTickets.path}?orderId=${order.id}`, floor.printer.headers)
  const ticket = await (await readPdf(reply.rawPayload)).textOf(1)
  expect(ticket).toContain('243.2×326.2mmturned180°')
  expect(ticket).toContain(`collar↓${76 + 178 - 175 + trim.bottomMm}·middle`)

  await printLaidSheet(shop, await aLaidSheet(shop, idsOf(jobs), { lengthMm: sheet.lengthMm, ink: null }))
  const [cost] = await costsOfJobs(shop, idsOf(jobs))
  expect(cost?.area_mm2).toBeCloseTo(onFilm.widthMm * onFilm.heightMm, 0)
  // The ink is that of the whole picture.
  const { rows } = await shop.services.pool.query<{ ml: number }>(
    `SELECT (settings #>> '{whiteInk,mlPerM2}')::float8 AS ml FROM production_settings`,
  )
  expect(cost?.white_ink_ml).toBeCloseTo(0.275 * 0.35 * 0.8171 * (rows[0]?.ml ?? 0), 3)
})
