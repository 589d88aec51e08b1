import { invalidField } from '../refusal.ts'

/** Reads `from` and `to` of a query. Refuses with VALIDATION_FAILED when they are reversed or no times. */
export function readTimeRange(query: { readonly from?: string; readonly to?: string }): {
  from: Date | undefined
  to: Date | undefined
} {
  const from = readTime('from', query.from)
  const to = readTime('to', query.to)
  if (from && to && from > to) throw invalidField('to', 'must not be before `from`')
  return { from, to }
}

/** The format lets a leap second pass, which no clock here has. */
export function readTime(path: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw invalidField(path, 'is not a time')
  return time
}
