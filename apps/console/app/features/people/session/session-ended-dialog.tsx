import { Dialog } from '@platen/ui'
import { useEffect, useState } from 'react'
import { onSessionEnd } from '../../../lib/requests/api.ts'
import type { Me } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'
import { startOver } from './start-over.ts'
import { useSessionMessages } from './session-messages.ts'

interface SessionEndedDialogProps {
  readonly me: Me
  /** The server reported that the session ended; otherwise the first refused request does. */
  readonly known: boolean
}

/** Shown over the page, so that unsaved input survives and can be sent after signing in again. */
export function SessionEndedDialog({ me, known }: SessionEndedDialogProps) {
  const [ended, setEnded] = useState(false)
  useEffect(() => onSessionEnd(() => setEnded(true)), [])
  // Signed in from another tab. If as somebody else, the gate starts over.
  useSessionMessages(() => setEnded(false))

  function goOn(now: Me | null) {
    // Another user must not continue on this page.
    if (now?.id === me.id) setEnded(false)
    else void startOver()
  }

  if (!ended && !known) return null
  return (
    <Dialog onClose={undefined} title="Your session has ended">
      <p>Sign in again to continue. Your changes are saved on this device.</p>
      <SignInForm email={me.email} onDone={goOn} />
    </Dialog>
  )
}
