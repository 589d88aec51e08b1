import type { Resources } from '@platen/api-client'

/** What the check found, each thing once, with what to do about it. The words are the shop's own, in English. */
export function Findings({ preflights }: { preflights: readonly Resources['Preflight'][] }) {
  const findings = new Map(
    preflights.flatMap((preflight) => preflight.findings.map((finding) => [finding.code, finding] as const)),
  )
  const shown = [...findings.values()].filter(({ severity }) => severity !== 'info')
  if (shown.length === 0) return null
  return (
    <ul lang="en" className="mt-2 grid gap-2">
      {shown.map(({ code, severity, message, resolution }) => (
        <li
          key={code}
          className={`border-l-4 py-1 pl-3 text-sm ${severity === 'error' ? 'border-bad' : 'border-warn'}`}
        >
          {message} <strong className="font-semibold">{resolution}</strong>
        </li>
      ))}
    </ul>
  )
}
