import { RegistrationMark } from '@platen/ui'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { noteNewSession } from '../../../lib/requests/api.ts'
import { useShop } from '../../../lib/formats.ts'
import { ownDrafts, ownerOfDrafts } from '../../../lib/drafts/kept-draft.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryError } from '../../../lib/requests/query-state.tsx'
import { SessionEndedDialog } from './session-ended-dialog.tsx'
import { MeContext, useSession, type Me } from './session.ts'
import { startOver, useLeaving } from './start-over.ts'
import { useSessionMessages } from './session-messages.ts'

export function SessionGate() {
  const session = useSession({ ask: true })
  const shop = useShop()
  const { pathname, search } = useLocation()
  const [lastUser, setLastUser] = useState<Me>()
  const user = session.data?.user ?? undefined
  // The screen and the cache may belong to somebody else, who signed in in another tab.
  const before = lastUser?.id ?? ownerOfDrafts()
  const isOtherUser = user !== undefined && before !== undefined && user.id !== before
  if (user && user !== lastUser && !isOtherUser) setLastUser(user)
  const me = user ?? lastUser
  const leaving = useLeaving()
  useSessionMessages(({ personId }) => {
    if (personId !== me?.id) return void startOver()
    noteNewSession()
    void session.refetch()
  })
  useEffect(() => {
    if (isOtherUser) void startOver()
    else if (lastUser) ownDrafts(lastUser.id)
  }, [isOtherUser, lastUser])
  if (leaving || isOtherUser) return <LoadingScreen />
  const failed = [session, shop].find(({ data, error }) => data === undefined && error)
  if (failed?.error) {
    return (
      <main className="mx-auto max-w-xl p-8">
        <QueryError error={failed.error} onRetry={() => void failed.refetch()} />
      </main>
    )
  }
  if (!session.data || !shop.data) return <LoadingScreen />
  if (!me) {
    // A cached "signed out" may be outdated.
    if (session.isFetching) return <LoadingScreen />
    const target = pathname + search
    return (
      <Navigate
        to={target === '/' ? paths.signIn() : `${paths.signIn()}?to=${encodeURIComponent(target)}`}
        replace
      />
    )
  }
  return (
    <MeContext value={me}>
      <Outlet />
      <SessionEndedDialog me={me} known={!user} />
    </MeContext>
  )
}

function LoadingScreen() {
  return (
    <div role="status" aria-label="Loading the console" className="grid min-h-dvh place-items-center">
      <RegistrationMark process className="size-12 animate-pulse motion-reduce:animate-none" />
    </div>
  )
}
