import { RegistrationMark } from '@platen/ui'
import type { Line } from '../event-stream/index.ts'

const SAYS = {
  live: 'Live',
  polling: 'Every 20 s',
  offline: 'Offline',
} as const

/** Whether what is shown follows the shop: the mark stands in register while it does. */
export function LineMark({ line, online }: { line: Line; online: boolean }) {
  const state = online ? line : 'offline'
  return (
    <span
      role="status"
      title={TITLES[state]}
      className={`inline-flex items-center gap-2 text-sm ${state === 'live' ? 'text-ink-soft' : 'font-semibold text-warn'}`}
    >
      <RegistrationMark process={state === 'live'} className="size-5" />
      <span className="max-sm:sr-only">{SAYS[state]}</span>
    </span>
  )
}

const TITLES = {
  live: 'Changes are shown as they happen.',
  polling: 'The event stream is down: the shop is asked every 20 seconds.',
  offline: 'There is no connection.',
} as const
