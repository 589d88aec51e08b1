import { useEffect, useLayoutEffect, useMemo, useRef, useState, type PointerEvent } from 'react'
import type { Designer } from './designer-context.ts'

const FOLLOW_EACH_MS = 100

/**
 * What the panels show. While somebody drags or presses keys on the canvas, they follow some times a second, after the
 * canvas was painted: there are many of them, and the hand would wait for each. Otherwise they show everything at once:
 * what is pressed in them must not move under the finger. The handlers belong to the elements around the canvas and
 * around the panels.
 */
export function useFollowing(designer: Designer) {
  // Undefined while the panels show everything.
  const [followed, setFollowed] = useState<Designer>()
  const latest = useRef(designer)

  useLayoutEffect(() => {
    latest.current = designer
  }, [designer])
  useEffect(() => {
    if (followed === undefined) return
    const timer = setTimeout(
      () => setFollowed(latest.current === followed ? undefined : latest.current),
      FOLLOW_EACH_MS,
    )
    return () => clearTimeout(timer)
  }, [followed])

  const [canvas, panels] = useMemo(() => {
    const enter = () => setFollowed((current) => current ?? latest.current)
    const drag = ({ buttons }: PointerEvent) => buttons > 0 && enter()
    const leave = () => setFollowed(undefined)
    return [
      { onPointerDownCapture: enter, onPointerMoveCapture: drag, onKeyDownCapture: enter },
      { onPointerDownCapture: leave, onKeyDownCapture: leave, onFocusCapture: leave, onClickCapture: leave },
    ] as const
  }, [])
  return [followed ?? designer, canvas, panels] as const
}
