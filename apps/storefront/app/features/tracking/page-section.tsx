import { useId, type ReactNode } from 'react'

export function PageSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className="border-t border-rule pt-6">
      <h2 id={headingId} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

type Fact = readonly [label: string, value: ReactNode]

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

export function ShopNote({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null
  return (
    <p className="mt-4 max-w-2xl border-l-4 border-press pl-4" dir="auto">
      <strong className="block text-sm text-ink-soft">{title}</strong>
      <span className="whitespace-pre-line">{text}</span>
    </p>
  )
}
