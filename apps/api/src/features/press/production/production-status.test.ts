import { expect, test } from 'vitest'
import { productionStatusOf } from './production-status.ts'

test('the jobs of an order together decide its production status', () => {
  expect(productionStatusOf([])).toBe('blocked')
  expect(productionStatusOf(['blocked', 'blocked'])).toBe('blocked')
  expect(productionStatusOf(['blocked', 'queued'])).toBe('queued')
  expect(productionStatusOf(['queued', 'nested'])).toBe('queued')
  expect(productionStatusOf(['queued', 'printed'])).toBe('in_production')
  expect(productionStatusOf(['packed', 'queued'])).toBe('in_production')
  expect(productionStatusOf(['packed', 'packed'])).toBe('done')
})

test('failed and void jobs do not count', () => {
  expect(productionStatusOf(['failed', 'packed', 'void'])).toBe('done')
  expect(productionStatusOf(['failed', 'blocked'])).toBe('blocked')
})
