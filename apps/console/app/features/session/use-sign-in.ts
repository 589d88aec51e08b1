import { PlatenError, expectData } from '@platen/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, noteNewSession } from '../../lib/api.ts'
import { leaveTo } from '../../lib/query-client.ts'
import { useToasts } from '../../lib/toasts.tsx'
import { SESSION_KEY, type Me } from './session.ts'
import { startOver } from './start-over.ts'
import { tellTabs } from './tab-news.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly totpCode?: string
}

export function useSignIn(onDone: (me: Me | null) => void) {
  const queries = useQueryClient()
  const signIn = useMutation({
    mutationFn: (body: Credentials) => expectData(api.POST('/api/admin/login', { body })),
    onSuccess: async (session) => {
      noteNewSession()
      if (session.user) {
        await leaveTo(session.user.id)
        tellTabs({ personId: session.user.id })
      }
      queries.setQueryData(SESSION_KEY, session)
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

/** Leaves nothing of the shop in this browser. */
export function useSignOut() {
  const toasts = useToasts()
  const signOut = useMutation({
    mutationFn: () => expectData(api.POST('/api/admin/logout')),
    onSuccess: () => {
      tellTabs({ personId: null })
      return startOver()
    },
    // Whoever believes to be signed out must not be let in again by the next who opens this browser.
    onError: (error) => {
      if (error instanceof PlatenError) {
        toasts.bad('You are still signed in.', `${error.message} ${error.resolution}`)
      } else toasts.bad('You may still be signed in.', 'The shop could not be reached: sign out once more.')
    },
  })
  return () => signOut.mutate()
}
