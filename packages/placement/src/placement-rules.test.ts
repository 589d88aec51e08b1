import fc from 'fast-check'
import { expect, test } from 'vitest'
import { misfit, zoneLimit, type PlacedPrint, type PrintZone } from './placement-rules.ts'

const FRONT: PrintZone = {
  maxWidthMm: 305,
  maxHeightMm: 356,
  sizeBands: [{ sizes: ['YS', 'YM'], maxWidthMm: 229, maxHeightMm: 254 }],
}
const aPrint = (print: Partial<PlacedPrint> = {}): PlacedPrint => ({
  widthMm: 200,
  heightMm: 200,
  offsetXMm: 0,
  offsetYMm: 0,
  rotationDeg: 0,
  ...print,
})

test('limits a youth size to less than the zone and an adult size to all of it', () => {
  expect(zoneLimit(FRONT, 'YS')).toEqual({ widthMm: 229, heightMm: 254 })
  expect(zoneLimit(FRONT, 'XL')).toEqual({ widthMm: 305, heightMm: 356 })
})

test('accepts a print as large as the zone and no tenth of a millimetre more', () => {
  const limit = zoneLimit(FRONT, 'M')
  expect(misfit(aPrint({ widthMm: 305, heightMm: 356 }), limit)).toBeUndefined()
  expect(misfit(aPrint({ widthMm: 305.1, heightMm: 10 }), limit)).toMatch(/305\.1 × 10 mm/)
})

test('swaps the sides for a quarter turn', () => {
  const limit = zoneLimit(FRONT, 'M')
  expect(misfit(aPrint({ widthMm: 350, heightMm: 300 }), limit)).toBeDefined()
  expect(misfit(aPrint({ widthMm: 350, heightMm: 300, rotationDeg: 90 }), limit)).toBeUndefined()
})

test('accepts an offset up to the edge and not beyond', () => {
  const limit = { widthMm: 300, heightMm: 300 }
  expect(misfit(aPrint({ offsetXMm: 50 }), limit)).toBeUndefined()
  expect(misfit(aPrint({ offsetXMm: -50.1 }), limit)).toBe('the print reaches out of its zone')
})

const length = fc.integer({ min: 1, max: 4000 }).map((tenths) => tenths / 10)
const offset = fc.integer({ min: -3000, max: 3000 }).map((tenths) => tenths / 10)

test('accepts only prints that lie completely inside the zone', () => {
  fc.assert(
    fc.property(
      length,
      length,
      offset,
      offset,
      fc.constantFrom<0 | 90 | 180 | 270>(0, 90, 180, 270),
      (w, h, x, y, turn) => {
        const limit = zoneLimit(FRONT, 'M')
        if (
          misfit({ widthMm: w, heightMm: h, offsetXMm: x, offsetYMm: y, rotationDeg: turn }, limit) !==
          undefined
        )
          return
        const [width, height] = turn % 180 === 0 ? [w, h] : [h, w]
        expect(x - width / 2).toBeGreaterThanOrEqual(-limit.widthMm / 2 - 0.02)
        expect(x + width / 2).toBeLessThanOrEqual(limit.widthMm / 2 + 0.02)
        expect(y - height / 2).toBeGreaterThanOrEqual(-limit.heightMm / 2 - 0.02)
        expect(y + height / 2).toBeLessThanOrEqual(limit.heightMm / 2 + 0.02)
      },
    ),
  )
})
