import {
  createPrintJobMoves,
  listPrintJobs,
  type OrderCreate,
  type OrderRecord,
  type PrintJobRecord,
} from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { PRODUCTION_STEPS } from './floor.ts'
import { aPicture, openStorefront, upload, type Storefront } from './storefront.ts'
import { aMember, type Member } from './team.ts'
import type { TestApp } from './test-app.ts'

export interface OrderClient {
  readonly owner: Member
  readonly storefront: Storefront
  /** Its artwork passes preflight by default. */
  place(changes?: Partial<OrderCreate>): Promise<OrderRecord>
  /** An order whose only print has this many pixels on 200 mm: 2400 pass, 1300 give a warning, 600 fail. */
  placeWithPixels(sizePx: number): Promise<OrderRecord>
  /** Submitted, but not verified yet. */
  placePaid(changes?: Partial<OrderCreate>): Promise<OrderRecord>
  decide(
    order: OrderRecord,
    what: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  done(order: OrderRecord, what: string, body?: object): Promise<OrderRecord>
  pay(order: OrderRecord): Promise<OrderRecord>
  produce(order: OrderRecord, state: 'printed' | 'packed'): Promise<void>
}

export async function openOrderClient(shop: TestApp): Promise<OrderClient> {
  const [owner, storefront] = [await aMember(shop, 'owner'), await openStorefront(shop)]

  const place: OrderClient['place'] = (changes) => storefront.ordered(changes)
  const decide: OrderClient['decide'] = (order, what, body = {}, headers = owner.headers) =>
    shop.post(`/api/admin/orders/${order.id}/${what}`, body, headers)
  const done: OrderClient['done'] = async (order, what, body) => {
    const reply = await decide(order, what, body)
    if (reply.statusCode !== 201) throw new Error(`${what} was refused: ${reply.body}`)
    return reply.json<OrderRecord>()
  }
  return {
    owner,
    storefront,
    place,
    placeWithPixels: async (sizePx) => {
      const { items } = await storefront.order()
      const artwork = await upload(shop, await aPicture(sizePx))
      return place({
        items: items.map((item) => ({
          ...item,
          placements: item.placements.map((placement) => ({ ...placement, artworkId: artwork.id })),
        })),
      })
    },
    placePaid: (changes = {}) =>
      place({ payment: { instructionId: 'bank_main', reference: aReference() }, ...changes }),
    decide,
    done,
    pay: (order) =>
      done(order, 'payments', { instructionId: 'cash_studio', amountMinor: order.totals.dueMinor }),
    produce: async (order, state) => {
      for (const to of PRODUCTION_STEPS.slice(0, PRODUCTION_STEPS.indexOf(state) + 1)) {
        const jobs = await shop.get(`${listPrintJobs.path}?orderId=${order.id}&limit=200`, owner.headers)
        const jobIds = jobs
          .json<PrintJobRecord[]>()
          .filter(({ allowedMoves }) => allowedMoves.includes(to))
          .map(({ id }) => id)
        if (jobIds.length === 0) continue
        const reply = await shop.post(createPrintJobMoves.path, { jobIds, to }, owner.headers)
        if (reply.statusCode !== 201) throw new Error(`${to} was refused: ${reply.body}`)
      }
    },
  }
}

let references = 0

export function aReference(): string {
  references += 1
  return `TRX-${references}`
}
