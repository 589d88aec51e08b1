import { expect, test } from 'vitest'
import { estimateOrder } from './estimate-order.ts'
import type { Costing } from './print-costs.store.ts'

const MATERIAL = { itemId: null, unitCost: null }
const COSTING: Costing = {
  settings: {
    film: MATERIAL,
    colourInk: { ...MATERIAL, mlPerM2: 8 },
    whiteInk: { ...MATERIAL, mlPerM2: 12 },
    powder: { ...MATERIAL, gramsPerM2: 30 },
    labour: { costPerHour: '7.2', secondsPerSheet: 900, secondsPerPrint: 90, secondsPerGarment: 120 },
    expectedUtilisationPercent: 75,
    expectedCoveragePercent: 120,
  },
  prices: { film: '0.0009', colourInk: '0.042', whiteInk: '0.0475', powder: '0.018', labourHour: '7.2' },
  film: { widthMm: 500, sideMarginMm: 0, leadMm: 0, gapMm: 10, maxLengthMm: 3_000, allowRotation: true },
}

test('the estimate of ten shirts with two prints matches a hand calculation', () => {
  const estimate = estimateOrder({
    lines: [
      {
        quantity: 10,
        blankUnitCost: '3.405',
        prints: [
          // 300 × 100 mm of film: 80 mm of the roll. Half of 290 × 90 mm is inked.
          { widthMm: 290, heightMm: 90, inkAreaPercent: 50 },
          // 50 × 30 mm: 4 mm of the roll. All of 40 × 20 mm is inked.
          { widthMm: 40, heightMm: 20, inkAreaPercent: 100 },
        ],
      },
      { quantity: 3, blankUnitCost: null, prints: [] },
    ],
    costing: COSTING,
    exponent: 2,
  })
  expect(estimate).toEqual({
    blankMinor: 3_405,
    // 840 mm at 0.0009
    filmMinor: 76,
    // 0.1385 m² of ink: 1.33 ml of colour, 1.662 ml of white; 4.155 g of powder
    inkMinor: 13,
    powderMinor: 7,
    // 840 of 3,000 mm of a sheet's 900 s, 20 × 90 s and 10 × 120 s: 3,252 s at 0.002
    labourMinor: 650,
    overheadMinor: 0,
    totalMinor: 3_405 + 76 + 13 + 7 + 650,
  })
})

test('an estimate without prices is zero', () => {
  const prices = { film: null, colourInk: null, whiteInk: null, powder: null, labourHour: null }
  const lines = [
    { quantity: 1, blankUnitCost: null, prints: [{ widthMm: 200, heightMm: 200, inkAreaPercent: 50 }] },
  ]
  expect(estimateOrder({ lines, costing: { ...COSTING, prices }, exponent: 2 }).totalMinor).toBe(0)
})
