import { useSyncExternalStore } from 'react'

/**
 * A value in local storage, shared by the tabs of this browser. On the server, during hydration and for invalid
 * stored values it is `initial`.
 */
export function kept<Value>(name: string, initial: Value, isValue: (value: unknown) => value is Value) {
  const key = `platen.${name}`
  const listeners = new Set<() => void>()
  let text: string | null | undefined
  let value = initial

  function read(): Value {
    const now = storedText()
    if (now !== text) {
      text = now
      value = parse(now)
    }
    return value
  }

  /** False when the browser cannot store it (private window, storage full): then it lasts as long as the page. */
  function write(next: Value): boolean {
    value = next
    text = JSON.stringify(next)
    const done = store(text)
    if (!done) memory = text
    for (const listener of listeners) listener()
    return done
  }

  let memory: string | undefined

  function storedText(): string | null {
    if (memory !== undefined) return memory
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  function store(content: string): boolean {
    try {
      localStorage.setItem(key, content)
      memory = undefined
      return true
    } catch {
      return false
    }
  }

  function parse(content: string | null): Value {
    if (content === null) return initial
    try {
      const parsed: unknown = JSON.parse(content)
      return isValue(parsed) ? parsed : initial
    } catch {
      return initial
    }
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', onStorage)
    }
  }

  return {
    read,
    write,
    use: (): Value => useSyncExternalStore(subscribe, read, () => initial),
  }
}
