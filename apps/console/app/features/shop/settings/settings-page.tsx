import { Link } from 'react-router'
import { buttonClass } from '@platen/ui'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import { useMay } from '../../people/session/index.ts'
import { ContactSection } from './contact-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { ProductionSection } from './production-section.tsx'
import { SectionLinks } from './section.tsx'
import type { Settings } from './settings-document.ts'
import { StoreSection } from './store-section.tsx'
import { useSettings, useSettingsForm } from './use-settings-form.ts'

export function SettingsPage() {
  const settings = useSettings()
  const maySetUp = useMay('settings:write')
  return (
    <>
      <PageHeader title={m.settings.title} aside={settings.data && <LastChange of={settings.data} />}>
        {maySetUp && (
          <Link to={paths.setup()} className={buttonClass('line')}>
            {m.setup.title}
          </Link>
        )}
      </PageHeader>
      <QueryState query={settings} what={m.settings.what}>
        {(data) => <SettingsEditor settings={data} />}
      </QueryState>
    </>
  )
}

function SettingsEditor({ settings }: { settings: Settings }) {
  const { kept, save, refusal } = useSettingsForm(settings)
  return (
    <DocumentForm label={m.settings.title} what={m.settings.what} kept={kept} save={save} refusal={refusal}>
      <SectionLinks />
      <fieldset disabled={refusal !== undefined} className="min-w-0">
        <StoreSection />
        <ContactSection />
        <DeliverySection />
        <PaymentSection />
        <PricesSection />
        <DocumentsSection />
        <ProductionSection />
      </fieldset>
    </DocumentForm>
  )
}
