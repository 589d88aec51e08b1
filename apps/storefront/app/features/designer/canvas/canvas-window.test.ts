import { drawnGarment, garmentFrame } from '@platen/ui'
import { expect, test } from 'vitest'
import { boundsOnGarment, zoneBox } from '@platen/placement'
import {
  canvasAspect,
  closeUp,
  NAME_ABOVE_PX,
  turnHandleAt,
  wholeGarment,
  zoneLabel,
} from './canvas-window.ts'
import { aCatalog } from '../design/design.fixtures.ts'

test.each(['tee', 'long_sleeve', 'hoodie', 'tote'])(
  'shows the whole %s in the proportions of the canvas',
  (kind) => {
    const frame = garmentFrame(drawnGarment(kind), 'front', undefined)
    const seen = wholeGarment(frame)
    expect(seen.xMm).toBeLessThan(frame.minX)
    expect(seen.yMm).toBeLessThan(frame.minY)
    expect(seen.xMm + seen.widthMm).toBeGreaterThan(frame.minX + frame.width)
    expect(seen.yMm + seen.heightMm).toBeGreaterThan(frame.minY + frame.height)
    expect(seen.widthMm / seen.heightMm).toBeCloseTo(canvasAspect(frame))
  },
)

test('shows the whole zone in a close-up with the same proportions', () => {
  const frame = garmentFrame(drawnGarment('tee'), 'front', undefined)
  for (const zone of aCatalog().zones) {
    const seen = closeUp(zone, frame)
    expect(seen.xMm).toBeLessThan(zone.anchor.xMm - zone.maxWidthMm / 2)
    expect(seen.yMm).toBeLessThan(zone.anchor.yMm)
    expect(seen.yMm + seen.heightMm).toBeGreaterThan(zone.anchor.yMm + zone.maxHeightMm)
    expect(seen.widthMm / seen.heightMm).toBeCloseTo(canvasAspect(frame))
  }
})

test('leaves room for the name of the zone between the ruler and its outline, on a phone 320 px wide', () => {
  const frame = garmentFrame(drawnGarment('tee'), 'front', undefined)
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

test('keeps the handle that turns a print in sight and off the print while there is room around it', () => {
  const shown = { xMm: 0, yMm: 0, widthMm: 400, heightMm: 350 }
  const at = (xMm: number, yMm: number, widthMm: number, heightMm: number) =>
    turnHandleAt({ xMm, yMm, widthMm, heightMm }, shown, 1)
  expect(at(0, 50, 200, 100)).toEqual({ xMm: 100, yMm: 180 })
  expect(at(0, 150, 200, 180)).toEqual({ xMm: 100, yMm: 120 })
  expect(at(60, 40, 260, 300)).toEqual({ xMm: 337, yMm: 190 })
  expect(at(60, 40, 330, 300)).toEqual({ xMm: 43, yMm: 190 })
  expect(at(30, 40, 360, 300)).toEqual({ xMm: 210, yMm: 310 })
})

test('leaves the photo that fills its zone free of that handle, on a phone 320 px wide', () => {
  const frame = garmentFrame(drawnGarment('tee'), 'front', undefined)
  const zone = aCatalog().zones.find(({ id }) => id === 'full_front')!
  const shown = closeUp(zone, frame)
  const box = zoneBox(zone, { widthMm: zone.maxWidthMm, heightMm: zone.maxHeightMm })
  const { xMm } = turnHandleAt(box, shown, shown.widthMm / 320)
  expect(Math.abs(xMm - zone.anchor.xMm)).toBeGreaterThan(zone.maxWidthMm / 2)
})

test('shortens the name of a zone, not its size, where both are wider than the canvas', () => {
  const shown = { xMm: 0, yMm: 0, widthMm: 320, heightMm: 300 }
  const size = '102 × 102 mm'
  expect(zoneLabel('Manga izquierda', size, shown, 1)).toBe('Manga izquierda · 102 × 102 mm')
  const long = zoneLabel('Manga izquierda junto al puño bordado', size, shown, 1)
  expect(long).toBe('Manga izquierda junto al p… · 102 × 102 mm')
})
