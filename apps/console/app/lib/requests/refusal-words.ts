import type { Resources } from '@platen/api-client'
import { count, fill, type PluralForms } from '@platen/messages'
import { fieldName } from '../drafts/field-labels.ts'
import { listText } from '../formats.ts'
import { locale, m } from '../../messages/messages.ts'

/** What happened, and what to do. */
interface RefusalText {
  readonly title: string
  readonly text: string
}

/** No answer came. */
export const UNREACHABLE: RefusalText = m.shared.requests.unreachable

type OrderEnd = Exclude<Resources['OrderRecord']['status'], 'open'>
type LeadStatus = Resources['ContactLeadRecord']['status']

const CODES: Readonly<Partial<Record<string, RefusalText>>> = m.refusals.codes
const REASONS: Readonly<Partial<Record<string, RefusalText>>> = m.refusals.reasons
const FIELD_REASONS: Readonly<Partial<Record<string, string | PluralForms>>> = m.refusals.fields
const WITHOUT_LIMIT: Readonly<Partial<Record<string, string>>> = m.refusals.withoutLimit
const ORDER_STATES: Readonly<Record<OrderEnd, string>> = m.refusals.orderStates
const NAMED_ORDER_STATES: Readonly<Record<OrderEnd, string>> = m.refusals.namedOrderStates
const LEAD_STATES: Readonly<Record<LeadStatus, string>> = m.refusals.leadStates

/** The field of a form that a reason is about. */
const REASON_FIELDS: Readonly<Partial<Record<string, string>>> = {
  sku_used: 'sku',
  garment_has_item: 'garmentVariantId',
  email_used: 'email',
  slug_used: 'slug',
  payment_verified: 'reference',
}

interface RefusedField {
  readonly path: string
  readonly message?: string
  readonly reason?: string
  readonly limit?: string
}

interface Details {
  readonly reason?: string
  readonly names?: readonly string[]
  readonly state?: string
  readonly lines?: readonly { readonly path: string; readonly reason: string }[]
}

export interface Refused {
  readonly code: string
  readonly message: string
  readonly resolution: string
  readonly fields?: readonly RefusedField[]
  readonly details?: Details
  readonly requestId?: string | null
  readonly retryAfterSeconds?: number | undefined
}

/** For a refusal that is not shown at its field. The API's own words are left for codes of a later release. */
export function refusalText(refused: Refused): RefusalText {
  const { code, message, resolution, fields = [], details = {} } = refused
  const general = CODES[code] ?? { title: message, text: resolution }
  const [first] = fields
  if (first) return { ...general, title: labelled({ path: first.path, message: sentence(first) }) }
  const reason = REASONS[details.reason ?? '']
  if (reason) return { ...reason, title: reasonTitle(reason.title, details) ?? general.title }
  if (details.lines) {
    const lines = details.lines.map((line) => line.reason).join('; ')
    return { ...general, title: fill(m.refusals.outOfStock, { lines }) }
  }
  return { ...general, text: [general.text, wait(refused), request(refused)].filter(Boolean).join(' ') }
}

/** Undefined when the API left out the names that the sentence needs. */
function reasonTitle(title: string, { reason, names = [], state = '' }: Details): string | undefined {
  const text = sentencesByState(reason, names.length > 0)[state] ?? title
  if (names.length === 0 && text.includes('{{names}}')) return undefined
  return fill(text, { names: listText(names) })
}

function sentencesByState(
  reason: string | undefined,
  named: boolean,
): Readonly<Partial<Record<string, string>>> {
  if (reason === 'order_ended' && named) return NAMED_ORDER_STATES
  if (reason === 'order_ended' || reason === 'order_action') return ORDER_STATES
  return reason === 'lead_moved' ? LEAD_STATES : {}
}

/** What is wrong with one field, as a sentence that stands under it. */
export interface FieldProblem {
  readonly path: string
  readonly message: string
}

/** Also of what the API refuses as a whole, such as an SKU that another item has, or lines that are out of stock. */
export function fieldProblems(refused: Refused): readonly FieldProblem[] {
  const { fields = [], details: { reason = '', names = [], lines = [] } = {} } = refused
  if (lines.length > 0) {
    return lines.map((line, at) => {
      const own = { ...refused.details, names: names.slice(at, at + 1), lines: [line] }
      return { path: line.path, message: refusalText({ ...refused, details: own }).title }
    })
  }
  const path = REASON_FIELDS[reason]
  if (path !== undefined) return [{ path, message: refusalText(refused).title }]
  return fields.map((field) => ({ path: field.path, message: sentence(field) }))
}

function sentence({ path, reason = '', limit: sent = '' }: RefusedField): string {
  const text = FIELD_REASONS[reason] ?? m.refusals.fields.invalid
  const limit = limitText(path, sent)
  if (typeof text === 'string' && !text.includes('{{limit}}')) return text
  if (limit === '') return WITHOUT_LIMIT[reason] ?? m.refusals.fields.invalid
  return typeof text === 'string' ? fill(text, { limit }) : count(locale, text, Number(limit))
}

/** "Country: The shop doesn’t deliver there." for `fulfilment.address.country`. */
export function labelled({ path, message }: FieldProblem): string {
  const [name] = /[A-Za-z]\w*(?=(\[\d+\])*$)/.exec(path) ?? []
  if (name === undefined || name === 'body') return message
  return fill(m.refusals.labelled, { field: fieldName(name), problem: message })
}

/** Amounts and shares are sent in units that nobody types. */
function limitText(path: string, limit: string): string {
  if (path.endsWith('Minor')) return ''
  return path.endsWith('Bp') ? `${Number(limit) / 100} %` : limit
}

function wait({ code, retryAfterSeconds }: Refused): string | undefined {
  if (code !== 'RATE_LIMITED' || retryAfterSeconds === undefined || retryAfterSeconds <= 60) return undefined
  return count(locale, m.refusals.wait, Math.ceil(retryAfterSeconds / 60))
}

/** Who looks after the system finds the request in its log. */
function request({ code, requestId }: Refused): string | undefined {
  return code === 'INTERNAL_ERROR' && requestId ? fill(m.refusals.report, { request: requestId }) : undefined
}
