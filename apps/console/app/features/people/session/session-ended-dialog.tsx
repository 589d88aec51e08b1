import { Dialog } from '@platen/ui'
import { useEffect, useState } from 'react'
import { onSessionEnd } from '../../../lib/requests/api.ts'
import type { Me } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'
import { startOver } from './start-over.ts'
import { useSessionMessages } from './session-messages.ts'

interface SessionEndedDialogProps {
  readonly me: Me
  /** The shop has said that nobody is signed in; otherwise the first refusal tells. */
  readonly known: boolean
}

/** Over the page where the session ended: what was being written stays, and can be sent after the sign-in. */
export function SessionEndedDialog({ me, known }: SessionEndedDialogProps) {
  const [ended, setEnded] = useState(false)
  useEffect(() => onSessionEnd(() => setEnded(true)), [])
  // In another tab. If it was as somebody else, the gate starts over.
  useSessionMessages(() => setEnded(false))

  function goOn(now: Me | null) {
    // A page may not be finished by somebody else.
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
