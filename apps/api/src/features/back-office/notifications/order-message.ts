import type { StoreSettingsResponse } from '@platen/contract'
import { slotWords } from '@platen/formats'
import { safeName } from './compose-email.ts'
import type { FulfilmentMethod, PaymentMethod } from './email-facts.ts'
import { EMAIL_NAMES } from './email-jobs.ts'
import { messagesIn } from './messages/languages.ts'

interface OrderMessageFacts {
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

/** A few lines for a chat, in the customer's language. What else there is to know is behind the link. */
export function writeOrderMessage(about: string, facts: OrderMessageFacts): string {
  const { locale, messages } = messagesIn([facts.locale, ...facts.locales])
  const name = EMAIL_NAMES.find((known) => known === about) ?? 'order-link'
  return [
    messages.greeting(safeName(facts.customerName)),
    messages.emails[name].opening({ number: facts.number, storeName: facts.storeName }),
    ...(needsStudio(name, facts) ? studioLines(facts.studio, locale) : []),
    `${messages.followOrder}: ${facts.trackingUrl(locale)}`,
    facts.storeName,
  ].join('\n\n')
}

function needsStudio(about: string, { fulfilmentMethod, paymentMethod }: OrderMessageFacts): boolean {
  if (about === 'order-ready') return fulfilmentMethod === 'pickup'
  return about === 'order-received' && paymentMethod === 'cash'
}

function studioLines(studio: OrderMessageFacts['studio'], locale: string): string[] {
  if (studio === null) return []
  const { address, mapUrl, hours } = studio
  const open = slotWords(hours, locale).map((line) => `${line.days}, ${line.hours}`)
  return [[address, ...open, ...(mapUrl === undefined ? [] : [mapUrl])].join('\n')]
}
