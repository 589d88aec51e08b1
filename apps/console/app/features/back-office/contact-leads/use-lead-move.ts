import type { Resources } from '@platen/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { useToasts } from '../../../lib/toasts.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import { STATUSES, type Lead } from './lead-labels.ts'

type Move = Resources['ContactLeadMove']

export function useLeadMove(lead: Lead, onMoved: () => void = () => undefined) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const key = queryKeys.lead(lead.id)
  const move = useAction({
    send: (body: Move, idempotencyKey) =>
      api.createContactLeadMove({ leadId: lead.id, body, idempotencyKey }),
    changes: ['leads', 'operations', 'metrics'],
    onDone: (moved, { to }) => {
      queries.setQueryData(key, moved)
      onMoved()
      // A lost request can be reopened.
      const back = to === 'lost' && moved.allowedActions.includes('contacted')
      toasts.good(`${lead.name}: ${STATUSES[to].label.toLowerCase()}.`, {
        ...(back && {
          undo: () => send({ to: 'contacted' }),
          description: 'Undo changes it back to answered.',
        }),
      })
    },
    onRefused: ({ code }, { to }) => {
      void queries.invalidateQueries({ queryKey: key })
      // The dialog covers the toasts and shows the refusal itself.
      return to === 'lost' && code !== 'INVALID_TRANSITION'
    },
  })

  function send(body: Move): void {
    const before = queries.getQueryData<Lead>(key)
    if (before)
      queries.setQueryData<Lead>(key, { ...before, status: body.to, allowedActions: [], actions: [] })
    move.runAsync(body).catch(() => {
      queries.setQueryData(key, before)
    })
  }

  return { send, busy: move.busy, refused: move.refused, unavailable: move.unavailable }
}
