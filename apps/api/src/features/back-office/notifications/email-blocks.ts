import { slotWords, type Formats } from '@platen/formats'
import { creditedMinor } from '@platen/pricing'
import { dueMinorOf } from '../../selling/orders/index.ts'
import type { AccountFacts, EstimateFacts, LeadFacts, MemberFacts, OrderFacts } from './email-facts.ts'
import { facts, heading, link, paragraph, quote, type Block } from './email.ts'
import { DESIGN_CID } from './design-picture.ts'
import type { Messages } from '../../../messages/en.ts'
import { count, fill } from '@platen/messages'

export type EmailTexts = Messages['emails']

export interface Localization {
  readonly locale: string
  readonly texts: EmailTexts
  readonly format: Formats
}

/** Where the customer approves it. */
export function openEstimate(
  { person, validUntil }: EstimateFacts,
  { texts, format }: Localization,
): Block[] {
  return [
    paragraph(fill(texts.estimateHowTo, { until: format.day(validUntil) })),
    link(texts.openEstimate, person.url),
  ]
}

/** What the customer wrote. */
export function notes({ person }: EstimateFacts, { texts }: Localization): Block[] {
  return person.notes === null ? [] : [heading(texts.headings.message), ...quote(person.notes)]
}

/** Shown before everything else, so that the customer knows the order at a glance. */
export function designPicture({ picture }: OrderFacts): Block[] {
  if (picture === null) return []
  const { garmentName, colour, widthPx } = picture
  return [{ kind: 'picture', cid: DESIGN_CID, alt: `${garmentName}, ${colour}`, widthPx }]
}

/** Only while the customer still has to pay: emails can be sent late. */
export function howToPay(order: OrderFacts, l10n: Localization): Block[] {
  const { texts, format } = l10n
  const { labels } = texts
  if (order.status === 'open' && order.paymentStatus === 'submitted')
    return [paragraph(texts.paymentBeingChecked)]
  if (!mustPay(order)) return []
  const { method, label, payeeName, account, instructions, referenceHint } = order.instruction
  return [
    heading(texts.headings.payment),
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
    link(texts.payNow, payUrl(order)),
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
  const { texts, format } = l10n
  if (hasEnded(order)) return []
  const { fulfilmentMethod, meetupPoint, slot, deliveryDays, promisedBy, fulfilmentStatus } = order
  const place =
    meetupPoint && [meetupPoint.name, meetupPoint.area, meetupPoint.landmark].filter(Boolean).join(', ')
  const time = slot && `${format.day(slot.date)}, ${[slot.from, slot.to].filter(Boolean).join('–')}`
  return [
    heading(texts.headings.handover),
    ...facts([
      [texts.labels.handover, texts.methods[fulfilmentMethod]],
      [texts.labels.where, place],
      [texts.labels.when, time],
      [texts.labels.deliveryTime, deliveryDays && inDays(deliveryDays, l10n)],
      [texts.labels.promisedBy, fulfilmentStatus === 'unfulfilled' ? format.day(promisedBy) : null],
    ]),
    ...(fulfilmentMethod === 'pickup' ? studio(order, l10n) : []),
  ]
}

function inDays({ min, max }: { min: number; max: number }, { locale, texts, format }: Localization): string {
  if (min === max) return count(locale, texts.deliveryTime, max)
  return count(locale, texts.deliveryRange, max, { min: format.number(min) })
}

function studio({ store }: OrderFacts, { texts, locale }: Localization): Block[] {
  if (store.studio === null) return []
  const { address, mapUrl, hours } = store.studio
  const open = slotWords(hours, locale).map((line) => `${line.days}, ${line.hours}`)
  return [
    ...facts([
      [texts.labels.address, address],
      [texts.labels.openingHours, open.length === 0 ? null : open.join(' · ')],
    ]),
    ...(mapUrl === undefined ? [] : [link(texts.openMap, mapUrl, { quiet: true })]),
  ]
}

export function moved(order: OrderFacts, l10n: Localization): Block[] {
  const { labels } = l10n.texts
  const amount = order.movedMinor === null ? null : l10n.format.money(order.movedMinor)
  return [...facts([[labels.amount, amount]]), ...balance(order, l10n)]
}

export function balance(order: OrderFacts, l10n: Localization): Block[] {
  const { labels } = l10n.texts
  return [...facts([[labels.total, l10n.format.money(order.totalMinor)]]), ...paidAndDue(order, l10n)]
}

/** Below the total. */
export function paidAndDue(order: OrderFacts, { texts: { labels }, format }: Localization): Block[] {
  const dueMinor = dueMinorOf(order)
  const credited = creditedMinor({ ...order, dueMinor })
  return facts([
    [labels.paid, format.money(order.paidMinor)],
    [labels.refunded, order.refundedMinor > 0 ? format.money(order.refundedMinor) : null],
    [labels.credited, credited > 0 ? format.money(credited) : null],
    [labels.due, dueMinor > 0 ? format.money(dueMinor) : null],
  ])
}

function hasEnded({ status }: OrderFacts): boolean {
  return status === 'cancelled' || status === 'expired'
}

export function submittedPayment(order: OrderFacts, { texts: { labels }, format }: Localization): Block[] {
  return facts([
    [labels.payWith, order.instruction.label],
    [labels.amount, order.paymentMinor === null ? null : format.money(order.paymentMinor)],
    [labels.reference, order.person.paymentReference],
    [labels.payer, order.person.payerName],
    [labels.total, format.money(order.totalMinor)],
  ])
}

export function reason({ person }: OrderFacts, { texts }: Localization): Block[] {
  return person.reason === null ? [] : [heading(texts.headings.reason), ...quote(person.reason)]
}

export function changes({ person }: OrderFacts, { texts }: Localization): Block[] {
  return [heading(texts.headings.changes), ...quote(person.reason)]
}

export function uploadVersion({ person }: OrderFacts, { texts }: Localization): Block[] {
  return [link(texts.uploadVersion, person.trackingUrl)]
}

/** What the shop wrote with a proof. */
export function message({ person }: OrderFacts, { texts }: Localization): Block[] {
  return person.reason === null ? [] : [heading(texts.headings.message), ...quote(person.reason)]
}

export function openProof({ person }: OrderFacts, { texts }: Localization): Block[] {
  return [link(texts.openProof, `${person.trackingUrl}#proof`)]
}

/** Beside the button to pay, in the emails that say how. */
export function follow(order: OrderFacts, { texts }: Localization): Block[] {
  return [link(texts.followOrder, order.person.trackingUrl, { quiet: mustPay(order) })]
}

/** The messages of the page of the order or estimate. */
export function readMessages(facts: OrderFacts | EstimateFacts, { texts }: Localization): Block[] {
  const url = facts.about === 'order' ? facts.person.trackingUrl : facts.person.url
  return [link(texts.readMessages, `${url}#messages`)]
}

export function openInConsole(
  { about, consoleUrl }: OrderFacts | EstimateFacts,
  { texts }: Localization,
): Block[] {
  return [link(about === 'order' ? texts.openInConsole : texts.openEstimateInConsole, consoleUrl)]
}

export function request(
  lead: LeadFacts,
  { texts: { headings, labels, topics }, format }: Localization,
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

export function passwordLink({ person, expiresAt }: MemberFacts, { texts, format }: Localization): Block[] {
  return [
    link(texts.choosePassword, person.url),
    paragraph(fill(texts.linkWorksOnce, { until: format.moment(expiresAt) })),
  ]
}

export function signInLink({ person, expiresAt }: AccountFacts, { texts, format }: Localization): Block[] {
  return [
    link(texts.signIn, person.url),
    paragraph(fill(texts.linkWorksOnce, { until: format.moment(expiresAt) })),
    paragraph(texts.signInIgnore),
  ]
}

export function customer(
  { person }: OrderFacts | LeadFacts | EstimateFacts,
  { texts }: Localization,
): Block[] {
  return [
    heading(texts.headings.customer),
    ...facts([
      [texts.labels.name, person.name],
      [texts.labels.email, person.email],
      [texts.labels.phone, person.phone],
    ]),
    ...(person.email === null ? [] : [paragraph(texts.answerDirectly)]),
  ]
}
