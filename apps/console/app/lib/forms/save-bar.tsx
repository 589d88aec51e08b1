import { Button } from '@platen/ui'
import { useEffect, type ReactNode } from 'react'
import { m } from '../../messages/messages.ts'

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

export function SaveBar({ dirty, busy, unavailable, onSave, onDrop, children }: SaveBarProps) {
  const off = unavailable ?? (dirty ? undefined : m.forms.save.nothing)
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
        {children ?? (dirty ? m.forms.save.unsaved : m.forms.save.saved)}
      </p>
      <div className="flex flex-wrap gap-2 ml-auto">
        {dirty && (
          <Button variant="quiet" onClick={onDrop}>
            {m.forms.save.discard}
          </Button>
        )}
        <Button
          type="button"
          busy={busy ? m.forms.save.saving : undefined}
          unavailable={off}
          onClick={onSave}
        >
          {m.forms.save.button}
        </Button>
      </div>
    </div>
  )
}
