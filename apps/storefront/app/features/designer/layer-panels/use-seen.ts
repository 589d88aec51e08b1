import { useEffect, useRef, useState } from 'react'

/** Whether an element was scrolled to, for what is loaded only then. */
export function useSeen<Place extends Element>() {
  const [seen, setSeen] = useState(false)
  const place = useRef<Place>(null)
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return [seen, place] as const
}
