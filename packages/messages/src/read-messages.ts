// Messages are JSON files in the format of i18next (version 4), which translators' tools read and write:
//
//   { "cart": { "title": "Your cart", "left": "Only {{amount}} left",
//               "designs_one": "{{count}} design", "designs_other": "{{count}} designs" } }

type PluralCategory = Intl.LDMLPluralRule

/** By the CLDR plural categories of the language. */
export type PluralForms = Partial<Readonly<Record<PluralCategory, string>>> & { readonly other: string }

/** The shape of messages in any language: `designs_one` and `designs_other` are one message, `designs`. */
export type MessagesOf<File> = {
  readonly [Key in keyof File as BaseKey<File, Key>]: File[Key] extends string
    ? Key extends BaseKey<File, Key>
      ? string
      : PluralForms
    : File[Key] extends readonly unknown[]
      ? File[Key]
      : MessagesOf<File[Key]>
}

type BaseKey<File, Key> = Key extends `${infer Base}_${PluralCategory}`
  ? `${Base}_other` extends keyof File
    ? Base
    : Key
  : Key

/** Joins the plural forms of each message. Lists stay as they are. */
export function readMessages<const File extends object>(file: File): MessagesOf<File> {
  const messages: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(file) as [string, string | object][]) {
    const [, base, category] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? []
    if (Array.isArray(value)) messages[key] = value
    else if (typeof value !== 'string') messages[key] = readMessages(value)
    else if (base === undefined || category === undefined || !Object.hasOwn(file, `${base}_other`))
      messages[key] = value
    else messages[base] = { ...(messages[base] as PluralForms | undefined), [category]: value }
  }
  return messages as MessagesOf<File>
}
