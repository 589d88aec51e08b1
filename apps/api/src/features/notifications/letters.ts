import { formatsFor } from '@platen/formats'
import type { LeadFacts, LetterFacts, MemberFacts, OrderFacts } from './letter-facts.ts'
import type { LetterName } from './letter-names.ts'
import {
  balance,
  changes,
  customer,
  follow,
  handover,
  howToPay,
  moved,
  orderedItems,
  passwordLink,
  reason,
  request,
  submittedPayment,
  type Pen,
} from './letter-parts.ts'
import { paragraph, type Block, type Letter } from './letter.ts'
import type { Messages, Subject } from './messages/messages.ts'

type Writer<Facts> = (facts: Facts, pen: Pen) => Block[]

type LetterPlan =
  | { readonly about: 'order'; readonly to: Reader; readonly write: Writer<OrderFacts> }
  | { readonly about: 'lead'; readonly to: Reader; readonly write: Writer<LeadFacts> }
  | { readonly about: 'member'; readonly to: 'member'; readonly write: Writer<MemberFacts> }
export type Reader = 'customer' | 'shop' | 'member'

/** Who gets each letter, and what follows its first sentence. */
export const LETTERS = {
  'order-received': {
    about: 'order',
    to: 'customer',
    write: (order, pen) => [
      ...orderedItems(order, pen),
      ...howToPay(order, pen),
      ...handover(order, pen),
      ...follow(order, pen),
    ],
  },
  'order-expired': { about: 'order', to: 'customer', write: () => [] },
  'order-cancelled': {
    about: 'order',
    to: 'customer',
    write: (order, pen) => [...reason(order, pen), ...(order.paidMinor > 0 ? balance(order, pen) : [])],
  },
  'payment-verified': {
    about: 'order',
    to: 'customer',
    write: (order, pen) => [...moved(order, pen), ...handover(order, pen), ...follow(order, pen)],
  },
  'payment-rejected': {
    about: 'order',
    to: 'customer',
    write: (order, pen) => [...reason(order, pen), ...howToPay(order, pen), ...follow(order, pen)],
  },
  'payment-refunded': {
    about: 'order',
    to: 'customer',
    write: (order, pen) => [...moved(order, pen), ...reason(order, pen), ...follow(order, pen)],
  },
  'artwork-changes-requested': {
    about: 'order',
    to: 'customer',
    write: (order, pen) => [...changes(order, pen), ...follow(order, pen)],
  },
  'order-ready': {
    about: 'order',
    to: 'customer',
    write: (order, pen) => [...handover(order, pen), ...balance(order, pen), ...follow(order, pen)],
  },
  'lead-acknowledged': { about: 'lead', to: 'customer', write: () => [] },
  'shop-order-received': {
    about: 'order',
    to: 'shop',
    write: (order, pen) => [...orderedItems(order, pen), ...handover(order, pen), ...customer(order, pen)],
  },
  'shop-payment-submitted': {
    about: 'order',
    to: 'shop',
    write: (order, pen) => [...submittedPayment(order, pen), ...customer(order, pen)],
  },
  'shop-lead-received': {
    about: 'lead',
    to: 'shop',
    write: (lead, pen) => [...request(lead, pen), ...customer(lead, pen)],
  },
  'team-invitation': { about: 'member', to: 'member', write: passwordLink },
  'team-reset': { about: 'member', to: 'member', write: passwordLink },
} as const satisfies Record<LetterName, LetterPlan>

/** Writes one letter. The facts must be of the kind that the letter is about. */
export function writeLetter(
  name: LetterName,
  facts: LetterFacts,
  { locale, messages }: { locale: string; messages: Messages },
): Letter {
  const pen = { messages, format: formatsFor(locale, facts.store) }
  const subject = subjectOf(facts)
  const plan: LetterPlan = LETTERS[name]
  return {
    subject: messages.letters[name].subject(subject),
    blocks: [
      ...(plan.to === 'shop' ? [] : [paragraph(messages.greeting(politeName(facts.person.name)))]),
      paragraph(messages.letters[name].opening(subject)),
      ...body(plan, facts, pen),
      ...(plan.to === 'shop' ? [] : [paragraph(messages.closings[plan.to](facts.store.name))]),
    ],
  }
}

function body(plan: LetterPlan, facts: LetterFacts, pen: Pen): Block[] {
  if (plan.about === 'order' && facts.about === 'order') return plan.write(facts, pen)
  if (plan.about === 'lead' && facts.about === 'lead') return plan.write(facts, pen)
  if (plan.about === 'member' && facts.about === 'member') return plan.write(facts, pen)
  throw new Error(`A letter about a ${plan.about} cannot be written from a ${facts.about}.`)
}

function subjectOf(facts: LetterFacts): Subject {
  return { number: numberOf(facts), storeName: facts.store.name }
}

function numberOf(facts: LetterFacts): string {
  if (facts.about === 'order') return facts.number
  return facts.about === 'lead' ? facts.reference : ''
}

/**
 * Anybody can order in a stranger's name and have us write to that stranger. A "name" that is an advertisement or
 * an address is not repeated.
 */
function politeName(name: string): string | undefined {
  const suspicious = /[/@:\\<>]|\.\p{L}{2,}|\d{3}/u.test(name) || name.length > 60
  return suspicious ? undefined : name
}
