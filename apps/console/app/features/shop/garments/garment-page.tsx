import { fill } from '@platen/messages'
import { Notice, Button } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useParams, useNavigate } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { refusalText } from '../../../lib/requests/refusal-words.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { toForm, toRequest, memberKey, type Garment, type GarmentForm } from './garment-document.ts'
import { GarmentEditor } from './garment-editor.tsx'
import { readGarment, useGarment } from '../catalog/index.ts'
import { keepOffSale } from './variants.ts'
import { paths } from '../../../lib/paths.ts'
import { useNewGarment } from './use-new-garment.ts'
import { m } from '../../../messages/messages.ts'

export function GarmentPage() {
  const { id = '' } = useParams()
  const garment = useGarment(id)
  return (
    <>
      <PageHeader
        title={garment.data?.name ?? m.garments.one}
        aside={garment.data && <LastChange of={garment.data} />}
      />
      <QueryState query={garment} what={m.garments.whatOne}>
        {(data) => <Existing key={data.id} garment={data} />}
      </QueryState>
    </>
  )
}

function Existing({ garment }: { garment: Garment }) {
  const queries = useQueryClient()
  const formats = useFormats()
  const kept = useKeptForm({ key: `garment ${garment.id}`, ...stateOf(garment), keyOf: memberKey })
  const save = useWholeSave<GarmentForm, Garment>({
    what: m.garments.whatOne,
    entity: { type: 'garment', id: garment.id },
    editing: kept,
    send: (form, revision) =>
      api.replaceGarment({ garmentId: garment.id, body: { ...toRequest(form), revision } }),
    read: () => readGarment(garment.id),
    stateOf,
    remember: (now) => queries.setQueryData(['garments', garment.id], now),
    changes: ['garments', 'first-run', 'inventory', 'audit-log'],
    done: ({ name }) => ({ title: fill(m.garments.saved, { name }) }),
    onRefused: (error) => kept.refuse(error) || error.code === 'IN_USE',
    keyOf: memberKey,
    names: FIELD_NAMES,
    show: (path, value) =>
      path.endsWith('Minor') && typeof value === 'number' ? formats.money(value) : undefined,
  })
  const inUse = save.refused?.code === 'IN_USE' ? save.refused : undefined

  return (
    <>
      {inUse && (
        <Notice tone="bad" urgent className="mb-4" title={refusalText(inUse).title}>
          <p>{refusalText(inUse).text}</p>
          <Button
            variant="line"
            className="mt-3"
            onClick={() => {
              const { variants } = kept.current()
              kept.form.setValue('variants', keepOffSale(variants, kept.base.values.variants))
              save.reset()
            }}
          >
            {m.garments.restoreOffSale}
          </Button>
        </Notice>
      )}
      <GarmentEditor
        kept={kept}
        save={save}
        stockOf={(id) => garment.variants.find((variant) => variant.id === id)?.stock}
      />
    </>
  )
}

function stateOf(garment: Garment) {
  const { revision, updatedAt, updatedBy } = garment
  return { revision, updatedAt, updatedBy, values: toForm(garment) }
}

const texts = m.garments.fields
const FIELD_NAMES = {
  slug: texts.slug,
  basePriceMinor: texts.price,
  active: texts.active,
  sort: texts.position,
  variants: texts.variant,
  'variants.colourHex': texts.colour,
  'variants.active': m.garments.forSale,
}

export function NewGarmentPage() {
  const navigate = useNavigate()
  const { kept, save } = useNewGarment({
    draft: 'new garment',
    onCreated: ({ id }) => void navigate(paths.garment(id), { replace: true }),
  })
  return (
    <>
      <PageHeader title={m.garments.new} />
      <GarmentEditor kept={kept} save={save} stockOf={() => undefined} />
    </>
  )
}
