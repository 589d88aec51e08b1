import type { ProductImportPreview } from '@platen/contract'
import { expect, test } from 'vitest'
import { errorOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import { aRawSpreadsheet } from './testing/zip-bomb.ts'

const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))

async function previewOf(content: Buffer) {
  const form = uploadedForm({ content, fileName: 'products' })
  return shop.app.inject({
    method: 'POST',
    url: '/api/admin/product-imports/previews',
    headers: { ...manager.headers, ...form.headers },
    payload: form.payload,
  })
}

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const HEADINGS = `<row r="1">${cell('A1', 'Handle')}${cell('B1', 'Price')}</row>`
const manyCommas = Buffer.alloc(19 * 1024 ** 2, ',')

test.each([
  ['millions of columns', () => manyCommas, 'too_many_columns'],
  [
    'millions of cells below two headings',
    () => Buffer.concat([Buffer.from('Handle,Price\n'), manyCommas]),
    'too_many_columns',
  ],
  ['millions of rows', () => Buffer.alloc(19 * 1024 ** 2, 'a\n'), 'too_many_rows'],
  ['nothing but quotation marks', () => Buffer.alloc(19 * 1024 ** 2, '"'), 'open_quote'],
  ['elements in each other', () => aRawSpreadsheet({ rows: HEADINGS + '<a>'.repeat(3_000_000) }), 'no_rows'],
  [
    'entities that multiply',
    () => {
      const levels = Array.from(
        { length: 9 },
        (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
      )
      const prolog = `<!DOCTYPE x [<!ENTITY e0 "many">${levels.join('')}]>`
      return aRawSpreadsheet({ prolog, rows: `<row r="1">${cell('A1', '&e9;')}</row>` })
    },
    'no_rows',
  ],
  [
    'a cell at the far end of a sheet',
    () => aRawSpreadsheet({ rows: `${HEADINGS}<row r="1048576">${cell('XFD1048576', 'x')}</row>` }),
    'damaged',
  ],
] as const)('refuses a table of %s', async (_what, make, reason) => {
  expect(errorOf(await previewOf(make())).fields).toMatchObject([{ path: 'file', reason }])
})

test('reads a text of a megabyte that twenty thousand cells share, and says of each that it is too long', async () => {
  const rows = Array.from(
    { length: 19_000 },
    (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" t="s"><v>0</v></c></row>`,
  )
  const content = aRawSpreadsheet({
    rows: HEADINGS + rows.join(''),
    sharedStrings: `<si><t>${'x'.repeat(1024 ** 2)}</t></si>`,
  })
  const reply = await previewOf(content)
  expect(reply.statusCode).toBe(200)
  const preview = reply.json<ProductImportPreview>()
  expect(preview).toMatchObject({ importable: false, totals: { rows: 19_000 } })
})
