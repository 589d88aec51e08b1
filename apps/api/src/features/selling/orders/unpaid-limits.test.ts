import type {
  CatalogResponse,
  OperationsDashboardResponse,
  GarmentOrderCreate,
  OrderRecord,
} from '@platen/contract'
import { beforeEach, expect, test } from 'vitest'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { errorOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { ledgerProblems, onHand, setOnHand } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp({ config: { rateLimitFactor: 50 } })
const storefront = shared(() => openStorefront(shop))
const owner = shared(() => aMember(shop, 'owner'))

const NO_LIMITS = {
  maxUnits: 25_000,
  maxUnitsPerContact: 1_000_000,
  maxUnitsPerAddress: 1_000_000,
  maxPercentPerCustomer: 100,
  maxPercent: 100,
  largeUnits: 25_000,
  largePayWithinHours: 8760,
}
const DEFAULTS = {
  ...{ maxUnits: 60, maxUnitsPerContact: 100, maxUnitsPerAddress: 200 },
  ...{ maxPercentPerCustomer: 50, maxPercent: 90, largeUnits: 20, largePayWithinHours: 24 },
}

beforeEach(() => setLimits(DEFAULTS))

async function setLimits(limits: Partial<typeof DEFAULTS>): Promise<void> {
  await shop.services.pool.query('UPDATE store_settings SET unpaid_orders = $1', [
    JSON.stringify({ ...NO_LIMITS, ...limits }),
  ])
  // The service caches the settings for a moment.
  await expect
    .poll(async () => (await shop.services.shop.get()).unpaidOrders)
    .toEqual({ ...NO_LIMITS, ...limits })
}

let customers = 0
interface Buyer {
  readonly email: string
  readonly address: string
}
const someone = (): Buyer => {
  customers += 1
  return { email: `c${customers}@example.com`, address: `10.1.${customers >> 8}.${customers & 255}` }
}

let tees: string[] = []

/** A size that no other test uses. */
async function stocked(quantity: number): Promise<string> {
  if (tees.length === 0) {
    const { garments } = (await shop.get('/api/v1/catalog')).json<CatalogResponse>()
    const colours = garments.filter(({ kind }) => kind === 'tee').flatMap((garment) => garment.colours)
    tees = colours.flatMap(({ sizes }) => sizes.map(({ variantId }) => variantId))
  }
  const variantId = tees.pop()!
  await setOnHand(shop, variantId, quantity)
  return variantId
}

async function itemOf(variantId: string): Promise<string> {
  const { variants } = await shop.services.shop.get()
  return variants.get(decodeId('variant', variantId))!.inventoryItemId!
}

async function order(
  variantId: string,
  quantity: number,
  { email, address }: Buyer = someone(),
  changes: Partial<GarmentOrderCreate> = {},
) {
  const [line] = (await storefront.order()).items
  const body = await storefront.order({
    customer: { name: 'Ana', email },
    items: [{ ...line!, variantId, quantity }],
    ...changes,
  })
  return shop.app.inject({ method: 'POST', url: '/api/orders', payload: body, remoteAddress: address })
}

const statuses = (replies: readonly { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).sort()

test('three unpaid orders of one customer hold at most half of a stock item', async () => {
  const variantId = await stocked(40)
  const attacker = someone()
  const replies = []
  for (const quantity of [40, 20, 10]) replies.push(await order(variantId, quantity, attacker))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 201, 409])
  const other = { ...attacker, email: someone().email }
  expect((await order(variantId, 1, other)).statusCode, 'another email, the same address').toBe(409)
  const moved = { ...attacker, address: someone().address }
  expect((await order(variantId, 1, moved)).statusCode, 'another address, the same email').toBe(409)
  expect((await order(variantId, 10)).statusCode, 'somebody else').toBe(201)
})

test('unpaid orders of any number of customers leave a tenth of a stock item', async () => {
  const variantId = await stocked(40)
  const replies = []
  for (const quantity of [9, 9, 9, 9, 4]) replies.push(await order(variantId, quantity))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 409])
  expect(await onHand(shop, variantId)).toEqual({ onHand: 40, reserved: 36 })
})

test('the same holds for orders that arrive at once', async () => {
  const variantId = await stocked(40)
  const one = someone()
  const ofOne = await Promise.all(Array.from({ length: 8 }, () => order(variantId, 5, one)))
  expect(statuses(ofOne)).toEqual([201, 201, 201, 201, 409, 409, 409, 409])
  const ofMany = await Promise.all(Array.from({ length: 8 }, () => order(variantId, 4)))
  expect(statuses(ofMany)).toEqual([201, 201, 201, 201, 409, 409, 409, 409])
  expect((await onHand(shop, variantId)).reserved).toBe(36)
})

test('a customer may order the last dozen of a stock item', async () => {
  expect((await order(await stocked(12), 12)).statusCode).toBe(201)
})

test('limits the garments of one order, of one contact and of one address, also at once', async () => {
  const variantId = await stocked(10_000)
  await setLimits({ maxUnits: 60, maxUnitsPerContact: 100, maxUnitsPerAddress: 200 })
  const tooLarge = await order(variantId, 61)
  expect(refusalOf(tooLarge)).toEqual([409, 'OUT_OF_STOCK'])
  expect(errorOf(tooLarge).resolution).toMatch(/Pay for your open orders first.*contact the shop/)

  const { email, address } = someone()
  const ofContact = await Promise.all(
    Array.from({ length: 4 }, () => order(variantId, 50, { email, address: someone().address })),
  )
  expect(statuses(ofContact)).toEqual([201, 201, 409, 409])
  const ofAddress = await Promise.all(
    Array.from({ length: 6 }, () => order(variantId, 50, { email: someone().email, address })),
  )
  expect(statuses(ofAddress)).toEqual([201, 201, 201, 201, 409, 409])
})

test('a reported payment counts as unpaid until it is verified, which makes room', async () => {
  const variantId = await stocked(10_000)
  await setLimits({ maxUnitsPerContact: 10 })
  const customer = someone()
  const payment = { instructionId: 'bank_main', reference: 'Made up' }
  const first = await order(variantId, 10, customer, { payment })
  expect(first.statusCode).toBe(201)
  expect((await order(variantId, 1, customer)).statusCode).toBe(409)
  const { id, payments } = first.json<OrderRecord>()
  const verified = await shop.post(
    `/api/admin/orders/${id}/payments/${payments[0]!.id}/verification`,
    {},
    owner.headers,
  )
  expect(verified.statusCode, verified.body).toBe(201)
  expect((await order(variantId, 10, customer)).statusCode).toBe(201)
})

test('orders that staff create have no limit and use up nobody else’s', async () => {
  const variantId = await stocked(100)
  const { items, customer } = await storefront.order()
  const reply = await shop.post(
    '/api/admin/orders',
    {
      source: 'phone',
      customer,
      items: [{ ...items[0]!, variantId, quantity: 90 }],
      fulfilment: { method: 'pickup' },
      instructionId: 'bank_main',
    },
    owner.headers,
  )
  expect(reply.statusCode, reply.body).toBe(201)
  expect((await order(variantId, 5)).statusCode).toBe(201)
})

test('large unpaid orders must be paid sooner', async () => {
  const variantId = await stocked(10_000)
  const hours = async (quantity: number) => {
    const { payBefore, createdAt } = (await order(variantId, quantity)).json<OrderRecord>()
    return (Date.parse(payBefore!) - Date.parse(createdAt)) / 3_600_000
  }
  expect([await hours(19), await hours(20)]).toEqual([48, 24])
})

test('refuses an order beyond the stock and one beyond its share in the same words', async () => {
  const variantId = await stocked(40)
  const [beyondStock, beyondShare] = [await order(variantId, 41), await order(variantId, 21)]
  expect(beyondShare.body.replace(/"requestId":"[^"]*"/, '')).toBe(
    beyondStock.body.replace(/"requestId":"[^"]*"/, ''),
  )
  expect(errorOf(beyondStock).message).toMatch(/^Not enough in stock: items\[0\]/)
})

test('quotes for every quantity tell stock only in steps', async () => {
  const [{ placements }] = (await storefront.order()).items as [GarmentOrderCreate['items'][number]]
  const levels = [1, 2, 3, 4, 7, 9, 10, 19, 21, 49, 51, 173]
  const variants = new Map<number, string>()
  for (const level of levels) variants.set(level, await stocked(level))
  const items = await Promise.all([...variants.values()].map(itemOf))
  // The service caches what is available for a moment.
  await expect
    .poll(
      async () => {
        const available = await shop.services.shop.available()
        return items.map((itemId) => available.get(itemId))
      },
      { timeout: 10_000 },
    )
    .toEqual(levels)
  const answers = async (level: number) => {
    const seen = []
    for (const quantity of [1, 2, 5, 9, 10, 11, 25, 49, 50, 51, 100, 499, 500]) {
      const reply = await shop.app.inject({
        method: 'POST',
        url: '/api/v1/quotes',
        payload: { items: [{ variantId: variants.get(level), quantity, placements }] },
        remoteAddress: someone().address,
      })
      seen.push(reply.json<{ items: { availability: string }[] }>().items[0]!.availability)
    }
    return seen.join(' ')
  }
  expect(await answers(51)).toBe(await answers(173))
  expect(await answers(21)).toBe(await answers(49))
  expect(await answers(10)).toBe(await answers(19))
  expect(await answers(7)).toBe(await answers(9))
  expect(await answers(3)).toBe(await answers(4))
  expect(await answers(1)).toBe(await answers(2))
  const catalog = (await shop.get('/api/v1/catalog')).json<CatalogResponse>()
  expect(JSON.stringify(catalog)).not.toMatch(/onHand|available"|reserved/)
})

test('shows staff which stock unpaid orders hold', async () => {
  const variantId = await stocked(40)
  const itemId = encodeId('inventoryItem', await itemOf(variantId))
  const read = async () =>
    (await shop.get('/api/admin/operations', owner.headers))
      .json<OperationsDashboardResponse>()
      .heldUnpaid.filter((item) => item.itemId === itemId)
  await order(variantId, 19)
  expect(await read()).toEqual([])
  await order(variantId, 2)
  expect(await read()).toEqual([expect.objectContaining({ held: 21, notSold: 40, orders: 2 })])
})

test('keeps no address with an order', async () => {
  const { address, email } = someone()
  await order(await stocked(40), 1, { address, email })
  const { rows } = await shop.services.pool.query<{ text: string; size: number }>(
    'SELECT o::text AS text, octet_length(client_digest) AS size FROM orders AS o WHERE customer_email = $1',
    [email],
  )
  expect(rows[0]?.size).toBe(16)
  expect(rows[0]?.text).not.toContain(address)
  expect(await ledgerProblems(shop)).toEqual([])
})
