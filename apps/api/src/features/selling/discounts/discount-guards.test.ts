import { ROLES, may, type DiscountCreate, type DiscountRecord, type OrderRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { inLockStep } from '../../../testing/meanwhile.ts'
import { openOrderClient } from '../../../testing/order-client.ts'
import { errorOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'
import { returnDiscounts } from './discounts.store.ts'

const URL = '/api/admin/discounts'
const shop = sharedTestApp({ config: { rateLimitFactor: 1000 } })
const client = shared(async () => {
  const opened = await openOrderClient(shop)
  await setOnHand(shop, opened.storefront.variantId, 500)
  return opened
})

let codes = 0
const terms = (changes: Partial<DiscountCreate> = {}): Omit<DiscountCreate, 'code'> => ({
  ...{ kind: 'percent', percentOff: 10, amountMinor: null, garmentKinds: [], minimumMinor: 0 },
  ...{ validFrom: null, validUntil: null, maxUses: null, maxUsesEach: null, note: null },
  ...changes,
})
const create = (changes?: Partial<DiscountCreate>, headers = client.owner.headers) =>
  shop.post(URL, { code: `GUARD-${(codes += 1)}`, ...terms(changes) }, headers)
async function aCode(changes?: Partial<DiscountCreate>): Promise<DiscountRecord> {
  const reply = await create(changes)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<DiscountRecord>()
}
const read = async ({ id }: Pick<DiscountRecord, 'id'>) =>
  (await shop.get(`${URL}/${id}`, client.owner.headers)).json<DiscountRecord>()
const put = ({ id, revision }: DiscountRecord, changes?: Partial<DiscountCreate>) =>
  shop.app.inject({
    method: 'PUT',
    url: `${URL}/${id}`,
    headers: client.owner.headers,
    payload: { ...terms(changes), revision },
  })
const end = ({ id, revision }: DiscountRecord, headers = client.owner.headers) =>
  shop.post(`${URL}/${id}/ending`, { revision }, headers)
const reasonsOf = (reply: { body: string }) =>
  errorOf(reply).fields?.map(({ path, reason }) => [path, reason])
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Row>(sql, values)).rows
const uuidOf = ({ id }: Pick<DiscountRecord, 'id'>) => decodeId('discount', id)

test.each(ROLES)('a %s reads, creates and ends codes as their permissions allow', async (role) => {
  const { headers } = await aMember(shop, role)
  const code = await aCode()
  const [reads, writes] = [may(role, 'discounts:read'), may(role, 'discounts:write')]
  expect((await shop.get(URL, headers)).statusCode).toBe(reads ? 200 : 403)
  expect((await shop.get(`${URL}/${code.id}`, headers)).statusCode).toBe(reads ? 200 : 403)
  expect((await shop.get(`${URL}/${code.id}/uses`, headers)).statusCode).toBe(reads ? 200 : 403)
  expect((await create({}, headers)).statusCode).toBe(writes ? 201 : 403)
  expect((await end(code, headers)).statusCode).toBe(writes ? 201 : 403)
})

test('of 30 orders of one customer at once, known by email or phone, exactly as many get a code as one may', async () => {
  const code = await aCode({ maxUsesEach: 2 })
  const phone = '+50370000099'
  const bodies = await Promise.all(
    [{ email: 'one@example.com', phone }, { phone }].map((contact) =>
      client.storefront.order({ discountCode: code.code, customer: { name: 'One', ...contact } }),
    ),
  )
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, at) => client.storefront.place(bodies[at % 2]!)),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
  const refused = replies.filter(({ statusCode }) => statusCode !== 201)
  expect(new Set(refused.map((reply) => JSON.stringify(reasonsOf(reply))))).toEqual(
    new Set(['[["discountCode","code_used_by_customer"]]']),
  )
  expect(await read(code)).toMatchObject({ uses: 2 })
})

test('100 orders with a code, of which some are cancelled and placed again at once, never use it more often than allowed', async () => {
  const code = await aCode({ maxUses: 8 })
  const body = (at: number) =>
    client.storefront.order({
      discountCode: code.code,
      customer: { name: `Rival ${at}`, email: `rival-${at}@example.com` },
    })
  const first: OrderRecord[] = []
  for (let at = 0; at < 8; at += 1)
    first.push((await client.storefront.place(await body(at))).json<OrderRecord>())
  const waiting = await body(100).then((one) => ({ ...one, expectedTotalMinor: first[0]!.totals.totalMinor }))
  const replies = await Promise.all([
    ...first.slice(0, 4).map((order) => client.decide(order, 'cancellation', { reason: 'No.' })),
    ...Array.from({ length: 92 }, (_, at) =>
      client.storefront.place({
        ...waiting,
        customer: { name: 'Late', email: `late-${at}@example.com` },
      }),
    ),
  ])
  expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  const [counted] = await query<{ n: number }>(
    'SELECT count(*)::integer AS n FROM discount_uses WHERE discount_id = $1 AND returned_at IS NULL',
    [uuidOf(code)],
  )
  const { uses } = await read(code)
  expect(uses).toBe(counted?.n)
  expect(uses).toBeGreaterThanOrEqual(4)
  expect(uses).toBeLessThanOrEqual(8)
})

test('a use that came back does not come back again', async () => {
  const code = await aCode()
  const order = await client.place({ discountCode: code.code })
  await client.done(order, 'cancellation', { reason: 'No.' })
  const returnedAt = async () =>
    query<{ at: Date }>('SELECT returned_at AS at FROM discount_uses WHERE discount_id = $1', [uuidOf(code)])
  const before = await returnedAt()
  const later = new Date(shop.clock.now().getTime() + 60_000)
  await shop.services.transaction((tx) => returnDiscounts(tx, [decodeId('order', order.id)], later))
  expect(await returnedAt()).toEqual(before)
  expect(await read(code)).toMatchObject({ uses: 0, givenMinor: 0 })
})

test('a code cannot be limited to fewer uses than it has', async () => {
  const code = await aCode()
  for (let at = 0; at < 2; at += 1) await client.place({ discountCode: code.code })
  const reply = await put(await read(code), { maxUses: 1 })
  expect([reply.statusCode, reasonsOf(reply)]).toEqual([422, [['maxUses', 'too_low']]])
  expect((await put(await read(code), { maxUses: 2 })).json()).toMatchObject({ maxUses: 2, state: 'used_up' })
})

test('a code keeps a kind of garment that the shop has removed, and no new code gets it', async () => {
  const code = await aCode({ garmentKinds: ['tee'] })
  await query(`UPDATE discounts SET garment_kinds = '{gone}' WHERE id = $1`, [uuidOf(code)])
  const kept = await put(await read(code), { garmentKinds: ['gone'], note: 'Kept' })
  expect(kept.json()).toMatchObject({ garmentKinds: ['gone'], note: 'Kept' })
  expect(reasonsOf(await create({ garmentKinds: ['gone'] }))).toEqual([['garmentKinds[0]', 'not_found']])
})

test('of two edits at once, and of two endings, the second is refused', async () => {
  const code = await aCode()
  const row = { table: 'discounts', id: uuidOf(code) }
  const edits = await inLockStep(shop.services.pool, row, [
    () => put(code, { note: 'First' }),
    () => put(code, { note: 'Second' }),
  ])
  expect(edits.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const edited = await read(code)
  const endings = await inLockStep(shop.services.pool, row, [() => end(edited), () => end(edited)])
  expect(endings.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  const entries = await query<{ action: string }>(
    'SELECT action FROM audit_log WHERE entity_id = $1 ORDER BY id',
    [code.id],
  )
  expect(entries.map(({ action }) => action)).toEqual([
    'discount.created',
    'discount.replaced',
    'discount.ended',
  ])
})

test('an ending of terms that were changed since is refused', async () => {
  const code = await aCode()
  await put(code, { note: 'Changed' })
  expect(refusalOf(await end(code))).toEqual([409, 'REVISION_CONFLICT'])
})

test('a code that does not exist is not found', async () => {
  const unknown = { ...(await aCode()), id: 'dsc_01jd3v9k6qf2nt7wz5xr8m0abc' }
  const id = unknown.id
  const { headers } = client.owner
  const replies = [
    await shop.get(`${URL}/${id}`, headers),
    await shop.get(`${URL}/${id}/uses`, headers),
    await put(unknown),
    await end(unknown),
  ]
  expect(replies.map(refusalOf)).toEqual(replies.map(() => [404, 'RESOURCE_NOT_FOUND']))
})

test('the database refuses uses over the limit and below zero, and terms that mean nothing', async () => {
  const code = await aCode({ maxUses: 1 })
  const order = await client.place({ discountCode: code.code })
  const [id, orderId] = [uuidOf(code), decodeId('order', order.id)]
  for (const [statement, constraint] of [
    [`UPDATE discounts SET uses = -1 WHERE id = '${id}'`, 'discounts_used_within_limit'],
    [`UPDATE discounts SET uses = 2 WHERE id = '${id}'`, 'discounts_used_within_limit'],
    [`UPDATE discounts SET code = 'small' WHERE id = '${id}'`, 'discounts_code_in_capitals'],
    [`UPDATE discounts SET amount_minor = 5 WHERE id = '${id}'`, 'discounts_have_what_they_give'],
    [`UPDATE discounts SET percent_off_bp = NULL WHERE id = '${id}'`, 'discounts_have_what_they_give'],
    [`UPDATE discounts SET percent_off_bp = 10001 WHERE id = '${id}'`, 'discounts_have_what_they_give'],
    [
      `UPDATE discounts SET valid_from = '2026-02-01', valid_until = '2026-01-01' WHERE id = '${id}'`,
      'discounts_end_after_they_begin',
    ],
    [
      `UPDATE discount_uses SET amount_minor = -1 WHERE order_id = '${orderId}'`,
      'discount_uses_give_something',
    ],
  ] as const)
    await expect(query(statement), statement).rejects.toMatchObject({ constraint })
})

test('a note of HTML stays text', async () => {
  const note = '<img src=x onerror="alert(1)">'
  expect(await read(await aCode({ note }))).toMatchObject({ note })
})
