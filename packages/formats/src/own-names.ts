import { offeredLocales, type Locale } from '@platen/messages'

/** What the owner calls things in one language, by what they are called in another. */
export type Names = Readonly<Record<string, string>>

export type OwnNames = Readonly<Partial<Record<Locale, Names>>>

/** Texts without a translation stay as they are. */
export function named(text: string, names: Names): string {
  return Object.hasOwn(names, text) ? (names[text] ?? text) : text
}

/** A copy of the record with these of its texts translated. */
export function withNames<Value extends object>(
  value: Value,
  fields: readonly (keyof Value)[],
  names: Names,
): Value {
  const changed = fields.flatMap((field) => {
    const text = value[field]
    return typeof text === 'string' ? [[field, named(text, names)] as const] : []
  })
  return { ...value, ...Object.fromEntries(changed) }
}

interface NamedRecord {
  readonly texts: Readonly<Record<string, string | null | undefined>>
  readonly translations: Readonly<Partial<Record<Locale, Readonly<Partial<Record<string, string>>>>>>
}

/** By the text that each record has now. Where two records share it, the first one decides. */
function ownNames(records: readonly NamedRecord[]): OwnNames {
  return gather(({ add }) => {
    for (const { texts, translations } of records) {
      for (const [locale, own] of entries(translations))
        for (const [field, text] of Object.entries(own)) add(locale, texts[field], text)
    }
  })
}

/**
 * Also by texts in other languages, because orders keep the text of their time, and another language may have been the
 * shop's first then.
 */
function allNames(records: readonly NamedRecord[], first: Locale): OwnNames {
  const now = ownNames(records)
  return gather(({ add }) => {
    for (const [locale, names] of entries(now))
      for (const [text, own] of Object.entries(names)) add(locale, text, own)
    for (const { texts, translations } of records) {
      const languages = entries(translations)
      const versions: [Locale, NamedRecord['texts']][] = [[first, texts], ...languages]
      for (const [locale, own] of versions)
        for (const [other, former] of languages)
          if (other !== locale)
            for (const [field, text] of Object.entries(own)) add(locale, former[field], text)
    }
  })
}

type Add = (locale: Locale, text: string | null | undefined, own: string | null | undefined) => void

function gather(read: (names: { readonly add: Add }) => void): OwnNames {
  const names: Partial<Record<Locale, Record<string, string>>> = {}
  read({
    add: (locale, text, own) => {
      if (typeof text === 'string' && typeof own === 'string' && text !== own)
        (names[locale] ??= {})[text] ??= own
    },
  })
  return names
}

function entries<Value>(record: Readonly<Partial<Record<Locale, Value>>>): [Locale, Value][] {
  return Object.entries(record) as [Locale, Value][]
}

type Own = NamedRecord['translations']
type Texts = NamedRecord['texts']

interface NamedThings {
  readonly locales: readonly string[]
  readonly tagline: string
  readonly translations?: Own
  readonly garments: readonly {
    readonly name: string
    readonly description: string
    readonly translations: Own
    readonly colours: readonly { readonly name: string; readonly translations: Own }[]
  }[]
  readonly sizeTranslations?: readonly { readonly size: string; readonly translations: Own }[]
  readonly zones: readonly (Texted<'name'> & Translated)[]
  readonly sizeTiers: readonly (Texted<'label'> & Translated)[]
  readonly supportChannels: readonly (Texted<'label' | 'hours'> & Translated)[]
  readonly fulfilmentMethods: readonly (Texted<'label'> & Translated)[]
  readonly meetupZones: readonly (Texted<'name' | 'area' | 'landmark'> & Translated)[]
  readonly deliveryAreas: readonly (Texted<'name'> & Translated)[]
  readonly paymentInstructions: readonly (Texted<'label' | 'instructions' | 'referenceHint'> & Translated)[]
}

type Texted<Field extends string> = Readonly<Partial<Record<Field, string | null>>>
interface Translated {
  readonly translations?: Own
}

export interface ShopNames {
  /** Of garments, colours and sizes, which carts keep by name. */
  readonly inCarts: OwnNames
  readonly all: OwnNames
}

/** What the owner wrote, in each language that it is translated into. */
export function namesOfShop(shop: NamedThings): ShopNames {
  const inCarts = [
    ...shop.garments.flatMap(({ name, translations, colours }) => [
      record({ name }, translations),
      ...colours.map((colour) => record({ name: colour.name }, colour.translations)),
    ]),
    ...(shop.sizeTranslations ?? []).map(({ size, translations }) => record({ name: size }, translations)),
  ]
  const others = [
    record({ tagline: shop.tagline }, shop.translations),
    ...shop.garments.map(({ description, translations }) => record({ description }, translations)),
    ...shop.zones.map(({ name, translations }) => record({ name }, translations)),
    ...shop.sizeTiers.map(({ label, translations }) => record({ label }, translations)),
    ...shop.supportChannels.map(({ label, hours, translations }) => record({ label, hours }, translations)),
    ...shop.fulfilmentMethods.map(({ label, translations }) => record({ label }, translations)),
    ...shop.meetupZones.map(({ name, area, landmark, translations }) =>
      record({ name, area, landmark }, translations),
    ),
    ...shop.deliveryAreas.map(({ name, translations }) => record({ name }, translations)),
    ...shop.paymentInstructions.map(({ label, instructions, referenceHint, translations }) =>
      record({ label, instructions, referenceHint }, translations),
    ),
  ]
  const [first] = offeredLocales(shop.locales)
  return { inCarts: ownNames(inCarts), all: allNames([...inCarts, ...others], first) }
}

function record(texts: Texts, translations: Own = {}): NamedRecord {
  return { texts, translations }
}
