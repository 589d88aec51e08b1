import { pathText } from '../drafts/field-labels.ts'
import type * as refusalTexts from './refusal-texts.ts'
import type { RefusalText } from './refusal-texts.ts'

/** No answer came. */
export const UNREACHABLE: RefusalText = {
  title: 'We couldn’t reach the shop.',
  text: 'Check your connection, then try again.',
}

type Texts = Pick<
  typeof refusalTexts,
  'CODE_TEXTS' | 'FIELD_TEXTS' | 'REASON_FIELDS' | 'REASON_TEXTS' | 'STATE_WORDS'
>

let texts: Texts = { CODE_TEXTS: {}, FIELD_TEXTS: {}, REASON_FIELDS: {}, REASON_TEXTS: {}, STATE_WORDS: {} }

/** With the first refusal, since most pages never have one. Without them the API's own words are shown. */
export async function loadRefusalTexts(): Promise<void> {
  try {
    texts = await import('./refusal-texts.ts')
  } catch {
    // Offline, or replaced by a newer build.
  }
}

interface RefusedField {
  readonly path: string
  readonly message?: string
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
    readonly lines?: readonly { readonly path: string; readonly reason: string }[]
  }
  readonly requestId?: string | null
  readonly retryAfterSeconds?: number | undefined
}

/** For a refusal that is not shown at its field. The API's own words are left for codes of a later release. */
export function refusalText(refused: Refused): RefusalText {
  const { code, message, resolution, fields = [], details = {} } = refused
  const general = texts.CODE_TEXTS[code] ?? { title: message, text: resolution }
  const [first] = fields
  if (first) return { ...general, title: labelled({ path: first.path, message: sentence(first) }) }
  const reason = texts.REASON_TEXTS[details.reason ?? '']
  const names = (details.names ?? []).join(', ')
  const state = texts.STATE_WORDS[details.state ?? ''] ?? ''
  if (reason) return typeof reason === 'function' ? reason(names, state) : reason
  if (details.lines) return { ...general, title: `Not enough in stock: ${shortLines(details.lines)}.` }
  return { ...general, text: [general.text, wait(refused), request(refused)].filter(Boolean).join(' ') }
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
  const path = texts.REASON_FIELDS[reason]
  if (path !== undefined) return [{ path, message: refusalText(refused).title }]
  return fields.map((field) => ({ path: field.path, message: sentence(field) }))
}

function sentence({ path, message = '', reason, limit = '' }: RefusedField): string {
  const text = texts.FIELD_TEXTS[reason ?? ''] ?? texts.FIELD_TEXTS.invalid ?? message
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

/** Names of fields that no form shows, or shows under another name; others are made from the path. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  acceptedPolicyVersion: 'Policies',
  amountMinor: 'Amount',
  artworkId: 'Artwork',
  dueTo: 'Promised by',
  expectedTotalMinor: 'Total',
  filmUsedMm: 'Film used',
  fulfilment: 'Delivery',
  garmentVariantId: 'Garment',
  instructionId: 'Payment method',
  inventoryItemId: 'Stock item',
  itemId: 'Stock item',
  items: 'Items',
  jobId: 'Print',
  jobIds: 'Prints',
  line1: 'Address',
  line2: 'Address, line 2',
  meetupZoneId: 'Meet-up point',
  orderId: 'Order',
  paymentId: 'Payment',
  paymentInstructionIds: 'Payment methods',
  placementIds: 'Prints',
  placements: 'Prints',
  proofUploadId: 'Payment proof',
  q: 'Search',
  totpCode: 'One-time code',
  url: 'Address',
  variantId: 'Garment',
  xMm: 'Position',
  yMm: 'Position',
  zoneId: 'Print zone',
}
