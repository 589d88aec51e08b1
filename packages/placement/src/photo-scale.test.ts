import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arePointsTooClose, isPlausiblePhoto, photoBox, photoMmPerPx } from './photo-scale.ts'

const size = { widthPx: 2000, heightPx: 1000 }
const across = [
  { x: 0.25, y: 0.5 },
  { x: 0.75, y: 0.5 },
] as const

test('two points and their distance say how large the whole photo is, and the origin where it starts', () => {
  const box = photoBox({ points: across, distanceMm: 500, origin: { x: 0.5, y: 0.1 } }, size)
  expect(box).toEqual({ xMm: -500, yMm: -50, widthMm: 1000, heightMm: 500 })
})

test('the scale is the same whichever way the points lie', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const spot = fc.record({ x: share, y: share })
  fc.assert(
    fc.property(spot, spot, fc.integer({ min: 1, max: 2000 }), (one, other, distanceMm) => {
      fc.pre(!arePointsTooClose([one, other], size))
      const { widthMm, heightMm } = photoBox({ points: [one, other], distanceMm, origin: one }, size)
      const [acrossMm, downMm] = [(other.x - one.x) * widthMm, (other.y - one.y) * heightMm]
      expect(Math.hypot(acrossMm, downMm)).toBeCloseTo(distanceMm, 6)
      expect(photoMmPerPx({ points: [other, one], distanceMm }, size)).toBeCloseTo(widthMm / size.widthPx, 9)
    }),
  )
})

test('points are too close below a fiftieth of the longer side', () => {
  const apart = (px: number) => arePointsTooClose([across[0], { x: across[0].x + px / 2000, y: 0.5 }], size)
  expect([apart(39), apart(41)]).toEqual([true, false])
})

test('neither a stamp nor a house is the photo of a garment', () => {
  const of = (distanceMm: number) =>
    isPlausiblePhoto(photoBox({ points: across, distanceMm, origin: { x: 0, y: 0 } }, size))
  expect([of(29), of(30), of(2000)]).toEqual([false, true, true])
  expect(isPlausiblePhoto({ xMm: 0, yMm: 0, widthMm: 5001, heightMm: 900 })).toBe(false)
})
