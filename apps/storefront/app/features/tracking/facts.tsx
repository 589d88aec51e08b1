import type { ReactNode } from 'react'

export type Fact = readonly [label: string, value: ReactNode]

/** Labelled facts in their order; those without a value are left out. */
export function Facts({ rows, className = '' }: { rows: readonly Fact[]; className?: string }) {
  return (
    <dl className={`grid gap-3 ${className}`}>
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
