import { formatsFor, writtenAs } from '@platen/formats'
import { fill } from '@platen/messages'
import { languageFor } from '../../messages/messages.ts'
import type { Messages } from '../../messages/en.ts'
import type { Amount, BusinessDocument, Fact } from './business-document.ts'

export interface DocumentWords {
  readonly texts: Messages['documents']
  readonly title: string
  readonly to: string
  readonly money: (minor: number) => string
  readonly count: (value: number) => string
  readonly fact: (fact: Fact) => { readonly label: string; readonly value: string }
  readonly amount: (amount: Amount) => { readonly label: string; readonly value: string }
}

/** `Invoice INV-2026-000017`. */
export function titleOf(document: Pick<BusinessDocument, 'kind' | 'locale' | 'number'>): string {
  const title = languageFor([document.locale]).messages.documents.titles[document.kind]
  return document.number === null ? title : `${title} ${document.number}`
}

export function documentWords({ kind, locale: wanted, money: store }: BusinessDocument): DocumentWords {
  const { locale, messages } = languageFor([wanted])
  const texts = messages.documents
  // Days are the shop's already.
  const formats = formatsFor(locale, { ...store, timeZone: 'UTC' })
  const days = new Intl.DateTimeFormat(writtenAs(locale, store.currency), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const percents = new Intl.NumberFormat(writtenAs(locale, store.currency), {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  return {
    texts,
    title: texts.titles[kind],
    to: texts.to[kind],
    money: formats.money,
    count: formats.number,
    fact: (fact) => ({ label: texts.facts[fact.name], value: valueOf(fact) }),
    amount: (amount) => ({ label: labelOf(amount), value: formats.money(amount.minor) }),
  }

  function labelOf({ name: key, rateBp, detail }: Amount): string {
    const name = texts.amounts[key]
    if (rateBp !== undefined) return fill(texts.rate, { name, percent: percents.format(rateBp / 10_000) })
    return detail === undefined ? name : fill(texts.detailed, { name, detail })
  }

  function valueOf(fact: Fact): string {
    if ('day' in fact) return days.format(new Date(`${fact.day}T00:00:00Z`))
    return 'minor' in fact ? formats.money(fact.minor) : fact.text
  }
}
