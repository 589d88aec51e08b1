import { Notice, Button } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../lib/api.ts'
import { useFormats } from '../../lib/formats.ts'
import { LastChange } from '../../lib/last-change.tsx'
import { PageHeader } from '../../lib/page-header.tsx'
import { QueryState } from '../../lib/query-state.tsx'
import { useKeptForm } from '../../lib/use-kept-form.ts'
import { useWholeSave } from '../../lib/use-whole-save.ts'
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

function Existing({ garment }: { garment: Garment }) {
  const queries = useQueryClient()
  const formats = useFormats()
  const kept = useKeptForm({ key: `garment ${garment.id}`, ...stateOf(garment), keyOf: variantKey })
  const save = useWholeSave<GarmentForm, Garment>({
    what: 'the garment',
    entity: { type: 'garment', id: garment.id },
    editing: kept,
    send: (form, revision) =>
      api.PUT('/api/admin/garments/{garmentId}', {
        params: { path: { garmentId: garment.id } },
        body: { ...toRequest(form), revision },
      }),
    read: () => readGarment(garment.id),
    stateOf,
    remember: (now) => queries.setQueryData(['garments', garment.id], now),
    changes: ['garments', 'inventory', 'audit-log'],
    done: ({ name }) => ({ title: `${name} is saved.` }),
    onRefused: (error) => kept.refuse(error) || error.code === 'IN_USE',
    keyOf: variantKey,
    names: FIELD_NAMES,
    show: (path, value) =>
      path.endsWith('Minor') && typeof value === 'number' ? formats.money(value) : undefined,
  })
  const inUse = save.refused?.code === 'IN_USE' ? save.refused : undefined

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
              save.reset()
            }}
          >
            Bring them back, off sale
          </Button>
        </Notice>
      )}
      <GarmentEditor
        kept={kept}
        busy={save.busy}
        unavailable={save.unavailable}
        stockOf={(id) => garment.variants.find((variant) => variant.id === id)?.stock}
        onSave={save.run}
      />
      {save.conflict}
    </>
  )
}

function stateOf(garment: Garment) {
  const { revision, updatedAt, updatedBy } = garment
  return { revision, updatedAt, updatedBy, values: toForm(garment) }
}

/** Where the path alone would not say it well. */
const FIELD_NAMES = {
  slug: 'Address',
  basePriceMinor: 'Price without a print',
  active: 'Shown in the shop',
  sort: 'Place in the list',
  variants: 'Variant',
  'variants.colourHex': 'Shade',
  'variants.active': 'For sale',
}
