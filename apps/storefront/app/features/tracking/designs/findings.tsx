import type { Resources } from '@platen/api-client'
import { usePage } from '../../../lib/page.ts'
import { findingAdvice, findingTitle } from '../../../lib/finding-words.ts'

/** What the check found, each thing once, with what to do about it. */
export function Findings({ preflights }: { preflights: readonly Resources['Preflight'][] }) {
  const { messages } = usePage()
  const findings = new Map(
    preflights.flatMap((preflight) =>
      preflight.findings.map((finding) => [finding.code, { finding, preflight }] as const),
    ),
  )
  const shown = [...findings.values()].filter(({ finding }) => finding.severity !== 'info')
  if (shown.length === 0) return null
  return (
    <ul className="mt-2 grid gap-2">
      {shown.map(({ finding, preflight }) => (
        <li
          key={finding.code}
          className={`border-l-4 py-1 pl-3 text-sm ${finding.severity === 'error' ? 'border-bad' : 'border-warn'}`}
        >
          {findingTitle(finding, messages)}.{' '}
          <strong className="font-semibold">{findingAdvice(finding, preflight, messages)}</strong>
        </li>
      ))}
    </ul>
  )
}
