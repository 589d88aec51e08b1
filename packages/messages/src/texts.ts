import type { PluralForms } from './read-messages.ts'

/** `fill('Order {{number}}', { number })` */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Chooses the plural form, and fills in `{{count}}` as a number of that language. `locale` is BCP 47. */
export function count(
  locale: string,
  forms: PluralForms,
  number: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = forms[pluralRules(locale).select(number)] ?? forms.other
  return fill(form, { count: numberFormat(locale).format(number), ...values })
}

export interface TextPart {
  readonly text: string
  /** `link` for what stands between `<link>` and `</link>`. */
  readonly tag?: string
}

/** Splits a message with marked parts, such as `See the <link>settings</link>.` Tags are not nested. */
export function textParts(message: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: whole, 1: tag, 2: text, index } of message.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    if (index > end) parts.push({ text: message.slice(end, index) })
    if (tag !== undefined && text !== undefined) parts.push({ tag, text })
    end = index + whole.length
  }
  if (end < message.length) parts.push({ text: message.slice(end) })
  return parts
}

// Making one costs a hundred times what using it does.
const pluralRules = kept((locale) => new Intl.PluralRules(locale))
const numberFormat = kept((locale) => new Intl.NumberFormat(locale))

function kept<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>()
  return (locale) => {
    const known = made.get(locale)
    if (known) return known
    const one = make(locale)
    made.set(locale, one)
    return one
  }
}
