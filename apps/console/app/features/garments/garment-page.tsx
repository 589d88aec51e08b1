import { Notice, Button } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../lib/api.ts'
import { useConflict } from '../../lib/conflict.tsx'
import { useFormats } from '../../lib/formats.ts'
import { LastChange } from '../../lib/last-change.tsx'
import { PageHeader } from '../../lib/page-header.tsx'
import { QueryState } from '../../lib/query-state.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useKeptForm } from '../../lib/use-kept-form.ts'
import { toForm, toRequest, variantKey, type Garment, type GarmentForm } from './garment-document.ts'
import { GarmentEditor } from './garment-editor.tsx'
import { readGarment, useGarment } from './garments.ts'
import { keepOffSale } from './variants.ts'

export function GarmentPage() {
  const { id = '' } = useParams()
  const garment = useGarment(id)
  return (
    <>
      <PageHeader
        title={garment.data?.name ?? 'Garment'}
        aside={garment.data && <LastChange of={garment.data} />}
      />
      <QueryState query={garment} what="the garment">
        {(data) => <Existing key={data.id} garment={data} />}
      </QueryState>
    </>
  )
}

interface Save {
  readonly form: GarmentForm
  readonly revision: number
  readonly onScreen: GarmentForm
}

function Existing({ garment }: { garment: Garment }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const formats = useFormats()
  const kept = useKeptForm({ key: `garment ${garment.id}`, ...stateOf(garment), keyOf: variantKey })
  const remember = (now: Garment) => queries.setQueryData(['garments', garment.id], now)
  const action = useAction({
    send: ({ form, revision }: Save) =>
      api.PUT('/api/admin/garments/{garmentId}', {
        params: { path: { garmentId: garment.id } },
        body: { ...toRequest(form), revision },
      }),
    changes: ['garments', 'inventory', 'audit-log'],
    onDone: (saved, { onScreen }) => {
      const before = kept.base.values
      remember(saved)
      kept.saved(stateOf(saved), onScreen)
      toasts.good(`${saved.name} is saved.`, {
        undo: () => action.run({ form: before, revision: saved.revision, onScreen: toForm(saved) }),
      })
    },
    onRefused: (error) => conflict.onRefused(error) || kept.refuse(error) || error.code === 'IN_USE',
  })
  const conflict = useConflict({
    what: 'the garment',
    entity: { type: 'garment', id: garment.id },
    editing: kept,
    read: async () => {
      const now = await readGarment(garment.id)
      remember(now)
      return { ...stateOf(now), updatedBy: now.updatedBy }
    },
    keyOf: variantKey,
    show: (path, value) =>
      path.endsWith('Minor') && typeof value === 'number' ? formats.money(value) : undefined,
    onResolved: (form, { revision }) => action.run({ form, revision, onScreen: form }),
  })
  const inUse = action.refused?.code === 'IN_USE' ? action.refused : undefined

  return (
    <>
      {inUse && (
        <Notice tone="bad" urgent className="mb-4" title={inUse.message}>
          <p>{inUse.resolution}</p>
          <Button
            look="line"
            className="mt-3"
            onClick={() => {
              const { variants } = kept.current()
              kept.form.setValue('variants', keepOffSale(variants, kept.base.values.variants))
              action.reset()
            }}
          >
            Bring them back, off sale
          </Button>
        </Notice>
      )}
      <GarmentEditor
        kept={kept}
        busy={action.busy}
        unavailable={action.unavailable}
        stockOf={(id) => garment.variants.find((variant) => variant.id === id)?.stock}
        onSave={(form) => action.run({ form, revision: kept.base.revision, onScreen: form })}
      />
      {conflict.dialog}
    </>
  )
}

function stateOf(garment: Garment) {
  const { revision, updatedAt } = garment
  return { revision, updatedAt, values: toForm(garment) }
}
