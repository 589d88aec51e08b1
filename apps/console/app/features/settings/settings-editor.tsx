import { expectData } from '@platen/api-client'
import { Notice } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { useConflict } from '../../lib/conflict.tsx'
import { DraftNotice } from '../../lib/draft-notice.tsx'
import { useFormats } from '../../lib/formats.ts'
import { SaveBar } from '../../lib/save-bar.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useKeptForm } from '../../lib/use-kept-form.ts'
import { useRefusal } from '../session/index.ts'
import { ContactSection } from './contact-section.tsx'
import { HandoverSection } from './handover-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { ProductionSection } from './production-section.tsx'
import { SectionLinks } from './section.tsx'
import { toForm, toRequest, type Settings, type SettingsForm } from './settings-document.ts'
import { StoreSection } from './store-section.tsx'

const ENTITY = { type: 'settings', id: 'settings' } as const

/** The whole public configuration as one document: changed here, saved at once, taken back if it was wrong. */
export function SettingsEditor({ settings }: { settings: Settings }) {
  const { kept, save, conflict, refusal } = useSettingsForm(settings)
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
          <HandoverSection />
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
      {conflict}
    </FormProvider>
  )
}

interface Save {
  readonly form: SettingsForm
  readonly revision: number
  /** What stood on the screen when it was sent. */
  readonly onScreen: SettingsForm
}

function useSettingsForm(settings: Settings) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const formats = useFormats()
  const refusal = useRefusal('settings:write')
  const kept = useKeptForm({ key: 'settings', ...stateOf(settings) })
  const action = useAction({
    send: ({ form, revision }: Save) => api.PUT('/api/admin/settings', { body: toRequest(form, revision) }),
    changes: ['settings', 'public-config', 'operations', 'audit-log'],
    onDone: (saved, { onScreen }) => {
      const before = kept.base.values
      queries.setQueryData(['settings'], saved)
      kept.saved(stateOf(saved), onScreen)
      toasts.good('The settings are saved.', {
        description: 'The shop shows them within a minute.',
        undo: () => action.run({ form: before, revision: saved.revision, onScreen: toForm(saved) }),
      })
    },
    onRefused: (error) => conflict.onRefused(error) || kept.refuse(error),
  })
  const conflict = useConflict({
    what: 'the settings',
    entity: ENTITY,
    editing: kept,
    read: async () => {
      const now = await expectData(api.GET('/api/admin/settings'))
      queries.setQueryData(['settings'], now)
      return { ...stateOf(now), updatedBy: now.updatedBy }
    },
    show: (path, value) =>
      path.endsWith('Minor') && typeof value === 'number' ? formats.money(value) : undefined,
    onResolved: (form, { revision }) => action.run({ form, revision, onScreen: form }),
  })
  return {
    kept,
    conflict: conflict.dialog,
    refusal,
    save: {
      ...action,
      run: (form: SettingsForm) => action.run({ form, revision: kept.base.revision, onScreen: form }),
    },
  }
}

function stateOf(settings: Settings) {
  const { revision, updatedAt } = settings
  return { revision, updatedAt, values: toForm(settings) }
}
