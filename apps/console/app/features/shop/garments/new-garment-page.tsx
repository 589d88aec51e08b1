import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { useToasts } from '../../../lib/toasts.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { NEW_GARMENT, toRequest, type GarmentForm } from './garment-document.ts'
import { GarmentEditor } from './garment-editor.tsx'

export function NewGarmentPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toasts = useToasts()
  const kept = useKeptForm({ key: 'new garment', values: NEW_GARMENT })
  const action = useAction({
    send: (form: GarmentForm, key) => api.createGarment({ body: toRequest(form), idempotencyKey: key }),
    changes: ['garments', 'audit-log'],
    onDone: (saved) => {
      queries.setQueryData(['garments', saved.id], saved)
      kept.drop()
      toasts.good(`${saved.name} is saved.`)
      void navigate(paths.garment(saved.id), { replace: true })
    },
    onRefused: (error) => kept.refuse(error),
  })
  return (
    <>
      <PageHeader title="New garment" />
      <GarmentEditor
        kept={kept}
        busy={action.busy}
        unavailable={action.unavailable}
        stockOf={() => undefined}
        onSave={action.run}
      />
    </>
  )
}
