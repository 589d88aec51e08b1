import { placedBox } from '@platen/layers'
import { expect, test } from 'vitest'
import type { PictureLayer } from '../../cart/index.ts'
import { croppedInZone, pulledShare } from './crop.ts'

const LIMIT = { widthMm: 120, heightMm: 100 }
const aPicture = (place: Partial<PictureLayer> = {}) =>
  ({
    ...{ id: 'l1', kind: 'image', widthMm: 100, heightMm: 50, offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 },
    ...place,
  }) as PictureLayer

test.each([
  ['left', { xMm: 10, yMm: 40 }, 0, 0.1],
  ['right', { xMm: -10, yMm: 0 }, 0, 0.1],
  ['top', { xMm: 3, yMm: 10 }, 0, 0.2],
  ['bottom', { xMm: 0, yMm: 10 }, 0, -0.2],
  ['left', { xMm: 0, yMm: 10 }, 90, 0.1],
  ['top', { xMm: 10, yMm: 0 }, -90, 0.2],
] as const)('%s pulled by %o on a picture turned by %i°', (side, by, rotationDeg, share) => {
  expect(pulledShare(aPicture({ rotationDeg }), side, by)).toBeCloseTo(share, 3)
})

test('a cropped side is measured on the whole picture', () => {
  const half = aPicture({ widthMm: 50, crop: { left: 0.5, top: 0, right: 0, bottom: 0 } })
  expect(pulledShare(half, 'left', { xMm: -10, yMm: 0 })).toBeCloseTo(0.4, 3)
})

test.each([0, 90, 30])(
  'a side that moves outwards stops at the edge of the zone, turned by %i°',
  (rotationDeg) => {
    const crop = { left: 0.5, top: 0, right: 0, bottom: 0 }
    const half = aPicture({ widthMm: 50, offsetXMm: -10, rotationDeg, crop })
    const wide = croppedInZone(half, 'left', 0, { widthMm: 90, heightMm: 72 })
    const { left, top } = placedBox(wide, wide)
    expect(wide.crop!.left).toBeGreaterThan(0)
    expect(wide.crop!.left).toBeLessThan(0.5)
    expect(Math.min(left + 45, top + 36)).toBeCloseTo(0, 0)
    // Its scale is that of before.
    expect(wide.widthMm / (1 - wide.crop!.left)).toBeCloseTo(100, 6)
  },
)

test('where there is room the whole picture comes back', () => {
  const half = aPicture({ widthMm: 50, offsetXMm: 25, crop: { left: 0.5, top: 0, right: 0, bottom: 0 } })
  const whole = croppedInZone(half, 'left', -0.3, LIMIT)
  expect(whole).toMatchObject({ widthMm: 100, offsetXMm: 0 })
  expect(whole.crop).toBeUndefined()
})
