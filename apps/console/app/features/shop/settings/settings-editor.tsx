import { expectData } from '@platen/api-client'
import { Notice } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { api } from '../../../lib/requests/api.ts'
import { DraftNotice } from '../../../lib/drafts/draft-notice.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { SaveBar } from '../../../lib/forms/save-bar.tsx'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { useRefusal } from '../../people/session/index.ts'
import { ContactSection } from './contact-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { FIELD_NAMES } from './field-names.ts'
import { PaymentSection } from './payment-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { ProductionSection } from './production-section.tsx'
import { SectionLinks } from './section.tsx'
import { toForm, toRequest, type Settings, type SettingsForm } from './settings-document.ts'
import { StoreSection } from './store-section.tsx'

const ENTITY = { type: 'settings', id: 'settings' } as const

export function SettingsEditor({ settings }: { settings: Settings }) {
  const { kept, save, refusal } = useSettingsForm(settings)
  return (
    <FormProvider {...kept.form}>
      <DraftNotice kept={kept} what="the settings" />
      {refusal !== undefined && (
        <Notice className="mb-4" title={refusal}>
          <p>You can read everything here.</p>
        </Notice>
      )}
      <SectionLinks />
      <form noValidate onSubmit={kept.submit(save.run)} aria-label="Settings">
        <fieldset disabled={refusal !== undefined} className="min-w-0">
          <StoreSection />
          <ContactSection />
          <DeliverySection />
          <PaymentSection />
          <PricesSection />
          <ProductionSection />
        </fieldset>
        <SaveBar
          dirty={kept.dirty}
          busy={save.busy}
          unavailable={refusal ?? save.unavailable}
          onSave={() => kept.submit(save.run)()}
          onDrop={kept.drop}
        />
      </form>
      {save.conflict}
    </FormProvider>
  )
}

function useSettingsForm(settings: Settings) {
  const queries = useQueryClient()
  const formats = useFormats()
  const refusal = useRefusal('settings:write')
  const kept = useKeptForm({ key: 'settings', ...stateOf(settings) })
  const save = useWholeSave<SettingsForm, Settings>({
    what: 'the settings',
    entity: ENTITY,
    editing: kept,
    send: (form, revision) => api.replaceSettings({ body: toRequest(form, revision) }),
    read: () => expectData(api.getSettings()),
    stateOf,
    remember: (now) => queries.setQueryData(['settings'], now),
    changes: ['settings', 'public-config', 'operations', 'audit-log'],
    done: () => ({
      title: 'The settings are saved.',
      description: 'Your store shows them within a minute.',
    }),
    onRefused: kept.refuse,
    names: FIELD_NAMES,
    show: (path, value) =>
      path.endsWith('Minor') && typeof value === 'number' ? formats.money(value) : undefined,
  })
  return { kept, save, refusal }
}

function stateOf(settings: Settings) {
  const { revision, updatedAt, updatedBy } = settings
  return { revision, updatedAt, updatedBy, values: toForm(settings) }
}
