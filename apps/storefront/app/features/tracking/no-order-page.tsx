import { usePage } from '../../lib/page.ts'
import { ContactLinks } from './contact-options.tsx'

/** Does not reveal whether an order exists. */
export function NoOrderPage() {
  const { messages } = usePage()
  const texts = messages.order
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-16">
      <title>{texts.lostTitle}</title>
      <meta name="robots" content="noindex" />
      <CutLink />
      <h1 className="text-4xl sm:text-5xl">{texts.lostTitle}</h1>
      <p className="text-lg text-ink-soft">{texts.lostText}</p>
      <ContactLinks />
    </div>
  )
}

function CutLink() {
  return (
    <svg
      viewBox="0 0 240 56"
      width="240"
      height="56"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M4 8h172l-10 8 12 8-12 8 12 8-10 8H4Z" className="fill-tray stroke-ink" />
      <path
        d="M16 22h20M44 22h44M96 22h26M130 22h22M16 34h58M82 34h32M122 34h18"
        className="stroke-ink-soft"
      />
      <path d="M190 14v28M182 28h16" className="stroke-press" />
      <circle cx="190" cy="28" r="9" className="stroke-press" />
      <path d="M212 8h24v40h-24" strokeDasharray="4 4" className="stroke-rule-strong" />
    </svg>
  )
}
