import { expectData, type PlatenError } from '@platen/api-client'
import { FONTS, type FontId, type SurfaceName } from '@platen/brand'
import { LOCALE_NAMES, offeredLocales, type Locale } from '@platen/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import type { FieldNames } from '../../../lib/drafts/field-labels.ts'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { useShop } from '../../../lib/formats.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { api } from '../../../lib/requests/api.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
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
import { ColoursSection } from './colours-section.tsx'
import { FontsSection } from './fonts-section.tsx'
import { knownPicture, rememberPictures } from './known-pictures.ts'
import { PicturesSection } from './pictures-section.tsx'
import { PresetsSection } from './presets-section.tsx'
import { SectionLinks } from './section.tsx'
import { StorefrontPreview } from './storefront-preview.tsx'
import { TextsSection } from './texts-section.tsx'

const KEY = ['brand'] as const

export function BrandPage() {
  const brand = useRead(KEY, (signal) => api.getBrand({ signal }))
  const shop = useShop()
  return (
    <>
      <PageHeader title={m.brand.title} aside={brand.data && <LastChange of={brand.data} />} />
      <QueryState query={shop} what={m.brand.what}>
        {({ locales }) => (
          <QueryState query={brand} what={m.brand.what}>
            {(data) => <BrandEditor brand={data} languages={offeredLocales(locales)} />}
          </QueryState>
        )}
      </QueryState>
    </>
  )
}

interface BrandEditorProps {
  readonly brand: Brand
  readonly languages: Languages
}

function BrandEditor({ brand, languages }: BrandEditorProps) {
  rememberPictures(brand)
  const [wanted, setLanguage] = useState<Locale>(languages[0])
  const language = languages.includes(wanted) ? wanted : languages[0]
  const { kept, save, refusal } = useBrandForm({ brand, languages }, setLanguage)
  const readOnly = refusal !== undefined
  return (
    <DocumentForm label={m.brand.title} what={m.brand.what} kept={kept} save={save} refusal={refusal}>
      <SectionLinks />
      <div className="grid gap-x-10 xl:grid-cols-[minmax(0,1fr)_minmax(25rem,34rem)]">
        <div className="min-w-0">
          <fieldset disabled={readOnly} className="min-w-0">
            <PresetsSection />
            <ColoursSection />
            <FontsSection />
            <PicturesSection />
          </fieldset>
          <TextsSection
            language={language}
            languages={languages}
            onLanguage={setLanguage}
            readOnly={readOnly}
          />
        </div>
        <StorefrontPreview language={language} languages={languages} />
      </div>
    </DocumentForm>
  )
}

function useBrandForm({ brand, languages }: BrandEditorProps, onLanguage: (language: Locale) => void) {
  const queries = useQueryClient()
  const refusal = useRefusal('settings:write')
  const stateOf = (now: Brand) => {
    rememberPictures(now)
    const { revision, updatedAt, updatedBy } = now
    return { revision, updatedAt, updatedBy, values: toForm(now, languages) }
  }
  const kept = useKeptForm({ key: 'brand', ...stateOf(brand) })
  const save = useWholeSave<BrandForm, Brand>({
    what: m.brand.what,
    entity: { type: 'brand', id: 'brand' },
    editing: kept,
    send: (form, revision) => api.replaceBrand({ body: toRequest(form, revision, languages) }),
    read: () => expectData(api.getBrand()),
    stateOf,
    remember: (now) => queries.setQueryData(KEY, now),
    changes: ['brand', 'public-config', 'audit-log'],
    done: () => ({ title: m.brand.saved, description: m.brand.savedHint }),
    onRefused: (error) => {
      showLanguageOf(error, languages, onLanguage)
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
