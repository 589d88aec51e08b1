import { RegistrationMark } from '@platen/ui'
import type { Line } from '../features/shop/event-stream/index.ts'
import { m } from '../messages/messages.ts'

export function ConnectionStatus({ line, online }: { line: Line; online: boolean }) {
  const state = online ? line : 'offline'
  return (
    <span
      role="status"
      title={m.shell.connectionHint[state]}
      className={`inline-flex items-center gap-2 text-sm ${state === 'live' ? 'text-ink-soft' : 'font-semibold text-warn'}`}
    >
      <RegistrationMark process={state === 'live'} className="size-5" />
      <span className="max-sm:sr-only">{m.shell.connection[state]}</span>
    </span>
  )
}
