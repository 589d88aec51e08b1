import type { Resources } from '@platen/api-client'
import { m } from '../../../../messages/messages.ts'

const EDGE = { error: 'border-bad', warning: 'border-warn', info: 'border-rule-strong' } as const

export function Findings({ preflight }: { preflight: Resources['Preflight'] }) {
  if (preflight.findings.length === 0) return null
  return (
    <ul aria-label={m.orderWords.findings} className="grid gap-2">
      {preflight.findings.map(({ code, severity, message, resolution }) => (
        <li key={code} className={`border-l-4 pl-3 text-sm ${EDGE[severity]}`}>
          {message} <span className="text-ink-soft">{resolution}</span>
        </li>
      ))}
    </ul>
  )
}
