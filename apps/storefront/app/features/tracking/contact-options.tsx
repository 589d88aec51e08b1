import { buttonClass } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { fill } from '../../messages/words.ts'
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
    </PageSection>
  )
}

/** Without a number there is no order. */
export function ContactLinks({ number }: { number?: string }) {
  const { shop, messages } = usePage()
  const texts = messages.order
  const about = (name: string, text: string) =>
    number === undefined ? '' : `?${name}=${encodeURIComponent(fill(text, { number }))}`
  const links = {
    whatsapp: (value: string) => `https://wa.me/${value.replaceAll(/\D/g, '')}${about('text', texts.hello)}`,
    email: (value: string) =>
      `mailto:${encodeURIComponent(value).replace('%40', '@')}${about('subject', texts.subject)}`,
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
