import { formatsFor } from '@platen/formats'
import { expect, test } from 'vitest'
import { cellText, hours, metres, money, number, percent, tableCsv, text } from './cell.ts'

const formats = formatsFor('en', { currency: 'USD', currencyExponent: 2, timeZone: 'UTC' })

test('writes unknown values as text, never as a number', () => {
  for (const cell of [money(null), percent(null), hours(null)]) {
    expect(cellText(cell, formats)).toBe('not enough data')
  }
})

test('writes every figure with its unit', () => {
  expect(
    [money(-150), number(1_234), percent(45.8), metres(17_809)].map((cell) => cellText(cell, formats)),
  ).toEqual(['-$1.50', '1,234', '45.8%', '17.809 m'])
})

test('writes no margin below −100%', () => {
  expect(cellText(percent(-622.2), formats)).toBe('below −100%')
  expect(cellText(percent(-100), formats)).toBe('-100%')
})

test('exports the same table as CSV without cells that could become formulas', () => {
  const table = {
    columns: ['Garment', 'Pieces', 'Revenue', 'Margin'],
    rows: [
      [text('=HYPERLINK("http://x")'), number(1_234), money(-150), percent(null)],
      [text('Tee, "heavy"'), number(0), money(5), percent(45.8)],
    ],
  }
  expect(tableCsv(table, 2)).toBe(
    'Garment,Pieces,Revenue,Margin\r\n' +
      `"'=HYPERLINK(""http://x"")",1234,-1.50,\r\n` +
      '"Tee, ""heavy""",0,0.05,45.8\r\n',
  )
})
