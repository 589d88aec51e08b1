import { onGarment, overlaps } from '@platen/placement'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HANDLES, boxOf, dragged, moved, outline, pulled } from './zone-shape.ts'

const front = { id: 'front', anchor: { xMm: 0, yMm: 76 }, maxWidthMm: 305, maxHeightMm: 356 }

test('anchors a zone at the middle of its upper edge', () => {
  expect(boxOf(front)).toEqual({ xMm: -152.5, yMm: 76, widthMm: 305, heightMm: 356 })
})

describe('a dragged zone', () => {
  test('snaps a dragged zone to whole millimetres', () => {
    expect(dragged(front, 10.4, -3.7).anchor).toEqual({ xMm: 10, yMm: 72 })
  })

  test('keeps a dragged zone within the range that the API accepts', () => {
    expect(dragged(front, 5000, -5000).anchor).toEqual({ xMm: 1000, yMm: -1000 })
  })
})

test('moves a zone by exact tenths of a millimetre', () => {
  expect(moved(moved(front, 0.1, 0), 0.2, 0).anchor.xMm).toBe(0.3)
})

describe('a resized edge', () => {
  test('keeps the opposite edge when an edge is dragged', () => {
    const pulledRight = pulled(front, { x: 1, y: 0 }, 20, 0)
    expect(boxOf(pulledRight)).toMatchObject({ xMm: -152.5, widthMm: 325 })
    const pulledUp = pulled(front, { x: 0, y: -1 }, 0, -10)
    expect(boxOf(pulledUp)).toMatchObject({ yMm: 66, heightMm: 366 })
  })

  test('keeps the opposite corner on a sleeve, where the zone is turned', () => {
    const sleeve = { id: 'left_sleeve', anchor: { xMm: 326, yMm: 52 }, maxWidthMm: 102, maxHeightMm: 102 }
    const larger = pulled(sleeve, { x: 1, y: 1 }, 20, 4)
    const corner = (zone: typeof sleeve) => {
      const { xMm, yMm } = boxOf(zone)
      return onGarment(zone, { xMm, yMm })
    }
    expect(larger.maxHeightMm).toBeGreaterThan(sleeve.maxHeightMm)
    expect(corner(larger).xMm).toBeCloseTo(corner(sleeve).xMm, 0)
    expect(corner(larger).yMm).toBeCloseTo(corner(sleeve).yMm, 0)
  })

  test('never makes a zone with a negative size', () => {
    expect(pulled(front, { x: -1, y: 1 }, 900, -900)).toMatchObject({ maxWidthMm: 5, maxHeightMm: 5 })
  })

  test('keeps the opposite edges and whole millimetres for any handle', () => {
    const pull = fc.integer({ min: -3000, max: 3000 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(fc.constantFrom(...HANDLES), pull, pull, (handle, x, y) => {
        const [was, is] = [boxOf(front), boxOf(pulled(front, handle, x, y))]
        const edges = (box: typeof was) => ({
          left: box.xMm,
          right: box.xMm + box.widthMm,
          top: box.yMm,
          bottom: box.yMm + box.heightMm,
        })
        if (handle.x !== -1) expect(edges(is).left).toBeCloseTo(edges(was).left)
        if (handle.x !== 1) expect(edges(is).right).toBeCloseTo(edges(was).right)
        if (handle.y !== -1) expect(edges(is).top).toBeCloseTo(edges(was).top)
        if (handle.y !== 1) expect(edges(is).bottom).toBeCloseTo(edges(was).bottom)
        expect(Number.isInteger(is.widthMm) && Number.isInteger(is.heightMm)).toBe(true)
      }),
    )
  })
})

test('does not count touching zones as overlapping', () => {
  const box = { xMm: 0, yMm: 0, widthMm: 10, heightMm: 10 }
  expect(overlaps(box, { ...box, xMm: 10 })).toBe(false)
  expect(overlaps(box, { ...box, xMm: 9.9, yMm: 9.9 })).toBe(true)
})

test('outlines a zone with its corners and no gap wider than requested', () => {
  const points = outline({ xMm: 0, yMm: 0, widthMm: 25, heightMm: 10 }, 10)
  expect(points).toContainEqual([0, 0])
  expect(points).toContainEqual([25, 10])
  const top = points
    .filter(([, y]) => y === 0)
    .map(([x]) => x)
    .toSorted((a, b) => a - b)
  for (const [at, x] of top.entries()) expect(x - (top[at - 1] ?? 0)).toBeLessThanOrEqual(10)
})
