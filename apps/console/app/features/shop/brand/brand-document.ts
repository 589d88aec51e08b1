import type { QueryOf, Resources } from '@platen/api-client'
import type { FontId, Hex, Look, SurfaceName } from '@platen/brand'
import { LOCALES, type Locale } from '@platen/messages'

export type Brand = Resources['BrandResponse']
type BrandRequest = Resources['BrandRequest']
export type Picture = Resources['PictureRecord']

export const PICTURE_FIELDS = ['logoId', 'faviconId', 'heroPictureId'] as const
export type PictureField = (typeof PICTURE_FIELDS)[number]

export const POLICIES = ['delivery', 'returns', 'privacy', 'terms'] as const
const TEXTS = ['heroTitle', 'heroText', 'about', ...POLICIES] as const
type Texts = Readonly<Record<(typeof TEXTS)[number], string | null>>
type TextFields = Record<(typeof TEXTS)[number], string>

export type Question = Brand['faq'][number]
export const NEW_QUESTION: Question = { question: '', answer: '', translations: {} }

/** Texts that are not set are empty. */
export interface BrandForm extends Record<PictureField, string | null> {
  /** As typed. */
  accent: string
  surface: SurfaceName
  headingFont: FontId
  textFont: FontId
  texts: TextFields
  translations: Record<Locale, TextFields>
  faq: Question[]
}

/** The first language is the one of `texts`. */
export type Languages = readonly [Locale, ...Locale[]]

export function toForm(brand: Brand, [first]: Languages): BrandForm {
  const { accent, surface, headingFont, textFont, logo, favicon, heroPicture, texts, translations, faq } =
    brand
  return {
    ...{ accent, surface, headingFont, textFont },
    logoId: logo?.id ?? null,
    faviconId: favicon?.id ?? null,
    heroPictureId: heroPicture?.id ?? null,
    // A translation for what became the first language is what pages show.
    texts: toFields({ ...texts, ...translations[first] }),
    translations: Object.fromEntries(
      LOCALES.map((locale) => [locale, toFields(locale === first ? {} : translations[locale])]),
    ) as Record<Locale, TextFields>,
    faq,
  }
}

function toFields(texts: Partial<Texts> = {}): TextFields {
  return Object.fromEntries(TEXTS.map((name) => [name, texts[name] ?? ''])) as TextFields
}

export function toRequest(form: BrandForm, revision: number, [, ...others]: Languages): BrandRequest {
  const { translations, texts, accent, faq, ...rest } = form
  return {
    ...rest,
    revision,
    accent: readHex(accent) ?? accent,
    faq: faq.map((one) => ({ ...one, question: one.question.trim(), answer: one.answer.trim() })),
    texts: Object.fromEntries(TEXTS.map((name) => [name, written(texts, name) ?? null])) as Texts,
    // The API refuses languages that the shop does not offer.
    translations: Object.fromEntries(
      others.flatMap((locale) => {
        const own = writtenTexts(translations[locale])
        return Object.keys(own).length === 0 ? [] : [[locale, own]]
      }),
    ),
  }
}

function writtenTexts(texts: TextFields): Partial<TextFields> {
  return Object.fromEntries(
    TEXTS.flatMap((name) => {
      const text = written(texts, name)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

function written(texts: TextFields, name: keyof TextFields): string | undefined {
  // The text below the headline is one paragraph.
  const text = name === 'heroText' ? texts[name].replaceAll(/\s+/g, ' ') : texts[name]
  return text.trim() === '' ? undefined : text.trim()
}

/** Three or six hexadecimal digits, as people paste them; undefined for other texts. */
export function readHex(typed: string): Hex | undefined {
  const [, digits = ''] = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(typed) ?? []
  if (digits === '') return undefined
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}

export function isSameLook(one: Look, other: Look): boolean {
  return (['accent', 'surface', 'headingFont', 'textFont'] as const).every(
    (part) => one[part] === other[part],
  )
}

interface Shown {
  readonly form: BrandForm
  /** The last one that could be read. */
  readonly accent: Hex
  readonly language: Locale
  readonly languages: Languages
}

/** For a preview of a page of the storefront with the brand of the form. */
export function previewQuery({ form, accent, language, languages }: Shown): string {
  const { surface, headingFont, textFont, logoId, heroPictureId, texts, translations } = form
  const own = language === languages[0] ? texts : translations[language]
  const query: Omit<QueryOf<'getBrandPreview'>, 'page'> = {
    ...{ language, accent, surface, headingFont, textFont },
    ...(logoId !== null && { logoId }),
    ...(heroPictureId !== null && { heroPictureId }),
    ...shownText('heroTitle'),
    ...shownText('heroText'),
  }
  return new URLSearchParams(query).toString()

  function shownText(name: 'heroTitle' | 'heroText') {
    const text = written(own, name) ?? written(texts, name)
    return text === undefined ? {} : { [name]: text }
  }
}
