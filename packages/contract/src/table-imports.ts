import Type from 'typebox'
import { FIELD_REASONS } from './refusal-reasons.ts'
import { Locale, nullable, oneOf, part } from './schema.ts'

export const TABLE_FORMATS = ['csv', 'xlsx'] as const
export const DECIMAL_SIGNS = ['point', 'comma'] as const
const ROW_FATES = ['create', 'update', 'unchanged', 'error'] as const

export const TABLE_BOUNDS = {
  maxBytes: 20 * 1024 ** 2,
  /** Without the headings. */
  maxRows: 20_000,
  maxColumns: 100,
  maxUnpackedBytes: 150 * 1024 ** 2,
} as const

export const tableUpload = {
  maxBytes: TABLE_BOUNDS.maxBytes,
  accepts: `CSV or XLSX, at most 20 MB, ${TABLE_BOUNDS.maxRows} rows and ${TABLE_BOUNDS.maxColumns} columns`,
}

const Digest = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description:
    'Stands for the file, the columns and what would change. An import sends it back, so that exactly this is imported.',
})

/** In the query of an import. */
export const AgreedPreview = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'From the preview.' })

export function chosenColumns(example: string) {
  return Type.Optional(
    Type.String({
      maxLength: 2000,
      pattern: '^(-|[a-zA-Z]+)(,(-|[a-zA-Z]+))*$',
      description:
        'The field of each column from the first, separated by commas, `-` for one that is not imported. Left out, they are recognised by their headings.',
      examples: [example],
    }),
  )
}

export const chosenDecimal = Type.Optional(
  oneOf(DECIMAL_SIGNS, {
    description: 'Before the decimals of numbers. By default it is detected from the numbers of each column.',
  }),
)

export const tableExport = part({
  format: oneOf(TABLE_FORMATS, { description: 'The kind of file.' }),
  language: Type.Optional({
    ...Locale,
    description: 'Of the headings; the first language of the shop by default.',
  }),
  template: Type.Optional(Type.Boolean({ description: 'Only the headings.' })),
})

export const tableFile = {
  status: 200,
  schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
  description: 'A CSV or XLSX file.',
  contentType: '*/*',
} as const

export const rowCount = (description: string) => Type.Integer({ description })

export const rowTotals = {
  rows: rowCount('Of the table.'),
  create: rowCount('Rows with something new.'),
  update: rowCount('Rows that change something.'),
  unchanged: rowCount('Rows that are as in the shop.'),
  error: rowCount('Rows with an error.'),
}

/** What previews of tables have in common. */
export function tablePreview<const Field extends string>(fields: readonly Field[]) {
  const Column = Type.String({ pattern: '^[A-Z]{1,3}$', description: 'Its letters in a spreadsheet.' })
  const Problem = part({
    field: nullable(oneOf(fields, { description: 'The field; null if it is about the whole row.' })),
    column: nullable(Column),
    message: Type.String({ description: 'What is wrong, for a person.' }),
    reason: oneOf(FIELD_REASONS),
    limit: nullable(Type.String({ description: 'What the reason leaves open: the most, or another row.' })),
  })
  return {
    /** Of the whole answer. */
    file: {
      preview: Digest,
      fileName: Type.String(),
      format: oneOf(TABLE_FORMATS),
      sheet: nullable(
        Type.String({ description: 'The sheet of a spreadsheet that was read: its first one.' }),
      ),
      encoding: nullable(
        oneOf(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'], { description: 'Of a CSV file.' }),
      ),
      separator: nullable(oneOf([',', ';', '\t', '|'], { description: 'Of a CSV file.' })),
    },
    columns: Type.Array(
      part({
        column: Column,
        heading: Type.String({ description: 'As the table has it.' }),
        field: nullable(oneOf(fields, { description: 'What it is imported as; null if it is not.' })),
        samples: Type.Array(Type.String(), { description: 'Its first three different values.' }),
        decimal: nullable(
          oneOf(DECIMAL_SIGNS, { description: 'How its numbers are written, if that is known.' }),
        ),
      }),
      { description: 'From the first.' },
    ),
    problems: Type.Array(Problem, {
      description: 'Of columns. Nothing is imported while there are any.',
    }),
    /** Of a row, before what it is about. */
    row: {
      row: Type.Integer({
        minimum: 1,
        description: 'Its number in a spreadsheet: the headings are usually row 1.',
      }),
      fate: oneOf(ROW_FATES, {
        description: 'What an import does with it. Nothing is imported while a row has an error.',
      }),
    },
    /** Of a row, after what it is about. */
    outcome: {
      changes: Type.Array(
        part({
          field: oneOf(fields, { description: 'The field.' }),
          from: nullable(Type.String()),
          to: Type.String({ description: 'Amounts are decimals with a point.' }),
        }),
        { description: 'What differs from the shop, of a row that updates.' },
      ),
      problems: Type.Array(Problem, { description: 'What is wrong with it.' }),
    },
    importable: Type.Boolean({ description: 'Whether there is no error, and something to change.' }),
  }
}

export const ROWS_OF_TABLE = 'As the table has them, without empty ones.'
