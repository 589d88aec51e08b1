import { misfit, turnedSize, type PlacedPrint } from '@platen/placement'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fillZone,
  fitInto,
  moveTo,
  nudge,
  pinch,
  pullCorner,
  resizeToHeight,
  resizeToWidth,
  turn,
} from './move-print.ts'
import { moveAndSnap } from './snap.ts'

const LIMIT = { widthMm: 300, heightMm: 350 }
const aPrint = (print: Partial<PlacedPrint> = {}): PlacedPrint => ({
  widthMm: 100,
  heightMm: 50,
  offsetXMm: 0,
  offsetYMm: 0,
  rotationDeg: 0,
  ...print,
})

test('stops a moved print at the edge', () => {
  expect(moveTo(aPrint(), { xMm: 500, yMm: -500 }, LIMIT)).toMatchObject({ offsetXMm: 100, offsetYMm: -150 })
})

test('nudges a print by exact tenths of a millimetre', () => {
  expect(nudge(aPrint(), { xMm: 0.1, yMm: -1 }, LIMIT)).toMatchObject({ offsetXMm: 0.1, offsetYMm: -1 })
})

test('keeps the opposite corner and the proportions when a corner is dragged', () => {
  const pulled = pullCorner(aPrint(), { x: 1, y: 1 }, { xMm: 150, yMm: 75 }, 2, LIMIT)
  expect(pulled).toMatchObject({ widthMm: 200, heightMm: 100, offsetXMm: 50, offsetYMm: 25 })
})

test('keeps the opposite corner of a rotated print when a corner is dragged', () => {
  const pulled = pullCorner(aPrint({ rotationDeg: 90 }), { x: -1, y: -1 }, { xMm: -75, yMm: -150 }, 2, LIMIT)
  expect(pulled).toMatchObject({ widthMm: 200, heightMm: 100, offsetXMm: -25, offsetYMm: -50 })
})

test('stops a dragged corner at the edge of the zone', () => {
  const pulled = pullCorner(aPrint(), { x: 1, y: 1 }, { xMm: 900, yMm: 450 }, 2, LIMIT)
  expect(pulled).toMatchObject({ widthMm: 200, heightMm: 100 })
})

test('keeps a usable print when a corner is dragged across the opposite one', () => {
  const pulled = pullCorner(aPrint(), { x: 1, y: 1 }, { xMm: -200, yMm: -200 }, 2, LIMIT)
  expect(pulled).toMatchObject({ widthMm: 10, heightMm: 5 })
})

test('enlarges a print around the point between two spreading fingers', () => {
  const [left, right] = [
    { xMm: -20, yMm: 0 },
    { xMm: 40, yMm: 0 },
  ]
  const wide = [
    { xMm: -50, yMm: 0 },
    { xMm: 70, yMm: 0 },
  ] as const
  // The point between the fingers, 10 mm right of the centre, stays in place.
  expect(pinch(aPrint(), [left, right], wide, 2, LIMIT)).toMatchObject({
    widthMm: 200,
    heightMm: 100,
    offsetXMm: -10,
    offsetYMm: 0,
  })
})

test('moves a print without resizing when two fingers move together', () => {
  const touches = [
    { xMm: -20, yMm: -5 },
    { xMm: 30, yMm: 15 },
  ] as const
  const moved = [
    { xMm: -8, yMm: 25 },
    { xMm: 42, yMm: 45 },
  ] as const
  expect(pinch(aPrint(), touches, moved, 2, LIMIT)).toEqual(aPrint({ offsetXMm: 12, offsetYMm: 30 }))
})

test('returns a print to its start after four quarter turns', () => {
  const print = aPrint({ offsetXMm: 12.3 })
  const four = [1, 2, 3, 4].reduce((turned) => turn(turned, 2, LIMIT), print)
  expect(four).toEqual(print)
})

test('shrinks a print that is too long once rotated', () => {
  expect(turn(aPrint({ widthMm: 300, heightMm: 30 }), 10, { widthMm: 300, heightMm: 100 })).toMatchObject({
    widthMm: 100,
    heightMm: 10,
    rotationDeg: 90,
  })
})

test('sets an exact width and derives the height', () => {
  expect(resizeToWidth(aPrint(), 123.4, 2, LIMIT)).toMatchObject({ widthMm: 123.4, heightMm: 61.7 })
  expect(resizeToHeight(aPrint(), 61.7, 2, LIMIT)).toMatchObject({ widthMm: 123.4, heightMm: 61.7 })
})

test('fills a zone up to two of its edges', () => {
  expect(fillZone(aPrint({ offsetXMm: 40 }), 2, LIMIT)).toMatchObject({
    widthMm: 300,
    heightMm: 150,
    offsetXMm: 0,
    offsetYMm: 0,
  })
})

test('leaves a fitting print alone and fits one from another garment', () => {
  const print = aPrint({ offsetXMm: 40 })
  expect(fitInto(print, 2, LIMIT)).toBe(print)
  expect(fitInto(print, 2, { widthMm: 80, heightMm: 80 })).toMatchObject({
    widthMm: 80,
    heightMm: 40,
    offsetXMm: 0,
  })
})

test('snaps a print near the centre and reports the guide', () => {
  const { print, lines } = moveAndSnap(aPrint(), { xMm: 1.9, yMm: 40 }, LIMIT, [], 2)
  expect(print).toMatchObject({ offsetXMm: 0, offsetYMm: 40 })
  expect(lines).toEqual([{ axis: 'x', atMm: 0 }])
})

test('snaps a print to the edge of its zone and the centre of another print', () => {
  const { print, lines } = moveAndSnap(aPrint(), { xMm: 98.5, yMm: 61 }, LIMIT, [{ xMm: 5, yMm: 60 }], 2)
  expect(print).toMatchObject({ offsetXMm: 100, offsetYMm: 60 })
  expect(lines).toEqual([
    { axis: 'x', atMm: 150 },
    { axis: 'y', atMm: 60 },
  ])
})

const mm = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenth) => tenth / 10)
const limit = fc.record({ widthMm: mm(20, 400), heightMm: mm(20, 400) })
const point = fc.record({ xMm: fc.double({ min: -600, max: 600, noNaN: true }), yMm: mm(-600, 600) })
const corner = fc.record({
  x: fc.constantFrom(-1 as const, 1 as const),
  y: fc.constantFrom(-1 as const, 1 as const),
})
const ratio = fc.double({ min: 0.05, max: 20, noNaN: true })
const act = fc.oneof(
  point.map((to) => ({ kind: 'move' as const, to })),
  point.map((by) => ({ kind: 'nudge' as const, by })),
  point.map((to) => ({ kind: 'snap' as const, to })),
  fc.record({ kind: fc.constant('pull' as const), corner, to: point }),
  fc.record({
    kind: fc.constant('pinch' as const),
    from: fc.tuple(point, point),
    to: fc.tuple(point, point),
  }),
  mm(-10, 900).map((width) => ({ kind: 'width' as const, width })),
  mm(-10, 900).map((height) => ({ kind: 'height' as const, height })),
  fc.constant({ kind: 'turn' as const }),
  fc.constant({ kind: 'fill' as const }),
  limit.map((other) => ({ kind: 'refit' as const, other })),
)

test('never makes a print that the API would refuse', () => {
  fc.assert(
    fc.property(limit, ratio, fc.array(act, { maxLength: 30 }), (start, shape, acts) => {
      let room = start
      let print = fillZone(aPrint(), shape, room)
      for (const step of acts) {
        switch (step.kind) {
          case 'move':
            print = moveTo(print, step.to, room)
            break
          case 'nudge':
            print = nudge(print, step.by, room)
            break
          case 'snap':
            print = moveAndSnap(print, step.to, room, [{ xMm: 3, yMm: 7 }], 5).print
            break
          case 'pull':
            print = pullCorner(print, step.corner, step.to, shape, room)
            break
          case 'pinch':
            print = pinch(print, step.from, step.to, shape, room)
            break
          case 'width':
            print = resizeToWidth(print, step.width, shape, room)
            break
          case 'height':
            print = resizeToHeight(print, step.height, shape, room)
            break
          case 'turn':
            print = turn(print, shape, room)
            break
          case 'fill':
            print = fillZone(print, shape, room)
            break
          case 'refit':
            room = step.other
            print = fitInto(print, shape, room)
            break
        }
        expect(misfit(print, room)).toBeUndefined()
        expect(isOrderable(print)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test('keeps the proportions of the artwork within a tenth of a millimetre', () => {
  fc.assert(
    fc.property(limit, fc.double({ min: 0.2, max: 5, noNaN: true }), corner, point, (room, shape, at, to) => {
      const print = pullCorner(fillZone(aPrint(), shape, room), at, to, shape, room)
      const { widthMm, heightMm } = turnedSize(print)
      expect(Math.abs(widthMm - heightMm * shape)).toBeLessThanOrEqual(0.06 * Math.max(1, shape) + 0.1)
    }),
  )
})

/** Positive lengths in whole tenths, as the API accepts them. */
function isOrderable({ widthMm, heightMm, offsetXMm, offsetYMm }: PlacedPrint): boolean {
  const all = [widthMm, heightMm, offsetXMm, offsetYMm]
  return widthMm > 0 && heightMm > 0 && all.every((length) => Math.round(length * 10) / 10 === length)
}
