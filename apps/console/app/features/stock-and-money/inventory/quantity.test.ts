import { expect, test } from 'vitest'
import { differenceText, millionthsOf, quantityText, unitCostOf, unitCostText } from './quantity.ts'

test('counts film in metres and everything else as the ledger does', () => {
  expect(quantityText(236_816, 'millimetre')).toBe('236.816 m')
  expect(quantityText(1_250, 'millilitre')).toBe('1,250 ml')
  expect(quantityText(45, 'piece')).toBe('45 pcs')
})

test('writes a difference with its sign, and zero without one', () => {
  expect(differenceText(12, 'piece')).toBe('+12 pcs')
  expect(differenceText(-500, 'millimetre')).toBe('−0.5 m')
  expect(differenceText(0, 'gram')).toBe('0 g')
})

test('writes an exact cost in the unit that people use', () => {
  expect(unitCostText('0.000925', 'millimetre', 'USD')).toBe('$0.925 / m')
  expect(unitCostText('3.400000', 'piece', 'USD')).toBe('$3.40 / pc')
  expect(unitCostText('0.047500', 'millilitre', 'USD')).toBe('$0.0475 / ml')
})

test('leaves out millionths only where they do not matter', () => {
  expect(unitCostText('11.081620', 'piece', 'USD')).toBe('$11.0816 / pc')
  expect(unitCostText('0.000012', 'gram', 'USD')).toBe('$0.000012 / g')
})

test('returns the cost that it read', () => {
  for (const cost of ['0.000925', '3.400000', '999999999.999999']) {
    expect(unitCostOf(millionthsOf(cost)!)).toBe(cost)
  }
  expect(millionthsOf(null)).toBeUndefined()
})
