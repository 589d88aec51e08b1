import { invalidField } from '../refusal.ts'

interface TimeRange {
  readonly from: Date | undefined
  /** Exclusive. */
  readonly to: Date | undefined
}

/** Refuses with VALIDATION_FAILED a range that is reversed or not a time. */
export function readTimeRange(query: {
  readonly from?: string | undefined
  readonly to?: string | undefined
}): TimeRange {
  const from = readTime('from', query.from)
  const to = readTime('to', query.to)
  if (from && to && from > to) throw invalidField('to', 'must not be before `from`')
  return { from, to }
}

/** The `date-time` format allows leap seconds, which `Date` does not. */
export function readTime(path: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw invalidField(path, 'is not a time')
  return time
}
