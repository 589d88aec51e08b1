import { formatsFor } from '@platen/formats'
import { withNames, type Names } from '@platen/formats/own-names'
import { fill } from '@platen/messages'
import type { EstimateFacts, LeadFacts, EmailFacts, MemberFacts, OrderFacts } from './email-facts.ts'
import { EMAILS_FOR_EVENT, type EmailName } from './email-jobs.ts'
import {
  balance,
  changes,
  customer,
  designPicture,
  estimatedItems,
  follow,
  handover,
  howToPay,
  moved,
  openEstimate,
  openInConsole,
  orderedItems,
  paidAndDue,
  passwordLink,
  notes,
  reason,
  request,
  submittedPayment,
  uploadVersion,
  type EmailTexts,
  type Localization,
} from './email-blocks.ts'
import { paragraph, type Block, type Email } from './email.ts'
import type { EventType } from '../../../platform/records/events.ts'
import type { Language } from '../../../messages/messages.ts'

type Blocks<Facts> = (facts: Facts, l10n: Localization) => Block[]

type EmailTemplate =
  | {
      readonly about: 'order'
      readonly to: Recipient
      readonly showsDesign?: true
      readonly blocks: Blocks<OrderFacts>
    }
  | { readonly about: 'lead'; readonly to: Recipient; readonly blocks: Blocks<LeadFacts> }
  | { readonly about: 'estimate'; readonly to: Recipient; readonly blocks: Blocks<EstimateFacts> }
  | { readonly about: 'member'; readonly to: 'member'; readonly blocks: Blocks<MemberFacts> }
export type Recipient = 'customer' | 'shop' | 'member'

export const EMAIL_TEMPLATES = {
  'order-received': {
    about: 'order',
    to: 'customer',
    showsDesign: true,
    blocks: (order, l10n) => [
      ...orderedItems(order, l10n),
      ...howToPay(order, l10n),
      ...handover(order, l10n),
      ...follow(order, l10n),
    ],
  },
  'order-expired': { about: 'order', to: 'customer', blocks: () => [] },
  'order-changed': {
    about: 'order',
    to: 'customer',
    blocks: (order, l10n) => [
      ...reason(order, l10n),
      ...orderedItems(order, l10n),
      ...paidAndDue(order, l10n),
      ...howToPay(order, l10n),
      ...handover(order, l10n),
      ...follow(order, l10n),
    ],
  },
  'order-cancelled': {
    about: 'order',
    to: 'customer',
    blocks: (order, l10n) => [
      ...reason(order, l10n),
      ...(order.paidMinor > 0 ? balance(order, l10n) : []),
      ...follow(order, l10n),
    ],
  },
  'payment-verified': {
    about: 'order',
    to: 'customer',
    showsDesign: true,
    blocks: (order, l10n) => [...moved(order, l10n), ...handover(order, l10n), ...follow(order, l10n)],
  },
  'payment-rejected': {
    about: 'order',
    to: 'customer',
    blocks: (order, l10n) => [...reason(order, l10n), ...howToPay(order, l10n), ...follow(order, l10n)],
  },
  'payment-refunded': {
    about: 'order',
    to: 'customer',
    blocks: (order, l10n) => [...moved(order, l10n), ...reason(order, l10n), ...follow(order, l10n)],
  },
  'artwork-changes-requested': {
    about: 'order',
    to: 'customer',
    showsDesign: true,
    blocks: (order, l10n) => [...changes(order, l10n), ...uploadVersion(order, l10n)],
  },
  'order-ready': {
    about: 'order',
    to: 'customer',
    showsDesign: true,
    blocks: (order, l10n) => [...handover(order, l10n), ...balance(order, l10n), ...follow(order, l10n)],
  },
  document: {
    about: 'order',
    to: 'customer',
    blocks: (order, l10n) => [paragraph(l10n.texts.documentAttached), ...follow(order, l10n)],
  },
  'order-link': { about: 'order', to: 'customer', blocks: follow },
  'lead-acknowledged': { about: 'lead', to: 'customer', blocks: () => [] },
  'estimate-sent': {
    about: 'estimate',
    to: 'customer',
    blocks: (estimate, l10n) => [...estimatedItems(estimate, l10n), ...openEstimate(estimate, l10n)],
  },
  'estimate-reminder': {
    about: 'estimate',
    to: 'customer',
    blocks: (estimate, l10n) => openEstimate(estimate, l10n),
  },
  'shop-estimate-approved': {
    about: 'estimate',
    to: 'shop',
    blocks: (estimate, l10n) => [...customer(estimate, l10n), ...openInConsole(estimate, l10n)],
  },
  'shop-estimate-declined': {
    about: 'estimate',
    to: 'shop',
    blocks: (estimate, l10n) => [
      ...notes(estimate, l10n),
      ...customer(estimate, l10n),
      ...openInConsole(estimate, l10n),
    ],
  },
  'shop-estimate-changes-requested': {
    about: 'estimate',
    to: 'shop',
    blocks: (estimate, l10n) => [
      ...notes(estimate, l10n),
      ...customer(estimate, l10n),
      ...openInConsole(estimate, l10n),
    ],
  },
  'shop-order-received': {
    about: 'order',
    to: 'shop',
    blocks: (order, l10n) => [
      ...orderedItems(order, l10n),
      ...handover(order, l10n),
      ...customer(order, l10n),
      ...openInConsole(order, l10n),
    ],
  },
  'shop-payment-submitted': {
    about: 'order',
    to: 'shop',
    blocks: (order, l10n) => [
      ...submittedPayment(order, l10n),
      ...customer(order, l10n),
      ...openInConsole(order, l10n),
    ],
  },
  'shop-lead-received': {
    about: 'lead',
    to: 'shop',
    blocks: (lead, l10n) => [...request(lead, l10n), ...customer(lead, l10n)],
  },
  'team-invitation': { about: 'member', to: 'member', blocks: passwordLink },
  'team-reset': { about: 'member', to: 'member', blocks: passwordLink },
} as const satisfies Record<EmailName, EmailTemplate>

/** Drawing one takes longer than the rest of the email. */
export function showsDesign(name: EmailName): boolean {
  const template: EmailTemplate = EMAIL_TEMPLATES[name]
  return template.about === 'order' && template.showsDesign === true
}

/** The email to the customer of an order about this event. */
export function orderEmailFor(type: EventType): EmailName | undefined {
  const names: readonly EmailName[] = EMAILS_FOR_EVENT[type]
  return names.find(
    (name) => EMAIL_TEMPLATES[name].about === 'order' && EMAIL_TEMPLATES[name].to === 'customer',
  )
}

/** The facts must be of the kind that the template is about. */
export function composeEmail(
  name: EmailName,
  facts: EmailFacts,
  { locale, messages }: Language,
  names: Names = {},
): Email {
  const { emails: texts } = messages
  const l10n = { locale, texts, format: formatsFor(locale, facts.store) }
  const subject = subjectOf(facts)
  const template: EmailTemplate = EMAIL_TEMPLATES[name]
  return {
    subject: fill(texts.emails[name].subject, subject),
    brand: facts.store.name,
    blocks: [
      ...(template.to === 'shop' ? [] : [paragraph(greeting(facts.person.name, texts))]),
      paragraph(fill(texts.emails[name].opening, subject)),
      ...body(template, facts.about === 'order' ? namedOrder(facts, names) : facts, l10n),
      ...(template.to === 'shop'
        ? []
        : [paragraph(fill(texts.closings[template.to], { storeName: facts.store.name }))]),
    ],
  }
}

function namedOrder(order: OrderFacts, names: Names): OrderFacts {
  const { items, picture, meetupPoint, instruction } = order
  return {
    ...order,
    items: items.map((item) => withNames(item, ['garmentName', 'colour', 'size'], names)),
    picture: picture && withNames(picture, ['garmentName', 'colour'], names),
    meetupPoint: meetupPoint && withNames(meetupPoint, ['name', 'area', 'landmark'], names),
    instruction: withNames(instruction, ['label', 'instructions', 'referenceHint'], names),
  }
}

function body(template: EmailTemplate, facts: EmailFacts, l10n: Localization): Block[] {
  if (template.about === 'order' && facts.about === 'order') {
    return [...(template.showsDesign ? designPicture(facts) : []), ...template.blocks(facts, l10n)]
  }
  if (template.about === 'lead' && facts.about === 'lead') return template.blocks(facts, l10n)
  if (template.about === 'estimate' && facts.about === 'estimate') return template.blocks(facts, l10n)
  if (template.about === 'member' && facts.about === 'member') return template.blocks(facts, l10n)
  throw new Error(`An email about a ${template.about} cannot be composed from a ${facts.about}.`)
}

/** Never contains customer input. */
function subjectOf(facts: EmailFacts): { readonly number: string; readonly storeName: string } {
  return { number: numberOf(facts), storeName: facts.store.name }
}

function numberOf(facts: EmailFacts): string {
  if (facts.about === 'order' || facts.about === 'estimate') return facts.number
  return facts.about === 'lead' ? facts.reference : ''
}

export function greeting(name: string, texts: EmailTexts): string {
  const safe = safeName(name)
  return safe === undefined ? texts.greeting.plain : fill(texts.greeting.named, { name: safe })
}

/** Anybody can order in a stranger's name and have us email that stranger: a "name" that advertises is not repeated. */
function safeName(name: string): string | undefined {
  const suspicious = /[/@:\\<>]|\.\p{L}{2,}|\d{3}/u.test(name) || name.length > 60
  return suspicious ? undefined : name
}
