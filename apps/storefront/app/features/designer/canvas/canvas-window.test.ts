import { garmentFrame } from '@platen/ui'
import { expect, test } from 'vitest'
import { boundsOnGarment, zoneBox } from '@platen/placement'
import { canvasAspect, closeUp, NAME_ABOVE_PX, turnHandleY, wholeGarment } from './canvas-window.ts'
import { aCatalog } from '../design/design.fixtures.ts'

test.each(['tee', 'long_sleeve', 'hoodie', 'tote'])(
  'shows the whole %s in the proportions of the canvas',
  (kind) => {
    const frame = garmentFrame(kind, 'front')
    const seen = wholeGarment(frame)
    expect(seen.xMm).toBeLessThan(frame.minX)
    expect(seen.yMm).toBeLessThan(frame.minY)
    expect(seen.xMm + seen.widthMm).toBeGreaterThan(frame.minX + frame.width)
    expect(seen.yMm + seen.heightMm).toBeGreaterThan(frame.minY + frame.height)
    expect(seen.widthMm / seen.heightMm).toBeCloseTo(canvasAspect(frame))
  },
)

test('shows the whole zone in a close-up with the same proportions', () => {
  const frame = garmentFrame('tee', 'front')
  for (const zone of aCatalog().zones) {
    const seen = closeUp(zone, frame)
    expect(seen.xMm).toBeLessThan(zone.anchor.xMm - zone.maxWidthMm / 2)
    expect(seen.yMm).toBeLessThan(zone.anchor.yMm)
    expect(seen.yMm + seen.heightMm).toBeGreaterThan(zone.anchor.yMm + zone.maxHeightMm)
    expect(seen.widthMm / seen.heightMm).toBeCloseTo(canvasAspect(frame))
  }
})

test('leaves room for the name of the zone between the ruler and its outline, on a phone 320 px wide', () => {
  const frame = garmentFrame('tee', 'front')
  for (const zone of aCatalog().zones) {
    const seen = closeUp(zone, frame)
    const mmPerPx = seen.widthMm / 320
    const { yMm } = boundsOnGarment(
      zone,
      zoneBox(zone, { widthMm: zone.maxWidthMm, heightMm: zone.maxHeightMm }),
    )
    expect((yMm - seen.yMm) / mmPerPx).toBeGreaterThanOrEqual(NAME_ABOVE_PX)
  }
})

test('keeps the handle that turns a print in sight, on it when there is no room below or above', () => {
  const shown = { xMm: 0, yMm: 0, widthMm: 400, heightMm: 350 }
  const box = (yMm: number, heightMm: number) => ({ xMm: 0, yMm, widthMm: 200, heightMm })
  expect(turnHandleY(box(50, 100), shown, 1)).toBe(180)
  expect(turnHandleY(box(150, 180), shown, 1)).toBe(120)
  expect(turnHandleY(box(40, 300), shown, 1)).toBe(310)
})
