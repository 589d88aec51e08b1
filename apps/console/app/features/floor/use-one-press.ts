import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

/** Two taps of one finger are closer together than this. */
const DEAF_MS = 700

/**
 * For buttons that take each other's places: they hear nothing while a press is being answered, just after, and just
 * after they came. The second of two taps meant what stood there before.
 */
export function useOnePress() {
  const [state, setState] = useState<'resting' | 'working' | 'ready'>('resting')
  // A press may come before anything is drawn.
  const ready = useRef(false)
  useEffect(() => {
    if (state !== 'resting') return
    const timer = setTimeout(() => {
      ready.current = true
      setState('ready')
    }, DEAF_MS)
    return () => clearTimeout(timer)
  }, [state])

  function rest(): void {
    ready.current = false
    setState('resting')
  }

  return {
    /** For `unavailable` of each button. */
    unavailable: state === 'ready' ? undefined : 'One moment.',
    take: (work: () => Promise<void>): void => {
      if (!ready.current) return
      ready.current = false
      setState('working')
      void work().finally(rest)
    },
    rest,
    /** A key that is held down presses again and again. */
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.repeat) event.preventDefault()
    },
  }
}
