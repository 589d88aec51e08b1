import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsByOrder, priceOf, type PrintCost } from './print-cost.ts'
import { useOfSheet, usualUse, type CostedPrint } from './print-use.ts'
import type { ProductionSettings } from './production-settings.store.ts'

const MATERIAL = { itemId: null, unitCost: null }
const SETTINGS: ProductionSettings = {
  film: MATERIAL,
  colourInk: { ...MATERIAL, mlPerM2: 8 },
  whiteInk: { ...MATERIAL, mlPerM2: 12 },
  powder: { ...MATERIAL, gramsPerM2: 30 },
  labour: { costPerHour: '7.2', secondsPerSheet: 900, secondsPerPrint: 90, secondsPerGarment: 120 },
  expectedUtilisationPercent: 75,
  expectedCoveragePercent: 120,
}
const PRICES = {
  film: '0.0009',
  colourInk: '0.042',
  whiteInk: '0.0475',
  powder: '0.018',
  labourHour: '7.2',
}
const print = (widthMm: number, more: Partial<CostedPrint> = {}): CostedPrint => ({
  ...{ widthMm, heightMm: 90, ink: null, inkAreaPercent: 100, beginsGarment: false },
  ...more,
})

test('the use of three prints on a sheet matches a hand calculation', () => {
  // With a gap of 10 mm they claim 100 × 100, 200 × 100 and 300 × 100 mm: one, two and three sixths of all.
  const prints = [
    print(90, {
      beginsGarment: true,
      ink: { areaMm2: 4_050, colourCoverage: 1.2, whiteCoverage: 0.9 },
    }),
    print(190, { ink: { areaMm2: 17_100, colourCoverage: 2, whiteCoverage: 1 } }),
    print(290, { inkAreaPercent: 50 }),
  ]
  const uses = useOfSheet(prints, { lengthMm: 600.1, gapMm: 10 }, SETTINGS)
  expect(uses).toEqual([
    // 600.1 / 6 = 100.0167 mm; 0.00405 m² × 1.2 × 8 ml, × 0.9 × 12 ml, × 30 g; 900 / 6 + 90 + 120 s
    { filmUm: 100_017n, colourInk: 389n, whiteInk: 437n, powder: 1_215n, labourMs: 360_000n },
    // 200.0333 mm; 0.0171 m² × 2 × 8, × 12, × 30; 300 + 90 s
    { filmUm: 200_033n, colourInk: 2_736n, whiteInk: 2_052n, powder: 5_130n, labourMs: 390_000n },
    // 300.05 mm; not measured: half of 290 × 90 mm, 1.2 layers of colour and one of white; 450 + 90 s
    { filmUm: 300_050n, colourInk: 1_253n, whiteInk: 1_566n, powder: 3_915n, labourMs: 540_000n },
  ])
  expect(uses.map((use) => priceOf(use, PRICES))).toEqual([
    { film: 90_015n, ink: 1_634n + 2_076n, powder: 2_187n, labour: 720_000n },
    { film: 180_030n, ink: 11_491n + 9_747n, powder: 9_234n, labour: 780_000n },
    { film: 270_045n, ink: 5_263n + 7_439n, powder: 7_047n, labour: 1_080_000n },
  ])
})

test('a print without a sheet uses its share of film filled as expected', () => {
  const film = { widthMm: 500, gapMm: 10, maxLengthMm: 3_000 }
  expect(usualUse(print(290, { inkAreaPercent: 50, beginsGarment: true }), film, SETTINGS)).toEqual({
    // 300 × 100 mm² / (500 mm × 75 %) = 80 mm; 80 of 3,000 mm of a sheet's 900 s, + 90 + 120 s
    ...{ filmUm: 80_000n, colourInk: 1_253n, whiteInk: 1_566n, powder: 3_915n, labourMs: 234_000n },
  })
})

const NO_FINISH = { halftone: null, knockOut: null, alphaThreshold: null, chokeMm: null }
const HALFTONE = { ...NO_FINISH, halftone: { lpi: 45, angleDeg: 22.5, dot: 'round' } } as const

// 0.0261 m² of ink, of which 40 % is half-transparent.
test.each([
  ['no finish', null, [2_004, 2_506, 7_830]],
  ['dots', HALFTONE, [2_004, 2_506, 6_264]],
  ['a threshold of a half', { ...NO_FINISH, alphaThreshold: 128 }, [2_003, 2_503, 6_258]],
  ['a threshold that fills all shades', { ...NO_FINISH, alphaThreshold: 1 }, [2_502, 3_127, 7_818]],
] as const)('shades take ink and powder by the finish of the print: %s', (_, finish, expected) => {
  const film = { widthMm: 500, gapMm: 10, maxLengthMm: 3_000 }
  const { colourInk, whiteInk, powder } = usualUse(
    print(290, { semiTransparentPercent: 40, finish }),
    film,
    SETTINGS,
  )
  expect([colourInk, whiteInk, powder].map(Number)).toEqual(expected)
})

test('a material without a price costs nothing', () => {
  const [use] = useOfSheet([print(90)], { lengthMm: 600, gapMm: 6 }, SETTINGS)
  const nothing = { film: null, colourInk: null, whiteInk: null, powder: null, labourHour: null }
  expect(priceOf(use!, nothing)).toEqual({ film: 0n, ink: 0n, powder: 0n, labour: 0n })
})

const anyPrint = fc
  .record({
    widthMm: fc.integer({ min: 1, max: 5_588 }),
    heightMm: fc.integer({ min: 1, max: 9_999 }),
    inkAreaPercent: fc.double({ min: 0, max: 100, noNaN: true }),
    beginsGarment: fc.boolean(),
  })
  .map((any) => print(any.widthMm / 10, { ...any, widthMm: any.widthMm / 10, heightMm: any.heightMm / 10 }))

test('the film and the labour of the prints add up to the sheet', () => {
  fc.assert(
    fc.property(
      fc.array(anyPrint, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 999_990 }),
      fc.integer({ min: 0, max: 500 }),
      (prints, tenths, gap) => {
        const uses = useOfSheet(prints, { lengthMm: tenths / 10, gapMm: gap / 10 }, SETTINGS)
        expect(uses.reduce((sum, { filmUm }) => sum + filmUm, 0n)).toBe(BigInt(tenths) * 100n)
        const handling = prints.reduce(
          (sum, { beginsGarment }) => sum + (beginsGarment ? 210_000 : 90_000),
          0,
        )
        expect(uses.reduce((sum, { labourMs }) => sum + labourMs, 0n)).toBe(900_000n + BigInt(handling))
      },
    ),
  )
})

test('the charges of orders add up to the cost of the prints, rounded once, and are fair to each', () => {
  const cost = fc.bigInt({ min: 0n, max: 10n ** 9n })
  const costs = fc.record<PrintCost>({ film: cost, ink: cost, powder: cost, labour: cost })
  const prints = fc.array(fc.record({ orderId: fc.constantFrom('a', 'b', 'c', 'd'), cost: costs }))
  fc.assert(
    fc.property(prints, fc.constantFrom(0, 2, 3), (given, exponent) => {
      const unit = 10 ** (6 - exponent)
      for (const category of ['film', 'ink', 'powder', 'labour'] as const) {
        const exact = (of: readonly { cost: PrintCost }[]) =>
          Number(of.reduce((sum, one) => sum + one.cost[category], 0n)) / unit
        const amounts = amountsByOrder(given, exponent).filter((amount) => amount.category === category)
        expect(amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(Math.round(exact(given)))
        for (const { orderId, amountMinor } of amounts) {
          const own = exact(given.filter((one) => one.orderId === orderId))
          expect(Math.abs(amountMinor - own)).toBeLessThan(1.5)
        }
      }
    }),
  )
})
