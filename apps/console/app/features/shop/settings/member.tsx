import { Pill } from '@platen/ui'
import { useState, type ReactNode } from 'react'
import { get, useFormState } from 'react-hook-form'
import { MemberButtons } from '../../../lib/forms/member-buttons.tsx'

interface MemberProps {
  /** Such as `meetupZones.0`. */
  readonly field: string
  readonly name: string | undefined
  readonly unnamed: string
  readonly hidden?: boolean
  readonly index: number
  readonly count: number
  readonly onMove: (from: number, to: number) => void
  readonly onRemove?: (() => void) | undefined
  readonly held?: string | undefined
  readonly openAtFirst: boolean
  readonly children: ReactNode
}

export function Member({
  field,
  name: given = '',
  unnamed,
  hidden = false,
  openAtFirst,
  children,
  ...place
}: MemberProps) {
  const name = given === '' ? unnamed : given
  const [open, setOpen] = useState(openAtFirst)
  const { errors } = useFormState({ name: field })
  const wrong = get(errors, field) !== undefined
  // It stays open while errors are corrected.
  if (wrong && !open) setOpen(true)
  return (
    <li className="rounded-platen border border-rule bg-sheet">
      <div className="flex items-center gap-2 pr-1">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-4 text-left font-semibold"
        >
          <Chevron open={open} />
          <span className="truncate">{name}</span>
          {hidden && <Pill tone="over">Hidden</Pill>}
        </button>
        <MemberButtons name={name} {...place} />
      </div>
      {open && <div className="grid gap-4 border-t border-rule p-4">{children}</div>}
    </li>
  )
}

function Chevron({ open }: { open: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`size-4 shrink-0 transition-transform ${open ? 'rotate-90' : ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m6 3 5 5-5 5" />
    </svg>
  )
}
