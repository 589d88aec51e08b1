import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import { TableRefused } from './table-refused.ts'

const BOUNDS = { maxRows: 10, maxColumns: 4, maxUnpackedBytes: 1024 ** 2 }

const read = (bytes: Uint8Array | string, bounds = BOUNDS) => readTable(Buffer.from(bytes), bounds)
const problemOf = async (bytes: Uint8Array | string, bounds = BOUNDS) => {
  const error: unknown = await read(bytes, bounds).catch((reason: unknown) => reason)
  return error instanceof TableRefused ? error.problem : error
}
type Sheet = Parameters<typeof writeXlsx>[0]['sheets'][number]
const workbook = (...sheets: readonly Omit<Sheet, 'name'>[]) =>
  writeXlsx({ sheets: sheets.map((sheet, index) => ({ name: `Sheet ${index + 1}`, ...sheet })) })
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each([
  ['utf-8', 'Größe;Café\nM;ñ'],
  ['utf-8', '\ufeffGröße;Café\nM;ñ'],
  ['utf-16le', Buffer.from('\ufeffGröße;Café\nM;ñ', 'utf16le')],
  ['utf-16le', Buffer.from('Größe;Café\nM;ñ', 'utf16le')],
  ['utf-16be', utf16be('\ufeffGröße;Café\nM;ñ')],
  ['utf-16be', utf16be('Größe;Café\nM;ñ')],
  ['windows-1252', Buffer.from('Größe;Café\nM;ñ', 'latin1')],
])('reads a text in %s', async (encoding, bytes) => {
  expect(await read(bytes)).toMatchObject({
    format: 'csv',
    encoding,
    headings: ['Größe', 'Café'],
    rows: [{ number: 2, cells: ['M', 'ñ'] }],
  })
})

test.each([
  [',', 'a,b\n"1,5",2'],
  [';', 'a;b\r\n1,5;2'],
  ['\t', 'a\tb\n1,5\t2'],
  ['|', 'a|b\n1,5|2'],
  [';', 'sep=;\na;b\n1,5;2'],
] as const)('finds the separator %j', async (separator, text) => {
  const table = await read(text)
  expect(table).toMatchObject({ separator, headings: ['a', 'b'], rows: [{ cells: ['1,5', '2'] }] })
})

test('counts rows as a spreadsheet does, and leaves out empty ones', async () => {
  const { rows } = await read('a,b\n\n"two\nlines","say ""hi"""\n , \n3,4')
  expect(rows).toEqual([
    { number: 3, cells: ['two\nlines', 'say "hi"'] },
    { number: 5, cells: ['3', '4'] },
  ])
})

test('takes the apostrophe off what our exports show as text', async () => {
  const { rows } = await read("a,b\n'=1+1,''=x\n'tis,'-5")
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['=1+1', "'=x"],
    ["'tis", '-5'],
  ])
})

test('marks a cell that has no heading above it', async () => {
  const { rows } = await read('a,b\nx,12,50\ny,1,')
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['x', '12', { unusable: 'more', place: 'C2' }],
    ['y', '1'],
  ])
})

test('reads numbers, booleans and texts of the first sheet that is not hidden', async () => {
  const bytes = await workbook(
    { rows: [['hidden'], [1]], hidden: true },
    { rows: [[null, null], ['a', 'b', 'c'], ['=1+1', 12.5, true], [], ['  x  y ', '12,50', '']] },
  )
  expect(await read(bytes)).toMatchObject({
    format: 'xlsx',
    sheet: 'Sheet 2',
    headings: ['a', 'b', 'c'],
    rows: [
      { number: 3, cells: ['=1+1', 12.5, true] },
      { number: 5, cells: ['x y', '12,50', null] },
    ],
  })
})

test('marks formulas, errors, dates and merged cells, with their places', async () => {
  const bytes = await workbook({
    rows: [
      ['a', 'b', 'c'],
      [1, 2, new Date('2026-10-12')],
      ['m', null, 'x'],
    ],
    cells: new Map([
      ['1,1', { value: 3, type: 'formula', formula: 'A2*3', formulaResult: 3 }],
      ['2,2', { value: '#REF!', type: 'error' }],
    ]),
    merges: [{ startRow: 2, startCol: 0, endRow: 2, endCol: 1 }],
  })
  expect((await read(bytes)).rows.map(({ cells }) => cells)).toEqual([
    [1, { unusable: 'formula', place: 'B2' }, { unusable: 'date', place: 'C2' }],
    [
      { unusable: 'merged', place: 'A3:B3' },
      { unusable: 'merged', place: 'A3:B3' },
      { unusable: 'error', place: 'C3' },
    ],
  ])
})

test('refuses headings that are merged', async () => {
  const bytes = await workbook({
    rows: [['Products'], ['a', 'b'], [1, 2]],
    merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }],
  })
  expect(await problemOf(bytes)).toMatchObject({ reason: 'merged', limit: 'A1:B1' })
})

const manyRows = Array.from({ length: 12 }, (_, row) => [row])

test.each([
  ['nothing', '', 'no_rows'],
  ['blank lines', '\n \n,,\n', 'no_rows'],
  ['headings alone', 'a,b\n', 'no_rows'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\nIHDR', 'latin1'), 'not_a_table'],
  ['an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old_spreadsheet'],
  ['bytes without sense', Buffer.from([1, 2, 3, 0, 5, 200, 7, 8]), 'unreadable_letters'],
  ['an archive that is no spreadsheet', Buffer.from('PK\x03\x04 word/document.xml', 'latin1'), 'not_a_table'],
  ['a spreadsheet that was cut off', Buffer.from('PK\x03\x04 xl/workbook.xml', 'latin1'), 'damaged'],
  ['a quotation mark that stays open', 'a,b\n1,"2\n3,4', 'open_quote'],
  ['a quotation mark inside a cell', 'a,b\n1,2\n3,12" wide', 'open_quote'],
  ['text after a closing quotation mark', 'a,b\n1,"2"x', 'open_quote'],
  ['too many rows', `a\n${manyRows.join('\n')}`, 'too_many_rows'],
  ['too many columns', 'a,b,c,d,e\n1,2,3,4,5', 'too_many_columns'],
])('refuses %s', async (_what, bytes, reason) => {
  expect(await problemOf(bytes)).toMatchObject({ reason })
})

test('does not read on through rows that look empty', async () => {
  const blank = Array.from({ length: 20 }, () => ' ')
  const problem = { reason: 'too_many_rows', limit: '10' }
  expect(
    await problemOf(await workbook({ rows: [['a'], [1], ...blank.map((cell) => [cell])] })),
  ).toMatchObject(problem)
  expect(await problemOf(['a', '1', ...blank].join('\n'))).toMatchObject(problem)
})

test('refuses a spreadsheet with too many rows or columns', async () => {
  expect(await problemOf(await workbook({ rows: [['a'], ...manyRows] }))).toMatchObject({
    reason: 'too_many_rows',
    limit: '10',
  })
  expect(await problemOf(await workbook({ rows: [['a', 'b', 'c', 'd', 'e'], [1]] }))).toMatchObject({
    reason: 'too_many_columns',
  })
})

test('refuses a spreadsheet that says that it unpacks to too much, and one that unpacks to more than it says', async () => {
  const bytes = Buffer.from(await workbook({ rows: [['a'], ['x'.repeat(2_000_000)]] }))
  expect(await problemOf(bytes)).toMatchObject({ reason: 'unpacks_too_large', limit: '1' })
  let at = 0
  while ((at = bytes.indexOf('PK\x01\x02', at + 1, 'latin1')) !== -1) bytes.writeUInt32LE(1000, at + 24)
  expect(await problemOf(bytes)).toMatchObject({ reason: 'damaged' })
})
