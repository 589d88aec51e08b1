import type { ReactNode } from 'react'

interface AccountSectionProps {
  readonly title: string
  readonly about: ReactNode
  readonly children: ReactNode
}

export function AccountSection({ title, about, children }: AccountSectionProps) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-10 gap-y-4 border-b border-rule py-8 first:pt-0 lg:grid-cols-[18rem_1fr]"
    >
      <div className="grid content-start gap-2">
        <h2 className="text-xl">{title}</h2>
        <div className="text-sm text-ink-soft">{about}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
