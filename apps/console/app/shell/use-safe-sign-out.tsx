import { useState, type ReactNode } from 'react'
import { Dialog } from '../lib/dialog.tsx'
import type { useOutboxSender } from '../features/press/floor/index.ts'
import { useSignOut } from '../features/people/session/index.ts'
import { count } from '@platen/messages'
import { Button, Spinner } from '@platen/ui'
import { locale, m } from '../messages/messages.ts'

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

const texts = m.shell.unsent

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
      <Dialog title={texts.sending} onClose={undefined}>
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {texts.sendingSteps}
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog title={count(locale, texts.title, left)} onClose={onStay}>
      <p>{texts.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay}>{texts.stay}</Button>
        <Button variant="line" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </Dialog>
  )
}
