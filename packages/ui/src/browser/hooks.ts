import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'

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

/** Whether the screen matches a media query; never on the server. */
export function useMedia(query: string): boolean {
  // Once for each query, and not with every render.
  const media = useMemo(() => mediaStore(query), [query])
  return useSyncExternalStore(media.subscribe, media.read, () => false)
}

function mediaStore(query: string) {
  let media: MediaQueryList | undefined
  const opened = () => (media ??= matchMedia(query))
  return {
    subscribe: (listener: () => void) => {
      const list = opened()
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    read: () => opened().matches,
  }
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  )
}

function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

interface Steps {
  readonly undo: () => void
  readonly redo: () => void
}

/** Ctrl or ⌘ with Z; with Shift or with Y to redo. Text fields keep their own undo. */
export function useUndoKeys({ undo, redo }: Partial<Steps> = {}): void {
  useEffect(() => {
    if (!undo || !redo) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      if (event.target instanceof HTMLElement && event.target.matches('input:not([type=radio]), textarea'))
        return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}
