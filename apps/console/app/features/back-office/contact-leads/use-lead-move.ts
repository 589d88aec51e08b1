import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { useToasts } from '../../../lib/toasts.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import { m } from '../../../messages/messages.ts'
import type { Lead } from './lead-labels.ts'

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
      toasts.good(fill(m.leads.moved[to], { name: lead.name }), {
        ...(back && {
          undo: () => send({ to: 'contacted' }),
          description: m.leads.undoHint,
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
