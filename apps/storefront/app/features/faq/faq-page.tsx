import { Icon, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { OwnText } from '../../lib/texts/own-text.tsx'
import { usePage } from '../../lib/page.ts'
import type { Faq } from '../../lib/texts/shop-texts.ts'

export function FaqPage({ faq }: { faq: Faq }) {
  const { messages, paths } = usePage()
  const texts = messages.faq
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 pt-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
      <h1 className="text-4xl font-extrabold sm:text-6xl">{texts.title}</h1>
      <div className="border-t border-rule lg:row-span-2">
        {faq.map(({ question, html }, index) => (
          <details key={question} id={`q${index + 1}`} className="group scroll-mt-4 border-b border-rule">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
              <h2 className="mr-auto text-xl">{question}</h2>
              <Icon d="m6 9 6 6 6-6" className="size-6 shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <div className="max-w-prose pb-5">
              <OwnText html={html} />
            </div>
          </details>
        ))}
      </div>
      <div className="grid max-w-prose content-start justify-items-start gap-3">
        <h2 className="text-2xl">{messages.home.contactTitle}</h2>
        <p className="text-ink-soft">{messages.home.contactText}</p>
        <Link to={paths.contact()} className={buttonClass('line')}>
          {messages.shared.contactUs}
        </Link>
      </div>
    </div>
  )
}
