import fc from 'fast-check'
import { expect, test } from 'vitest'
import { misfit, type PlacedPrint } from './placement-rules.ts'
import { pressedBox, printBox, zoneBox } from './print-box.ts'

const CHEST = { anchor: { xMm: 102, yMm: 76 }, maxWidthMm: 102, maxHeightMm: 102 }

test('centres a print on the centre of its zone, below the anchor', () => {
  const print = { widthMm: 40, heightMm: 20, offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 } as const
  expect(printBox(print, CHEST)).toEqual({ xMm: 82, yMm: 117, widthMm: 40, heightMm: 20 })
})

test('swaps the sides around the same centre for a quarter turn', () => {
  const print = { widthMm: 40, heightMm: 20, offsetXMm: 10, offsetYMm: -5, rotationDeg: 270 } as const
  expect(printBox(print, CHEST)).toEqual({ xMm: 102, yMm: 102, widthMm: 20, heightMm: 40 })
})

test('presses what is on film where the whole picture shows it, however it is turned', () => {
  const print = { widthMm: 40, heightMm: 20, offsetXMm: 10, offsetYMm: -5, rotationDeg: 270 } as const
  const trim = { topMm: 1, rightMm: 2, bottomMm: 3, leftMm: 4 }
  expect(pressedBox(print, CHEST, trim)).toEqual({ xMm: 103, yMm: 104, widthMm: 16, heightMm: 34 })
})

test('centres the smaller limit of a small size on the zone', () => {
  const front = { anchor: { xMm: 0, yMm: 76 }, maxWidthMm: 305, maxHeightMm: 356 }
  expect(zoneBox(front, { widthMm: 229, heightMm: 254 })).toEqual({
    xMm: -114.5,
    yMm: 127,
    widthMm: 229,
    heightMm: 254,
  })
})

test('keeps the box of every fitting print inside the zone', () => {
  const length = fc.integer({ min: 1, max: 1100 }).map((tenths) => tenths / 10)
  const offset = fc.integer({ min: -600, max: 600 }).map((tenths) => tenths / 10)
  const turn = fc.constantFrom<PlacedPrint['rotationDeg']>(0, 90, 180, 270)
  fc.assert(
    fc.property(length, length, offset, offset, turn, (widthMm, heightMm, x, y, rotationDeg) => {
      const print = { widthMm, heightMm, offsetXMm: x, offsetYMm: y, rotationDeg }
      const fits = misfit(print, { widthMm: CHEST.maxWidthMm, heightMm: CHEST.maxHeightMm }) === undefined
      const box = printBox(print, CHEST)
      const inside =
        box.xMm >= 51 - 0.02 &&
        box.yMm >= 76 - 0.02 &&
        box.xMm + box.widthMm <= 153 + 0.02 &&
        box.yMm + box.heightMm <= 178 + 0.02
      expect(inside).toBe(fits)
    }),
  )
})
