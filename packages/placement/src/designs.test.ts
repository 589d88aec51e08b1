import { expect, test } from 'vitest'
import { designsOf } from './designs.ts'

function aLine(id: string, size: string, more: { colour?: string; note?: string; widthMm?: number } = {}) {
  const { colour = 'Black', note = null, widthMm = 100 } = more
  const placements = [{ id: `plc_${id}`, sizeTierId: 'small', widthMm, artwork: { id: 'art_1' } }]
  return { id, garmentName: 'Tee', colour, size, note, placements }
}

test('groups lines that differ only in size as one design', () => {
  const designs = designsOf([aLine('1', 'S'), aLine('2', 'M')])
  expect(designs.map(({ lines }) => lines.map(({ size }) => size))).toEqual([['S', 'M']])
})

test('separates designs by colour, note and print', () => {
  const lines = [
    aLine('1', 'S'),
    aLine('2', 'S', { colour: 'White' }),
    aLine('3', 'S', { note: 'For Ana' }),
    aLine('4', 'S', { widthMm: 90 }),
  ]
  expect(designsOf(lines)).toHaveLength(4)
})
