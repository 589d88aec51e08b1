import type { Language } from './languages.ts'

/** `fill('Order {number}', { number })` */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** By the CLDR plural categories of the language. */
export type PluralForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export function count(language: Language, forms: PluralForms, number: number): string {
  const form = forms[new Intl.PluralRules(language).select(number)] ?? forms.other
  return fill(form, { count: new Intl.NumberFormat(language).format(number) })
}
