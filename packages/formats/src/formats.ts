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

/**
 * How numbers and dates of a language are written where a currency is used: 1.234,50 in Colombia and Spain, 1,234.50 in
 * Mexico. Without an entry, as the texts of this project are.
 */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { AUD: 'en-AU', CAD: 'en-CA', EUR: 'en-IE', GBP: 'en-GB', INR: 'en-IN', NZD: 'en-NZ' },
  es: {
    ...{ ARS: 'es-AR', BOB: 'es-BO', CLP: 'es-CL', COP: 'es-CO', CRC: 'es-CR', EUR: 'es-ES' },
    ...{ PYG: 'es-PY', UYU: 'es-UY', VES: 'es-VE' },
  },
  fr: { CAD: 'fr-CA', CHF: 'fr-CH' },
  'pt-BR': { EUR: 'pt-PT' },
}
/** For languages with several variants: the variant that the texts of this project use. */
const USUAL: Readonly<Record<string, string>> = { es: 'es-419' }

export function writtenAs(language: string, currency = ''): string {
  const known = language === USUAL.es ? 'es' : language
  return VARIANTS[known]?.[currency] ?? USUAL[known] ?? known
}

function createFormats(language: string, store: StoreFormats): Formats {
  const locale = writtenAs(language, store.currency)
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
    moment: (instant) => inSentence(moment.format(instant)),
    stamp: (instant) => stamp.format(instant),
    day: (text) => inSentence(day.format(new Date(`${text}T00:00:00Z`))),
  }

  /** Spanish writes "el lunes 23 de noviembre": the comma of the locale data is for a date that stands alone. */
  function inSentence(date: string): string {
    return locale.startsWith('es') ? date.replace(/^(\p{L}+), /u, '$1 ') : date
  }
}

/** When the shop is at a meet-up point. */
interface Slot {
  /** ISO 8601: 1 is Monday. */
  readonly weekday: number
  readonly from: string
  readonly to: string
}

interface SlotWords {
  readonly days: string
  readonly hours: string
}

/** Days with the same hours are one line: `Monday–Friday` · `09:00–18:00`. */
export function slotWords(slots: readonly Slot[], language: string): SlotWords[] {
  const { names, together } = dayFormats(language)
  const byHours = Map.groupBy(
    slots.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from)),
    ({ from, to }) => `${from}–${to}`,
  )
  return [...byHours].map(([hours, same]) => ({
    hours,
    days: capital(
      together.format(
        dayRuns(
          same.map(({ weekday }) => weekday),
          names,
        ),
      ),
      language,
    ),
  }))
}

interface DayFormats {
  readonly names: Intl.DateTimeFormat
  readonly together: Intl.ListFormat
}

const madeForDays = new Map<string, DayFormats>()

function dayFormats(language: string): DayFormats {
  const formats = madeForDays.get(language) ?? {
    names: new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }),
    together: new Intl.ListFormat(language, { type: 'conjunction' }),
  }
  madeForDays.set(language, formats)
  return formats
}

const SHORTEST_RUN = 3

/** `Monday–Friday` for days that follow each other, in ascending order. */
function dayRuns(weekdays: readonly number[], names: Intl.DateTimeFormat): string[] {
  // Portuguese says "segunda" for short: "segunda-feira–sexta-feira" is hard to read.
  const name = (weekday: number) => names.format(dayOf(weekday)).replace(/-feira$/, '')
  // In a run, weekday and position grow alike.
  const runs = Map.groupBy(weekdays.entries(), ([at, weekday]) => weekday - at)
  return [...runs.values()].flatMap((run) => {
    const days = run.map(([, weekday]) => name(weekday))
    return days.length < SHORTEST_RUN ? days : [`${days[0]}–${days.at(-1)}`]
  })
}

/** 1 January 2024 was a Monday, which is 1. */
function dayOf(weekday: number): Date {
  return new Date(Date.UTC(2024, 0, weekday))
}

function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
