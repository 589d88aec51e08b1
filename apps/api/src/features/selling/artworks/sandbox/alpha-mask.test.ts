import { expect, test } from 'vitest'
import { measureMask } from './alpha-mask.ts'
import { alphaOf } from '../testing/drawn-files.ts'

test('measures ink and the empty border around it', () => {
  const alpha = new Uint8Array(10 * 20)
  for (let y = 3; y < 8; y++) alpha.fill(255, y * 10 + 2, y * 10 + 9)
  expect(measureMask(alpha, 10, 20)).toEqual({
    inkAreaPercent: 17.5,
    semiTransparentPercent: 0,
    emptyMargin: { top: 3, right: 1, bottom: 12, left: 2 },
    clearMargin: { top: 3, right: 1, bottom: 12, left: 2 },
  })
  // Too faint for ink, but not fully transparent.
  alpha[1 * 10 + 9] = 1
  expect(measureMask(alpha, 10, 20)).toMatchObject({
    emptyMargin: { top: 3, right: 1, bottom: 12, left: 2 },
    clearMargin: { top: 1, right: 0, bottom: 12, left: 2 },
  })
})

test('an empty or nearly empty mask has no measures', () => {
  expect(measureMask(new Uint8Array(100), 10, 10)).toBeUndefined()
  expect(measureMask(new Uint8Array(100).fill(12), 10, 10)).toBeUndefined()
  expect(measureMask(new Uint8Array(100).fill(13), 10, 10)).toBeDefined()
})

test('counts a half-transparent panel, but not the smoothed edge of an opaque disc', async () => {
  const disc = await alphaOf('<circle cx="200" cy="200" r="100"/>')
  expect(measureMask(disc, 400, 400)?.semiTransparentPercent).toBe(0)
  const half = await alphaOf(
    '<rect width="200" height="400"/><rect x="200" width="200" height="400" opacity="0.5"/>',
  )
  expect(measureMask(half, 400, 400)?.semiTransparentPercent).toBe(50)
})

test('counts a shadow that fades out', async () => {
  const glow = await alphaOf(
    '<radialGradient id="g"><stop stop-opacity="1"/><stop offset="1" stop-opacity="0"/></radialGradient><circle cx="200" cy="200" r="200" fill="url(#g)"/>',
  )
  expect(measureMask(glow, 400, 400)?.semiTransparentPercent).toBeGreaterThan(90)
})
