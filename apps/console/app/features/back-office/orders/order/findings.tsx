import type { Resources } from '@platen/api-client'
import { m } from '../../../../messages/messages.ts'
import { findingText } from './finding-text.ts'

const EDGE = { error: 'border-bad', warning: 'border-warn', info: 'border-rule-strong' } as const

export function Findings({ preflight }: { preflight: Resources['Preflight'] }) {
  if (preflight.findings.length === 0) return null
  return (
    <ul aria-label={m.orderWords.findings} className="grid gap-2">
      {preflight.findings.map((finding) => {
        const { title, text } = findingText(finding, preflight)
        return (
          <li key={finding.code} className={`border-l-4 pl-3 text-sm ${EDGE[finding.severity]}`}>
            {title}. <span className="text-ink-soft">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
