import { useEffect, useRef, useState } from 'react'

/** The width of an element in pixels; `supposed` until it is measured. */
export function useWidth<Kind extends Element>(supposed: number) {
  const place = useRef<Kind>(null)
  const [width, setWidth] = useState(supposed)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(1, entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, width] as const
}
