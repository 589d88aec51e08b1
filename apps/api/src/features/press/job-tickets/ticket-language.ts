import { writtenAs } from '@platen/formats'
import { languageFor } from '../../../messages/messages.ts'
import type { Messages } from '../../../messages/en.ts'

export interface TicketLanguage {
  readonly locale: string
  readonly texts: Messages['tickets']
  /** Millimetres and settings of the press. */
  readonly figure: (value: number) => string
  /** `Wed 25 Nov`: the order number has the year. */
  readonly day: (day: string) => string
}

/** The first language of the shop, in which its staff work. */
export function ticketLanguage(locales: readonly string[]): TicketLanguage {
  const { locale, messages } = languageFor(locales.slice(0, 1))
  const numbers = new Intl.NumberFormat(writtenAs(locale), { useGrouping: false, maximumFractionDigits: 2 })
  const days = new Intl.DateTimeFormat(locale.startsWith('en') ? 'en-GB' : writtenAs(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return {
    locale,
    texts: messages.tickets,
    figure: (value) => numbers.format(value),
    day: (day) => days.format(new Date(day)).replaceAll(/[.,]/g, ''),
  }
}
