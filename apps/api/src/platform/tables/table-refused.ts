import type { FieldReason } from '@platen/contract'
import { Refusal } from '../refusal.ts'

/** What is wrong with the file as a whole, and what to do. */
export interface TableProblem {
  readonly reason: FieldReason
  readonly message: string
  readonly resolution: string
  readonly limit?: string | undefined
}

/** Thrown by readers, inside of the process that reads. */
export class TableRefused extends Error {
  readonly problem: TableProblem

  constructor(problem: TableProblem) {
    super(problem.message)
    this.problem = problem
  }
}

export function refusalOf({ reason, message, resolution, limit }: TableProblem): Refusal {
  return new Refusal('VALIDATION_FAILED', message, {
    resolution,
    fields: [{ path: 'file', message, reason, ...(limit === undefined ? {} : { limit }) }],
  })
}

export function notATable(): TableRefused {
  return new TableRefused({
    reason: 'not_a_table',
    message: 'The file is neither a CSV file nor an XLSX spreadsheet.',
    resolution: 'Save the spreadsheet as XLSX or as CSV, then send that file.',
  })
}

export function damagedTable(): TableRefused {
  return new TableRefused({
    reason: 'damaged',
    message: 'The spreadsheet is damaged or incomplete.',
    resolution: 'Open it in a spreadsheet program, save it again as XLSX, then send that file.',
  })
}

export function tooManyRows(maxRows: number): TableRefused {
  return new TableRefused({
    reason: 'too_many_rows',
    message: `The table has more than ${maxRows} rows.`,
    resolution: 'Split it into several files and import one after the other.',
    limit: String(maxRows),
  })
}

export function tooManyColumns(maxColumns: number): TableRefused {
  return new TableRefused({
    reason: 'too_many_columns',
    message: `The table has more than ${maxColumns} columns.`,
    resolution: 'Remove the columns that are not needed.',
    limit: String(maxColumns),
  })
}

export function noRows(): TableRefused {
  return new TableRefused({
    reason: 'no_rows',
    message: 'The table has no rows below its headings.',
    resolution: 'Put headings into the first row and one product variant into each row below.',
  })
}

export function unpacksTooLarge(maxBytes: number): TableRefused {
  const limit = String(Math.floor(maxBytes / 1024 ** 2))
  return new TableRefused({
    reason: 'unpacks_too_large',
    message: `The spreadsheet unpacks to more than ${limit} MB.`,
    resolution: 'Copy the table alone into a new spreadsheet, then send that file.',
    limit,
  })
}
