import type { Resources } from '@platen/api-client'
import { m } from '../../../../messages/messages.ts'
import {
  EMPTY_ORDER,
  fulfilmentOf,
  orderLinesOf,
  missingIn,
  type NewOrder,
} from '../new-order/new-order-draft.ts'

type Request = Resources['EstimateCreate']
type LineRequest = Request['lines'][number]
export type Catalog = Pick<Resources['CatalogResponse'], 'garments' | 'zones'>

/** A line that the form of an item cannot show, such as a turned print, or a price that was agreed. */
export interface KeptLine {
  readonly name: string
  readonly request: LineRequest
}

export interface Extra {
  readonly key: string
  readonly text: string
  readonly quantity: number
  readonly unitPriceMinor: number | undefined
}

export interface NewEstimate extends Omit<NewOrder, 'source' | 'neededBy' | 'note'> {
  readonly company: string
  readonly pasted: string
  readonly kept: readonly KeptLine[]
  readonly extras: readonly Extra[]
  readonly discountKind: 'none' | 'percent' | 'minor'
  readonly discountPercent: string
  readonly discountMinor: number | undefined
  readonly discountReason: string
  readonly depositPercent: string
  readonly validUntil: string
  readonly message: string
  readonly terms: string
}

export const EMPTY_ESTIMATE: NewEstimate = {
  customer: EMPTY_ORDER.customer,
  items: [],
  method: EMPTY_ORDER.method,
  meetupZoneId: '',
  slot: '',
  address: EMPTY_ORDER.address,
  instructionId: '',
  company: '',
  pasted: '',
  kept: [],
  extras: [],
  discountKind: 'none',
  discountPercent: '',
  discountMinor: undefined,
  discountReason: '',
  depositPercent: '',
  validUntil: '',
  message: '',
  terms: '',
}

export const NEW_ESTIMATE_DRAFT = 'new estimate'

export type EstimateContent = Omit<Request, 'leadId'>
export type PricedContent = Pick<
  EstimateContent,
  'lines' | 'discount' | 'fulfilment' | 'instructionId' | 'depositPercent'
>

/** What the price depends on. Undefined while there is no item. */
export function pricedOf(draft: NewEstimate, catalog: Catalog): PricedContent | undefined {
  const items = orderLinesOf(draft, catalog).map(({ note: _note, ...line }): LineRequest => line)
  const lines = [
    ...draft.kept.map(({ request }) => request),
    ...items,
    ...draft.extras.filter(isWhole).map(({ text, quantity, unitPriceMinor }) => ({
      ...{ text: text.trim(), quantity },
      ...(unitPriceMinor === undefined ? {} : { unitPriceMinor }),
    })),
  ]
  if (items.length + draft.kept.length === 0 || draft.instructionId === '') return undefined
  const discount = discountOf(draft)
  return {
    lines,
    ...(discount && { discount }),
    fulfilment: withoutOpenSlot(draft),
    instructionId: draft.instructionId,
    ...(draft.depositPercent === '' ? {} : { depositPercent: Number(draft.depositPercent) }),
  }
}

export function contentOf(
  draft: NewEstimate,
  catalog: Catalog,
  readPhone: (typed: string) => string | undefined,
): EstimateContent | undefined {
  const priced = pricedOf(draft, catalog)
  if (!priced) return undefined
  const { name, email, phone, locale } = draft.customer
  return {
    ...priced,
    customer: {
      name: name.trim(),
      ...withoutEmpty({
        company: draft.company.trim(),
        email: email.trim(),
        phone: readPhone(phone) ?? '',
        locale,
      }),
    },
    ...withoutEmpty({
      validUntil: draft.validUntil,
      message: draft.message.trim(),
      terms: draft.terms.trim(),
    }),
  }
}

export function missingInEstimate(
  draft: NewEstimate,
  readPhone: (typed: string) => string | undefined,
): readonly string[] {
  const order = { ...EMPTY_ORDER, ...draft }
  const without = draft.kept.length > 0 && draft.items.length === 0 ? m.newOrder.missing.designs : undefined
  const later = draft.method === 'meetup' && draft.meetupZoneId !== '' ? m.newOrder.missing.meetup : undefined
  return [
    ...missingIn(order, readPhone).filter((question) => question !== without && question !== later),
    ...(draft.extras.every(isWhole) ? [] : [m.estimates.form.missingExtra]),
  ]
}

function isWhole({ text, unitPriceMinor }: Extra): boolean {
  return text.trim() !== '' && unitPriceMinor !== undefined
}

function discountOf(draft: NewEstimate): Request['discount'] {
  const reason = withoutEmpty({ reason: draft.discountReason.trim() })
  const percent = Math.trunc(Number(draft.discountPercent))
  if (draft.discountKind === 'percent' && percent >= 1) return { percent, ...reason }
  if (draft.discountKind === 'minor' && draft.discountMinor) return { minor: draft.discountMinor, ...reason }
  return undefined
}

function withoutOpenSlot(draft: NewEstimate): Request['fulfilment'] {
  if (draft.method === 'meetup' && draft.slot === '')
    return { method: 'meetup', meetupZoneId: draft.meetupZoneId }
  return fulfilmentOf(draft)
}

function withoutEmpty<Fields extends Readonly<Record<string, string>>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Fields>
}
