import {
  PRODUCT_FIELDS,
  TRANSLATED_COLUMNS,
  type ProductField,
  type ProductImportPreview,
} from '@platen/contract'
import { offeredLocales } from '@platen/messages'
import type { Database } from '../../../platform/database/transaction.ts'
import type { UploadedFile } from '../../../platform/http/uploads/receive-file.ts'
import { chosenColumns } from '../../../platform/tables/chosen-columns.ts'
import type { Currency } from '../../../platform/tables/currency-sign.ts'
import type { DecimalSign } from '../../../platform/tables/decimal-text.ts'
import type { FieldSet } from '../../../platform/tables/field-kinds.ts'
import { describeTable, digestOf, sameColumns, toProblem } from '../../../platform/tables/import-table.ts'
import { readTableFile } from '../../../platform/tables/table-process.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { PRODUCT_HEADINGS } from './columns/product-headings.ts'
import type { ImportPlan } from './planning/import-plan.ts'
import { planImport } from './planning/plan-import.ts'
import { readShopProducts } from './products.store.ts'
import { FIELD_KINDS } from './reading/field-kinds.ts'
import type { ProductValues, ReadProducts, RowProblem } from './reading/product-values.ts'

const PRODUCT_TABLE: FieldSet<ProductField> = { kinds: FIELD_KINDS, headings: PRODUCT_HEADINGS }

export interface ReadingDeps {
  readonly database: Database
  readonly shop: Pick<ShopCache, 'get'>
}

export interface Reading {
  readonly columns?: string | undefined
  readonly decimal?: DecimalSign | undefined
}

/** A file whose columns are known, before it is compared with the shop. */
export interface ReadFile {
  readonly file: UploadedFile
  readonly table: ReadProducts
  readonly currency: Currency
  /** Of the shop. */
  readonly locales: readonly string[]
}

export async function previewImport(
  deps: ReadingDeps,
  file: UploadedFile,
  reading: Reading,
): Promise<ProductImportPreview> {
  const read = await readFile(deps, file, reading)
  const { table, currency } = read
  const plan = planImport(table, await readShopProducts(deps.database), currency)
  const problems = columnProblems(read)
  const { create, update, error } = plan.totals
  return {
    preview: await digestOfPlan(read, plan),
    fileName: file.name,
    ...describeTable(table),
    ...currency,
    problems: problems.map(toProblem),
    rows: plan.rows.map((row) => ({ ...row, problems: row.problems.map(toProblem) })),
    totals: plan.totals,
    importable: problems.length === 0 && error === 0 && create + update > 0,
  }
}

export async function readFile(
  { shop }: ReadingDeps,
  file: UploadedFile,
  { columns, decimal }: Reading,
): Promise<ReadFile> {
  const { currency, currencyExponent, locales } = await shop.get()
  const options = {
    fields: PRODUCT_TABLE,
    columns: chosenColumns(columns, PRODUCT_FIELDS),
    decimal,
    currency: { currency, currencyExponent },
  }
  const table = await readTableFile<ProductField, ProductValues>(file.client, file.bytes, options)
  return { file, table, currency: options.currency, locales }
}

/** Of all that an import does. */
export function digestOfPlan({ file, table, currency }: ReadFile, plan: ImportPlan): Promise<string> {
  return digestOf(file, [currency, table.columns], [...plan.rows, ...plan.garments])
}

/** Each field comes from one column at most, and a garment must be found in some way. */
export function columnProblems({ table, locales }: Pick<ReadFile, 'table' | 'locales'>): RowProblem[] {
  const { columns } = table
  const offered: readonly string[] = offeredLocales(locales)
  const foreign = columns.flatMap(({ field, column }): RowProblem[] => {
    const locale = TRANSLATED_COLUMNS.find((one) => one.field === field)?.locale
    if (locale === undefined || offered.includes(locale)) return []
    const message = 'is in a language that the shop does not offer'
    return [{ field, column, reason: 'language_not_offered', message }]
  })
  const problems = [...sameColumns(table), ...foreign]
  const has = (field: ProductField) => columns.some((column) => column.field === field)
  if (has('slug') || has('name') || has('sku')) return problems
  return [
    ...problems,
    { field: 'name', column: null, reason: 'required', message: 'is needed: no column tells the garment' },
  ]
}
