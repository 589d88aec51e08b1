import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Designer } from './designer-context.ts'

const FOLLOW_AFTER_MS = 100

/**
 * What the panels show. While somebody drags or presses keys on the canvas, they follow some times a second, after the
 * canvas was painted: there are many of them, and the hand would wait for each. As soon as the panels are used they show
 * everything. The handlers belong to the elements around the canvas and around the panels.
 */
export function useFollowing(designer: Designer) {
  // Undefined while the panels show everything.
  const [followed, setFollowed] = useState<Designer>()
  const latest = useRef(designer)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLayoutEffect(() => {
    latest.current = designer
  }, [designer])
  useEffect(() => {
    if (followed === undefined || followed === designer) return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setFollowed((current) => current && latest.current)
    }, FOLLOW_AFTER_MS)
  }, [designer, followed])
  useEffect(() => () => clearTimeout(timer.current), [])

  const [canvas, panels] = useMemo(() => {
    const enter = () => setFollowed((current) => current ?? latest.current)
    const leave = () => setFollowed(undefined)
    return [
      { onPointerDownCapture: enter, onKeyDownCapture: enter },
      { onPointerDownCapture: leave, onKeyDownCapture: leave, onFocusCapture: leave, onClickCapture: leave },
    ] as const
  }, [])
  return [followed ?? designer, canvas, panels] as const
}
