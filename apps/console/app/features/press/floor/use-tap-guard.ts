import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { m } from '../../../messages/messages.ts'

/** Longer than the pause between the two taps of a double tap. */
const IGNORED_MS = 700

/** For buttons that replace each other: the second tap of a double tap was meant for the previous button. */
export function useTapGuard() {
  const [state, setState] = useState<'waiting' | 'working' | 'ready'>('waiting')
  // A tap may come before React has rendered.
  const ready = useRef(false)
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => {
      ready.current = true
      setState('ready')
    }, IGNORED_MS)
    return () => clearTimeout(timer)
  }, [state])

  function restart(): void {
    ready.current = false
    setState('waiting')
  }

  return {
    unavailable: state === 'ready' ? undefined : m.floor.outcome.wait,
    run: (work: () => Promise<void>): void => {
      if (!ready.current) return
      ready.current = false
      setState('working')
      void work().finally(restart)
    },
    restart,
    /** A key that is held down repeats. */
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.repeat) event.preventDefault()
    },
  }
}
