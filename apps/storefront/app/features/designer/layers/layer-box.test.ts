import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DesignLayer } from '../../cart/index.ts'
import { fittedLayer, insideZone, scaledLayer } from './layer-box.ts'
import { placedBox } from '@platen/layers'

const LIMIT = { widthMm: 70, heightMm: 40 }
const PLACE = { offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 }
const aText = (sizeMm: number): DesignLayer => ({
  ...{ id: 'l1', kind: 'text', text: 'Text', font: 'anton', weight: 400, sizeMm, colour: '#ffffff' },
  ...{ letterSpacing: 0, lineHeight: 1.1, align: 'center', ...PLACE },
})
const aShape = (widthMm: number, heightMm: number, place = PLACE): DesignLayer => ({
  ...{ id: 'l1', kind: 'shape', shape: 'line', colours: ['#ffffff'], widthMm, heightMm, ...place },
})

test('a text that cannot become smaller stays as it is, however wide it is', () => {
  const least = aText(2)
  expect(insideZone(least, { widthMm: 400, heightMm: 2 }, LIMIT)).toBe(least)
})

test('a thin line becomes shorter and not thicker', () => {
  expect(insideZone(aShape(140, 1), { widthMm: 140, heightMm: 1 }, LIMIT)).toMatchObject({
    widthMm: 70,
    heightMm: 0.5,
  })
  expect(scaledLayer(aShape(100, 1), 0.5)).toMatchObject({ widthMm: 50, heightMm: 0.5 })
})

test('whatever is put into a zone lies in it, and is not changed again', () => {
  const side = fc.double({ min: 2, max: 500, noNaN: true })
  const offset = fc.integer({ min: -3000, max: 3000 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(
      side,
      side,
      offset,
      offset,
      fc.integer({ min: -180, max: 180 }),
      (width, height, x, y, rotationDeg) => {
        const layer = aShape(width, height, { offsetXMm: x, offsetYMm: y, rotationDeg })
        const size = (one: DesignLayer) => (one.kind === 'text' ? { widthMm: 0, heightMm: 0 } : one)
        const inside = insideZone(layer, size(layer), LIMIT)
        const { left, right, top, bottom } = placedBox(inside, size(inside))
        const slack = 0.05
        expect(Math.max(-left, right)).toBeLessThanOrEqual(LIMIT.widthMm / 2 + slack)
        expect(Math.max(-top, bottom)).toBeLessThanOrEqual(LIMIT.heightMm / 2 + slack)
        expect(insideZone(inside, size(inside), LIMIT)).toBe(inside)
      },
    ),
  )
})

test('letters that were made smaller for a long text grow back to the size that was chosen', () => {
  const limit = { widthMm: 100, heightMm: 100 }
  const long = { widthMm: 200, heightMm: 40 }
  const small = fittedLayer(aText(40), long, limit)
  expect(small).toMatchObject({ sizeMm: 20, chosenMm: 40 })
  // As it is: nothing to do.
  expect(fittedLayer(small, { widthMm: 100, heightMm: 20 }, limit)).toBe(small)
  // Somewhat shorter: somewhat larger.
  const larger = fittedLayer(small, { widthMm: 80, heightMm: 20 }, limit)
  expect(larger).toMatchObject({ sizeMm: 25, chosenMm: 40 })
  const whole = fittedLayer(larger, { widthMm: 30, heightMm: 25 }, limit)
  expect(whole).toMatchObject({ sizeMm: 40 })
  expect(whole).not.toHaveProperty('chosenMm')
})

test('a size that somebody gave by hand is the one to keep', () => {
  const small = fittedLayer(aText(40), { widthMm: 200, heightMm: 40 }, { widthMm: 100, heightMm: 100 })
  expect(scaledLayer(small, 0.5)).not.toHaveProperty('chosenMm')
})
