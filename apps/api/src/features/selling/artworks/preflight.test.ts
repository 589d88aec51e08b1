import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArtworkInspection } from './artwork-inspection.ts'
import type { FindingCode } from '@platen/contract'
import { FINDINGS, preflightPlacement } from './preflight.ts'
import { dpiAt, maxPrintSizeMm } from './print-size.ts'

const LIMITS = { minimumDpi: 150, recommendedDpi: 300 }
/** 1200 × 1200 px are 300 DPI at this size. */
const SIZE = { widthMm: 101.6, heightMm: 101.6 }
const CLEAN: ArtworkInspection = {
  format: 'png',
  vector: false,
  widthPx: 1200,
  heightPx: 1200,
  hasAlpha: true,
  inkAreaPercent: 60,
  semiTransparentPercent: 0,
  emptyMarginPx: { top: 0, right: 0, bottom: 0, left: 0 },
  thinnestLinePx: 10,
  colourSpace: 'srgb',
  hasLiveText: false,
  carriedPictures: 0,
}

test('passes clean artwork at the recommended resolution', () => {
  expect(preflightPlacement(CLEAN, SIZE, LIMITS)).toEqual({ state: 'passed', dpi: 300, findings: [] })
})

test.each<[FindingCode, Partial<ArtworkInspection>, Partial<typeof SIZE>, string]>([
  ['RESOLUTION_TOO_LOW', { widthPx: 599, heightPx: 599 }, {}, 'at least 150'],
  ['RESOLUTION_LOW', { widthPx: 1199, heightPx: 1199 }, {}, 'has 299 DPI'],
  ['RESOLUTION_LOW', { widthPx: 600, heightPx: 600 }, {}, 'has 150 DPI'],
  ['STRETCHED', {}, { heightMm: 100.5 }, 'stretched by 1.1 %'],
  ['SEMI_TRANSPARENT', { semiTransparentPercent: 2.1 }, {}, '2.1 %'],
  ['OPAQUE_BOX', { hasAlpha: false, inkAreaPercent: 100 }, {}, 'solid box'],
  ['OPAQUE_BOX', { inkAreaPercent: 99.5 }, {}, 'solid box'],
  ['THIN_LINES', { thinnestLinePx: 4 }, {}, 'about 0.34 mm'],
  ['LINES_WILL_BREAK', { thinnestLinePx: 2 }, {}, 'about 0.17 mm'],
  ['LIVE_TEXT', { hasLiveText: true }, {}, 'font'],
  ['EMPTY_MARGIN', { emptyMarginPx: { top: 300, right: 0, bottom: 300, left: 600 } }, {}, '50.8 × 50.8 mm'],
  ['CARRIED_PICTURES', { carriedPictures: 1 }, {}, 'pixels'],
  ['COLOURS_CONVERTED', { colourSpace: 'cmyk' }, {}, 'not RGB'],
])('finds only %s', (code, artwork, size, words) => {
  const { state, findings } = preflightPlacement({ ...CLEAN, ...artwork }, { ...SIZE, ...size }, LIMITS)
  expect(findings).toEqual([
    {
      code,
      severity: FINDINGS[code],
      message: expect.stringContaining(words) as string,
      resolution: expect.any(String) as string,
    },
  ])
  expect(state).toBe({ error: 'failed', warning: 'warning', info: 'passed' }[FINDINGS[code]])
})

test('a composed print is as sharp as its least sharp picture', () => {
  const drawing = { ...CLEAN, vector: true, carriedWidthPx: CLEAN.widthPx / 5 }
  const sharp = dpiAt(CLEAN, SIZE) ?? 0
  expect(dpiAt(drawing, SIZE)).toBe(Math.floor(sharp / 5))
  expect(dpiAt({ ...drawing, vector: false }, SIZE)).toBe(Math.floor(sharp / 5))
  expect(dpiAt({ ...CLEAN, carriedWidthPx: CLEAN.widthPx * 2 }, SIZE)).toBe(sharp)
  const { state, findings } = preflightPlacement(drawing, SIZE, LIMITS)
  expect([state, findings.map(({ code }) => code)]).toEqual(['failed', ['RESOLUTION_TOO_LOW']])
})

test.each<[Partial<ArtworkInspection>, Partial<typeof SIZE>]>([
  [{}, { heightMm: 100.7 }],
  [{ semiTransparentPercent: 2 }, {}],
  [{ inkAreaPercent: 99.4 }, {}],
  [{ thinnestLinePx: 4.2 }, {}],
  [{ thinnestLinePx: null }, {}],
  [{ emptyMarginPx: { top: 12, right: 0, bottom: 12, left: 24 } }, {}],
])('reports nothing within the limits (%#)', (artwork, size) => {
  expect(preflightPlacement({ ...CLEAN, ...artwork }, { ...SIZE, ...size }, LIMITS).findings).toEqual([])
})

test('names the size at which the resolution would be sufficient', () => {
  const artwork = { ...CLEAN, widthPx: 400, heightPx: 300 }
  const { findings } = preflightPlacement(artwork, { widthMm: 200, heightMm: 150 }, LIMITS)
  expect(findings[0]?.resolution).toContain('no larger than 67.7 × 50.8 mm')
})

test('names the height that keeps the aspect ratio', () => {
  const { findings } = preflightPlacement({ ...CLEAN, heightPx: 600 }, { widthMm: 100, heightMm: 80 }, LIMITS)
  expect(findings.find(({ code }) => code === 'STRETCHED')?.resolution).toContain('50 mm high')
})

test('puts the worst finding first', () => {
  const artwork = { ...CLEAN, colourSpace: 'cmyk', inkAreaPercent: 100 }
  const { state, findings } = preflightPlacement(artwork, { widthMm: 300, heightMm: 300 }, LIMITS)
  expect(findings.map(({ severity }) => severity)).toEqual(['error', 'warning', 'info'])
  expect(state).toBe('failed')
})

test('checks the lines of a vector drawing but not its resolution', () => {
  const vector = { ...CLEAN, vector: true, widthPx: 2400, heightPx: 2400, thinnestLinePx: 2 }
  const found = preflightPlacement(vector, { widthMm: 300, heightMm: 300 }, LIMITS)
  expect(found.dpi).toBeNull()
  expect(found.findings.map(({ code }) => code)).toEqual(['THIN_LINES'])
  expect(maxPrintSizeMm(vector, 300)).toBeNull()
})

test('uses the lower resolution of both axes, in whole dots', () => {
  expect(dpiAt(CLEAN, { widthMm: 101.6, heightMm: 203.2 })).toBe(150)
  expect(dpiAt({ ...CLEAN, widthPx: 1000 }, SIZE)).toBe(250)
})

test('accepts the resolution at the largest size that it names', () => {
  const pixels = fc.integer({ min: 20, max: 20_000 })
  fc.assert(
    fc.property(pixels, pixels, fc.integer({ min: 72, max: 600 }), (widthPx, heightPx, dpi) => {
      const artwork = { ...CLEAN, widthPx, heightPx }
      const size = maxPrintSizeMm(artwork, dpi)
      if (size === null) throw new Error('a raster has a largest size')
      expect(dpiAt(artwork, size)).toBeGreaterThanOrEqual(dpi)
      expect(dpiAt(artwork, { widthMm: size.widthMm + 0.2, heightMm: size.heightMm + 0.2 })).toBeLessThan(
        dpi + 1,
      )
    }),
  )
})
