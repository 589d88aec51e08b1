export { slotWords, type SlotWords } from './slot-words.ts'

/** Numbers and times as the reader is used to them. */
export interface Formats {
  /** Minor units of the store currency. */
  readonly money: (minor: number) => string
  readonly number: (value: number) => string
  /** An instant, in the store's time zone. */
  readonly moment: (instant: Date) => string
  /** An instant in the store's time zone, in few words, for lists. */
  readonly stamp: (instant: Date) => string
  /** `YYYY-MM-DD`, a day in the store's calendar. */
  readonly day: (day: string) => string
}

interface StoreFormats {
  readonly currency: string
  readonly currencyExponent: number
  readonly timeZone: string
}

/** Making formats costs a hundred times what using them does. A process meets few locales and one store. */
const made = new Map<string, Formats>()

export function formatsFor(locale: string, store: StoreFormats): Formats {
  const key = [locale, store.currency, store.currencyExponent, store.timeZone].join(' ')
  const formats = made.get(key) ?? createFormats(locale, store)
  made.set(key, formats)
  return formats
}

/** Where a language is written in more than one way: as the texts of this project are. */
const WRITTEN_AS: Readonly<Record<string, string>> = { es: 'es-419' }

function createFormats(language: string, store: StoreFormats): Formats {
  const locale = WRITTEN_AS[language] ?? language
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: store.currency,
    // A shop has one currency, and its customers call it by its sign.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: store.currencyExponent,
    maximumFractionDigits: store.currencyExponent,
  })
  const number = new Intl.NumberFormat(locale)
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: store.timeZone,
  })
  const stamp = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: store.timeZone,
  })
  // The day is the store's already: it must not move to another zone.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  return {
    // A decimal string is formatted exactly; a quotient would be a float.
    money: (minor) => money.format(`${minor}e-${store.currencyExponent}` as `${number}`),
    number: (value) => number.format(value),
    moment: (instant) => moment.format(instant),
    stamp: (instant) => stamp.format(instant),
    day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
  }
}
