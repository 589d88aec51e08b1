import { PLAIN_PRODUCT_FIELDS, TRANSLATED_COLUMNS } from '@platen/contract'
import { LOCALES } from '@platen/messages'
import { expect, test } from 'vitest'
import { languageFor } from '../../../../messages/messages.ts'
import { recogniseColumns as recognise } from '../../../../platform/tables/field-kinds.ts'
import { PRODUCT_HEADINGS } from './product-headings.ts'

const recogniseColumns = (headings: readonly string[]) => recognise(headings, PRODUCT_HEADINGS)

test.each(LOCALES)('recognises the headings of an export in %s', (locale) => {
  const { columns } = languageFor([locale]).messages.products
  expect(recogniseColumns(PLAIN_PRODUCT_FIELDS.map((field) => columns[field]))).toEqual(PLAIN_PRODUCT_FIELDS)
  const translated = TRANSLATED_COLUMNS.map(({ text, locale: of }) => `${columns[text]} [${of}]`)
  expect(recogniseColumns(translated)).toEqual(TRANSLATED_COLUMNS.map(({ field }) => field))
})

test('recognises what people and other systems write, in any spelling', () => {
  const headings = [
    'Handle',
    'TITLE',
    'Variant SKU',
    'base_price',
    'Precio (USD)',
    'unitCost',
    'Cor',
    'En stock',
    '?',
  ]
  expect(recogniseColumns(headings)).toEqual([
    'slug',
    'name',
    'sku',
    'basePrice',
    'basePrice',
    'unitCost',
    'colour',
    'onHand',
    null,
  ])
})
