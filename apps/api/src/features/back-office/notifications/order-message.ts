import { CHAT_NAMES, type ChatName, type StoreSettingsResponse, type TemplateText } from '@platen/contract'
import { slotWords } from '@platen/formats'
import { fill } from '@platen/messages'
import type { Messages } from '../../../messages/en.ts'
import { languageFor, type Language } from '../../../messages/messages.ts'
import { greeting } from './compose-email.ts'
import type { FulfilmentMethod, PaymentMethod } from './email-facts.ts'
import { textIn, type EditedTexts } from './message-templates.store.ts'

export interface OrderMessageFacts {
  readonly number: string
  readonly customerName: string
  readonly locale: string | null
  readonly fulfilmentMethod: FulfilmentMethod
  readonly paymentMethod: PaymentMethod
  readonly storeName: string
  readonly locales: readonly string[]
  readonly studio: StoreSettingsResponse['studio']
  readonly trackingUrl: (locale: string) => string
}

/** In the customer's language. What else there is to know is behind the link. */
export function writeOrderMessage(about: string, facts: OrderMessageFacts, edited: EditedTexts): string {
  const language = languageFor([facts.locale, ...facts.locales])
  const name = CHAT_NAMES.find((known) => known === `whatsapp-${about}`) ?? 'whatsapp-order-link'
  return fillOrderMessage(name, facts, language, textIn(edited, name, language))
}

/** How the answer to a request on WhatsApp begins. */
export function writeLeadAnswer(
  { locale, reference }: { readonly locale: string | null; readonly reference: string },
  { storeName, locales }: Pick<OrderMessageFacts, 'storeName' | 'locales'>,
  edited: EditedTexts,
): string {
  const language = languageFor([locale, ...locales])
  const name = 'whatsapp-lead-answer'
  const { body } = textIn(edited, name, language) ?? originalChat(name, language.messages)
  return fill(body, { number: reference, storeName })
}

interface SignInFacts extends Pick<OrderMessageFacts, 'customerName' | 'storeName'> {
  readonly url: string
}

interface EstimateFacts extends Pick<OrderMessageFacts, 'number' | 'customerName' | 'locale'> {
  readonly url: string
}

/** The text with which staff send a customer the link of an estimate. */
export function writeEstimateMessage(
  { locale, url, ...facts }: EstimateFacts,
  { storeName, locales }: Pick<OrderMessageFacts, 'storeName' | 'locales'>,
  edited: EditedTexts,
): string {
  const language = languageFor([locale, ...locales])
  const text = textIn(edited, 'whatsapp-estimate-sent', language)
  return fillEstimateMessage({ ...facts, storeName, url }, language, text)
}

export function fillEstimateMessage(
  { number, customerName, storeName, url }: Omit<EstimateFacts, 'locale'> & { readonly storeName: string },
  { messages }: Language,
  { body }: TemplateText = originalChat('whatsapp-estimate-sent', messages),
): string {
  return fill(body, { greeting: greeting(customerName, messages.emails), number, storeName, link: url })
}

/** The text with which staff send a customer a link to sign in. */
export function writeSignInMessage(facts: SignInFacts, language: Language, edited: EditedTexts): string {
  const name = 'whatsapp-account-sign-in'
  const { body } = textIn(edited, name, language) ?? originalChat(name, language.messages)
  const { customerName, storeName, url } = facts
  return fill(body, { greeting: greeting(customerName, language.messages.emails), storeName, link: url })
}

export function fillOrderMessage(
  name: ChatName,
  facts: OrderMessageFacts,
  { locale, messages }: Language,
  text: TemplateText = originalChat(name, messages),
): string {
  const { number, storeName } = facts
  return tidy(
    fill(text.body, {
      number,
      storeName,
      greeting: greeting(facts.customerName, messages.emails),
      studio: needsStudio(name, facts) ? studioLines(facts.studio, locale) : '',
      link: facts.trackingUrl(locale),
    }),
  )
}

export function originalChat(name: ChatName, { emails, leads, estimates }: Messages): TemplateText {
  if (name === 'whatsapp-lead-answer') return { subject: null, body: leads.answerOpening }
  if (name === 'whatsapp-estimate-sent') {
    const body = ['{{greeting}}', estimates.chat, '{{link}}', '{{storeName}}']
    return { subject: null, body: body.join('\n\n') }
  }
  if (name === 'whatsapp-account-sign-in') {
    const body = ['{{greeting}}', emails.signInChat, `${emails.signIn}: {{link}}`, '{{storeName}}']
    return { subject: null, body: body.join('\n\n') }
  }
  const lines = [
    '{{greeting}}',
    emails.emails[aboutOf(name)].opening,
    ...(mayNeedStudio(name) ? ['{{studio}}'] : []),
    `${emails.followOrder}: {{link}}`,
    '{{storeName}}',
  ]
  return { subject: null, body: lines.join('\n\n') }
}

type NotOfOrders = 'whatsapp-lead-answer' | 'whatsapp-account-sign-in' | 'whatsapp-estimate-sent'
type Step<Name> = Name extends `whatsapp-${infer About}` ? About : never

function aboutOf<Name extends Exclude<ChatName, NotOfOrders>>(name: Name): Step<Name> {
  return name.slice('whatsapp-'.length) as Step<Name>
}

/** Without the gap that an empty variable leaves. */
function tidy(text: string): string {
  return text.replaceAll(/\n{3,}/g, '\n\n').trim()
}

export function mayNeedStudio(name: ChatName): boolean {
  return name === 'whatsapp-order-ready' || name === 'whatsapp-order-received'
}

function needsStudio(name: ChatName, { fulfilmentMethod, paymentMethod }: OrderMessageFacts): boolean {
  if (name === 'whatsapp-order-ready') return fulfilmentMethod === 'pickup'
  return name === 'whatsapp-order-received' && paymentMethod === 'cash'
}

function studioLines(studio: OrderMessageFacts['studio'], locale: string): string {
  if (studio === null) return ''
  const { address, mapUrl, hours } = studio
  const open = slotWords(hours, locale).map((line) => `${line.days}, ${line.hours}`)
  return [address, ...open, ...(mapUrl === undefined ? [] : [mapUrl])].join('\n')
}
