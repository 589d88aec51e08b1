import type { Locale } from '@platen/messages'
import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { FIELD_REASONS } from '../refusal-reasons.ts'
import { Locale as LocaleTag, Timestamp, nullable, oneOf, part, resource } from '../schema.ts'

/** Texts of a garment that have a column for each other language of the shop, such as `nameEs`. */
const TRANSLATED_TEXTS = ['name', 'description', 'careNote'] as const
const COLUMN_LOCALES = { En: 'en', Es: 'es', PtBr: 'pt-BR', Fr: 'fr', Id: 'id' } as const satisfies Record<
  string,
  Locale
>
type ColumnLocale = keyof typeof COLUMN_LOCALES
export type TranslatedProductField = `${(typeof TRANSLATED_TEXTS)[number]}${ColumnLocale}`

export interface TranslatedColumn {
  readonly field: TranslatedProductField
  readonly text: (typeof TRANSLATED_TEXTS)[number]
  readonly locale: Locale
}

export const TRANSLATED_COLUMNS: readonly TranslatedColumn[] = TRANSLATED_TEXTS.flatMap((text) =>
  (Object.keys(COLUMN_LOCALES) as ColumnLocale[]).map(
    (name) => ({ field: `${text}${name}`, text, locale: COLUMN_LOCALES[name] }) as const,
  ),
)

/** What else a column of a table of products can be, in the order of an export. */
export const PLAIN_PRODUCT_FIELDS = [
  'slug',
  'name',
  'description',
  'category',
  'careWashing',
  'careBleaching',
  'careDrying',
  'careIroning',
  'careDryCleaning',
  'careNote',
  'kind',
  'fabric',
  'basePrice',
  'active',
  'position',
  'colour',
  'colourHex',
  'size',
  'surcharge',
  'forSale',
  'sku',
  'onHand',
  'reorderPoint',
  'reorderQuantity',
  'unitCost',
  'supplier',
] as const
export type PlainProductField = (typeof PLAIN_PRODUCT_FIELDS)[number]
export type ProductField = PlainProductField | TranslatedProductField

export const PRODUCT_FIELDS: readonly ProductField[] = [
  ...PLAIN_PRODUCT_FIELDS,
  ...TRANSLATED_COLUMNS.map(({ field }) => field),
]

export const TABLE_FORMATS = ['csv', 'xlsx'] as const
export const DECIMAL_SIGNS = ['point', 'comma'] as const
export const ROW_FATES = ['create', 'update', 'unchanged', 'error'] as const

export const PRODUCT_TABLE_BOUNDS = {
  maxBytes: 20 * 1024 ** 2,
  /** Without the headings. */
  maxRows: 20_000,
  maxColumns: 100,
  maxUnpackedBytes: 150 * 1024 ** 2,
} as const

const Column = Type.String({ pattern: '^[A-Z]{1,3}$', description: 'Its letters in a spreadsheet.' })
const Row = Type.Integer({
  minimum: 1,
  description: 'Its number in a spreadsheet: the headings are usually row 1.',
})

const ImportProblem = part({
  field: nullable(oneOf(PRODUCT_FIELDS, { description: 'The field; null if it is about the whole row.' })),
  column: nullable(Column),
  message: Type.String({ description: 'What is wrong, for a person.' }),
  reason: oneOf(FIELD_REASONS),
  limit: nullable(Type.String({ description: 'What the reason leaves open: the most, or another row.' })),
})

const ImportRow = part({
  row: Row,
  fate: oneOf(ROW_FATES, {
    description: 'What an import does with it. Nothing is imported while a row has an error.',
  }),
  slug: nullable(Type.String({ description: 'Of its garment.' })),
  name: nullable(Type.String({ description: 'Of its garment.' })),
  colour: nullable(Type.String()),
  size: nullable(Type.String()),
  sku: nullable(Type.String()),
  changes: Type.Array(
    part({
      field: oneOf(PRODUCT_FIELDS, { description: 'The field.' }),
      from: nullable(Type.String()),
      to: Type.String({ description: 'Amounts are decimals with a point.' }),
    }),
    { description: 'What differs from the shop, of a row that updates.' },
  ),
  problems: Type.Array(ImportProblem, { description: 'What is wrong with it.' }),
})

const number = (description: string) => Type.Integer({ description })

const totals = {
  garmentsCreated: number('New garments.'),
  garmentsUpdated: number('Garments of which something changes, or one of their variants.'),
  variantsCreated: number('New variants.'),
  variantsUpdated: number('Variants that change.'),
  stockItemsCreated: number('New stock items.'),
  stockItemsUpdated: number('Stock items that change, apart from what is on hand.'),
  stockCounted: number('Stock items of which the quantity on hand changes.'),
}

export const ProductImportPreview = resource('ProductImportPreview', {
  preview: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description:
      'Stands for the file, the columns and what would change. An import sends it back, so that exactly this is imported.',
  }),
  fileName: Type.String(),
  format: oneOf(TABLE_FORMATS),
  sheet: nullable(Type.String({ description: 'The sheet of a spreadsheet that was read: its first one.' })),
  encoding: nullable(
    oneOf(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'], { description: 'Of a CSV file.' }),
  ),
  separator: nullable(oneOf([',', ';', '\t', '|'], { description: 'Of a CSV file.' })),
  currency: Type.String(),
  currencyExponent: Type.Integer(),
  columns: Type.Array(
    part({
      column: Column,
      heading: Type.String({ description: 'As the table has it.' }),
      field: nullable(oneOf(PRODUCT_FIELDS, { description: 'What it is imported as; null if it is not.' })),
      samples: Type.Array(Type.String(), { description: 'Its first three different values.' }),
      decimal: nullable(
        oneOf(DECIMAL_SIGNS, { description: 'How its numbers are written, if that is known.' }),
      ),
    }),
    { description: 'From the first.' },
  ),
  problems: Type.Array(ImportProblem, {
    description: 'Of columns. Nothing is imported while there are any.',
  }),
  rows: Type.Array(ImportRow, { description: 'As the table has them, without empty ones.' }),
  totals: part({
    rows: number('Of the table.'),
    create: number('Rows with something new.'),
    update: number('Rows that change something.'),
    unchanged: number('Rows that are as in the shop.'),
    error: number('Rows with an error.'),
    ...totals,
  }),
  importable: Type.Boolean({ description: 'Whether there is no error, and something to change.' }),
})
export type ProductImportPreview = Static<typeof ProductImportPreview>

export const ProductImportRecord = resource('ProductImportRecord', {
  importedAt: Timestamp,
  fileName: Type.String(),
  totals: part({ rows: number('Of the table.'), ...totals }),
})
export type ProductImportRecord = Static<typeof ProductImportRecord>

const upload = {
  maxBytes: PRODUCT_TABLE_BOUNDS.maxBytes,
  accepts: `CSV or XLSX, at most 20 MB, ${PRODUCT_TABLE_BOUNDS.maxRows} rows and ${PRODUCT_TABLE_BOUNDS.maxColumns} columns`,
}

const reading = {
  columns: Type.Optional(
    Type.String({
      maxLength: 2000,
      pattern: '^(-|[a-zA-Z]+)(,(-|[a-zA-Z]+))*$',
      description:
        'The field of each column from the first, separated by commas, `-` for one that is not imported. Left out, they are recognised by their headings.',
      examples: ['slug,name,-,basePrice'],
    }),
  ),
  decimal: Type.Optional(
    oneOf(DECIMAL_SIGNS, {
      description: 'Before the decimals of numbers. Left out, it is told from the numbers of each column.',
    }),
  ),
}

export const createProductImportPreview = operation('POST /api/admin/product-imports/previews', {
  operationId: 'create_product_import_preview',
  tag: 'Garments',
  summary: 'What an import of a table of products would do, row by row, without doing it',
  description:
    'A row is a variant of a garment. Garments are found by slug, or by name where there is none; variants by colour and size; stock items by SKU. An empty cell changes nothing, and what the table leaves out stays.',
  query: part(reading),
  upload,
  success: {
    status: 200,
    schema: ProductImportPreview,
    description: 'The columns, and the fate of each row.',
  },
  access: 'catalog:import',
})

export const createProductImport = operation('POST /api/admin/product-imports', {
  operationId: 'create_product_import',
  tag: 'Garments',
  summary: 'Imports a table of products: all of it or nothing',
  description:
    'Send the file again, with the columns of the preview. A difference between what is on hand and the table becomes a count in the stock ledger. When it would do something else than its preview said, because the shop has changed, `preview` is refused.',
  query: part({
    preview: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'From the preview.' }),
    ...reading,
  }),
  upload,
  success: { status: 201, schema: ProductImportRecord, description: 'What was imported.' },
  idempotent: true,
  access: 'catalog:import',
})

export const exportProducts = operation('GET /api/admin/product-exports', {
  operationId: 'export_products',
  tag: 'Garments',
  summary: 'All products with variants, stock and prices, as a table that can be imported',
  query: part({
    format: oneOf(TABLE_FORMATS, { description: 'The kind of file.' }),
    language: Type.Optional({
      ...LocaleTag,
      description: 'Of the headings; the first language of the shop by default.',
    }),
    template: Type.Optional(Type.Boolean({ description: 'Only the headings.' })),
  }),
  success: {
    status: 200,
    schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    description: 'A CSV or XLSX file.',
    contentType: '*/*',
  },
  access: 'catalog:import',
})
