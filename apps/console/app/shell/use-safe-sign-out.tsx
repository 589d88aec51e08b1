import { useState, type ReactNode } from 'react'
import type { useOutboxSender } from '../features/press/floor/index.ts'
import { useSignOut } from '../features/people/session/index.ts'
import { UnsentStepsDialog } from './unsent-steps-dialog.tsx'

/** Signs out once every step is sent, or asks first. */
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
