import { createHash, randomInt } from 'node:crypto'
import type { AdminOrderRecord, FulfilmentRequest, QuoteCreate, TestOrderCreate } from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readAdminOrder } from '../../back-office/orders-admin/index.ts'
import { uploadArtwork, type UploadArtworkDeps } from '../../selling/artworks/index.ts'
import {
  createQuote,
  insertOrder,
  placeOrder,
  refusalFor,
  type PlaceOrderDeps,
} from '../../selling/orders/index.ts'
import { planTestOrder } from './plan-test-order.ts'
import { SAMPLE_ARTWORK } from './sample-artwork.ts'
import { listExampleGarments, markTestOrder } from './test-orders.store.ts'

export interface TestOrderDeps
  extends UploadArtworkDeps, Omit<PlaceOrderDeps, 'writeOrder' | 'config' | 'keys' | 'shop'> {
  readonly keys: PlaceOrderDeps['keys']
  readonly shop: PlaceOrderDeps['shop']
  readonly config: { readonly rateLimitFactor: number; readonly publicUrl: string }
}

interface PlaceTestOrder {
  readonly request: TestOrderCreate
  readonly author: AdminAuthor
  readonly clientAddress: string
  /** Commits the order together with what is kept under the idempotency key. */
  readonly once: Transaction
}

/** The way of a customer's order from here on: the same checks, prices, stock and messages. */
export async function placeTestOrder(
  deps: TestOrderDeps,
  { request: { customer }, author, clientAddress, once }: PlaceTestOrder,
): Promise<AdminOrderRecord> {
  const { clock, database } = deps
  const shop = await deps.shop.get()
  const plan = planTestOrder(shop, SAMPLE_ARTWORK.sideMm, {
    today: dayIn(shop.timeZone, clock.now()),
    available: await deps.shop.available(),
    examples: new Set(await listExampleGarments(database)),
    reference: `TEST-${randomInt(1e6, 1e7)}`,
  })
  if (plan.missing !== undefined) throw notReady(plan.missing)
  const { item, print, fulfilment, payment } = plan
  const artwork = await uploadArtwork(deps, sampleFile(author))
  const items = [{ ...item, placements: [{ ...print, artworkId: artwork.id }] }]
  const { totals } = await createQuote(deps, { items, fulfilment: quoted(fulfilment) })
  let record: AdminOrderRecord | undefined
  await placeOrder(
    {
      ...deps,
      writeOrder: async (order) => {
        const id = order.order.id
        let number = ''
        record = await once(async (tx) => {
          const placed = await insertOrder(tx, order)
          if (placed.refused !== undefined) throw refusalFor(placed, order)
          number = placed.number
          await markTestOrder(tx, { orderId: id, by: author.actor.id, at: clock.now() })
          await recordAudit(tx, [
            {
              ...author,
              occurredAt: clock.now(),
              action: 'order.created',
              entity: { type: 'order', id: encodeId('order', id) },
              message: `${author.actor.name} placed the test order ${number}.`,
              subject: number,
            },
          ])
          return readAdminOrder({ ...deps, database: tx }, id, author)
        })
        return { number }
      },
    },
    {
      request: {
        customer,
        items,
        fulfilment,
        payment,
        expectedTotalMinor: totals.totalMinor,
        acceptedPolicyVersion: shop.policyVersion,
        botToken: '',
      },
      clientAddress,
      spent: undefined,
      claim: undefined,
    },
  )
  if (!record) throw new Error('A test order was placed without being written.')
  return record
}

/** For a price, the area of an address is enough. */
function quoted({
  method,
  meetupZoneId,
  address,
}: FulfilmentRequest): NonNullable<QuoteCreate['fulfilment']> {
  return {
    method,
    ...(meetupZoneId !== undefined && { meetupZoneId }),
    ...(address && {
      address: {
        country: address.country,
        city: address.city,
        ...(address.region !== undefined && { region: address.region }),
      },
    }),
  }
}

const MISSING = {
  product: 'No garment can be ordered yet: add one with a colour, a size and a print zone.',
  payment: 'There is no way to pay yet: add a payment instruction.',
  delivery: 'Customers cannot get their orders yet: offer pickup, a meet-up point or delivery.',
} as const

function notReady(missing: keyof typeof MISSING): Refusal {
  return new Refusal('INVALID_TRANSITION', MISSING[missing], {
    details: { reason: 'shop_not_ready', state: missing, allowedActions: [] },
    resolution: 'Finish this step of the guide, then try again.',
  })
}

function sampleFile({ actor }: AdminAuthor) {
  const bytes = Buffer.from(SAMPLE_ARTWORK.svg)
  const sha256 = createHash('sha256').update(bytes).digest()
  return { name: SAMPLE_ARTWORK.fileName, bytes, sha256, client: actor.id }
}
