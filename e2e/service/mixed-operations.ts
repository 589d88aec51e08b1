import type { OrderRecord, PrintJobRecord } from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { checkOrders, expireUnpaidOrders } from '../../apps/api/src/features/selling/orders/index.ts'
import { encodeId } from '../../apps/api/src/platform/records/ids.ts'
import { ledgerProblems, setOnHand } from '../../apps/api/src/testing/stock.ts'
import { findVariant, openStorefront, type Storefront } from '../../apps/api/src/testing/storefront.ts'
import { aMember, type Member } from '../../apps/api/src/testing/team.ts'
import type { TestApp } from '../../apps/api/src/testing/test-app.ts'
import { seededRandom, type Random } from '../../scripts/demo/random.ts'

export interface Outcome {
  readonly done: Record<string, number>
  readonly refused: Record<string, number>
  readonly reads: number
  /** Broken invariants, and responses that are neither a success nor a refusal. */
  readonly problems: readonly unknown[]
}

interface Shop {
  readonly app: TestApp
  readonly storefront: Storefront
  readonly owner: Member
  readonly variants: readonly string[]
  readonly itemIds: readonly string[]
  readonly orders: Placed[]
  readonly random: Random
}

interface Placed {
  readonly id: string
  readonly trackingToken: string
  readonly payments: string[]
}

type Reply = Promise<LightMyRequestResponse | undefined>

/** Weights of 100. An operation without anything to work on is skipped. */
const OPERATIONS: Record<string, { readonly weight: number; readonly run: (shop: Shop) => Reply }> = {
  order: { weight: 26, run: place },
  pay: { weight: 5, run: (shop) => withOrder(shop, (order) => pay(shop, order)) },
  verify: { weight: 12, run: (shop) => withPayment(shop, 'verification', {}) },
  reject: { weight: 4, run: (shop) => withPayment(shop, 'rejection', { reason: 'Not found' }) },
  cancel: { weight: 7, run: (shop) => decide(shop, 'cancellation', { reason: 'By wish' }) },
  refund: {
    weight: 8,
    run: (shop) =>
      decide(shop, 'refunds', { amountMinor: shop.random.pick([100, 500, 2000]), reason: 'Late' }),
  },
  hold: { weight: 3, run: (shop) => decide(shop, 'hold', { reason: 'A question' }) },
  resume: { weight: 3, run: (shop) => decide(shop, 'resumption', {}) },
  handover: { weight: 3, run: (shop) => decide(shop, 'handover', {}) },
  print: { weight: 16, run: moveJobs },
  receipt: {
    weight: 5,
    run: (shop) =>
      stock(shop, { type: 'receipt', quantity: 6, unitCost: shop.random.pick(['3.10', '3.55']) }),
  },
  adjustment: {
    weight: 3,
    run: (shop) =>
      stock(shop, { type: 'adjustment', quantity: shop.random.pick([-2, -1, 1]), reason: 'Found' }),
  },
  waste: { weight: 2, run: (shop) => stock(shop, { type: 'waste', quantity: 1, reason: 'Stained' }) },
  count: {
    weight: 2,
    run: (shop) => stock(shop, { type: 'count', quantity: shop.random.pick([5, 12, 30]) }),
  },
  expire: { weight: 1, run: expire },
}

const MOVES = ['nested', 'printed', 'pressed', 'passed', 'packed', 'failed', 'void'] as const

/** Runs `count` operations concurrently on a few scarce garments and checks stock and money throughout. */
export async function doMixedOperations(
  app: TestApp,
  { count, workers, seed }: { count: number; workers: number; seed: number },
): Promise<Outcome> {
  const shop = await openShop(app, seededRandom(seed))
  const done: Record<string, number> = {}
  const refused: Record<string, number> = {}
  const problems: unknown[] = []
  const lottery = Object.entries(OPERATIONS).map(([name, { weight }]) => [name, weight] as const)
  let left = count
  let reads = 0

  const work = async () => {
    while (left > 0) {
      left -= 1
      const name = shop.random.weighted(lottery)
      const reply = await OPERATIONS[name]?.run(shop)
      if (!reply) continue
      const tally = reply.statusCode < 300 ? done : refused
      tally[name] = (tally[name] ?? 0) + 1
      if (![200, 201, 409, 422].includes(reply.statusCode)) problems.push({ name, answer: reply.body })
    }
  }
  const read = async () => {
    while (left > 0) {
      problems.push(...(await findProblems(app)))
      reads += 1
    }
  }
  await Promise.all([...Array.from({ length: workers }, work), read()])
  problems.push(...(await findProblems(app)))
  return { done, refused, reads, problems }
}

/** One snapshot: stock against movements and reservations, money against payments, stages against statuses. */
async function findProblems(app: TestApp): Promise<unknown[]> {
  return [...(await ledgerProblems(app)), ...(await checkOrders(app.services)).problems]
}

async function openShop(app: TestApp, random: Random): Promise<Shop> {
  const variants = await Promise.all(['S', 'M', 'L', 'XL'].map((size) => findVariant(app, { size })))
  for (const variantId of variants) await setOnHand(app, variantId, 12)
  const rows = await app.services.database
    .selectFrom('inventory_items')
    .select('id')
    .where('on_hand', '=', 12)
    .where('variant_id', 'is not', null)
    .execute()
  return {
    app,
    storefront: await openStorefront(app),
    owner: await aMember(app, 'owner'),
    variants,
    itemIds: rows.map(({ id }) => encodeId('inventoryItem', id)),
    orders: [],
    random,
  }
}

async function place(shop: Shop): Reply {
  const [item] = (await shop.storefront.order()).items
  if (!item) throw new Error('An order has an item.')
  const reply = await shop.storefront.place(
    await shop.storefront.order({
      items: [
        { ...item, variantId: shop.random.pick(shop.variants), quantity: shop.random.pick([1, 1, 2, 3]) },
        { ...item, variantId: shop.random.pick(shop.variants), quantity: 1 },
      ],
      payment: shop.random.chance(0.7)
        ? { instructionId: 'bank_main', reference: `SLIP-${shop.random.integer(1, 1e9)}` }
        : { instructionId: 'bank_main' },
    }),
  )
  if (reply.statusCode === 201) {
    const { id, trackingToken = '', payments } = reply.json<OrderRecord>()
    shop.orders.push({ id, trackingToken, payments: payments.map((payment) => payment.id) })
  }
  return reply
}

async function pay({ app, random }: Shop, order: Placed): Reply {
  const reply = await app.post(`/api/v1/orders/${order.trackingToken}/payments`, {
    instructionId: 'bank_main',
    reference: `SLIP-${random.integer(1, 1e9)}`,
    ...(random.chance(0.3) ? { amountMinor: 500 } : {}),
  })
  if (reply.statusCode === 201) order.payments.push(reply.json<{ id: string }>().id)
  return reply
}

function withPayment(shop: Shop, decision: string, body: object): Reply {
  return withOrder(shop, async (order) => {
    const payment = order.payments.at(-1)
    if (payment === undefined) return undefined
    return post(shop, `orders/${order.id}/payments/${payment}/${decision}`, body)
  })
}

function decide(shop: Shop, decision: string, body: object): Reply {
  return withOrder(shop, (order) => post(shop, `orders/${order.id}/${decision}`, body))
}

async function moveJobs(shop: Shop): Reply {
  return withOrder(shop, async (order) => {
    const list = await shop.app.get(`/api/admin/print-jobs?orderId=${order.id}`, shop.owner.headers)
    const jobs = list.json<PrintJobRecord[]>().filter(({ allowedMoves }) => allowedMoves.length > 0)
    if (jobs.length === 0) return undefined
    const job = shop.random.pick(jobs)
    const onward = job.allowedMoves.filter((move) => move !== 'void' && move !== 'queued')
    const to = shop.random.chance(0.04) ? 'void' : shop.random.pick(onward.length > 0 ? onward : MOVES)
    const needsReason = to === 'failed' || to === 'void'
    return post(shop, 'print-job-moves', {
      jobIds: [job.id],
      to,
      ...(needsReason ? { reason: 'It slipped' } : {}),
    })
  })
}

function stock(shop: Shop, movement: object): Reply {
  return post(shop, 'inventory-movements', { itemId: shop.random.pick(shop.itemIds), ...movement })
}

async function expire({ app }: Shop): Promise<undefined> {
  const { pool } = app.services
  await pool.query(
    `UPDATE orders SET pay_before = now() - interval '1 hour' WHERE id = (
       SELECT id FROM orders WHERE status = 'open' AND payment_status = 'unpaid' ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)`,
  )
  await expireUnpaidOrders(app.services)
}

async function withOrder(shop: Shop, run: (order: Placed) => Reply): Reply {
  const recent = shop.orders.slice(-40)
  return recent.length === 0 ? undefined : run(shop.random.pick(recent))
}

function post({ app, owner }: Shop, path: string, body: object): Promise<LightMyRequestResponse> {
  return app.post(`/api/admin/${path}`, body, owner.headers)
}
