import { expectData } from '@platen/api-client'
import { Notice } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { useConflict } from '../../lib/conflict.tsx'
import { DraftNotice } from '../../lib/draft-notice.tsx'
import { SaveBar } from '../../lib/save-bar.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useKeptForm } from '../../lib/use-kept-form.ts'
import { useMay, useRefusal } from '../session/index.ts'
import { ExamplePrint } from './example-print-panel.tsx'
import { EstimateFields, LabourFields } from './labour-fields.tsx'
import { MaterialFields } from './material-fields.tsx'
import {
  MATERIALS,
  toForm,
  toRequest,
  type ProductionForm,
  type ProductionSettings,
} from './production-settings-document.ts'

export const SETTINGS_KEY = ['production-settings'] as const

/** Film, ink, powder and labour as one document: changed here, saved at once, taken back if it was wrong. */
export function ProductionSettingsEditor({ settings }: { settings: ProductionSettings }) {
  const { kept, save, conflict, refusal } = useProductionForm(settings)
  const mayKnow = useMay('costs:read')
  return (
    <FormProvider {...kept.form}>
      <DraftNotice kept={kept} what="the production settings" />
      {refusal !== undefined && (
        <Notice className="mb-4" title={refusal}>
          <p>You can read {mayKnow ? 'everything here' : 'all of it but what things cost'}.</p>
        </Notice>
      )}
      <form noValidate onSubmit={kept.submit(save.run)} aria-label="Production settings">
        <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <fieldset disabled={refusal !== undefined} className="min-w-0">
            {MATERIALS.map((material) => (
              <MaterialFields key={material} material={material} />
            ))}
            <LabourFields />
            <EstimateFields />
          </fieldset>
          {mayKnow && <ExamplePrint />}
        </div>
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
  readonly form: ProductionForm
  readonly revision: number
  /** What stood on the screen when it was sent. */
  readonly onScreen: ProductionForm
}

function useProductionForm(settings: ProductionSettings) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const refusal = useRefusal('settings:write')
  const kept = useKeptForm({ key: 'production settings', ...stateOf(settings) })
  const action = useAction({
    send: ({ form, revision }: Save) =>
      api.PUT('/api/admin/production-settings', { body: toRequest(form, revision) }),
    changes: ['production-settings', 'orders', 'audit-log'],
    onDone: (saved, { onScreen }) => {
      const before = kept.base.values
      queries.setQueryData(SETTINGS_KEY, saved)
      kept.saved(stateOf(saved), onScreen)
      toasts.good('The production settings are saved.', {
        description: 'What is printed from now on is costed by them; what was booked stays.',
        undo: () => action.run({ form: before, revision: saved.revision, onScreen: toForm(saved) }),
      })
    },
    onRefused: (error) => conflict.onRefused(error) || kept.refuse(error),
  })
  const conflict = useConflict({
    what: 'the production settings',
    entity: { type: 'production_settings', id: 'production_settings' },
    editing: kept,
    read: async () => {
      const now = await expectData(api.GET('/api/admin/production-settings'))
      queries.setQueryData(SETTINGS_KEY, now)
      return { ...stateOf(now), updatedBy: now.updatedBy }
    },
    onResolved: (form, { revision }) => action.run({ form, revision, onScreen: form }),
  })
  return {
    kept,
    refusal,
    conflict: conflict.dialog,
    save: {
      ...action,
      run: (form: ProductionForm) => action.run({ form, revision: kept.base.revision, onScreen: form }),
    },
  }
}

function stateOf(settings: ProductionSettings) {
  const { revision, updatedAt } = settings
  return { revision, updatedAt, values: toForm(settings) }
}
