import type { ReactNode } from 'react'

export function Aside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  )
}
