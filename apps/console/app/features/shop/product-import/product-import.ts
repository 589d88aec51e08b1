import type { QueryOf, Resources } from '@platen/api-client'
import { csvLine, textCell } from '@platen/formats/csv'
import { fill } from '@platen/messages'
import { fieldProblems, type Refused } from '../../../lib/requests/refusal-words.ts'
import { locale, m } from '../../../messages/messages.ts'

export type Preview = Resources['ProductImportPreview']
export type ImportRow = Preview['rows'][number]
export type ImportColumn = Preview['columns'][number]
type Problem = ImportRow['problems'][number]
type Change = ImportRow['changes'][number]
export type ProductField = NonNullable<ImportColumn['field']>
export type DecimalSign = NonNullable<QueryOf<'createProductImport'>>['decimal']

const words = m.productImport

const OTHER_LANGUAGES = { En: 'en', Es: 'es', PtBr: 'pt-BR', Fr: 'fr', Id: 'id' } as const
const TRANSLATED = ['name', 'description', 'careNote'] as const
type Translated = `${(typeof TRANSLATED)[number]}${keyof typeof OTHER_LANGUAGES}`

const PLAIN: Readonly<Record<Exclude<ProductField, Translated>, string>> = words.fields

/** `Name [es]`, as in the headings of an export. */
export const FIELD_NAMES: Readonly<Record<ProductField, string>> = {
  ...PLAIN,
  ...(Object.fromEntries(
    TRANSLATED.flatMap((text) =>
      Object.entries(OTHER_LANGUAGES).map(([name, tag]) => [`${text}${name}`, `${PLAIN[text]} [${tag}]`]),
    ),
  ) as Record<Translated, string>),
}
export const FIELDS = Object.keys(FIELD_NAMES) as ProductField[]

const NUMBERS = new Set<ProductField>([
  'basePrice',
  'surcharge',
  'onHand',
  'unitCost',
  'position',
  'reorderPoint',
  'reorderQuantity',
])

export function hasNumbers({ columns }: Preview): boolean {
  return columns.some(({ field }) => field !== null && NUMBERS.has(field))
}

/** As the API takes them: `slug,-,name`. */
export function columnsText(columns: readonly Pick<ImportColumn, 'field'>[]): string {
  return columns.map(({ field }) => field ?? '-').join(',')
}

/** Each field is one column: whoever had it before is not imported. */
export function chooseField(
  columns: readonly ImportColumn[],
  column: string,
  field: ProductField | null,
): Pick<ImportColumn, 'field'>[] {
  return columns.map((one) => {
    if (one.column === column) return { field }
    return { field: one.field === field ? null : one.field }
  })
}

export function problemText({ field, column, reason, limit }: Omit<Problem, 'message'>): string {
  const refused: Refused = {
    code: 'VALIDATION_FAILED',
    message: '',
    resolution: '',
    fields: [{ path: field ?? 'row', reason, ...(limit === null ? {} : { limit }) }],
  }
  const problem = fieldProblems(refused)[0]?.message ?? ''
  const name = field === null ? undefined : FIELD_NAMES[field]
  if (column !== null && name !== undefined)
    return fill(words.rows.inColumn, { column, field: name, problem })
  return name === undefined ? problem : fill(words.rows.inField, { field: name, problem })
}

const YES_NO: Readonly<Partial<Record<string, string>>> = { true: words.rows.yes, false: words.rows.no }

export function changeText({ field, from, to }: Change): string {
  const shown = (text: string) => (NUMBERS.has(field) ? numberText(text) : (YES_NO[text] ?? text))
  const name = FIELD_NAMES[field]
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
export function problemsAsCsv({ problems, rows }: Preview): string {
  const headings = [words.rows.row, words.columns.column, words.columns.field, words.rows.problem]
  const all = [
    ...problems.map((problem) => ({ row: '', ...problem })),
    ...rows.flatMap(({ row, problems: own }) => own.map((problem) => ({ row: String(row), ...problem }))),
  ]
  const lines = all.map(({ row, column, field, ...problem }) => [
    row,
    column ?? '',
    field === null ? '' : FIELD_NAMES[field],
    problemText({ field: null, column: null, ...problem }),
  ])
  return `\ufeff${[headings, ...lines].map((cells) => csvLine(cells.map(textCell))).join('')}`
}
