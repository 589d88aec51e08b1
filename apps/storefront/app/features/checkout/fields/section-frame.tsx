import { Icon } from '@platen/ui'
import { useId, type FocusEvent, type ReactNode } from 'react'
import { whenReleased } from '../../../lib/when-released.ts'

interface SectionFrameProps {
  readonly number: number
  readonly title: string
  readonly done?: boolean
  readonly doneLabel?: string
  readonly onLeave?: () => void
  readonly children: ReactNode
}

export function CheckoutSection({ number, title, done, doneLabel, onLeave, children }: SectionFrameProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 border-t-2 border-ink pt-4"
      onBlur={(event: FocusEvent<HTMLElement>) => {
        // Without a related target the window lost the focus or a click hit nothing.
        const { relatedTarget, currentTarget } = event
        if (onLeave && relatedTarget && !currentTarget.contains(relatedTarget)) whenReleased(onLeave)
      }}
    >
      <header className="flex items-baseline gap-3">
        <span aria-hidden="true" className="figures text-sm text-ink-soft">
          {number}/4
        </span>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {done && (
          <span className="ml-auto inline-flex items-center gap-1 text-sm font-semibold text-good">
            <Icon d="m2.5 8.5 3.5 3.5 7.5-8" box={16} width={2.25} className="size-4" />
            {doneLabel}
          </span>
        )}
      </header>
      {children}
    </section>
  )
}
