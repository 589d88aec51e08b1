import type { StoreSettingsResponse } from '@platen/contract'
import { slotWords } from '@platen/formats'
import { greeting } from './compose-email.ts'
import type { FulfilmentMethod, PaymentMethod } from './email-facts.ts'
import { EMAIL_NAMES } from './email-jobs.ts'
import { fill } from '@platen/messages'
import { languageFor } from '../../../messages/messages.ts'

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
  const { locale, messages } = languageFor([facts.locale, ...facts.locales])
  const { emails: texts } = messages
  const name = EMAIL_NAMES.find((known) => known === about) ?? 'order-link'
  return [
    greeting(facts.customerName, texts),
    fill(texts.emails[name].opening, { number: facts.number, storeName: facts.storeName }),
    ...(needsStudio(name, facts) ? studioLines(facts.studio, locale) : []),
    `${texts.followOrder}: ${facts.trackingUrl(locale)}`,
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
