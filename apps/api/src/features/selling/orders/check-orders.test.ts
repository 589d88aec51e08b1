import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestApp } from '../../../testing/shared.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { checkOrders } from './check-orders.ts'

const shop = sharedTestApp()
beforeAll(async () => {
  const storefront = await openStorefront(shop)
  const payment = { instructionId: 'bank_main', reference: 'TRX-1' }
  await storefront.ordered({ payment })
  const { userId } = await aMember(shop, 'finance')
  // An order that was paid in full and partly refunded.
  await shop.services.pool.query(
    `WITH paid AS (
       UPDATE payments SET status = 'verified', verified_minor = 1000, refunded_minor = 300 RETURNING id, order_id),
     refunded AS (
       INSERT INTO refunds (id, order_id, payment_id, amount_minor, reason, refunded_by, refunded_at)
       SELECT gen_random_uuid(), order_id, id, 300, 'Late', '${userId}', now() FROM paid)
     UPDATE orders SET paid_minor = 1000, refunded_minor = 300, payment_status = 'partially_refunded', stage = 'artwork_review',
       confirmed_at = now(), artwork_status = 'warning'`,
  )
})

test('reports no problems for consistent orders and saves the result', async () => {
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
    `ALTER TABLE orders DROP CONSTRAINT orders_refund_what_was_paid, DROP CONSTRAINT orders_keep_what_was_paid; UPDATE orders SET refunded_minor = 1001`,
    [{ check: 'refunded' }, { check: 'refunds_within_paid', expected: '1000', found: '1001' }],
  ],
  [
    `UPDATE orders SET stage = 'in_production'`,
    [{ check: 'stage', expected: 'artwork_review', found: 'in_production' }],
  ],
  ['UPDATE orders SET confirmed_at = NULL', [{ check: 'stage', expected: 'awaiting_payment' }]],
])('finds the problem after %s', async (damage, problems) => {
  const rollback = new Error('rollback')
  let found: readonly object[] = []
  await shop.services
    .transaction(async (tx) => {
      await sql.raw(damage).execute(tx)
      found = (await checkOrders({ database: tx, clock: shop.clock })).problems
      throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
  expect(found).toMatchObject(problems)
  expect(found).toHaveLength(problems.length)
})
