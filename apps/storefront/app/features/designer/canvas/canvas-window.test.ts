import { garmentFrame } from '@platen/ui'
import { expect, test } from 'vitest'
import { canvasAspect, closeUp, wholeGarment } from './canvas-window.ts'
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
