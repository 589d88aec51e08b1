import { RegistrationMark } from '@platen/ui'
import { useId, type ReactNode } from 'react'

interface SectionProps {
  readonly title: ReactNode
  readonly intro?: ReactNode
  readonly anchor?: string
  readonly children: ReactNode
}

export function Section({ title, intro, anchor, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} id={anchor} className="scroll-mt-4 border-t border-rule pt-6 sm:pt-8">
      <div className="mb-6 flex items-start gap-3">
        <RegistrationMark className="mt-0.5 size-7 shrink-0 text-ink-soft sm:mt-1 sm:size-8" />
        <div className="grid gap-2">
          <h2 id={id} className="text-3xl sm:text-4xl">
            {title}
          </h2>
          {intro !== undefined && <p className="max-w-prose text-ink-soft">{intro}</p>}
        </div>
      </div>
      {children}
    </section>
  )
}
