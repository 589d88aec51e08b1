import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { UploadedFile } from '../http/uploads/receive-file.ts'
import { Refusal, refuseInvalid } from '../refusal.ts'
import type { ReadTable, RowProblem } from './read-fields.ts'

/** Others are answered between two such parts. */
const AT_ONCE = 200

/**
 * Of all that an import does: the file, how it is read, and what would change. An import refuses another digest than that
 * of the preview that somebody agreed to.
 */
export async function digestOf(
  file: Pick<UploadedFile, 'sha256'>,
  reading: unknown,
  parts: readonly unknown[],
): Promise<string> {
  const hash = createHash('sha256').update(file.sha256).update(JSON.stringify(reading))
  for (let from = 0; from < parts.length; from += AT_ONCE) {
    await setImmediate()
    hash.update(JSON.stringify(parts.slice(from, from + AT_ONCE)))
  }
  return hash.digest('hex')
}

/** What a preview says of the table itself. */
export function describeTable<Field extends string>({
  format,
  sheet,
  encoding,
  separator,
  columns,
}: Omit<ReadTable<Field, object>, 'rows'>) {
  return {
    ...{ format, sheet, encoding, separator },
    columns: columns.map(({ sameAs, ...column }) => ({ ...column, samples: [...column.samples] })),
  }
}

export function toProblem<Field extends string>({ limit, ...problem }: RowProblem<Field>) {
  return { ...problem, limit: limit ?? null }
}

/** Each field comes from one column at most. */
export function sameColumns<Field extends string>({
  columns,
}: Pick<ReadTable<Field, object>, 'columns'>): RowProblem<Field>[] {
  return columns.flatMap(({ field, column, sameAs }) =>
    sameAs === null
      ? []
      : [{ field, column, reason: 'same_column', message: `is the same as column ${sameAs}`, limit: sameAs }],
  )
}

interface CheckedRow<Field extends string> {
  readonly row: number
  readonly problems: readonly RowProblem<Field>[]
}

export function refuseColumns(problems: readonly RowProblem<string>[]): void {
  refuseInvalid(
    problems.map(({ column, field: _, ...problem }) => ({ path: `columns.${column ?? ''}`, ...problem })),
  )
}

export function refuseRows(rows: readonly CheckedRow<string>[]): void {
  refuseInvalid(
    rows.flatMap(({ row, problems }) =>
      problems.map(({ field, column, ...problem }) => ({
        ...problem,
        path: field === null ? `rows[${row}]` : `rows[${row}].${field}`,
      })),
    ),
  )
}

export function outdatedPreview(): Refusal {
  const message = 'is not of this import: the shop, the file or the columns have changed since'
  return new Refusal('VALIDATION_FAILED', `preview: ${message}`, {
    resolution: 'Look at a new preview, then import.',
    fields: [{ path: 'preview', message, reason: 'outdated_preview' }],
  })
}
