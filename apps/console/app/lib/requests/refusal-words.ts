import { pathText } from '../drafts/field-labels.ts'
import {
  CODE_TEXTS,
  FIELD_LABELS,
  FIELD_TEXTS,
  REASON_FIELDS,
  REASON_TEXTS,
  STATE_WORDS,
  type RefusalText,
} from './refusal-texts.ts'

interface RefusedField {
  readonly path: string
  readonly reason?: string
  readonly limit?: string
}

export interface Refused {
  readonly code: string
  readonly message: string
  readonly resolution: string
  readonly fields?: readonly RefusedField[]
  readonly details?: {
    readonly reason?: string
    readonly names?: readonly string[]
    readonly state?: string
    readonly lines?: readonly { readonly reason: string }[]
  }
  readonly requestId?: string | null
  readonly retryAfterSeconds?: number | undefined
}

/** For a refusal that is not shown at its field. The API's own words are left for codes of a later release. */
export function refusalText(refused: Refused): RefusalText {
  const { code, message, resolution, fields = [], details = {} } = refused
  const general = CODE_TEXTS[code] ?? { title: message, text: resolution }
  const [first] = fields
  if (first) return { ...general, title: labelled({ path: first.path, message: sentence(first) }) }
  const reason = REASON_TEXTS[details.reason ?? '']
  const names = (details.names ?? []).join(', ')
  const state = STATE_WORDS[details.state ?? ''] ?? ''
  if (reason) return typeof reason === 'function' ? reason(names, state) : reason
  if (details.lines) return { ...general, title: `Not enough in stock: ${shortLines(details.lines)}.` }
  return { ...general, text: [general.text, wait(refused), request(refused)].filter(Boolean).join(' ') }
}

/** What is wrong with one field, as a sentence that stands under it. */
export interface FieldProblem {
  readonly path: string
  readonly message: string
}

/** Also of what the API refuses as a whole, such as an SKU that another item has. */
export function fieldProblems({ fields = [], ...refused }: Refused): readonly FieldProblem[] {
  const path = REASON_FIELDS[refused.details?.reason ?? '']
  if (path !== undefined) return [{ path, message: refusalText(refused).title }]
  return fields.map((field) => ({ path: field.path, message: sentence(field) }))
}

function sentence({ path, reason, limit = '' }: RefusedField): string {
  const text = FIELD_TEXTS[reason ?? ''] ?? FIELD_TEXTS.invalid ?? ''
  return typeof text === 'function' ? text(limitText(path, limit)) : text
}

/** "Country: The shop doesn’t deliver there." for `fulfilment.address.country`. */
export function labelled({ path, message }: FieldProblem): string {
  const [name] = /[A-Za-z]\w*(?=(\[\d+\])*$)/.exec(path) ?? []
  if (name === undefined || name === 'body') return message
  const label = FIELD_LABELS[name] ?? pathText(name)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${message}`
}

/** Amounts and shares are sent in units that nobody types. */
function limitText(path: string, limit: string): string {
  if (path.endsWith('Minor')) return ''
  return path.endsWith('Bp') ? `${Number(limit) / 100} %` : limit
}

function shortLines(lines: readonly { readonly reason: string }[]): string {
  return lines.map(({ reason }) => reason).join('; ')
}

function wait({ code, retryAfterSeconds }: Refused): string | undefined {
  if (code !== 'RATE_LIMITED' || retryAfterSeconds === undefined || retryAfterSeconds <= 60) return undefined
  return `That will be in ${Math.ceil(retryAfterSeconds / 60)} minutes.`
}

/** Who looks after the system finds the request in its log. */
function request({ code, requestId }: Refused): string | undefined {
  return code === 'INTERNAL_ERROR' && requestId ? `If it keeps happening, report ${requestId}.` : undefined
}
