import { expectData } from '@platen/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { useMay, useRefusal } from '../../people/session/index.ts'
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
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.printCosts

export function ProductionSettingsPage() {
  const settings = useRead(SETTINGS_KEY, (signal) => api.getProductionSettings({ signal }))
  return (
    <>
      <PageHeader title={texts.title} aside={settings.data && <LastChange of={settings.data} />} />
      <QueryState query={settings} what={texts.subject}>
        {(data) => <ProductionSettingsEditor settings={data} />}
      </QueryState>
    </>
  )
}

const SETTINGS_KEY = ['production-settings'] as const

function ProductionSettingsEditor({ settings }: { settings: ProductionSettings }) {
  const { kept, save, refusal } = useProductionForm(settings)
  const mayKnow = useMay('costs:read')
  return (
    <DocumentForm
      label={texts.label}
      what={texts.subject}
      kept={kept}
      save={save}
      refusal={refusal}
      {...(!mayKnow && { readable: texts.readWithoutCosts })}
    >
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
    </DocumentForm>
  )
}

function useProductionForm(settings: ProductionSettings) {
  const queries = useQueryClient()
  const refusal = useRefusal('settings:write')
  const kept = useKeptForm({ key: 'production settings', ...stateOf(settings) })
  const save = useWholeSave<ProductionForm, ProductionSettings>({
    what: texts.subject,
    entity: { type: 'production_settings', id: 'production_settings' },
    editing: kept,
    send: (form, revision) => api.replaceProductionSettings({ body: toRequest(form, revision) }),
    read: () => expectData(api.getProductionSettings()),
    stateOf,
    remember: (now) => queries.setQueryData(SETTINGS_KEY, now),
    changes: ['production-settings', 'orders', 'audit-log'],
    done: () => ({
      title: texts.saved.title,
      description: texts.saved.text,
    }),
    onRefused: kept.refuse,
  })
  return { kept, save, refusal }
}

function stateOf(settings: ProductionSettings) {
  const { revision, updatedAt, updatedBy } = settings
  return { revision, updatedAt, updatedBy, values: toForm(settings) }
}
