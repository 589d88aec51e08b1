import type { Language } from '../lib/languages.ts'

/** Puts values into a text: `fill('Order {number}', { number })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

interface Forms {
  readonly one: string
  readonly other: string
}

/** The form of a text that its count needs, with the count put in. */
export function count(language: Language, forms: Forms, number: number): string {
  const form = new Intl.PluralRules(language).select(number) === 'one' ? forms.one : forms.other
  return fill(form, { count: new Intl.NumberFormat(language).format(number) })
}
