import type { Resources } from '@platen/api-client'

type Change = Resources['AdminAuditLogRecord']['changes'][number]

export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <ul aria-label="What changed" className="mt-1 grid gap-1 text-sm">
      {changes.map(({ path, from, to }) => (
        <li key={path} className="flex flex-wrap items-baseline gap-x-2">
          <span className="figures text-xs text-ink-soft">{path}</span>
          <del className="break-all text-bad">{valueText(from)}</del>
          <span aria-hidden="true">→</span>
          <ins className="font-semibold break-all no-underline">{valueText(to)}</ins>
        </li>
      ))}
    </ul>
  )
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
