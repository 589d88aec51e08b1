import { Button } from '@platen/ui'
import { useEffect, type ReactNode } from 'react'

interface SaveBarProps {
  readonly dirty: boolean
  readonly busy: boolean
  /** Why saving is impossible: role or connection. */
  readonly unavailable: string | undefined
  readonly onSave: () => void
  readonly onDrop: () => void
  /** Replaces the default status text. */
  readonly children?: ReactNode
}

const UNCHANGED = 'There are no changes to save.'

export function SaveBar({ dirty, busy, unavailable, onSave, onDrop, children }: SaveBarProps) {
  const off = unavailable ?? (dirty ? undefined : UNCHANGED)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (off === undefined && !busy && !document.querySelector('dialog[open]')) onSave()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
  return (
    <div
      data-bottom-bar
      className={`sticky bottom-0 z-20 -mx-4 mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 bg-paper px-4 py-3 md:-mx-6 md:px-6 ${dirty ? 'border-press' : 'border-rule-strong'}`}
    >
      <p role="status" className="mr-auto text-sm text-ink-soft">
        {children ?? (dirty ? 'Unsaved changes. They are kept in this tab.' : 'All changes saved')}
      </p>
      {dirty && (
        <Button variant="quiet" onClick={onDrop}>
          Discard changes
        </Button>
      )}
      <Button type="button" busy={busy ? 'Saving…' : undefined} unavailable={off} onClick={onSave}>
        Save
      </Button>
    </div>
  )
}
