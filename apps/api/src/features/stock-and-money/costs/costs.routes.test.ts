import type { CostEntryRecord, InventoryItemRecord, OrderRecord } from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { SYSTEM } from '../../../platform/records/audit.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { codeOf, fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { recordCosts } from './record-costs.ts'

/** Late on the 20th in El Salvador, where the store is; already the 21st in UTC. */
const NOW = new Date('2026-11-21T05:30:00Z')

const shop = sharedTestApp({ now: NOW })
const finance = shared(() => aMember(shop, 'finance'))

const RENT = { category: 'rent', amountMinor: 45_000, incurredOn: '2026-11-01', description: 'November' }
const PATH = '/api/admin/cost-entries'
const post = (url: string, body: object, headers: object = {}) =>
  shop.post(url, body, { ...finance.headers, ...headers })
const enter = (changes: object = {}, headers: object = {}) => post(PATH, { ...RENT, ...changes }, headers)
const entered = async (changes: object = {}) => (await enter(changes)).json<CostEntryRecord>()
const reverse = (id: string, headers: object = {}): Promise<LightMyRequestResponse> =>
  post(`${PATH}/${id}/reversal`, { reason: 'Entered twice' }, headers)
const list = async (query: string) =>
  (await shop.get(`${PATH}?${query}`, finance.headers)).json<CostEntryRecord[]>()

test('records a cost with all its details', async () => {
  const storefront = await openStorefront(shop)
  const order = (await storefront.place(await storefront.order())).json<OrderRecord>()
  const [item] = (await shop.get('/api/admin/inventory-items?q=film', finance.headers)).json<
    InventoryItemRecord[]
  >()
  const cost = {
    ...{ category: 'film', amountMinor: 1_250, incurredOn: '2026-11-20', description: 'Half a roll' },
    ...{ supplier: 'Film SA', orderId: order.id, inventoryItemId: item!.id, quantity: 5_000 },
  }
  const reply = await enter(cost)
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toEqual({
    ...cost,
    id: expect.stringMatching(/^cst_/) as string,
    currency: 'USD',
    source: 'manual',
    reversalOf: null,
    reversedBy: null,
    actor: { kind: 'admin', id: encodeId('adminUser', finance.userId), name: 'The finance' },
    createdAt: NOW.toISOString(),
  })
  expect(await list(`orderId=${order.id}`)).toEqual([reply.json()])
})

test.each([
  ['amountMinor', 0],
  ['amountMinor', -1],
  ['amountMinor', 1.5],
  ['amountMinor', '100'],
  ['amountMinor', 1e15],
  ['category', 'bribe'],
  ['incurredOn', '2026-02-30'],
  ['incurredOn', '0000-01-01'],
  ['incurredOn', '2026-11-21'],
  ['description', '   '],
  ['description', 'a\u0000b'],
  ['orderId', encodeId('order', newUuid())],
  ['orderId', encodeId('inventoryItem', newUuid())],
  ['inventoryItemId', encodeId('inventoryItem', newUuid())],
  ['quantity', 0],
  ['source', 'computed'],
])('refuses a cost whose %s is %j', async (field, value) => {
  const reply = await enter({ [field]: value })
  expect([reply.statusCode, fieldsOf(reply)]).toEqual([422, [field]])
})

test('today is the day in the time zone of the store', async () => {
  expect((await enter({ incurredOn: '2026-11-20' })).statusCode).toBe(201)
  expect((await enter({ incurredOn: '2026-11-21' })).statusCode).toBe(422)
})

test('a reversal is dated today and refers to its entry', async () => {
  const entry = await entered({ supplier: 'Landlord', incurredOn: '2026-10-01' })
  const reply = await reverse(entry.id)
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({
    category: 'rent',
    amountMinor: -45_000,
    incurredOn: '2026-11-20',
    description: 'Entered twice',
    supplier: 'Landlord',
    reversalOf: entry.id,
    reversedBy: null,
  })
  const [original] = await list('from=2026-10-01&to=2026-10-01')
  expect(original).toMatchObject({
    id: entry.id,
    amountMinor: 45_000,
    reversedBy: reply.json<CostEntryRecord>().id,
  })
})

test('an entry can be reversed once, even by simultaneous requests, and a reversal never', async () => {
  const entry = await entered()
  const replies = await Promise.all([1, 2, 3, 4].map(() => reverse(entry.id)))
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409])
  const refused = replies.find(({ statusCode }) => statusCode === 409)!
  expect([codeOf(refused), refused.body]).toEqual([
    'INVALID_TRANSITION',
    expect.stringContaining('was already reversed') as string,
  ])
  const reversal = replies.find(({ statusCode }) => statusCode === 201)!.json<CostEntryRecord>()
  const again = await reverse(reversal.id)
  expect(refusalOf(again)).toEqual([409, 'INVALID_TRANSITION'])
  expect(again.body).toContain('is a reversal')
})

test('computed entries can be reversed by hand', async () => {
  const [id] = await shop.services.transaction((tx) =>
    recordCosts(
      tx,
      [{ category: 'ink', amountMinor: 7, incurredOn: '2026-11-19', description: 'Ink', source: 'computed' }],
      SYSTEM,
      NOW,
    ),
  )
  const [computed] = await list('source=computed')
  expect(computed).toMatchObject({
    id: encodeId('costEntry', id!),
    actor: { kind: 'system', name: 'Platen' },
  })
  expect((await reverse(computed!.id)).json()).toMatchObject({ amountMinor: -7, source: 'manual' })
})

test('an unknown entry is not found', async () => {
  const reply = await reverse(encodeId('costEntry', newUuid()))
  expect(refusalOf(reply)).toEqual([404, 'RESOURCE_NOT_FOUND'])
})

test('the same request with one key is one entry, and one reversal', async () => {
  const key = { 'idempotency-key': 'rent-once' }
  const [first, again] = [await enter({}, key), await enter({}, key)]
  expect([again.statusCode, again.body]).toEqual([201, first.body])
  const { id } = first.json<CostEntryRecord>()
  const [back, backAgain] = [await reverse(id, key), await reverse(id, key)]
  expect([backAgain.statusCode, backAgain.body]).toEqual([201, back.body])
})

test('lists each entry once, page by page, latest day first, filtered by day and category', async () => {
  for (const day of ['2025-03-01', '2025-03-02', '2025-03-02', '2025-03-02', '2025-03-03']) {
    await enter({ incurredOn: day, category: 'marketing' })
  }
  const seen: CostEntryRecord[] = []
  let next: string | undefined = `${PATH}?limit=2&from=2025-03-01&to=2025-03-31`
  while (next !== undefined) {
    const page = await shop.get(next, finance.headers)
    seen.push(...page.json<CostEntryRecord[]>())
    next = /<(.+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1]
  }
  expect(seen.map(({ incurredOn }) => incurredOn)).toEqual(
    ['03', '02', '02', '02', '01'].map((day) => `2025-03-${day}`),
  )
  expect(new Set(seen.map(({ id }) => id)).size).toBe(5)
  expect(await list('from=2025-03-02&to=2025-03-02&category=marketing')).toHaveLength(3)
  expect(await list('from=2025-03-02&to=2025-03-02&category=rent')).toEqual([])

  const reversed = await shop.get(`${PATH}?from=2025-03-02&to=2025-03-01`, finance.headers)
  expect([reversed.statusCode, fieldsOf(reversed)]).toEqual([422, ['to']])
})

test('only roles with the permission may read and record costs', async () => {
  for (const role of ['production', 'support'] as const) {
    const { headers } = await aMember(shop, role)
    expect([role, (await shop.get(PATH, headers)).statusCode]).toEqual([role, 403])
  }
  const viewer = await aMember(shop, 'viewer')
  expect((await shop.get(PATH, viewer.headers)).statusCode).toBe(200)
  expect((await shop.post(PATH, RENT, viewer.headers)).statusCode).toBe(403)
})

test('the audit log records entries and reversals', async () => {
  const entry = await entered({ amountMinor: 999 })
  await reverse(entry.id)
  const { rows } = await shop.services.pool.query<object>(
    `SELECT action, actor_name, message FROM audit_log WHERE entity_id = $1 ORDER BY occurred_at, id`,
    [entry.id],
  )
  expect(rows).toEqual([
    {
      action: 'cost_entry.created',
      actor_name: 'The finance',
      message: 'The finance recorded a cost of 999 minor units for rent on 2026-11-01.',
    },
    {
      action: 'cost_entry.reversed',
      actor_name: 'The finance',
      message: 'The finance reversed a cost of 999 minor units for rent.',
    },
  ])
})

test('entries cannot be changed, not even in the database', async () => {
  await expect(shop.services.pool.query('UPDATE cost_entries SET amount_minor = 1')).rejects.toThrow(
    'insert-only',
  )
})
