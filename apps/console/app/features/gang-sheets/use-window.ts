import { useEffect, useState, type RefObject } from 'react'

/** The part of something long that is in sight, in its own pixels, with as much again before and after it. */
export interface Band {
  readonly fromPx: number
  readonly toPx: number
}

const STEP_PX = 240

/** Follows the scrolling of an element by steps, so that drawing keeps up with it. */
export function useWindow(place: RefObject<HTMLElement | null>): Band {
  const [band, setBand] = useState<Band>({ fromPx: 0, toPx: 2400 })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const look = () => {
      const top = Math.floor(element.scrollTop / STEP_PX) * STEP_PX
      const height = Math.ceil(element.clientHeight / STEP_PX) * STEP_PX
      const next = { fromPx: top - height, toPx: top + 2 * height + STEP_PX }
      setBand((before) => (before.fromPx === next.fromPx && before.toPx === next.toPx ? before : next))
    }
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [place])
  return band
}
