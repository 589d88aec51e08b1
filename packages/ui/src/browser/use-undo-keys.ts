import { useEffect } from 'react'

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
