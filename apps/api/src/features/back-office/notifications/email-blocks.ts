import { slotWords, type Formats } from '@platen/formats'
import { dueMinorOf } from '../../selling/orders/index.ts'
import type { LeadFacts, MemberFacts, OrderFacts } from './email-facts.ts'
import { facts, heading, link, list, paragraph, quote, type Block } from './email.ts'
import { DESIGN_CID } from './design-picture.ts'
import type { Messages } from './messages/messages.ts'

export interface Localization {
  readonly locale: string
  readonly messages: Messages
  readonly format: Formats
}

export function orderedItems(
  order: OrderFacts,
  { messages: { headings, labels }, format }: Localization,
): Block[] {
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

/** Shown before everything else, so that the customer knows the order at a glance. */
export function designPicture({ picture }: OrderFacts): Block[] {
  if (picture === null) return []
  const { garmentName, colour, widthPx } = picture
  return [{ kind: 'picture', cid: DESIGN_CID, alt: `${garmentName}, ${colour}`, widthPx }]
}

/** Only while the customer still has to pay: emails can be sent late. */
export function howToPay(order: OrderFacts, l10n: Localization): Block[] {
  const { messages, format } = l10n
  const { labels } = messages
  if (order.status === 'open' && order.paymentStatus === 'submitted')
    return [paragraph(messages.paymentBeingChecked)]
  if (!mustPay(order)) return []
  const { method, label, payeeName, account, instructions, referenceHint } = order.instruction
  return [
    heading(messages.headings.payment),
    ...facts([
      [labels.payWith, label],
      [labels.payee, payeeName],
      [labels.account, account],
      [labels.amount, format.money(dueMinorOf(order))],
      [labels.payBefore, order.payBefore === null ? null : format.moment(order.payBefore)],
      [labels.payNumber, method === 'cash' ? null : order.number],
      [labels.thenSend, referenceHint],
    ]),
    ...quote(instructions),
    ...(method === 'cash' ? studio(order, l10n) : []),
    link(messages.payNow, payUrl(order)),
  ]
}

function mustPay(order: OrderFacts): boolean {
  return order.status === 'open' && order.paymentStatus !== 'submitted' && dueMinorOf(order) > 0
}

/** The payment section of the order's page. */
function payUrl({ person }: OrderFacts): string {
  return `${person.trackingUrl}#pay`
}

/** Nothing for a cancelled or expired order: emails can be sent late. */
export function handover(order: OrderFacts, l10n: Localization): Block[] {
  const { messages, format } = l10n
  if (hasEnded(order)) return []
  const { fulfilmentMethod, meetupPoint, slot, deliveryDays, promisedBy, fulfilmentStatus } = order
  const place =
    meetupPoint && [meetupPoint.name, meetupPoint.area, meetupPoint.landmark].filter(Boolean).join(', ')
  const time = slot && `${format.day(slot.date)}, ${[slot.from, slot.to].filter(Boolean).join('–')}`
  return [
    heading(messages.headings.handover),
    ...facts([
      [messages.labels.handover, messages.methods[fulfilmentMethod]],
      [messages.labels.where, place],
      [messages.labels.when, time],
      [messages.labels.deliveryTime, deliveryDays && messages.deliveryTime(deliveryDays)],
      [messages.labels.promisedBy, fulfilmentStatus === 'unfulfilled' ? format.day(promisedBy) : null],
    ]),
    ...(fulfilmentMethod === 'pickup' ? studio(order, l10n) : []),
  ]
}

function studio({ store }: OrderFacts, { messages, locale }: Localization): Block[] {
  if (store.studio === null) return []
  const { address, mapUrl, hours } = store.studio
  const open = slotWords(hours, locale).map((line) => `${line.days}, ${line.hours}`)
  return [
    ...facts([
      [messages.labels.address, address],
      [messages.labels.openingHours, open.length === 0 ? null : open.join(' · ')],
    ]),
    ...(mapUrl === undefined ? [] : [link(messages.openMap, mapUrl, { quiet: true })]),
  ]
}

export function moved(order: OrderFacts, l10n: Localization): Block[] {
  const { labels } = l10n.messages
  const amount = order.movedMinor === null ? null : l10n.format.money(order.movedMinor)
  return [...facts([[labels.amount, amount]]), ...balance(order, l10n)]
}

export function balance(order: OrderFacts, l10n: Localization): Block[] {
  const { labels } = l10n.messages
  return [...facts([[labels.total, l10n.format.money(order.totalMinor)]]), ...paidAndDue(order, l10n)]
}

/** Below the total. */
export function paidAndDue(order: OrderFacts, { messages: { labels }, format }: Localization): Block[] {
  const dueMinor = dueMinorOf(order)
  return facts([
    [labels.paid, format.money(order.paidMinor)],
    [labels.refunded, order.refundedMinor > 0 ? format.money(order.refundedMinor) : null],
    [labels.due, dueMinor > 0 ? format.money(dueMinor) : null],
  ])
}

function hasEnded({ status }: OrderFacts): boolean {
  return status === 'cancelled' || status === 'expired'
}

export function submittedPayment(order: OrderFacts, { messages: { labels }, format }: Localization): Block[] {
  return facts([
    [labels.payWith, order.instruction.label],
    [labels.amount, order.paymentMinor === null ? null : format.money(order.paymentMinor)],
    [labels.reference, order.person.paymentReference],
    [labels.payer, order.person.payerName],
    [labels.total, format.money(order.totalMinor)],
  ])
}

export function reason({ person }: OrderFacts, { messages }: Localization): Block[] {
  return person.reason === null ? [] : [heading(messages.headings.reason), ...quote(person.reason)]
}

export function changes({ person }: OrderFacts, { messages }: Localization): Block[] {
  return [heading(messages.headings.changes), ...quote(person.reason)]
}

export function uploadVersion({ person }: OrderFacts, { messages }: Localization): Block[] {
  return [link(messages.uploadVersion, person.trackingUrl)]
}

/** Beside the button to pay, in the emails that say how. */
export function follow(order: OrderFacts, { messages }: Localization): Block[] {
  return [link(messages.followOrder, order.person.trackingUrl, { quiet: mustPay(order) })]
}

export function openInConsole({ consoleUrl }: OrderFacts, { messages }: Localization): Block[] {
  return [link(messages.openInConsole, consoleUrl)]
}

export function request(
  lead: LeadFacts,
  { messages: { headings, labels, topics }, format }: Localization,
): Block[] {
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

export function passwordLink(
  { person, expiresAt }: MemberFacts,
  { messages, format }: Localization,
): Block[] {
  return [
    link(messages.choosePassword, person.url),
    paragraph(messages.linkWorksOnce(format.moment(expiresAt))),
  ]
}

export function customer({ person }: OrderFacts | LeadFacts, { messages }: Localization): Block[] {
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
