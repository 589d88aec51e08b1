import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filmMarks } from './film-marks.ts'
import { type Box, filmBox } from './film-pixels.ts'
import { aPrint, aSheet } from './testing/film-builders.ts'

test('every print of an ordinary sheet has a label below it and eight corner marks', () => {
  const prints = [0, 1, 2, 3].map((index) =>
    aPrint({ xMm: 10 + 96 * (index % 2), yMm: 20 + 56 * Math.floor(index / 2), widthMm: 90, heightMm: 50 }),
  )
  const marks = filmMarks(aSheet(prints, { widthMm: 210, lengthMm: 140, leadMm: 5 }))
  expect(marks.filter(({ kind }) => kind === 'bar')).toHaveLength(32)
  const labels = marks.filter(({ kind }) => kind === 'outline')
  expect(labels.map(({ box: { xMm, yMm } }) => [xMm, yMm])).toEqual([
    [11, 70.7],
    [107, 70.7],
    [11, 126.7],
    [107, 126.7],
  ])
})

test('a narrow print has its label along its side, and a tiny one has none', () => {
  const narrow = aPrint({ widthMm: 5, heightMm: 80, xMm: 10 })
  const tiny = aPrint({ widthMm: 4, heightMm: 4, xMm: 50 })
  const labels = filmMarks(aSheet([narrow, tiny], { lengthMm: 120 })).filter(({ kind }) => kind === 'outline')
  expect(labels).toHaveLength(1)
  expect(labels[0]!.box).toMatchObject({ xMm: 15.7, yMm: 21, widthMm: 2.5 })
})

test('prints without a gap have no marks between them', () => {
  const left = aPrint({ xMm: 0, yMm: 0, widthMm: 50, heightMm: 60 })
  const right = aPrint({ xMm: 50, yMm: 0, widthMm: 50, heightMm: 60 })
  expect(filmMarks(aSheet([left, right], { leadMm: 0 }))).toEqual([])
})

test('the heading needs 8 mm of lead, and the ruler is exactly 100 mm', () => {
  const prints = [aPrint({ xMm: 5, yMm: 20, widthMm: 400, heightMm: 1 })]
  const wide = { widthMm: 558.8, lengthMm: 30 }
  const without = filmMarks(aSheet(prints, { ...wide, leadMm: 7.9 })).length
  const marks = filmMarks(aSheet(prints, { ...wide, leadMm: 8 }))
  const ticks = marks.filter(({ kind, box }) => kind === 'bar' && box.yMm < 8)
  expect(ticks).toHaveLength(102)
  expect(ticks[100]!.box.xMm - ticks[0]!.box.xMm).toBeCloseTo(100, 9)
  expect(marks.length - without).toBeGreaterThan(102)
})

test('no mark touches a print, a label, or the edge of the film', () => {
  const side = fc.integer({ min: 20, max: 900 }).map((tenths) => tenths / 10)
  const gap = fc.constantFrom(0, 1, 2, 3, 6, 10)
  fc.assert(
    fc.property(fc.array(fc.tuple(side, side), { minLength: 1, maxLength: 12 }), gap, (sizes, gapMm) => {
      const sheet = aSheet(inRows(sizes, gapMm), { widthMm: 200, lengthMm: 1_200, leadMm: 10 })
      const marks = filmMarks(sheet)
      const prints = sheet.prints.map(filmBox)
      const outlines = marks.filter(({ kind }) => kind === 'outline').map(({ box }) => box)
      for (const { box } of marks) {
        expect(prints.some((print) => overlap(box, print))).toBe(false)
        expect(outlines.some((outline) => outline !== box && overlap(box, outline))).toBe(false)
        expect(box.xMm >= 0 && box.xMm + box.widthMm <= 200).toBe(true)
      }
    }),
    { numRuns: 30 },
  )
})

function inRows(sizes: readonly (readonly [number, number])[], gapMm: number) {
  let [xMm, yMm, rowMm] = [5, 10, 0]
  return sizes.map(([widthMm, heightMm]) => {
    if (xMm + widthMm > 195) [xMm, yMm, rowMm] = [5, yMm + rowMm + gapMm, 0]
    const print = aPrint({ xMm, yMm, widthMm, heightMm })
    xMm += widthMm + gapMm
    rowMm = Math.max(rowMm, heightMm)
    return print
  })
}

function overlap(one: Box, other: Box): boolean {
  const apart = 1e-6
  return (
    one.xMm + apart < other.xMm + other.widthMm &&
    other.xMm + apart < one.xMm + one.widthMm &&
    one.yMm + apart < other.yMm + other.heightMm &&
    other.yMm + apart < one.yMm + one.heightMm
  )
}
