import { RegistrationMark } from '@platen/ui'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Dialog } from '../../../lib/dialog.tsx'
import { noteNewSession, onSessionEnd } from '../../../lib/requests/api.ts'
import { useShop } from '../../../lib/formats.ts'
import { ownDrafts, ownerOfDrafts } from '../../../lib/drafts/kept-draft.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryError } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import { MeContext, useSession, type Me } from './session.ts'
import { startOver, useLeaving } from './start-over.ts'
import { useOwnLanguage } from './use-own-language.ts'
import { useSessionMessages } from './session-messages.ts'
import { SignInForm } from './sign-in-form.tsx'

export function SessionGate() {
  const session = useSession({ ask: true })
  useOwnLanguage(session)
  const shop = useShop()
  const { pathname, search } = useLocation()
  const [lastUser, setLastUser] = useState<Me>()
  const user = session.data?.user ?? undefined
  // Another user may have signed in in another tab.
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
    <div role="status" aria-label={m.session.loading} className="grid min-h-dvh place-items-center">
      <RegistrationMark process className="size-12 animate-pulse motion-reduce:animate-none" />
    </div>
  )
}

interface SessionEndedDialogProps {
  readonly me: Me
  /** The server reported that the session ended; otherwise the first refused request does. */
  readonly known: boolean
}

/** An overlay, so that unsaved input survives and can be sent after signing in again. */
function SessionEndedDialog({ me, known }: SessionEndedDialogProps) {
  const [ended, setEnded] = useState(false)
  useEffect(() => onSessionEnd(() => setEnded(true)), [])
  // Signed in from another tab; another user makes the gate start over.
  useSessionMessages(() => setEnded(false))

  function goOn(now: Me | null) {
    // Another user must not continue on this page.
    if (now?.id === me.id) setEnded(false)
    else void startOver()
  }

  if (!ended && !known) return null
  return (
    <Dialog onClose={undefined} title={m.session.ended.title}>
      <p>{m.session.ended.text}</p>
      <SignInForm email={me.email} onDone={goOn} />
    </Dialog>
  )
}
