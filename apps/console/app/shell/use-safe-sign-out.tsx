import { useState, type ReactNode } from 'react'
import type { useOutboxSender } from '../features/press/floor/index.ts'
import { useSignOut } from '../features/people/session/index.ts'
import { Button, Dialog, Spinner } from '@platen/ui'

/** Sign-out waits for unsent steps or asks first. */
export function useSafeSignOut({ unsent, sendNow }: ReturnType<typeof useOutboxSender>): {
  readonly leave: () => void
  readonly question: ReactNode
} {
  const signOut = useSignOut()
  const [asking, setAsking] = useState<{ readonly left?: number }>()

  async function leave(): Promise<void> {
    if (unsent === 0) {
      signOut()
      return
    }
    setAsking({})
    const left = await sendNow()
    setAsking(left === 0 ? undefined : { left })
    if (left === 0) signOut()
  }

  return {
    leave: () => void leave(),
    question: asking && (
      <UnsentStepsDialog
        left={asking.left}
        onStay={() => setAsking(undefined)}
        onLeave={() => {
          setAsking(undefined)
          signOut()
        }}
      />
    ),
  }
}

interface UnsentStepsDialogProps {
  /** Undefined while steps are being sent. */
  readonly left: number | undefined
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Steps can be sent only in their author's name: before the sign-out, or after the next sign-in. */
function UnsentStepsDialog({ left, onStay, onLeave }: UnsentStepsDialogProps) {
  if (left === undefined) {
    return (
      <Dialog title="Sending your work" onClose={undefined}>
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Sending your steps from the floor…
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={left === 1 ? '1 step has not been sent' : `${left} steps have not been sent`}
      onClose={onStay}
    >
      <p>
        The shop has not received your latest steps from the floor. They stay on this device and are sent when
        you sign in here again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay}>Stay signed in</Button>
        <Button variant="line" onClick={onLeave}>
          Sign out anyway
        </Button>
      </div>
    </Dialog>
  )
}
