import type { Answer, Resources } from '@platen/api-client'
import { csvLine, textCell } from '@platen/formats/csv'
import { fill } from '@platen/messages'
import { locale, m } from '../../messages/messages.ts'
import type { QuerySubject } from '../requests/query-keys.ts'
import { fieldProblems, type Refused } from '../requests/refusal-words.ts'

const words = m.tableImport

type ProductPreview = Resources['ProductImportPreview']
type Problem = Omit<ProductPreview['problems'][number], 'field'> & { readonly field: string | null }
export type DecimalSign = 'point' | 'comma' | undefined

/** What the API says of any table. */
export interface TablePreview extends Pick<
  ProductPreview,
  'preview' | 'fileName' | 'format' | 'sheet' | 'encoding' | 'separator' | 'importable'
> {
  readonly columns: readonly ImportColumn[]
  readonly problems: readonly Problem[]
  readonly rows: readonly ImportRow[]
  readonly totals: Pick<ProductPreview['totals'], 'rows' | 'create' | 'update' | 'unchanged' | 'error'>
}

export type ImportColumn = Omit<ProductPreview['columns'][number], 'field'> & {
  readonly field: string | null
}

export interface ImportRow extends Pick<ProductPreview['rows'][number], 'row' | 'fate'> {
  readonly changes: readonly Change[]
  readonly problems: readonly Problem[]
}

type Change = Omit<ProductPreview['rows'][number]['changes'][number], 'field'> & { readonly field: string }

export interface ImportResult {
  readonly fileName: string
}

export type TableFormat = 'csv' | 'xlsx'

/** What a table is about: products or customers. */
export interface TableSubject<Preview extends TablePreview, Result extends ImportResult> {
  readonly texts: {
    readonly title: string
    readonly import: { readonly title: string; readonly formats: string }
    readonly export: {
      readonly title: string
      readonly what: string
      readonly fileName: string
      readonly templateFileName: string
    }
    readonly nothingYet: string
    readonly undo: string
    /** Before an import, and after it. */
    readonly all: string
    readonly seeAll: string
  }
  /** The path of the list. */
  readonly all: string
  readonly fieldNames: Readonly<Record<string, string>>
  readonly numbers: ReadonlySet<string>
  /** Of the API, without `/previews`. */
  readonly path: string
  readonly changes: readonly QuerySubject[]
  readonly download: (format: TableFormat, template: boolean) => Promise<Answer<Blob>>
  readonly describe: (row: Preview['rows'][number]) => {
    readonly name: string | null
    readonly detail: string
  }
  /** Beyond the numbers of rows. */
  readonly summary: (totals: Preview['totals']) => readonly string[]
  readonly done: (result: Result) => readonly string[]
}

/** As components take it that are not about rows. */
export type SubjectWords = Pick<TableSubject<TablePreview, ImportResult>, 'fieldNames' | 'numbers'>

export function hasNumbers({ columns }: TablePreview, { numbers }: SubjectWords): boolean {
  return columns.some(({ field }) => field !== null && numbers.has(field))
}

/** As the API takes them: `slug,-,name`. */
export function columnsText(columns: readonly Pick<ImportColumn, 'field'>[]): string {
  return columns.map(({ field }) => field ?? '-').join(',')
}

/** Each field is one column: whoever had it before is not imported. */
export function chooseField(
  columns: readonly ImportColumn[],
  column: string,
  field: string | null,
): Pick<ImportColumn, 'field'>[] {
  return columns.map((one) => {
    if (one.column === column) return { field }
    return { field: one.field === field ? null : one.field }
  })
}

export function problemText(
  { field, column, reason, limit }: Omit<Problem, 'message'>,
  { fieldNames }: SubjectWords,
): string {
  const refused: Refused = {
    code: 'VALIDATION_FAILED',
    message: '',
    resolution: '',
    fields: [{ path: field ?? 'row', reason, ...(limit === null ? {} : { limit }) }],
  }
  const problem = fieldProblems(refused)[0]?.message ?? ''
  const name = field === null ? undefined : fieldNames[field]
  if (column !== null && name !== undefined)
    return fill(words.rows.inColumn, { column, field: name, problem })
  return name === undefined ? problem : fill(words.rows.inField, { field: name, problem })
}

const YES_NO: Readonly<Partial<Record<string, string>>> = { true: words.rows.yes, false: words.rows.no }

export function changeText({ field, from, to }: Change, { fieldNames, numbers }: SubjectWords): string {
  const shown = (text: string) => (numbers.has(field) ? numberText(text) : (YES_NO[text] ?? text))
  const name = fieldNames[field] ?? field
  if (from === null) return fill(words.rows.set, { field: name, to: shown(to) })
  return fill(words.rows.changed, { field: name, from: shown(from), to: shown(to) })
}

/** A decimal with a point, as the reader writes it. */
function numberText(decimal: string): string {
  const digits = decimal.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(decimal as `${number}`)
}

/** For whoever corrects the table. */
export function problemsAsCsv({ problems, rows }: TablePreview, subject: SubjectWords): string {
  const headings = [words.rows.row, words.columns.column, words.columns.field, words.rows.problem]
  const all = [
    ...problems.map((problem) => ({ row: '', ...problem })),
    ...rows.flatMap(({ row, problems: own }) => own.map((problem) => ({ row: String(row), ...problem }))),
  ]
  const lines = all.map(({ row, column, field, ...problem }) => [
    row,
    column ?? '',
    field === null ? '' : (subject.fieldNames[field] ?? field),
    problemText({ field: null, column: null, ...problem }, subject),
  ])
  return `\ufeff${[headings, ...lines].map((cells) => csvLine(cells.map(textCell))).join('')}`
}
