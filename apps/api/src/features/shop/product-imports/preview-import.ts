import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { TRANSLATED_COLUMNS, type ProductField, type ProductImportPreview } from '@platen/contract'
import { offeredLocales } from '@platen/messages'
import type { UploadedFile } from '../../../platform/http/uploads/receive-file.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { chosenColumns } from './columns/chosen-columns.ts'
import type { ImportPlan } from './planning/import-plan.ts'
import { planImport } from './planning/plan-import.ts'
import { readShopProducts } from './products.store.ts'
import type { Currency } from './reading/currency-sign.ts'
import type { DecimalSign } from './reading/decimal-text.ts'
import type { ReadProducts, RowProblem } from './reading/read-products.ts'
import { readProductTable } from './reading/table-process.ts'

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
    preview: await digestOf(read, plan),
    fileName: file.name,
    format: table.format,
    sheet: table.sheet,
    encoding: table.encoding,
    separator: table.separator,
    ...currency,
    columns: table.columns.map(({ sameAs, ...column }) => ({ ...column, samples: [...column.samples] })),
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
    columns: chosenColumns(columns),
    decimal,
    currency: { currency, currencyExponent },
  }
  const table = await readProductTable(file.client, file.bytes, options)
  return { file, table, currency: options.currency, locales }
}

/** Others are answered between two such parts. */
const AT_ONCE = 200

/** Of all that an import does: the file, how it is read, and what would change. */
export async function digestOf({ file, table, currency }: ReadFile, plan: ImportPlan): Promise<string> {
  const hash = createHash('sha256')
    .update(file.sha256)
    .update(JSON.stringify([currency, table.columns]))
  const parts = [...plan.rows, ...plan.garments]
  for (let from = 0; from < parts.length; from += AT_ONCE) {
    await setImmediate()
    hash.update(JSON.stringify(parts.slice(from, from + AT_ONCE)))
  }
  return hash.digest('hex')
}

/** Each field comes from one column at most, and a garment must be found in some way. */
export function columnProblems({
  table: { columns },
  locales,
}: Pick<ReadFile, 'table' | 'locales'>): RowProblem[] {
  const doubled = columns.flatMap(({ field, column, sameAs }) =>
    sameAs === null
      ? []
      : [
          {
            field,
            column,
            reason: 'same_column',
            message: `is the same as column ${sameAs}`,
            limit: sameAs,
          } as const,
        ],
  )
  const offered: readonly string[] = offeredLocales(locales)
  const foreign = columns.flatMap(({ field, column }): RowProblem[] => {
    const locale = TRANSLATED_COLUMNS.find((one) => one.field === field)?.locale
    if (locale === undefined || offered.includes(locale)) return []
    const message = 'is in a language that the shop does not offer'
    return [{ field, column, reason: 'language_not_offered', message }]
  })
  const problems = [...doubled, ...foreign]
  const has = (field: ProductField) => columns.some((column) => column.field === field)
  if (has('slug') || has('name') || has('sku')) return problems
  return [
    ...problems,
    { field: 'name', column: null, reason: 'required', message: 'is needed: no column tells the garment' },
  ]
}

function toProblem({
  field,
  column,
  message,
  reason,
  limit,
}: RowProblem): ProductImportPreview['problems'][number] {
  return { field, column, message, reason, limit: limit ?? null }
}
