import { PlatenError, expectData } from '@platen/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { forgetAll } from '../../lib/query-client.ts'
import { SESSION_KEY, type Me } from './session.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly totpCode?: string
}

export function useSignIn(onDone: (me: Me | null) => void) {
  const queries = useQueryClient()
  const signIn = useMutation({
    mutationFn: (body: Credentials) => expectData(api.POST('/api/admin/login', { body })),
    onSuccess: (session) => {
      onDone(session.user)
      queries.setQueryData(SESSION_KEY, session)
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
  const signOut = useMutation({
    mutationFn: () => expectData(api.POST('/api/admin/logout')),
    onSettled: async () => {
      await forgetAll()
      location.assign('/admin/sign-in')
    },
  })
  return () => signOut.mutate()
}
