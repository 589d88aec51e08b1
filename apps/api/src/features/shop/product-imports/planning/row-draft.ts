import type { FieldReason, ProductField } from '@platen/contract'
import type { ProductValues, ReadRow, RowProblem } from '../reading/product-values.ts'

/** A row while it is planned: problems add up, so that a person sees all of them at once. */
export interface RowDraft {
  readonly number: number
  readonly values: ProductValues
  readonly problems: RowProblem[]
}

export function draftOf({ number, values, problems }: ReadRow): RowDraft {
  return { number, values, problems: [...problems] }
}

export type Report = (
  row: RowDraft,
  field: ProductField | null,
  reason: FieldReason,
  message: string,
  limit?: string | number,
) => void

/** `columnOf`: where the field stands in the table, null if it is not in it. */
export function reportTo(columnOf: (field: ProductField) => string | null): Report {
  return (row, field, reason, message, limit) => {
    row.problems.push({
      field,
      column: field === null ? null : columnOf(field),
      reason,
      message,
      ...(limit === undefined ? {} : { limit: String(limit) }),
    })
  }
}

/** Not for a cell that is refused already: it is not missing. */
export function isMissing({ values, problems }: RowDraft, field: keyof ProductValues): boolean {
  return values[field] === undefined && !problems.some((problem) => problem.field === field)
}
