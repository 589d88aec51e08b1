import { buttonClass } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { fill } from '@platen/messages'
import { CopyButton } from '../../lib/copy-button.tsx'
import { PageSection } from './page-section.tsx'
import type { Order } from './status/tracking-status.ts'

export function ContactOptions({ order, trackingToken }: { order: Order; trackingToken: string }) {
  const { messages, paths, publicUrl } = usePage()
  const texts = messages.order
  return (
    <PageSection title={texts.questions} id="reach">
      <ContactLinks number={order.number} />
      <div className="mt-6 rounded-platen bg-tray p-4">
        <h3 className="text-base">{texts.share}</h3>
        <p className="mt-1 mb-3 text-sm text-ink-soft">{texts.keepSecret}</p>
        <CopyButton text={publicUrl + paths.order(trackingToken)} what={texts.share} label={texts.copyLink} />
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {texts.allOrders}{' '}
        <a href={paths.account()} className="inline-flex min-h-6 items-center font-semibold underline">
          {messages.shell.account}
        </a>
      </p>
    </PageSection>
  )
}

interface ContactLinksProps {
  readonly number?: string
  /** How a message about it begins: as about an order if left out. */
  readonly texts?: { readonly hello: string; readonly subject: string }
}

/** Without a number there is no order. */
export function ContactLinks({ number, texts: about }: ContactLinksProps) {
  const { shop, messages } = usePage()
  const texts = { ...messages.order, ...about }
  const query = (name: string, text: string) =>
    number === undefined ? '' : `?${name}=${encodeURIComponent(fill(text, { number }))}`
  const links = {
    whatsapp: (value: string) => `https://wa.me/${value.replaceAll(/\D/g, '')}${query('text', texts.hello)}`,
    email: (value: string) =>
      `mailto:${encodeURIComponent(value).replace('%40', '@')}${query('subject', texts.subject)}`,
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
      {(['whatsapp', 'email'] as const).map((kind) => {
        const channel = shop.supportChannels.find((one) => one.kind === kind)
        return (
          channel && (
            <a
              key={kind}
              href={links[kind](channel.value)}
              rel="noopener noreferrer"
              className={buttonClass('line', 'flex-col !items-start !gap-0 py-3')}
            >
              {texts[kind]}
              <span className="figures text-sm font-normal break-all">{channel.value}</span>
              {channel.hours !== undefined && (
                <span className="text-sm font-normal text-ink-soft">{channel.hours}</span>
              )}
            </a>
          )
        )
      })}
    </div>
  )
}

/** Does not reveal whether an order exists. */
export function NoOrderPage() {
  const { messages, paths } = usePage()
  const texts = messages.order
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-16">
      <CutLink />
      <h1 className="text-4xl sm:text-5xl">{texts.lostTitle}</h1>
      <p className="text-lg text-ink-soft">{texts.lostText}</p>
      <p>
        <a href={paths.orders()} className={buttonClass('press')}>
          {messages.yourOrders.find}
        </a>
      </p>
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
