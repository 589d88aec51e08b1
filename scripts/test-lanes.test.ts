import { expect, inject, test } from 'vitest'
import { testLanes } from './test-lanes.ts'

const lanes = testLanes()

test('sorts tests by what they start', () => {
  expect(lanes.unit).toContain('packages/pricing/src/price-order.test.ts')
  expect(lanes.unit).toContain('scripts/test-lanes.test.ts')
  expect(lanes.api).toContain('apps/api/src/testing/test-database.test.ts')
  expect(lanes.api).toContain('apps/api/src/features/selling/orders/orders.routes.test.ts')
  expect(lanes.browser.filter((file) => !file.startsWith('e2e/'))).toEqual([])
})

test('puts every file into one lane', () => {
  const files = Object.values(lanes).flat()
  expect(new Set(files).size).toBe(files.length)
})

test('starts no database for the unit lane', () => {
  expect(inject('testServerUrl' as never)).toBeUndefined()
})
