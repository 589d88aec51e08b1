import { createPlatenClient } from '@platen/api-client'
import type { OrderCreate, OrderRecord } from '@platen/contract'
import type { Pool } from 'pg'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import type { Staff } from '../../lab/harness/staff.ts'
import { aBotToken, submitOrder, uploadPicture, type Shopper } from '../../lab/harness/shopper.ts'

export interface Counter {
  readonly url: string
  readonly shopper: Shopper
  readonly staff: Staff
  readonly pool: Pool
}

export async function place(
  { url, shopper }: Counter,
  choice: Parameters<Shopper['order']>[0] = {},
  changes: Partial<OrderCreate> = {},
): Promise<OrderRecord> {
  const draft = { ...(await shopper.order(choice)), ...changes }
  const reply = await submitOrder(url, { ...draft, botToken: await aBotToken(url) })
  if (reply.status !== 201) throw new Error(`The order was refused: ${reply.text}`)
  return reply.order
}

/** Artwork of so many pixels on 200 mm: 1300 give a warning, 600 are too few. */
export async function placeWithPixels(counter: Counter, sizePx: number, quantity = 1): Promise<OrderRecord> {
  const artwork = await uploadPicture(createPlatenClient({ baseUrl: counter.url }), await aPicture(sizePx))
  const { items } = await counter.shopper.order({ quantity })
  return place(
    counter,
    { quantity },
    {
      items: items.map((item) => ({
        ...item,
        placements: item.placements.map((print) => ({ ...print, artworkId: artwork.id })),
      })),
    },
  )
}

let references = 0
export const aReference = () => `TRX-${(references += 1)}`

export async function placePaid(counter: Counter): Promise<OrderRecord> {
  const order = await place(counter)
  await counter.staff.takePayment(order)
  return order
}

export async function placeReady(counter: Counter): Promise<OrderRecord> {
  const order = await placePaid(counter)
  await counter.staff.produce(order, 'packed')
  return order
}

const CHANGES = 'Please send it with more pixels.\nThe edge of the disc is blurred.'

export async function placeForChanges(counter: Counter): Promise<OrderRecord> {
  const order = await placeWithPixels(counter, 1300)
  await counter.staff.takePayment(order)
  await counter.staff.decide(order, 'artwork-changes-request', { message: CHANGES })
  return order
}

export const ORDER_BY_STAGE = {
  awaiting_payment: (counter) => place(counter),
  rest_due: async (counter) => {
    const order = await place(counter, { quantity: 4 })
    await counter.staff.takePayment(order, 500)
    return order
  },
  payment_rejected: async (counter) => {
    const order = await place(
      counter,
      {},
      { payment: { instructionId: 'bank_main', reference: aReference() } },
    )
    await counter.staff.decide(order, `payments/${order.payments[0]!.id}/rejection`, {
      reason: 'There is no such number at our bank.',
    })
    return order
  },
  payment_review: (counter) =>
    place(counter, {}, { payment: { instructionId: 'bank_main', reference: aReference() } }),
  artwork_review: async (counter) => {
    const order = await placeWithPixels(counter, 1300)
    await counter.staff.takePayment(order)
    return order
  },
  artwork_changes: placeForChanges,
  ready_to_print: placePaid,
  in_production: async (counter) => {
    const order = await placePaid(counter)
    await counter.staff.produce(order, 'printed')
    return order
  },
  ready_pickup: placeReady,
  handover_missed: async (counter) => {
    const order = await placeReady(counter)
    await counter.staff.decide(order, 'failed-handover', { reason: 'Nobody came.' })
    return order
  },
  completed: async (counter) => {
    const order = await placeReady(counter)
    await counter.staff.decide(order, 'handover')
    return order
  },
  returned: async (counter) => {
    const order = await placeReady(counter)
    await counter.staff.decide(order, 'handover')
    await counter.staff.decide(order, 'return', { reason: 'It was too small.' })
    return order
  },
  on_hold: async (counter) => {
    const order = await placePaid(counter)
    await counter.staff.decide(order, 'hold', { reason: 'We wait for black tees in M.' })
    return order
  },
  cancelled: async (counter) => {
    const order = await placePaid(counter)
    await counter.staff.decide(order, 'cancellation', { reason: 'You asked us to.' })
    await counter.staff.decide(order, 'refunds', { amountMinor: 450, reason: 'A first part.' })
    return order
  },
  expired: async (counter) => {
    const order = await place(counter)
    await counter.pool.query(
      `UPDATE orders SET status = 'expired', stage = 'expired', production_status = 'void' WHERE number = $1`,
      [order.number],
    )
    return order
  },
} as const satisfies Record<string, (counter: Counter) => Promise<OrderRecord>>
