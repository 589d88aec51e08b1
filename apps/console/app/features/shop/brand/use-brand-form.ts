import { expectData, type PlatenError } from '@platen/api-client'
import { FONTS, type FontId, type SurfaceName } from '@platen/brand'
import { LOCALE_NAMES, type Locale } from '@platen/messages'
import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import type { FieldNames } from '../../../lib/drafts/field-labels.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { api } from '../../../lib/requests/api.ts'
import { fieldProblems } from '../../../lib/requests/refusal-words.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import {
  PICTURE_FIELDS,
  toForm,
  toRequest,
  type Brand,
  type BrandForm,
  type Languages,
} from './brand-document.ts'
import { knownPicture, rememberPictures } from './known-pictures.ts'

const KEY = ['brand'] as const

export function useBrand() {
  return useRead(KEY, (signal) => api.getBrand({ signal }))
}

interface BrandFormOptions {
  /** Names what is kept of unsaved changes. */
  readonly draft?: string
  /** Instead of a message that says so. */
  readonly onSaved?: () => void
  /** Shows the language of a text that was refused. */
  readonly onLanguage?: (language: Locale) => void
}

interface OfBrand {
  readonly brand: Brand
  readonly languages: Languages
}

export function useBrandForm(
  { brand, languages }: OfBrand,
  { draft = 'brand', onSaved, onLanguage }: BrandFormOptions = {},
) {
  const queries = useQueryClient()
  const refusal = useRefusal('settings:write')
  const stateOf = (now: Brand) => {
    rememberPictures(now)
    const { revision, updatedAt, updatedBy } = now
    return { revision, updatedAt, updatedBy, values: toForm(now, languages) }
  }
  const kept = useKeptForm({ key: draft, ...stateOf(brand) })
  const save = useWholeSave<BrandForm, Brand>({
    what: m.brand.what,
    entity: { type: 'brand', id: 'brand' },
    editing: kept,
    send: (form, revision) => api.replaceBrand({ body: toRequest(form, revision, languages) }),
    read: () => expectData(api.getBrand()),
    stateOf,
    remember: (now) => queries.setQueryData(KEY, now),
    changes: ['brand', 'first-run', 'public-config', 'audit-log'],
    ...(onSaved ? { onSaved } : { done: () => ({ title: m.brand.saved, description: m.brand.savedHint }) }),
    onRefused: (error) => {
      if (onLanguage) showLanguageOf(error, languages, onLanguage)
      return kept.refuse(error)
    },
    names: FIELD_NAMES,
    show: valueText,
  })
  return { kept, save, refusal }
}

/** Only the texts of one language have inputs. */
function showLanguageOf(error: PlatenError, languages: Languages, show: (language: Locale) => void): void {
  const [first] = fieldProblems(error).filter(({ path }) => /^(texts|translations)\b/.test(path))
  if (!first) return
  const [, language] = /^translations\.([^.]+)/.exec(first.path) ?? []
  flushSync(() => show(languages.find((one) => one === language) ?? languages[0]))
}

const SURFACE_NAMES: Readonly<Record<SurfaceName, string>> = m.brand.colours.surfaces

function valueText(path: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  if (path === 'surface') return SURFACE_NAMES[value as SurfaceName]
  if (path.endsWith('Font')) return FONTS[value as FontId].name
  if (!PICTURE_FIELDS.some((field) => field === path)) return undefined
  return knownPicture(value)?.fileName ?? m.brand.pictures.another
}

const { texts } = m.brand
const TEXT_NAMES = {
  heroTitle: texts.heroTitle,
  heroText: texts.heroText,
  about: texts.about,
  ...texts.policies,
}
const FIELD_NAMES: FieldNames = {
  accent: m.brand.colours.accent,
  surface: m.brand.colours.surface,
  headingFont: m.brand.fonts.heading,
  textFont: m.brand.fonts.text,
  logoId: m.brand.pictures.logo,
  faviconId: m.brand.pictures.icon,
  heroPictureId: m.brand.pictures.hero,
  faq: m.brand.faq.title,
  'faq.question': m.brand.faq.question,
  'faq.answer': m.brand.faq.answer,
  ...namesBelow('texts'),
  ...Object.fromEntries(
    Object.entries(LOCALE_NAMES).flatMap(([locale, name]) => [
      [`translations.${locale}`, name],
      ...Object.entries(namesBelow(`translations.${locale}`)),
    ]),
  ),
}

function namesBelow(path: string): FieldNames {
  return Object.fromEntries(Object.entries(TEXT_NAMES).map(([name, text]) => [`${path}.${name}`, text]))
}
