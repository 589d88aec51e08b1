import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SYSTEM } from '../../../platform/records/audit.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { ledgerProblems } from '../../../testing/stock.ts'
import { moveStock } from './move-stock.ts'
import { insertItems } from './stock-items.store.ts'
import type { StockMove } from './stock-movement.ts'
import { lockItems } from './stock.store.ts'

const shop = sharedTestApp()

const move = (moves: readonly Omit<StockMove, 'occurredAt'>[]) => {
  const now = shop.clock.now()
  const occurring = moves.map((one) => ({ ...one, occurredAt: now }))
  return shop.services.transaction((tx) => moveStock(tx, occurring, SYSTEM, now))
}
const balanceOf = async (id: string) =>
  (await shop.services.transaction((tx) => lockItems(tx, [id]))).get(id)!

async function anItem(): Promise<string> {
  const id = newUuid()
  const item = {
    id,
    sku: `ITEM-${id.toUpperCase()}`,
    name: 'A blank',
    kind: 'blank' as const,
    unit: 'piece' as const,
    variantId: null,
    supplier: null,
    reorderPoint: 0,
    reorderQuantity: null,
    unitCost: null,
  }
  await shop.services.transaction((tx) => insertItems(tx, [item], shop.clock.now()))
  return id
}

const anyMove = fc.oneof(
  fc.record({
    type: fc.constant('receipt' as const),
    quantity: fc.integer({ min: 1, max: 20 }),
    unitCost: fc.integer({ min: 1, max: 9_999_999 }).map((millionths) => (millionths / 1e6).toFixed(6)),
  }),
  fc.record({ type: fc.constant('count' as const), quantity: fc.integer({ min: 0, max: 20 }) }),
  fc.record({
    type: fc.constant('adjustment' as const),
    quantity: fc.integer({ min: -10, max: 10 }).filter((n) => n !== 0),
  }),
  fc.record({
    type: fc.constantFrom(
      'waste' as const,
      'consumption' as const,
      'return' as const,
      'reservation' as const,
      'release' as const,
    ),
    quantity: fc.integer({ min: 1, max: 10 }),
  }),
)

test('stock is always the sum of its movements, and never below zero or what is reserved', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyMove, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
      async (steps) => {
        const itemId = await anItem()
        let sum = 0
        let reserved = 0
        const prices: number[] = []
        for (const step of steps) {
          const made = await move(step.map((one) => ({ itemId, ...one }))).catch((error: unknown) => {
            if (error instanceof Refusal && error.code === 'OUT_OF_STOCK') return []
            throw error
          })
          for (const { type, quantity, delta, unitCost } of made) {
            sum += delta
            if (type === 'reservation') reserved += quantity
            if (type === 'release') reserved -= quantity
            if (type === 'receipt') prices.push(Number(unitCost))
          }
          const { onHand, reserved: held, averageUnitCost } = await balanceOf(itemId)
          expect([onHand, held]).toEqual([sum, reserved])
          expect(0 <= held && held <= onHand).toBe(true)
          if (prices.length === 0) expect(averageUnitCost).toBeNull()
          else {
            expect(Number(averageUnitCost)).toBeGreaterThanOrEqual(Math.min(...prices))
            expect(Number(averageUnitCost)).toBeLessThanOrEqual(Math.max(...prices))
          }
        }
      },
    ),
    { numRuns: 40 },
  )
  // Only the check of orders fails, because these reservations have no orders.
  const problems = (await ledgerProblems(shop)) as { check: string }[]
  expect(problems.filter(({ check }) => check !== 'promised')).toEqual([])
}, 60_000)

test('a refused movement rolls back those before it', async () => {
  const [first, second] = [await anItem(), await anItem()]
  const refused = move([
    { itemId: first, type: 'receipt', quantity: 3 },
    { itemId: second, type: 'waste', quantity: 1 },
  ])
  await expect(refused).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
  expect((await balanceOf(first)).onHand).toBe(0)
})

test('movements of one call are applied in order', async () => {
  const itemId = await anItem()
  const made = await move([
    { itemId, type: 'receipt', quantity: 3, unitCost: '2' },
    { itemId, type: 'reservation', quantity: 3 },
    { itemId, type: 'release', quantity: 1 },
    { itemId, type: 'consumption', quantity: 1 },
  ])
  expect(made.map(({ delta, onHandAfter }) => [delta, onHandAfter])).toEqual([
    [3, 3],
    [0, 3],
    [0, 3],
    [-1, 2],
  ])
  expect(await balanceOf(itemId)).toMatchObject({ onHand: 2, reserved: 2, averageUnitCost: '2.000000' })
})

test('refuses to release more than was reserved', async () => {
  const itemId = await anItem()
  await move([{ itemId, type: 'receipt', quantity: 3 }])
  await expect(move([{ itemId, type: 'release', quantity: 1 }])).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
  })
})

test('refuses an unknown item', async () => {
  await expect(move([{ itemId: newUuid(), type: 'receipt', quantity: 1 }])).rejects.toMatchObject({
    code: 'RESOURCE_NOT_FOUND',
  })
})

test('movements of the same items in opposite order never deadlock', async () => {
  const items = [await anItem(), await anItem(), await anItem()]
  const both = (order: readonly string[]) =>
    move(order.map((itemId) => ({ itemId, type: 'receipt' as const, quantity: 1 })))
  await Promise.all(Array.from({ length: 40 }, (_, n) => both(n % 2 === 0 ? items : items.toReversed())))
  for (const id of items) expect((await balanceOf(id)).onHand).toBe(40)
})
