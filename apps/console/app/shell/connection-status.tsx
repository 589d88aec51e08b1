import { RegistrationMark } from '@platen/ui'
import type { Line } from '../features/shop/event-stream/index.ts'

const LABELS = {
  live: 'Live',
  polling: 'Every 20 s',
  offline: 'Offline',
} as const

export function ConnectionStatus({ line, online }: { line: Line; online: boolean }) {
  const state = online ? line : 'offline'
  return (
    <span
      role="status"
      title={TITLES[state]}
      className={`inline-flex items-center gap-2 text-sm ${state === 'live' ? 'text-ink-soft' : 'font-semibold text-warn'}`}
    >
      <RegistrationMark process={state === 'live'} className="size-5" />
      <span className="max-sm:sr-only">{LABELS[state]}</span>
    </span>
  )
}

const TITLES = {
  live: 'Changes appear as they happen.',
  polling: 'Live updates are unavailable. Refreshing every 20 seconds.',
  offline: 'You are offline.',
} as const
