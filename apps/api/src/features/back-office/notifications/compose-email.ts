import type { EmailName, TemplateText, TemplateVariable } from '@platen/contract'
import { formatsFor } from '@platen/formats'
import { withNames, type Names } from '@platen/formats/own-names'
import { fill } from '@platen/messages'
import type {
  AccountFacts,
  EstimateFacts,
  LeadFacts,
  EmailFacts,
  MemberFacts,
  OrderFacts,
} from './email-facts.ts'
import { EMAILS_FOR_EVENT } from './email-jobs.ts'
import {
  balance,
  changes,
  customer,
  designPicture,
  follow,
  handover,
  howToPay,
  message,
  moved,
  openEstimate,
  openInConsole,
  openProof,
  paidAndDue,
  passwordLink,
  notes,
  readMessages,
  reason,
  request,
  signInLink,
  submittedPayment,
  uploadVersion,
  type EmailTexts,
  type Localization,
} from './email-blocks.ts'
import { estimatedItems, orderedItems } from './email-items.ts'
import { paragraph, type Block, type Email } from './email.ts'
import type { EventType } from '../../../platform/records/events.ts'
import type { Messages } from '../../../messages/en.ts'
import type { Language } from '../../../messages/messages.ts'
import { dueMinorOf } from '../../selling/orders/index.ts'

type Sections<Facts> = Readonly<
  Partial<Record<TemplateVariable, (facts: Facts, l10n: Localization) => Block[]>>
>

/** The sections stand below the opening in this order, unless the owner wrote a text. */
type EmailTemplate =
  | { readonly about: 'order'; readonly to: Recipient; readonly sections: Sections<OrderFacts> }
  | { readonly about: 'lead'; readonly to: Recipient; readonly sections: Sections<LeadFacts> }
  | { readonly about: 'estimate'; readonly to: Recipient; readonly sections: Sections<EstimateFacts> }
  | { readonly about: 'account'; readonly to: 'customer'; readonly sections: Sections<AccountFacts> }
  | { readonly about: 'member'; readonly to: 'member'; readonly sections: Sections<MemberFacts> }
export type Recipient = 'customer' | 'shop' | 'member'

export const EMAIL_TEMPLATES = {
  'order-received': {
    about: 'order',
    to: 'customer',
    sections: {
      design: designPicture,
      items: orderedItems,
      payment: howToPay,
      delivery: handover,
      link: follow,
    },
  },
  'order-expired': { about: 'order', to: 'customer', sections: {} },
  'order-changed': {
    about: 'order',
    to: 'customer',
    sections: {
      reason,
      items: orderedItems,
      amounts: paidAndDue,
      payment: howToPay,
      delivery: handover,
      link: follow,
    },
  },
  'order-cancelled': {
    about: 'order',
    to: 'customer',
    sections: {
      reason,
      balance: (order, l10n) => (order.paidMinor > 0 ? balance(order, l10n) : []),
      link: follow,
    },
  },
  'payment-verified': {
    about: 'order',
    to: 'customer',
    sections: { design: designPicture, received: moved, delivery: handover, link: follow },
  },
  'payment-rejected': {
    about: 'order',
    to: 'customer',
    sections: { reason, payment: howToPay, link: follow },
  },
  'payment-refunded': { about: 'order', to: 'customer', sections: { received: moved, reason, link: follow } },
  'artwork-changes-requested': {
    about: 'order',
    to: 'customer',
    sections: { design: designPicture, changes, link: uploadVersion },
  },
  'proof-sent': { about: 'order', to: 'customer', sections: { reason: message, link: openProof } },
  'order-ready': {
    about: 'order',
    to: 'customer',
    sections: { design: designPicture, delivery: handover, balance, link: follow },
  },
  document: {
    about: 'order',
    to: 'customer',
    sections: {
      document: (_, { texts }) => [paragraph(texts.documentAttached)],
      link: follow,
    },
  },
  'order-link': { about: 'order', to: 'customer', sections: { link: follow } },
  'message-sent': { about: 'order', to: 'customer', sections: { link: readMessages } },
  'estimate-message-sent': { about: 'estimate', to: 'customer', sections: { link: readMessages } },
  'lead-acknowledged': { about: 'lead', to: 'customer', sections: {} },
  'estimate-sent': {
    about: 'estimate',
    to: 'customer',
    sections: { items: estimatedItems, link: openEstimate },
  },
  'estimate-reminder': { about: 'estimate', to: 'customer', sections: { link: openEstimate } },
  'account-sign-in': { about: 'account', to: 'customer', sections: { link: signInLink } },
  'shop-estimate-approved': { about: 'estimate', to: 'shop', sections: { customer, link: openInConsole } },
  'shop-estimate-declined': {
    about: 'estimate',
    to: 'shop',
    sections: { notes, customer, link: openInConsole },
  },
  'shop-estimate-changes-requested': {
    about: 'estimate',
    to: 'shop',
    sections: { notes, customer, link: openInConsole },
  },
  'shop-order-received': {
    about: 'order',
    to: 'shop',
    sections: { items: orderedItems, delivery: handover, customer, link: openInConsole },
  },
  'shop-payment-submitted': {
    about: 'order',
    to: 'shop',
    sections: { submittedPayment, customer, link: openInConsole },
  },
  'shop-lead-received': { about: 'lead', to: 'shop', sections: { request, customer } },
  'shop-proof-approved': { about: 'order', to: 'shop', sections: { customer, link: openInConsole } },
  'shop-proof-changes-requested': {
    about: 'order',
    to: 'shop',
    sections: { customer, link: openInConsole },
  },
  'shop-message-received': {
    about: 'order',
    to: 'shop',
    sections: { customer, link: openInConsole },
  },
  'shop-estimate-message-received': {
    about: 'estimate',
    to: 'shop',
    sections: { customer, link: openInConsole },
  },
  'team-invitation': { about: 'member', to: 'member', sections: { link: passwordLink } },
  'team-reset': { about: 'member', to: 'member', sections: { link: passwordLink } },
} as const satisfies Record<EmailName, EmailTemplate>

/** Drawing one takes longer than the rest of the email. */
export function showsDesign(name: EmailName): boolean {
  return sectionsOf(name).includes('design')
}

export function sectionsOf(name: EmailName): readonly TemplateVariable[] {
  const { to, sections }: EmailTemplate = EMAIL_TEMPLATES[name]
  return [...(to === 'shop' ? [] : (['greeting'] as const)), ...(Object.keys(sections) as TemplateVariable[])]
}

/** As it is until the owner writes another. */
export function originalEmail(name: EmailName, { emails: texts }: Messages): TemplateText {
  const { to }: EmailTemplate = EMAIL_TEMPLATES[name]
  const [greeting, ...sections] = sectionsOf(name).map((section) => `{{${section}}}`)
  const { subject, opening } = texts.emails[name]
  const body =
    to === 'shop'
      ? [opening, ...sectionsOf(name).map((section) => `{{${section}}}`)]
      : [greeting, opening, ...sections, texts.closings[to]]
  return { subject, body: body.join('\n\n') }
}

/** The email to the customer of an order about this event. */
export function orderEmailFor(type: EventType): EmailName | undefined {
  const names: readonly EmailName[] = EMAILS_FOR_EVENT[type]
  return names.find(
    (name) => EMAIL_TEMPLATES[name].about === 'order' && EMAIL_TEMPLATES[name].to === 'customer',
  )
}

/** What the owner wrote in place of what Platen has. */
interface OwnWords {
  readonly names?: Names | undefined
  readonly text?: TemplateText | undefined
}

/** The facts must be of the kind that the template is about. */
export function composeEmail(
  name: EmailName,
  facts: EmailFacts,
  { locale, messages }: Language,
  { names = {}, text = originalEmail(name, messages) }: OwnWords = {},
): Email {
  const l10n = { locale, texts: messages.emails, format: formatsFor(locale, facts.store) }
  const values = valuesOf(facts, l10n)
  const named = facts.about === 'order' ? namedOrder(facts, names) : facts
  const template: EmailTemplate = EMAIL_TEMPLATES[name]
  return {
    subject: fill(text.subject ?? '', values),
    brand: facts.store.name,
    blocks: text.body.split('\n').flatMap((line) => {
      const [, variable] = /^\s*\{\{(\w+)\}\}\s*$/.exec(line) ?? []
      const section = sectionsOf(name).find((known) => known === variable)
      if (section === 'greeting') return [paragraph(greeting(facts.person.name, l10n.texts))]
      if (section !== undefined) return blocksOf(template, section, named, l10n)
      return line.trim() === '' ? [] : [paragraph(fill(line, values))]
    }),
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

function blocksOf(
  { about, sections }: EmailTemplate,
  name: TemplateVariable,
  facts: EmailFacts,
  l10n: Localization,
): Block[] {
  if (about === 'order' && facts.about === 'order') return sections[name]?.(facts, l10n) ?? []
  if (about === 'lead' && facts.about === 'lead') return sections[name]?.(facts, l10n) ?? []
  if (about === 'estimate' && facts.about === 'estimate') return sections[name]?.(facts, l10n) ?? []
  if (about === 'account' && facts.about === 'account') return sections[name]?.(facts, l10n) ?? []
  if (about === 'member' && facts.about === 'member') return sections[name]?.(facts, l10n) ?? []
  throw new Error(`An email about a ${about} cannot be composed from a ${facts.about}.`)
}

/** Never customer input, because they may stand in the subject. */
function valuesOf(facts: EmailFacts, { format }: Localization): Readonly<Record<string, string>> {
  const storeName = facts.store.name
  if (facts.about === 'member' || facts.about === 'account') return { storeName }
  if (facts.about === 'lead') return { storeName, number: facts.reference }
  if (facts.about === 'estimate')
    return { storeName, number: facts.number, total: format.money(facts.totalMinor) }
  return {
    storeName,
    number: facts.number,
    total: format.money(facts.totalMinor),
    due: format.money(dueMinorOf(facts)),
    readyBy: format.day(facts.promisedBy),
  }
}

export function greeting(name: string, texts: EmailTexts): string {
  const safe = safeName(name)
  return safe === undefined ? texts.greeting.plain : fill(texts.greeting.named, { name: safe })
}

/** Anybody can order in a stranger's name and have us email that stranger: a "name" that advertises is not repeated. */
function safeName(name: string): string | undefined {
  const suspicious = name.trim() === '' || /[/@:\\<>]|\.\p{L}{2,}|\d{3}/u.test(name) || name.length > 60
  return suspicious ? undefined : name
}
