import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { m } from '../../messages/messages.ts'

/** Only for what no draft can keep. */
export function useLeaveWarning(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [on])

  const blocker = useBlocker(on)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (confirm(m.forms.draft.leave)) blocker.proceed()
    else blocker.reset()
  }, [blocker])
}
