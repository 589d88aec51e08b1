import type { MessageTemplatePreview, TemplateName, TemplateText } from '@platen/contract'
import type { Locale } from '@platen/messages'
import { languageFor } from '../../../messages/messages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Refusal, refuseInvalid } from '../../../platform/refusal.ts'
import { ownNamesOf, type Shop } from '../../selling/catalog/index.ts'
import { composeEmail, EMAIL_TEMPLATES } from './compose-email.ts'
import type { EmailFacts, OrderFacts, StoreFacts } from './email-facts.ts'
import { drawLogo } from './email-logo.ts'
import { findNewestOrder } from './message-templates.store.ts'
import { findStore } from './notifications.store.ts'
import { findOrderFacts } from './order-facts.ts'
import { fillEstimateMessage, fillOrderMessage } from './order-message.ts'
import { toPreviewHtml } from './preview-email.ts'
import { toText } from './render-email.ts'
import {
  sampleAccount,
  sampleEstimate,
  sampleLead,
  sampleMember,
  sampleOrder,
  samplePicture,
} from './sample-facts.ts'
import { isChat, textProblems } from './template-rules.ts'

interface PreviewDeps extends Pick<Platform, 'database' | 'storage' | 'clock'> {
  readonly config: { readonly publicUrl: string; readonly consoleUrl: string }
}

interface Wanted {
  readonly name: TemplateName
  readonly language: Locale
  readonly text: TemplateText
  /** UUID of the order that it is about; the newest by default. */
  readonly orderId: string | undefined
  readonly shop: Shop
}

/** Its links lead nowhere: who reads a preview needs no way into an order. */
export async function previewTemplate(deps: PreviewDeps, wanted: Wanted): Promise<MessageTemplatePreview> {
  const { name, text, shop } = wanted
  refuseInvalid(textProblems(name, text))
  const store = await findStore(deps.database)
  if (!store) throw new Refusal('RESOURCE_NOT_FOUND', 'The shop is not set up yet.')
  const language = languageFor([wanted.language])

  if (name === 'whatsapp-estimate-sent') {
    const { number, person } = sampleEstimate(shop, store, deps.config.consoleUrl)
    const url = `${deps.config.publicUrl}/estimates/…`
    const facts = { number, customerName: person.name, storeName: store.name, url }
    return { subject: null, html: null, text: fillEstimateMessage(facts, language, text), number: null }
  }
  if (isChat(name)) {
    const { order, number } = await orderFor(deps, wanted, store)
    const { trackingUrl, name: customerName } = order.person
    const message = fillOrderMessage(
      name,
      {
        ...order,
        customerName,
        paymentMethod: order.instruction.method,
        storeName: store.name,
        locales: store.locales,
        studio: store.studio,
        trackingUrl: () =>
          name === 'whatsapp-account-sign-in' ? `${deps.config.publicUrl}/account/link#…` : trackingUrl,
      },
      language,
      text,
    )
    return { subject: null, html: null, text: message, number }
  }

  const { facts, number } = await factsFor(deps, wanted, EMAIL_TEMPLATES[name].about, store)
  const email = composeEmail(name, facts, language, {
    text,
    names: ownNamesOf(shop).all[wanted.language],
  })
  const html = toPreviewHtml(email, language.locale, {
    look: shop.brand,
    logo: await drawLogo(deps.storage, shop.brand.logo),
    picture: facts.about === 'order' ? facts.picture : null,
  })
  return { subject: email.subject, html, text: toText(email), number }
}

async function factsFor(
  deps: PreviewDeps,
  wanted: Wanted,
  about: EmailFacts['about'],
  store: StoreFacts,
): Promise<{ readonly facts: EmailFacts; readonly number: string | null }> {
  if (about === 'lead') return { facts: sampleLead(store), number: null }
  if (about === 'estimate')
    return { facts: sampleEstimate(wanted.shop, store, deps.config.consoleUrl), number: null }
  if (about === 'account')
    return { facts: sampleAccount(store, deps.config.publicUrl, deps.clock.now()), number: null }
  if (about === 'member')
    return { facts: sampleMember(store, deps.config.consoleUrl, deps.clock.now()), number: null }
  const { order, number } = await orderFor(deps, wanted, store)
  return { facts: order, number }
}

interface PreviewOrder {
  readonly order: OrderFacts
  /** Null when it is made up. */
  readonly number: string | null
}

async function orderFor(
  { database, storage, config }: PreviewDeps,
  { orderId, shop, language }: Wanted,
  store: StoreFacts,
): Promise<PreviewOrder> {
  const { locale, messages } = languageFor([language])
  const reason = messages.emails.exampleReason
  const id = orderId ?? (await findNewestOrder(database))
  const nowhere = {
    trackingUrl: () => `${config.publicUrl}/orders/…`,
    consoleUrl: () => `${config.consoleUrl}/admin/orders/…`,
  }
  if (id !== undefined) {
    const order = await findOrderFacts(
      { database, storage, ...nowhere },
      { orderId: id, event: { reason, amountMinor: null }, withPicture: true },
    )
    if (order)
      return { order: { ...order, movedMinor: order.paidMinor || order.totalMinor }, number: order.number }
    if (orderId !== undefined) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such order.')
  }
  const order = sampleOrder(shop, { store, locale, picture: await samplePicture(storage, shop) })
  const person = { ...order.person, reason, trackingUrl: nowhere.trackingUrl() }
  return { order: { ...order, movedMinor: order.totalMinor, person }, number: null }
}
