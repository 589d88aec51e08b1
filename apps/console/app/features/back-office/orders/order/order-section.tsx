import type { ReactNode } from 'react'

interface OrderSectionProps {
  readonly id: string
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function OrderSection({ id, title, aside, children }: OrderSectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-rule-strong pt-3">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
