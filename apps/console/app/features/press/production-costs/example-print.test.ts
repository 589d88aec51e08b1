import { expect, test } from 'vitest'
import { exampleCosts } from './example-print.ts'
import { isRate, rate, toForm, toRequest, type ProductionSettings } from './production-settings-document.ts'

const SETTINGS: ProductionSettings = {
  revision: 3,
  updatedAt: '2026-11-20T15:00:00Z',
  updatedBy: null,
  film: { itemId: null, unitCost: '0.01' },
  colourInk: { itemId: null, unitCost: '0.1', mlPerM2: 8 },
  whiteInk: { itemId: null, unitCost: null, mlPerM2: 12 },
  powder: { itemId: null, unitCost: '0.02', gramsPerM2: 30 },
  labour: { costPerHour: '12', secondsPerSheet: 600, secondsPerPrint: 60, secondsPerGarment: 30 },
  expectedUtilisationPercent: 50,
  expectedCoveragePercent: 150,
}
const PRINT = { areaMm2: 40_000, filmWidthMm: 400 }

test('costs film by utilisation, ink by coverage, powder by area and labour by time', () => {
  const costs = exampleCosts(
    toForm(SETTINGS),
    { film: 0.01, colourInk: 0.1, whiteInk: undefined, powder: 0.02 },
    PRINT,
  )
  expect(costs.film).toBeCloseTo(2)
  expect(costs.colourInk).toBeCloseTo(0.048)
  expect(costs.powder).toBeCloseTo(0.024)
  expect(costs.labour).toBeCloseTo(0.3)
  expect(costs.whiteInk).toBeUndefined()
})

test('sends unchanged settings back as they came', () => {
  const { updatedAt, updatedBy, ...request } = SETTINGS
  expect(toRequest(toForm(SETTINGS), 3)).toEqual(request)
})

test('accepts a rate with a comma and an empty rate', () => {
  expect([rate(' 0,0475 '), rate('')]).toEqual(['0.0475', null])
  expect(['0,0475', '', '12'].every(isRate)).toBe(true)
  expect(['1.2345678', '-1', 'free', '1 000'].some(isRate)).toBe(false)
})
