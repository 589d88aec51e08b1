import { expect, test } from 'vitest'
import { csvLine, moneyCell, textCell } from './csv.ts'

test.each(['=1+1', '+50370005678', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1"])(
  'writes a cell that starts like a formula as text: %j',
  (text) => {
    expect(textCell(text).replaceAll('"', '')).toBe(`'${text}`)
  },
)

test('leaves other text unchanged', () => {
  for (const text of ['Ana Beltrán', '5 = 5', 'a+b', "'quoted'", ' =1', '']) expect(textCell(text)).toBe(text)
  expect(textCell(null)).toBe('')
})

test('quotes cells that would break the table', () => {
  expect(textCell('Shirts, caps')).toBe('"Shirts, caps"')
  expect(textCell('the "big" one')).toBe('"the ""big"" one"')
  expect(textCell('two\nlines')).toBe('"two\nlines"')
  expect(textCell('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"`)
  expect(csvLine(['a', 'b', ''])).toBe('a,b,\r\n')
})

test('writes money as an exact decimal of its currency', () => {
  expect([0, 5, 1450, -99, 9_007_199_254_740_991].map((minor) => moneyCell(minor, 2))).toEqual([
    '0.00',
    '0.05',
    '14.50',
    '-0.99',
    '90071992547409.91',
  ])
  expect(moneyCell(1450, 0)).toBe('1450')
  expect(moneyCell(-7, 3)).toBe('-0.007')
})
