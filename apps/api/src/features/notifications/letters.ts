import { createFormats, type Formats } from './formats.ts'
import type { LeadFacts, LetterFacts, OrderFacts } from './letter-facts.ts'
import type { LetterName } from './letter-names.ts'
import { facts, heading, link, list, paragraph, quote, type Block, type Letter } from './letter.ts'
import type { Messages, Subject } from './messages/messages.ts'

/** What a letter is written with: the reader's language and the shop's money and clock. */
interface Pen {
  readonly messages: Messages
  readonly format: Formats
}

type Writer<Facts> = (facts: Facts, pen: Pen) => Block[]

type LetterPlan =
  | { readonly about: 'order'; readonly to: Reader; readonly write: Writer<OrderFacts> }
  | { readonly about: 'lead'; readonly to: Reader; readonly write: Writer<LeadFacts> }
export type Reader = 'customer' | 'shop'

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
  'order-cancelled': { about: 'order', to: 'customer', write: (order, pen) => reason(order, pen) },
  'payment-verified': {
    about: 'order',
    to: 'customer',
    write: (order, pen) => [...balance(order, pen), ...handover(order, pen), ...follow(order, pen)],
  },
  'payment-rejected': {
    about: 'order',
    to: 'customer',
    write: (order, pen) => [...reason(order, pen), ...howToPay(order, pen), ...follow(order, pen)],
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
} as const satisfies Record<LetterName, LetterPlan>

/** Writes one letter. The facts must be of the kind that the letter is about. */
export function writeLetter(
  name: LetterName,
  facts: LetterFacts,
  { locale, messages }: { locale: string; messages: Messages },
): Letter {
  const pen = { messages, format: createFormats(locale, facts.store) }
  const subject = subjectOf(facts)
  const plan: LetterPlan = LETTERS[name]
  return {
    subject: messages.letters[name].subject(subject),
    blocks: [
      ...(plan.to === 'customer' ? [paragraph(messages.greeting(politeName(facts.person.name)))] : []),
      paragraph(messages.letters[name].opening(subject)),
      ...body(plan, facts, pen),
      ...(plan.to === 'customer' ? [paragraph(messages.closing(facts.store.name))] : []),
    ],
  }
}

function body(plan: LetterPlan, facts: LetterFacts, pen: Pen): Block[] {
  if (plan.about === 'order' && facts.about === 'order') return plan.write(facts, pen)
  if (plan.about === 'lead' && facts.about === 'lead') return plan.write(facts, pen)
  throw new Error(`A letter about a ${plan.about} cannot be written from a ${facts.about}.`)
}

function subjectOf(facts: LetterFacts): Subject {
  return { number: facts.about === 'order' ? facts.number : facts.reference, storeName: facts.store.name }
}

/**
 * Anybody can order in a stranger's name and have us write to that stranger. A "name" that is an advertisement or
 * an address is not repeated.
 */
function politeName(name: string): string | undefined {
  const suspicious = /[/@:\\<>]|\.\p{L}{2,}|\d{3}/u.test(name) || name.length > 60
  return suspicious ? undefined : name
}

function orderedItems(order: OrderFacts, { messages: { headings, labels }, format }: Pen): Block[] {
  const taxLabel = order.store.taxMode === 'inclusive' ? labels.taxIncluded : labels.tax
  return [
    heading(headings.items),
    list(
      order.items.map(
        ({ quantity, garmentName, colour, size, unitPriceMinor }) =>
          `${format.number(quantity)} × ${garmentName}, ${colour}, ${size}: ${format.money(unitPriceMinor * quantity)}`,
      ),
    ),
    ...facts([
      [labels.subtotal, format.money(order.subtotalMinor)],
      [labels.discount, order.discountMinor === 0 ? null : format.money(-order.discountMinor)],
      [labels.fee, order.feeMinor === 0 ? null : format.money(order.feeMinor)],
      [taxLabel, order.taxMinor === 0 ? null : format.money(order.taxMinor)],
      [labels.total, format.money(order.totalMinor)],
    ]),
  ]
}

/** Only while the customer is to pay: a letter may be late. */
function howToPay(order: OrderFacts, { messages, format }: Pen): Block[] {
  const { labels } = messages
  if (order.status !== 'open') return []
  if (order.paymentStatus === 'submitted') return [paragraph(messages.paymentBeingChecked)]
  const dueMinor = order.totalMinor - order.paidMinor
  if (dueMinor <= 0) return []
  const { label, payeeName, account, instructions, referenceHint } = order.instruction
  return [
    heading(messages.headings.payment),
    ...facts([
      [labels.payWith, label],
      [labels.payee, payeeName],
      [labels.account, account],
      [labels.amount, format.money(dueMinor)],
      [labels.payBefore, order.payBefore === null ? null : format.moment(order.payBefore)],
      [labels.reference, referenceHint],
    ]),
    ...quote(instructions),
  ]
}

function handover(order: OrderFacts, { messages, format }: Pen): Block[] {
  const { fulfilmentMethod, meetupZoneName, slot, promisedBy } = order
  const place =
    meetupZoneName === null || slot === null
      ? meetupZoneName
      : messages.placeAndTime(meetupZoneName, format.day(slot.date), slot.from)
  return [
    heading(messages.headings.handover),
    ...facts([
      [messages.labels.handover, messages.methods[fulfilmentMethod]],
      [messages.labels.where, place],
      [messages.labels.promisedBy, format.day(promisedBy)],
    ]),
  ]
}

function balance(order: OrderFacts, { messages: { labels }, format }: Pen): Block[] {
  const dueMinor = order.totalMinor - order.paidMinor
  return facts([
    [labels.total, format.money(order.totalMinor)],
    [labels.paid, format.money(order.paidMinor)],
    [labels.due, dueMinor > 0 ? format.money(dueMinor) : null],
  ])
}

function submittedPayment(order: OrderFacts, { messages: { labels }, format }: Pen): Block[] {
  return facts([
    [labels.payWith, order.instruction.label],
    [labels.amount, order.paymentMinor === null ? null : format.money(order.paymentMinor)],
    [labels.reference, order.person.paymentReference],
    [labels.payer, order.person.payerName],
    [labels.total, format.money(order.totalMinor)],
  ])
}

function reason({ person }: OrderFacts, { messages }: Pen): Block[] {
  return person.reason === null ? [] : [heading(messages.headings.reason), ...quote(person.reason)]
}

function follow({ person }: OrderFacts, { messages }: Pen): Block[] {
  return [link(messages.followOrder, person.trackingUrl)]
}

function request(lead: LeadFacts, { messages: { headings, labels, topics }, format }: Pen): Block[] {
  return [
    ...facts([
      [labels.topic, topics[lead.topic]],
      [labels.channel, lead.channel],
      [labels.orderNumber, lead.person.orderNumber],
      [labels.quantity, lead.quantityEstimate === null ? null : format.number(lead.quantityEstimate)],
      [labels.artworks, lead.artworkCount === 0 ? null : format.number(lead.artworkCount)],
    ]),
    heading(headings.message),
    ...quote(lead.person.message),
  ]
}

function customer({ person }: LetterFacts, { messages }: Pen): Block[] {
  return [
    heading(messages.headings.customer),
    ...facts([
      [messages.labels.name, person.name],
      [messages.labels.email, person.email],
      [messages.labels.phone, person.phone],
    ]),
    ...(person.email === null ? [] : [paragraph(messages.answerDirectly)]),
  ]
}
