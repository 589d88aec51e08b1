import {
  createPrintJobMoves,
  getPrintJob,
  listPrintJobs,
  type OrderRecord,
  type PrintJobDetail,
  type PrintJobMove,
  type PrintJobRecord,
} from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { changeOrder, lockOrder, type OrderChange } from '../features/selling/orders/index.ts'
import type { EventType } from '../platform/records/events.ts'
import { decodeId } from '../platform/records/ids.ts'
import { aPaidOrder } from './paid-order.ts'
import { openStorefront, type Storefront } from './storefront.ts'
import { aMember, type Member } from './team.ts'
import type { TestApp } from './test-app.ts'

export const PRODUCTION_STEPS = ['nested', 'printed', 'pressed', 'passed', 'packed'] as const

export const jobsIn = (reply: LightMyRequestResponse) => reply.json<PrintJobRecord[]>()
export const idsOf = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id)

export type Floor = Awaited<ReturnType<typeof openFloor>>

export async function openFloor(shop: TestApp) {
  const storefront: Storefront = await openStorefront(shop)
  const printer: Member = await aMember(shop, 'production')
  const { database, transaction } = shop.services

  const list = (query: string) => shop.get(`${listPrintJobs.path}${query}`, printer.headers)
  const jobsOf = async (order: OrderRecord) => jobsIn(await list(`?orderId=${order.id}&limit=200`))
  const detail = async (id: string) =>
    (await shop.get(getPrintJob.path.replace('{jobId}', id), printer.headers)).json<PrintJobDetail>()

  const move = (
    jobIds: readonly string[],
    to: PrintJobMove,
    more: { reason?: string; blankSpoiled?: boolean } = {},
    headers: Record<string, string> = {},
  ) => shop.post(createPrintJobMoves.path, { jobIds, to, ...more }, { ...printer.headers, ...headers })
  const fail = (jobIds: readonly string[], more: { blankSpoiled?: boolean } = {}) =>
    move(jobIds, 'failed', { reason: 'The film was wet', ...more })

  async function moveOn(jobIds: readonly string[], target: (typeof PRODUCTION_STEPS)[number]): Promise<void> {
    for (const to of PRODUCTION_STEPS.slice(0, PRODUCTION_STEPS.indexOf(target) + 1)) {
      const reply = await move(jobIds, to)
      if (reply.statusCode !== 201) throw new Error(reply.body)
    }
  }

  async function aJobOrder({
    quantity = 1,
    prints = 1,
    sizeMm = 200,
    variantId = storefront.variantId,
    zoneIds = ['full_front', 'full_back'],
    note = undefined as string | undefined,
  } = {}): Promise<OrderRecord> {
    const [item] = (await storefront.order()).items
    const [front] = item!.placements
    const placements = zoneIds
      .slice(0, prints)
      .map((zoneId) => ({ ...front!, zoneId, widthMm: sizeMm, heightMm: sizeMm }))
    const line = { variantId, quantity, placements, ...(note !== undefined && { note }) }
    return aPaidOrder(shop, storefront, { items: [line] })
  }

  async function change(order: OrderRecord, to: OrderChange): Promise<void> {
    await transaction(async (tx) => {
      await changeOrder(tx, await lockOrder(tx, decodeId('order', order.id)), to, shop.clock.now())
    })
  }

  const orderRow = (order: OrderRecord) =>
    database
      .selectFrom('orders')
      .select(['production_status', 'fulfilment_status', 'stage', 'ready_at'])
      .where('id', '=', decodeId('order', order.id))
      .executeTakeFirstOrThrow()

  async function movements(order: OrderRecord): Promise<string[]> {
    const rows = await database
      .selectFrom('inventory_movements')
      .innerJoin('inventory_items as i', 'i.id', 'item_id')
      .select(['type', 'quantity'])
      .where('order_id', '=', decodeId('order', order.id))
      .where('i.kind', '=', 'blank')
      .orderBy('inventory_movements.created_at')
      .orderBy('inventory_movements.id')
      .execute()
    return rows.map(({ type, quantity }) => `${type} ${quantity}`)
  }

  async function events(order: OrderRecord, type: EventType): Promise<unknown[]> {
    const rows = await database
      .selectFrom('events')
      .select('payload')
      .where('order_id', '=', decodeId('order', order.id))
      .where('type', '=', type)
      .orderBy('id')
      .execute()
    return rows.map(({ payload }) => payload)
  }

  const costs = (order: OrderRecord) =>
    database
      .selectFrom('cost_entries')
      .select(['category', 'amount_minor', 'quantity', 'incurred_on', 'source'])
      .where('order_id', '=', decodeId('order', order.id))
      .where('category', '=', 'blank')
      .orderBy('amount_minor')
      .execute()

  return {
    ...{ storefront, printer, list, jobsOf, detail, move, fail, moveOn, aJobOrder, change },
    ...{ orderRow, movements, events, costs },
  }
}
