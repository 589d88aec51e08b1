import { CropMarks } from '@platen/ui'
import type { ReactNode } from 'react'
import { m } from '../../../messages/messages.ts'

const texts = m.settings.sections
const SECTIONS = [
  ['store', texts.store],
  ['contact', texts.contact],
  ['hand-over', texts.handOver],
  ['payment', texts.payment],
  ['prices', texts.prices],
  ['documents', texts.documents],
  ['production', texts.production],
] as const
type SectionId = (typeof SECTIONS)[number][0]

export function SectionLinks() {
  return (
    <nav
      aria-label={texts.label}
      className="sticky top-0 z-10 -mx-4 mb-2 overflow-x-auto border-b border-rule bg-paper px-4 md:-mx-6 md:px-6"
    >
      <ul className="flex gap-x-1">
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center px-2 whitespace-nowrap lg:px-3 no-underline hover:bg-tray hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SectionProps {
  readonly id: SectionId
  readonly intro: string
  readonly preview?: ReactNode
  readonly children: ReactNode
}

export function Section({ id, intro, preview, children }: SectionProps) {
  const title = SECTIONS.find(([section]) => section === id)?.[1]
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-14 border-b border-rule py-8 first:pt-4"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 mb-6 max-w-prose text-ink-soft">{intro}</p>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div className="grid min-w-0 content-start gap-6">{children}</div>
        {preview !== undefined && (
          <div className="min-w-0">
            <div className="top-20 px-6 xl:sticky">
              <CropMarks className="text-rule-strong">
                <div className="bg-paper p-3 text-ink">
                  <p className="mb-3 text-xs text-ink-soft">{m.settings.preview}</p>
                  {preview}
                </div>
              </CropMarks>
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
