import { offeredLocales, type Locale } from '@platen/messages'
import { useState } from 'react'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { useShop } from '../../../lib/formats.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import type { Brand, Languages } from './brand-document.ts'
import { ColoursSection } from './colours-section.tsx'
import { FaqSection } from './faq-section.tsx'
import { FontsSection } from './fonts-section.tsx'
import { rememberPictures } from './known-pictures.ts'
import { PicturesSection } from './pictures-section.tsx'
import { PresetsSection } from './presets-section.tsx'
import { SectionLinks } from './section.tsx'
import { StorefrontPreview } from './storefront-preview.tsx'
import { TextsSection } from './texts-section.tsx'
import { useBrand, useBrandForm } from './use-brand-form.ts'

export function BrandPage() {
  const brand = useBrand()
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
  const { kept, save, refusal } = useBrandForm({ brand, languages }, { onLanguage: setLanguage })
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
          <fieldset disabled={readOnly} className="min-w-0">
            <FaqSection />
          </fieldset>
        </div>
        <StorefrontPreview language={language} languages={languages} />
      </div>
    </DocumentForm>
  )
}
