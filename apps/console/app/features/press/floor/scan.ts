export type Scan =
  | { readonly kind: 'job'; readonly id: string }
  | { readonly kind: 'order'; readonly number: string }
  /** What people say for `PL-2026-000501`. */
  | { readonly kind: 'short'; readonly digits: string }
  | { readonly kind: 'sheet'; readonly number: string }
  | { readonly kind: 'unknown'; readonly text: string }

const JOB = /job_[0-9a-z]{26}/i
const ORDER = /^[A-Z]{1,8}-\d{4}-\d{6,}$/
const SHEET = /^GS-\d{6,}$/
const SHORT = /^#?0*([1-9]\d{0,6})$/

/** Reads the URL in a ticket's code, a bare job id, an order number, its last digits, or a sheet number. */
export function readScan(typed: string): Scan {
  const text = typed.trim()
  const job = JOB.exec(text)?.[0]
  if (job !== undefined) return { kind: 'job', id: job.toLowerCase() }
  const upper = text.toUpperCase()
  if (ORDER.test(upper)) return { kind: 'order', number: upper }
  if (SHEET.test(upper)) return { kind: 'sheet', number: upper }
  const digits = SHORT.exec(text)?.[1]
  if (digits !== undefined) return { kind: 'short', digits }
  return { kind: 'unknown', text }
}

/** Whether `501` is short for this number. */
export function endsWith(number: string, digits: string): boolean {
  return Number(number.split('-').at(-1)) === Number(digits)
}
