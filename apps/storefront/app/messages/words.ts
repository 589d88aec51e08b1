import type { Language } from './languages.ts'

/** Puts values into a text: `fill('Order {number}', { number })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The forms of a text by the plural categories of its language, as Unicode CLDR names them. */
export type PluralForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** Chooses the form of a text for a count, and puts the count in. */
export function count(language: Language, forms: PluralForms, number: number): string {
  const form = forms[new Intl.PluralRules(language).select(number)] ?? forms.other
  return fill(form, { count: new Intl.NumberFormat(language).format(number) })
}
