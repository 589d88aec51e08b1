import { Dialog } from '@platen/ui'
import { useEffect, useState } from 'react'
import { onSessionEnd } from '../../lib/api.ts'
import { dropAllDrafts } from '../../lib/kept-draft.ts'
import type { Me } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Over the page where the session ended: what was being written stays, and can be sent after the sign-in. */
export function SessionEndedDialog({ me }: { me: Me }) {
  const [ended, setEnded] = useState(false)
  useEffect(() => onSessionEnd(() => setEnded(true)), [])

  function goOn(now: Me | null) {
    // A page may not be finished by somebody else.
    if (now?.id === me.id) {
      setEnded(false)
      return
    }
    dropAllDrafts()
    location.assign('/admin/')
  }

  if (!ended) return null
  return (
    <Dialog onClose={undefined} title="Your session has ended">
      <p>Sign in again to go on where you were. Nothing on this page is lost.</p>
      <SignInForm email={me.email} onDone={goOn} />
    </Dialog>
  )
}
