import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitPrint } from './fit-print.ts'
import { misfit } from './placement-rules.ts'

const PRINT = { widthMm: 200, heightMm: 100, offsetXMm: 0, offsetYMm: 20, rotationDeg: 0 } as const

test('leaves a print that fits as it is', () => {
  expect(fitPrint(PRINT, { widthMm: 300, heightMm: 400 })).toEqual(PRINT)
})

test('makes a print smaller in its proportions, turned too', () => {
  expect(fitPrint(PRINT, { widthMm: 150, heightMm: 400 })).toMatchObject({ widthMm: 150, heightMm: 75 })
  const turned = { ...PRINT, rotationDeg: 90 } as const
  expect(fitPrint(turned, { widthMm: 300, heightMm: 150 })).toMatchObject({ widthMm: 150, heightMm: 75 })
})

test('moves a print that reaches out of its zone back into it', () => {
  expect(fitPrint({ ...PRINT, offsetYMm: 90 }, { widthMm: 300, heightMm: 200 })).toMatchObject({
    ...{ widthMm: 200, heightMm: 100, offsetYMm: 50 },
  })
})

const tenths = (most: number) => fc.integer({ min: 1, max: most * 10 }).map((value) => value / 10)

const print = fc.record({
  widthMm: tenths(600),
  heightMm: tenths(600),
  offsetXMm: fc.integer({ min: -3000, max: 3000 }).map((value) => value / 10),
  offsetYMm: fc.integer({ min: -3000, max: 3000 }).map((value) => value / 10),
  rotationDeg: fc.constantFrom<(0 | 90 | 180 | 270)[]>(0, 90, 180, 270),
})

test('always fits', () => {
  fc.assert(
    fc.property(print, fc.record({ widthMm: tenths(600), heightMm: tenths(600) }), (placed, limit) => {
      expect(misfit(fitPrint(placed, limit), limit)).toBeUndefined()
    }),
  )
})
