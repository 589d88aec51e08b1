import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { createContext, useContext } from 'react'
import { api } from '../../../lib/requests/api.ts'
import type { Permission } from '../../../lib/pages/page.ts'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import { m } from '../../../messages/messages.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

type Session = Resources['AdminSessionResponse']
export type Me = NonNullable<Session['user']>

/** `ask` refetches, because the cached answer is not enough where access is decided. */
export function useSession({ ask = false } = {}) {
  return useRead(queryKeys.session(), (signal) => api.adminSession({ signal }), {
    staleTime: 60_000,
    refetchOnMount: ask ? 'always' : true,
    kept: true,
  })
}

/** Stays set while an ended session is renewed over the page. */
export const MeContext = createContext<Me | undefined>(undefined)

export function useMe(): Me {
  const user = useContext(MeContext)
  if (!user) throw new Error('No user is signed in.')
  return user
}

/** Text for `unavailable` of a button. */
export function useRefusal(permission: Permission): string | undefined {
  const { permissions, role } = useMe()
  return permissions.includes(permission)
    ? undefined
    : fill(m.session.refusal, { role: m.shared.roles[role] })
}

export function useMay(permission: Permission): boolean {
  return useMe().permissions.includes(permission)
}
