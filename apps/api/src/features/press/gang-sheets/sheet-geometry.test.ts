import { nest, type NestingFilm } from '@platen/nesting'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  layoutProblems,
  lengthBound,
  lengthOf,
  tooLargeFor,
  utilisationPercent,
  type LaidPrint,
} from './sheet-geometry.ts'

const FILM: NestingFilm = {
  widthMm: 300,
  sideMarginMm: 5,
  leadMm: 10,
  gapMm: 6,
  maxLengthMm: 1000,
  allowRotation: true,
}
const at = (xMm: number, yMm: number, more: Partial<LaidPrint> = {}): LaidPrint => ({
  ...{ widthMm: 100, heightMm: 50, xMm, yMm, turned: false },
  ...more,
})
const problems = (prints: readonly LaidPrint[], film = FILM) =>
  layoutProblems(prints, film, (index) => `print ${index}`)

test('accepts prints that keep the margins and the gap to the tenth of a millimetre', () => {
  expect(problems([at(5, 10), at(111, 10), at(5, 66), at(195, 950)])).toEqual([])
})

const margin = { message: 'is in the margin or beyond the edge of the film', reason: 'outside_film' }
const tooLong = {
  message: 'ends beyond the maximum sheet length of 1000 mm',
  reason: 'sheet_too_long',
  limit: '1000',
}
const close = (fault: string, print: number) => ({
  message: `${fault} print ${print}`,
  reason: 'too_close',
  limit: `print ${print}`,
})

test.each([
  [[at(4.9, 10)], [{ index: 0, side: 'xMm', ...margin }]],
  [[at(195.1, 10)], [{ index: 0, side: 'xMm', ...margin }]],
  [[at(5, 9.9)], [{ index: 0, side: 'yMm', message: 'is in the lead of the film', reason: 'in_lead' }]],
  [[at(5, 950.1)], [{ index: 0, side: 'yMm', ...tooLong }]],
  [[at(5, 10), at(110.9, 10)], [{ index: 1, side: 'xMm', ...close('is closer than the gap to', 0) }]],
  [[at(5, 10), at(5, 65.9)], [{ index: 1, side: 'xMm', ...close('is closer than the gap to', 0) }]],
  [[at(50, 40), at(5, 10)], [{ index: 0, side: 'xMm', ...close('overlaps', 1) }]],
  [[at(5, 10), at(5, 10)], [{ index: 1, side: 'xMm', ...close('overlaps', 0) }]],
] as const)('names the problem: %j', (prints, expected) => {
  expect(problems(prints)).toEqual(expected)
})

test('keeps the tail free at the end of the longest sheet', () => {
  const film = { ...FILM, tailMm: 20 }
  expect(problems([at(5, 930)], film)).toEqual([])
  expect(problems([at(5, 930.1)], film)).toMatchObject([{ side: 'yMm' }])
  expect([lengthOf([at(5, 10)], film), lengthBound([at(5, 10)], film)]).toEqual([80, 80])
  expect(tooLargeFor({ widthMm: 100, heightMm: 971 }, { ...film, allowRotation: false })).toContain(
    '290 × 970',
  )
})

test('a turned print swaps its sides, if the film allows turned prints', () => {
  const lying = [at(5, 10, { turned: true }), at(61, 10)]
  expect(problems(lying)).toEqual([])
  expect(problems(lying, { ...FILM, allowRotation: false })).toEqual([
    { index: 0, side: 'turned', message: 'this film does not allow turned prints', reason: 'not_turned' },
  ])
})

test('names at most 20 problems of prints that all overlap', () => {
  const heap = Array.from({ length: 1_000 }, () => at(5, 10))
  expect(problems(heap)).toHaveLength(20)
})

const millimetres = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)
const anyPrint = fc.record({
  widthMm: millimetres(1, 120),
  heightMm: millimetres(1, 120),
  xMm: millimetres(0, 300),
  yMm: millimetres(0, 400),
  turned: fc.boolean(),
})

test('agrees with a slow check of every pair of prints', () => {
  fc.assert(
    fc.property(fc.array(anyPrint, { minLength: 2, maxLength: 4 }), (prints) => {
      const found = problems(prints).some(({ message }) => /print \d/.test(message))
      expect(found).toBe(
        prints.some((print, index) => prints.slice(index + 1).some((other) => near(print, other))),
      )
    }),
  )
})

/** Too near when they would overlap if one grew by the gap at every side. In whole tenths. */
function near(one: LaidPrint, other: LaidPrint): boolean {
  const span = (start: number, length: number) =>
    [Math.round(start * 10), Math.round((start + length) * 10)] as const
  const [ax, ay] = [
    span(one.xMm, one.turned ? one.heightMm : one.widthMm),
    span(one.yMm, one.turned ? one.widthMm : one.heightMm),
  ]
  const [bx, by] = [
    span(other.xMm, other.turned ? other.heightMm : other.widthMm),
    span(other.yMm, other.turned ? other.widthMm : other.heightMm),
  ]
  const meet = (a: readonly [number, number], b: readonly [number, number]) =>
    a[0] - 60 < b[1] && b[0] < a[1] + 60
  return meet(ax, bx) && meet(ay, by)
}

test('every packed layout is valid, has its stated length and is no shorter than the bound', () => {
  const sizes = fc.record({ widthMm: millimetres(1, 250), heightMm: millimetres(1, 250) })
  fc.assert(
    fc.property(fc.array(sizes, { minLength: 1, maxLength: 12 }), fc.boolean(), (asked, allowRotation) => {
      const film = { ...FILM, allowRotation, maxLengthMm: 9_999 }
      const prints = asked.map((size, index) => ({ id: String(index), ...size }))
      const [nesting] = nest(prints, film, { seed: 7 })
      const laid = nesting!.prints.map(({ id, ...place }) => ({ ...asked[Number(id)]!, ...place }))
      expect(problems(laid, film)).toEqual([])
      expect(lengthOf(laid, film)).toBe(nesting!.lengthMm)
      expect(lengthBound(asked, film)).toBeLessThanOrEqual(nesting!.lengthMm)
    }),
  )
})

test('the bound equals the length of a completely filled sheet', () => {
  const film = { ...FILM, widthMm: 316, allowRotation: false }
  const tiles = Array.from({ length: 9 }, (_, index) =>
    at(5 + (index % 3) * 102, 10 + Math.floor(index / 3) * 56, { widthMm: 96 }),
  )
  const full = { ...film, widthMm: 2 * 5 + 3 * 96 + 2 * 6 }
  expect(problems(tiles, full)).toEqual([])
  expect(lengthBound(tiles, full)).toBe(lengthOf(tiles, full))
})

test('a print is too large only when it does not fit in either direction', () => {
  expect(tooLargeFor({ widthMm: 290, heightMm: 990 }, FILM)).toBeUndefined()
  expect(tooLargeFor({ widthMm: 990, heightMm: 290 }, FILM)).toBeUndefined()
  expect(tooLargeFor({ widthMm: 990, heightMm: 290 }, { ...FILM, allowRotation: false })).toBe(
    'The print is 990 × 290 mm; the film holds 290 × 990 mm.',
  )
  expect(tooLargeFor({ widthMm: 290.1, heightMm: 290.1 }, FILM)).toContain('290.1 × 290.1')
})

test('utilisation is a percentage of the film with one decimal', () => {
  expect(utilisationPercent(50 * 100, FILM, 100)).toBe(16.7)
  expect(utilisationPercent(0, { ...FILM, leadMm: 0 }, 0)).toBe(0)
})
