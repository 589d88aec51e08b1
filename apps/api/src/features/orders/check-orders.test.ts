import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorefront } from '../../testing/storefront.ts'
import { aMember } from '../../testing/team.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkOrders } from './check-orders.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
  const storefront = await openStorefront(shop)
  const payment = { instructionId: 'bank_main', reference: 'TRX-1' }
  const reply = await storefront.place(await storefront.order({ payment }))
  if (reply.statusCode !== 201) throw new Error(reply.body)
  const { userId } = await aMember(shop, 'finance')
  // The money of an order that was paid in full and partly given back.
  await shop.services.pool.query(
    `WITH paid AS (
       UPDATE payments SET status = 'verified', verified_minor = 1000, refunded_minor = 300 RETURNING id, order_id),
     given_back AS (
       INSERT INTO refunds (id, order_id, payment_id, amount_minor, reason, refunded_by, refunded_at)
       SELECT gen_random_uuid(), order_id, id, 300, 'Late', '${userId}', now() FROM paid)
     UPDATE orders SET paid_minor = 1000, refunded_minor = 300, payment_status = 'partially_refunded', stage = 'artwork_review',
       confirmed_at = now(), artwork_status = 'warning'`,
  )
})
afterAll(() => shop.close())

test('sound books are found sound, and the finding is kept', async () => {
  expect(await checkOrders(shop.services)).toEqual({ ok: true, problems: [] })
  const { rows } = await shop.services.pool.query<object>(
    `SELECT ok FROM integrity_checks WHERE name = 'orders'`,
  )
  expect(rows).toEqual([{ ok: true }])
})

test.each([
  ['UPDATE orders SET paid_minor = 1001', [{ check: 'paid', expected: '1000', found: '1001' }]],
  [`UPDATE payments SET status = 'rejected'`, [{ check: 'paid', expected: '0', found: '1000' }]],
  ['UPDATE orders SET refunded_minor = 299', [{ check: 'refunded', expected: '300', found: '299' }]],
  [
    'DELETE FROM refunds',
    [
      { check: 'refunded', expected: '0', found: '300' },
      { check: 'refunds_of_payment', expected: '0', found: '1' },
    ],
  ],
  ['UPDATE payments SET refunded_minor = 301', [{ check: 'refunds_of_payment', expected: '0', found: '1' }]],
  [
    `ALTER TABLE orders DROP CONSTRAINT orders_refund_what_was_paid; UPDATE orders SET refunded_minor = 1001`,
    [{ check: 'refunded' }, { check: 'refunds_within_paid', expected: '1000', found: '1001' }],
  ],
  [
    `UPDATE orders SET stage = 'in_production'`,
    [{ check: 'stage', expected: 'artwork_review', found: 'in_production' }],
  ],
  ['UPDATE orders SET confirmed_at = NULL', [{ check: 'stage', expected: 'awaiting_payment' }]],
])('finds what is wrong after %s', async (damage, problems) => {
  const takenBack = new Error('taken back')
  let found: readonly object[] = []
  await shop.services
    .transaction(async (tx) => {
      await sql.raw(damage).execute(tx)
      found = (await checkOrders({ database: tx, clock: shop.clock })).problems
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
  expect(found).toMatchObject(problems)
  expect(found).toHaveLength(problems.length)
})
