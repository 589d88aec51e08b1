import { PlatenError, expectData } from '@platen/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, noteNewSession } from '../../../lib/requests/api.ts'
import { leaveTo } from '../../../lib/requests/query-client.ts'
import { useToasts } from '../../../lib/toasts.tsx'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import { refusalText } from '../../../lib/requests/refusal-words.ts'
import { m } from '../../../messages/messages.ts'
import type { Me } from './session.ts'
import { startOver } from './start-over.ts'
import { broadcastSession } from './session-messages.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly totpCode?: string
}

export function useSignIn(onDone: (me: Me | null) => void) {
  const queries = useQueryClient()
  const signIn = useMutation({
    mutationFn: (body: Credentials) => expectData(api.adminLogin({ body })),
    onSuccess: async (session) => {
      noteNewSession()
      if (session.user) {
        await leaveTo(session.user.id)
        broadcastSession({ personId: session.user.id })
      }
      queries.setQueryData(queryKeys.session(), session)
      onDone(session.user)
      void queries.invalidateQueries()
    },
  })
  const { error } = signIn
  return {
    run: (credentials: Credentials) => signIn.mutate(credentials),
    busy: signIn.isPending,
    wantsCode: error instanceof PlatenError && error.code === 'TOTP_REQUIRED',
    error: error ?? undefined,
  }
}

export function useSignOut() {
  const toasts = useToasts()
  const signOut = useMutation({
    mutationFn: () => expectData(api.adminLogout()),
    onSuccess: () => {
      broadcastSession({ personId: null })
      return startOver()
    },
    // Without a confirmed sign-out, the next user of this browser could still be signed in.
    onError: (error) => {
      if (error instanceof PlatenError) {
        toasts.bad(m.session.signOut.refused, refusalText(error).title)
      } else toasts.bad(m.session.signOut.unknown, m.session.signOut.unreachable)
    },
  })
  return () => signOut.mutate()
}
