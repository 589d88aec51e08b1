import type { Locale } from '@platen/messages'
import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Timestamp, nullable, part, resource } from '../schema.ts'
import {
  AgreedPreview,
  ROWS_OF_TABLE,
  chosenColumns,
  chosenDecimal,
  rowCount,
  rowTotals,
  tableExport,
  tableFile,
  tablePreview,
  tableUpload,
} from '../table-imports.ts'

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

const preview = tablePreview(PRODUCT_FIELDS)

const totals = {
  garmentsCreated: rowCount('New garments.'),
  garmentsUpdated: rowCount('Garments of which something changes, or one of their variants.'),
  variantsCreated: rowCount('New variants.'),
  variantsUpdated: rowCount('Variants that change.'),
  stockItemsCreated: rowCount('New stock items.'),
  stockItemsUpdated: rowCount('Stock items that change, apart from what is on hand.'),
  stockCounted: rowCount('Stock items of which the quantity on hand changes.'),
}

export const ProductImportPreview = resource('ProductImportPreview', {
  ...preview.file,
  currency: Type.String(),
  currencyExponent: Type.Integer(),
  columns: preview.columns,
  problems: preview.problems,
  rows: Type.Array(
    part({
      ...preview.row,
      slug: nullable(Type.String({ description: 'Of its garment.' })),
      name: nullable(Type.String({ description: 'Of its garment.' })),
      colour: nullable(Type.String()),
      size: nullable(Type.String()),
      sku: nullable(Type.String()),
      ...preview.outcome,
    }),
    { description: ROWS_OF_TABLE },
  ),
  totals: part({ ...rowTotals, ...totals }),
  importable: preview.importable,
})
export type ProductImportPreview = Static<typeof ProductImportPreview>

export const ProductImportRecord = resource('ProductImportRecord', {
  importedAt: Timestamp,
  fileName: Type.String(),
  totals: part({ rows: rowCount('Of the table.'), ...totals }),
})
export type ProductImportRecord = Static<typeof ProductImportRecord>

const reading = { columns: chosenColumns('slug,name,-,basePrice'), decimal: chosenDecimal }

export const createProductImportPreview = operation('POST /api/admin/product-imports/previews', {
  operationId: 'create_product_import_preview',
  tag: 'Garments',
  summary: 'What an import of a table of products would do, row by row, without doing it',
  description:
    'A row is a variant of a garment. Garments are found by slug, or by name where there is none; variants by colour and size; stock items by SKU. An empty cell changes nothing, and what the table leaves out stays.',
  query: part(reading),
  upload: tableUpload,
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
  query: part({ preview: AgreedPreview, ...reading }),
  upload: tableUpload,
  success: { status: 201, schema: ProductImportRecord, description: 'What was imported.' },
  idempotent: true,
  access: 'catalog:import',
})

export const exportProducts = operation('GET /api/admin/product-exports', {
  operationId: 'export_products',
  tag: 'Garments',
  summary: 'All products with variants, stock and prices, as a table that can be imported',
  query: tableExport,
  success: tableFile,
  access: 'catalog:import',
})
