import { ROLES, getJobTickets, may, type OrderRecord } from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { openFloor } from '../../../testing/floor.ts'
import { payInFull } from '../../../testing/paid-order.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { rowsRead } from '../../../testing/statements.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { findVariant } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { listTicketRows } from './tickets.store.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))

const ask = (query: string, headers = floor.printer.headers) =>
  shop.get(`${getJobTickets.path}${query}`, headers)
const ticketsOf = async (order: OrderRecord, more = '') => opened(await ask(`?orderId=${order.id}${more}`))

function opened(reply: LightMyRequestResponse) {
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return readPdf(reply.rawPayload)
}

async function aSheet(jobIds: readonly string[]): Promise<string> {
  const id = newUuid(shop.clock.now())
  await shop.services.database
    .insertInto('gang_sheets')
    .values({
      ...{
        id,
        state: 'draft',
        state_since: shop.clock.now(),
        created_at: shop.clock.now(),
        updated_at: shop.clock.now(),
        created_by_kind: 'system',
      },
      ...{ film: '{}', length_mm: 0, bound_mm: 0, seed: 1 },
    })
    .execute()
  await shop.services.database
    .updateTable('print_jobs')
    .set({ sheet_id: id })
    .where(
      'id',
      'in',
      jobIds.map((jobId) => decodeId('printJob', jobId)),
    )
    .execute()
  return encodeId('gangSheet', id)
}

test('each garment has one ticket with everything that is needed at the press', async () => {
  const order = await floor.aJobOrder({ quantity: 3, prints: 2 })
  const tickets = await ticketsOf(order)
  expect(tickets.pages).toBe(3)
  const { widthMm, heightMm } = await tickets.sizeOf(1)
  expect([widthMm, heightMm].map(Math.round)).toEqual([105, 148])
  const text = await tickets.textOf(2)
  for (const said of [
    order.number,
    'Classictee',
    'Black',
    'M',
    '2of3',
    'Wed25Nov',
    '1Fullfront',
    '2Fullback',
  ]) {
    expect(text).toContain(said)
  }
  expect(text).toContain('200×200mm')
  // The front zone begins 76 mm below the collar and is 356 mm high; the print lies in its middle.
  expect(text).toContain('collar↓154·middle')
  for (const said of ['cotton', '155°C', '13s']) expect(text).toContain(said)
  // Who it is for and how it leaves; nobody needs a phone number at the press.
  expect(text).toMatch(/Ana.*Pickup/)
  expect(text).not.toMatch(/\+503|@/)
})

test('the code on a ticket opens a job of its garment', async () => {
  const order = await floor.aJobOrder({ quantity: 2, prints: 2 })
  const jobs = await floor.jobsOf(order)
  const tickets = await ticketsOf(order)
  for (const page of [1, 2]) {
    const picture = await tickets.pixelsOf(page, 3)
    const [job] = jobs.filter(({ unit }) => unit === page)
    expect(decodeQR(picture)).toBe(`${shop.services.config.publicUrl}/admin/jobs/${job!.id}`)
  }
})

test('an A4 page holds four tickets', async () => {
  const order = await floor.aJobOrder({ quantity: 5 })
  const tickets = await ticketsOf(order, '&paper=a4')
  expect(tickets.pages).toBe(2)
  const { widthMm, heightMm } = await tickets.sizeOf(1)
  expect([widthMm, heightMm].map(Math.round)).toEqual([210, 297])
  const text = await tickets.textOf(1)
  for (const unit of [1, 2, 3, 4]) expect(text).toContain(`${unit}of5`)
  expect(await tickets.textOf(2)).toContain('5of5')
})

test('prints tickets for every garment on a sheet, including its prints on other film', async () => {
  const [first, second] = [await floor.aJobOrder({ prints: 2 }), await floor.aJobOrder({ quantity: 2 })]
  const jobs = [...(await floor.jobsOf(first)).slice(0, 1), ...(await floor.jobsOf(second)).slice(1)]
  const reply = await ask(`?sheetId=${await aSheet(jobs.map(({ id }) => id))}`)
  const tickets = await opened(reply)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(tickets.pages).toBe(2)
  const texts = [await tickets.textOf(1), await tickets.textOf(2)]
  expect(texts.find((text) => text.includes(first.number))).toContain('2Fullback')
  expect(texts.find((text) => text.includes(second.number))).toContain('2of2')
})

test('the ticket of a failed job shows the job that replaces it', async () => {
  const order = await floor.aJobOrder()
  const [job] = await floor.jobsOf(order)
  await floor.moveOn([job!.id], 'printed')
  await floor.fail([job!.id])
  const tickets = await opened(await ask(`?jobId=${job!.id}`))
  const reprint = (await floor.jobsOf(order)).find(({ parentJobId }) => parentJobId === job!.id)
  const picture = await tickets.pixelsOf(1, 3)
  expect(tickets.pages).toBe(1)
  expect(decodeQR(picture)).toMatch(new RegExp(`/${reprint!.id}$`))
})

test('prints notes and names with any Latin letters', async () => {
  const [item] = (await floor.storefront.order()).items
  const note = 'Für Łukasz Őry, señor Čapek: más arriba.'
  const placed = await floor.storefront.place(
    await floor.storefront.order({ items: [{ ...item!, note }], neededBy: '2026-12-02' }),
  )
  const order = placed.json<OrderRecord>()
  await payInFull(shop, order.id)
  const text = await (await ticketsOf(order)).textOf(1)
  expect(text).toContain(note.replaceAll(' ', ''))
  expect(text).toContain('Wed2Dec')
})

test.each([
  ['nothing named', '', 422],
  [
    'two things named',
    () => `?orderId=${encodeId('order', newUuid())}&jobId=${encodeId('printJob', newUuid())}`,
    422,
  ],
  ['another paper', () => `?orderId=${encodeId('order', newUuid())}&paper=a3`, 422],
  ['an unknown order', () => `?orderId=${encodeId('order', newUuid())}`, 404],
  ['an unknown sheet', () => `?sheetId=${encodeId('gangSheet', newUuid())}`, 404],
  ['an unknown job', () => `?jobId=${encodeId('printJob', newUuid())}`, 404],
])('refuses %s', async (_, query, status) => {
  expect((await ask(typeof query === 'string' ? query : query())).statusCode).toBe(status)
})

test('refuses tickets of an order with nothing in production', async () => {
  const order = (await floor.storefront.place(await floor.storefront.order())).json<OrderRecord>()
  const reply = await ask(`?orderId=${order.id}`)
  expect(reply.statusCode).toBe(404)
  expect(reply.json<{ detail: string }>().detail).toBe('This order has no garments in production.')
})

test.each(['order', 'job', 'sheet'] as const)(
  'finds tickets by %s without reading all jobs',
  async (kind) => {
    const order = await floor.aJobOrder({ quantity: 2, prints: 2 })
    const jobs = (await floor.jobsOf(order)).map(({ id }) => id)
    const ids = {
      order: decodeId('order', order.id),
      job: decodeId('printJob', jobs[0]!),
      sheet: decodeId('gangSheet', await aSheet(jobs)),
    }
    const others = await Promise.all([1, 2, 3].map(() => floor.aJobOrder()))
    const read = await rowsRead(shop, {
      table: 'print_jobs',
      given: (tx) =>
        sql`
      INSERT INTO print_jobs (id, order_id, order_item_id, placement_id, unit, state, state_since, created_at)
      SELECT gen_random_uuid(), order_id, order_item_id, placement_id, unit, 'failed', state_since, created_at
      FROM print_jobs, generate_series(1, 1000)
      WHERE order_id = ANY(${others.map(({ id }) => decodeId('order', id))}::uuid[])`.execute(tx),
      work: (tx) => listTicketRows(tx, { kind, id: ids[kind] }, 100),
    })
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(100)
  },
)

test.each(ROLES)('a %s prints tickets as their permissions allow', async (role) => {
  const { headers } = await aMember(shop, role)
  const reply = await ask(`?orderId=${encodeId('order', newUuid())}`, headers)
  expect(reply.statusCode).toBe(may(role, getJobTickets.access) ? 404 : 403)
})

test('making the tickets of 120 garments does not block other requests', async () => {
  const variantId = await findVariant(shop, { colour: 'White', size: 'L' })
  await shop.services.pool.query('UPDATE inventory_items SET on_hand = 500 WHERE variant_id = $1', [
    decodeId('variant', variantId),
  ])
  const order = await floor.aJobOrder({ quantity: 40, variantId, prints: 2 })
  const others = [
    await floor.aJobOrder({ quantity: 40, variantId, prints: 2 }),
    await floor.aJobOrder({ quantity: 40, variantId }),
  ]
  const jobs = (await Promise.all([order, ...others].map(floor.jobsOf))).flat()
  const sheetId = await aSheet(jobs.map(({ id }) => id))
  const making = { done: false }
  const reply = ask(`?sheetId=${sheetId}`).finally(() => (making.done = true))
  let turns = 0
  while (!making.done) {
    await new Promise(setImmediate)
    turns++
  }
  expect((await opened(await reply)).pages).toBe(120)
  expect((await reply).rawPayload.byteLength).toBeLessThan(2_000_000)
  // At least one turn of the event loop per ticket.
  expect(turns).toBeGreaterThan(120)
  // Making the orders takes most of it.
}, 240_000)
