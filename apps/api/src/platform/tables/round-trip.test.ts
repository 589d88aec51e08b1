import { csvLine, textCell } from '@platen/formats/csv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import { cleanText } from './table.ts'
import { writeXlsx } from './write-xlsx.ts'

const BOUNDS = { maxRows: 10, maxColumns: 4, maxUnpackedBytes: 1024 ** 2 }

const SIGNS = ["'", '=', '+', '-', '@', '\t', '\n', '"', ',', ';', 'ñ', '€', '_', 'x0041_', ' ', '&', '<']

/** As names and descriptions can be: with line breaks, quotes, beginnings of formulas, and what looks like an escape. */
const texts = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 12 }),
    fc.constantFrom('_x0041_', '_x000D_', '&amp;', '\u0085', '👕', '1e5', '007', 'TRUE', '#N/A'),
  )
  .filter((text) => cleanText(text) !== '')

const cellOf = async (bytes: string | Uint8Array) =>
  (await readTable(Buffer.from(bytes), BOUNDS)).rows[0]?.cells[1]

test('any text comes back from a CSV file as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const file = `\ufeff${csvLine(['a', 'b'])}${csvLine(['x', textCell(text)])}`
      expect(await cellOf(file)).toBe(cleanText(text))
    }),
    { numRuns: 300 },
  )
})

test('any text comes back from a spreadsheet as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(
        await cellOf(
          await writeXlsx('S', [
            ['a', 'b'],
            ['x', text],
          ]),
        ),
      ).toBe(cleanText(text))
    }),
    { numRuns: 300 },
  )
})
