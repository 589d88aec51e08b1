import { expect, test } from 'vitest'
import { nextAttemptBy } from './delivery-status.ts'

const createdAt = new Date('2026-11-20T10:00:00Z')
const lastAttemptAt = new Date('2026-11-20T12:00:00Z')
const now = new Date('2026-11-20T12:00:10Z')
const aDelivery = (attempts: number) => ({ status: 'pending' as const, attempts, lastAttemptAt, createdAt })

test('retries with growing waits of up to two hours', () => {
  const waits = [1, 2, 3, 8, 18].map(
    (attempts) => (nextAttemptBy(aDelivery(attempts), now)!.getTime() - lastAttemptAt.getTime()) / 1000,
  )
  expect(waits).toEqual([60, 120, 240, 7200, 7200])
})

test('predicts nothing for deliveries that succeeded, failed, were not tried yet or are forgotten', () => {
  expect(nextAttemptBy({ ...aDelivery(1), status: 'delivered' }, now)).toBeNull()
  expect(nextAttemptBy({ ...aDelivery(19), status: 'failed' }, now)).toBeNull()
  expect(nextAttemptBy({ ...aDelivery(0), lastAttemptAt: null }, now)).toBeNull()
  expect(nextAttemptBy(aDelivery(3), new Date('2026-11-20T17:00:00Z'))).toBeNull()
})
