import { fill } from '@platen/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { leadToUnmeasured } from './garment-editor.tsx'
import { NEW_GARMENT, toRequest, type Garment, type GarmentForm } from './garment-document.ts'

interface NewGarmentOptions {
  /** Names what is kept of it. */
  readonly draft: string
  readonly isOnSale?: boolean
  readonly onCreated: (garment: Garment) => void
}

export function useNewGarment({ draft, isOnSale = false, onCreated }: NewGarmentOptions) {
  const queries = useQueryClient()
  const kept = useKeptForm({ key: draft, values: { ...NEW_GARMENT, active: isOnSale } })
  const action = useAction({
    send: (form: GarmentForm, key) => api.createGarment({ body: toRequest(form), idempotencyKey: key }),
    changes: ['garments', 'first-run', 'audit-log'],
    onDone: (saved) => {
      queries.setQueryData(['garments', saved.id], saved)
      kept.drop()
      onCreated(saved)
    },
    done: ({ name }) => fill(m.garments.saved, { name }),
    onRefused: (error) => kept.refuse(error),
  })
  return {
    kept,
    save: {
      ...action,
      run: (form: GarmentForm) => {
        if (!leadToUnmeasured(form)) action.run(form)
      },
    },
  }
}
