import { expect, test } from 'vitest'
import { outlineText, outlineWithin } from './outline-text.ts'

const FIGURES = { typeface: 'figures', sizeMm: 2.5 } as const

test('every letter of the figures has the same width, in any Latin language', () => {
  expect(outlineText('PL-2026', FIGURES).widthMm).toBeCloseTo(7 * 1.5, 6)
  expect(outlineText('Łódź ñ·ő', FIGURES).widthMm).toBeCloseTo(8 * 1.5, 6)
})

test('letters from another part of the font are drawn, not left out', () => {
  expect(outlineText('ł', FIGURES).path).not.toBe('')
  expect(outlineText('ł', FIGURES).path).not.toBe(outlineText('ő', FIGURES).path)
})

test('letters stand on the baseline at the given size', () => {
  const heights = [...outlineText('H', FIGURES).path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) =>
    Number(y),
  )
  expect(Math.max(...heights)).toBe(0)
  expect(Math.min(...heights)).toBeCloseTo(-0.73 * 2.5, 6)
})

test('a text that is too long is cut with an ellipsis and never exceeds its width', () => {
  expect(outlineWithin('Camiseta', 12, FIGURES)).toEqual(outlineText('Camiseta', FIGURES))
  expect(outlineWithin('Camiseta pesada', 12, FIGURES)).toEqual(outlineText('Camiset…', FIGURES))
  expect(outlineWithin('Camiseta', 0.1, FIGURES)).toEqual({ path: '', widthMm: 0 })
})
