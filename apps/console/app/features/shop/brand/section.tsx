import type { ReactNode } from 'react'
import { m } from '../../../messages/messages.ts'

const texts = m.brand.sections
const SECTIONS = [
  ['styles', texts.styles],
  ['colours', texts.colours],
  ['fonts', texts.fonts],
  ['pictures', texts.pictures],
  ['texts', texts.texts],
  ['faq', m.brand.faq.title],
] as const
type SectionId = (typeof SECTIONS)[number][0]

export const PREVIEW_ID = 'preview'

export function SectionLinks() {
  return (
    <nav
      aria-label={texts.label}
      className="sticky top-0 z-10 -mx-4 mb-2 overflow-x-auto border-b border-rule bg-paper px-4 md:-mx-6 md:px-6"
    >
      <ul className="flex sm:gap-x-1">
        {SECTIONS.map(([id, title]) => (
          <SectionLink key={id} id={id} title={title} />
        ))}
        <SectionLink id={PREVIEW_ID} title={texts.preview} className="ml-auto xl:hidden" />
      </ul>
    </nav>
  )
}

interface SectionLinkProps {
  readonly id: string
  readonly title: string
  readonly className?: string
}

function SectionLink({ id, title, className = '' }: SectionLinkProps) {
  return (
    <li className={className}>
      <a
        href={`#${id}`}
        className="flex min-h-11 items-center px-1.5 whitespace-nowrap no-underline sm:px-2 hover:bg-tray hover:underline lg:px-3"
      >
        {title}
      </a>
    </li>
  )
}

interface SectionProps {
  readonly id: SectionId
  readonly intro: string
  readonly children: ReactNode
}

export function Section({ id, intro, children }: SectionProps) {
  const title = SECTIONS.find(([section]) => section === id)?.[1]
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-14 border-b border-rule py-8 first:pt-4 xl:last:border-b-0"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 mb-6 max-w-prose text-ink-soft">{intro}</p>
      <div className="grid content-start gap-6">{children}</div>
    </section>
  )
}
