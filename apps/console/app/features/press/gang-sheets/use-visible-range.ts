import { useEffect, useState, type RefObject } from 'react'

interface VisibleRange {
  readonly fromPx: number
  readonly toPx: number
}

const STEP_PX = 240

/** In steps, so that not every pixel causes a render. */
export function useVisibleRange(place: RefObject<HTMLElement | null>): VisibleRange {
  const [range, setRange] = useState<VisibleRange>({ fromPx: 0, toPx: 2400 })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const update = () => {
      const top = Math.floor(element.scrollTop / STEP_PX) * STEP_PX
      const height = Math.ceil(element.clientHeight / STEP_PX) * STEP_PX
      const next = { fromPx: top - height, toPx: top + 2 * height + STEP_PX }
      setRange((before) => (before.fromPx === next.fromPx && before.toPx === next.toPx ? before : next))
    }
    const watcher = new ResizeObserver(update)
    watcher.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    update()
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [place])
  return range
}
