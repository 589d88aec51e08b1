import { count } from '@platen/messages'
import { Cross, MarkedText } from '@platen/ui'
import type { ReactNode } from 'react'
import { useKeys } from '../keyboard.ts'
import { locale, m } from '../../messages/messages.ts'

interface SelectionBarProps {
  readonly label: string
  readonly count: number
  readonly detail?: ReactNode
  readonly onClear: () => void
  readonly children: ReactNode
}

export function SelectionBar({ label, count: selected, detail, onClear, children }: SelectionBarProps) {
  useKeys({ Escape: { label: m.shared.table.clearSelection, run: onClear } })
  return (
    <div
      role="toolbar"
      aria-label={label}
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-t-2 border-ink bg-sheet px-4 py-3 shadow-platen md:-mx-6 md:px-6"
    >
      <p role="status" className="font-semibold">
        <MarkedText
          text={count(locale, m.shared.table.selected, selected)}
          marks={{ count: (text) => <span className="figures">{text}</span> }}
        />
        {detail}
      </p>
      <button
        type="button"
        aria-label={m.shared.table.clearSelection}
        aria-keyshortcuts="Escape"
        onClick={onClear}
        className="mr-2 grid size-11 place-items-center rounded-platen hover:bg-tray"
      >
        <Cross />
      </button>
      {children}
    </div>
  )
}
