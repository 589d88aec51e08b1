import type { Resources } from '@platen/api-client'
import { orderLines, type CartEntry } from '../../cart/index.ts'
import { areaOf, saysPaid, type CheckoutDraft, type CheckoutRules } from './checkout-draft.ts'
import { toE164 } from '@platen/formats/phone'

type OrderCreate = Resources['OrderCreate']
/** Without the bot token, which is new for every attempt. */
export type OrderContent = Omit<OrderCreate, 'botToken'>

interface OrderInput {
  readonly draft: CheckoutDraft
  readonly items: readonly CartEntry[]
  readonly rules: CheckoutRules
  readonly discountCode?: string | undefined
  readonly locale: string
  readonly totalMinor: number
  readonly website: string
}

export function orderOf({
  draft,
  items,
  rules,
  discountCode = '',
  locale,
  totalMinor,
  website,
}: OrderInput): OrderContent {
  return {
    customer: {
      name: draft.name.trim(),
      ...given('email', draft.email),
      ...given('phone', toE164(draft.phone, rules.country) ?? ''),
      locale,
    },
    items: orderLines(items),
    fulfilment: fulfilmentOf(draft),
    payment: paymentOf(draft, rules),
    ...given('neededBy', draft.neededBy),
    ...given('note', draft.note),
    ...given('discountCode', discountCode),
    expectedTotalMinor: totalMinor,
    acceptedPolicyVersion: draft.acceptedPolicyVersion,
    ...given('website', website),
  }
}

/** Undefined until a method is chosen. */
export function quotedFulfilment(
  draft: CheckoutDraft,
  shop: CheckoutRules['shop'],
): Resources['QuoteCreate']['fulfilment'] {
  const { method, meetupZoneId, country, region, city } = draft
  if (method === '') return undefined
  if (method === 'delivery' && areaOf(draft, shop))
    return { method, address: { country, ...given('region', region), ...given('city', city) } }
  return method === 'meetup' ? { method, ...given('meetupZoneId', meetupZoneId) } : { method }
}

function fulfilmentOf(draft: CheckoutDraft): OrderCreate['fulfilment'] {
  switch (draft.method) {
    case 'meetup':
      return {
        method: 'meetup',
        meetupZoneId: draft.meetupZoneId,
        ...(draft.slot ? { slot: { date: draft.slot.date, from: draft.slot.from } } : {}),
      }
    case 'delivery':
      return {
        method: 'delivery',
        address: {
          line1: draft.line1.trim(),
          ...given('line2', draft.line2),
          city: draft.city.trim(),
          ...given('region', draft.region),
          ...given('postalCode', draft.postalCode),
          country: draft.country,
        },
      }
    case 'pickup':
    case '':
      return { method: 'pickup' }
  }
}

function paymentOf(draft: CheckoutDraft, rules: CheckoutRules): OrderCreate['payment'] {
  const { instructionId } = draft
  if (!saysPaid(draft, rules)) return { instructionId }
  return {
    instructionId,
    ...given('reference', draft.reference),
    ...given('payerName', draft.payerName),
    ...(draft.proof ? { proofUploadId: draft.proof.id } : {}),
  }
}

function given<Name extends string>(name: Name, value: string): Partial<Record<Name, string>> {
  const text = value.trim()
  return text === '' ? {} : ({ [name]: text } as Record<Name, string>)
}
