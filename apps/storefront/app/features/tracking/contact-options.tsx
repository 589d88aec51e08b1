import { buttonClass } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { fill } from '../../messages/words.ts'
import { CopyButton } from '../../lib/copy-button.tsx'
import { PageSection } from './page-section.tsx'
import type { Order } from './status/tracking-status.ts'

/** How to contact the shop about this order, and the link to this page. */
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

/** The number is left out where there is no order. */
export function ContactLinks({ number }: { number?: string }) {
  const { shop, messages } = usePage()
  const texts = messages.order
  const whatsapp = shop.supportChannels.find(({ kind }) => kind === 'whatsapp')
  const email = shop.supportChannels.find(({ kind }) => kind === 'email')
  const hello = number === undefined ? '' : `?text=${encodeURIComponent(fill(texts.hello, { number }))}`
  const subject =
    number === undefined ? '' : `?subject=${encodeURIComponent(fill(texts.subject, { number }))}`
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
      {whatsapp && (
        <a
          href={`https://wa.me/${whatsapp.value.replaceAll(/\D/g, '')}${hello}`}
          rel="noopener noreferrer"
          className={buttonClass('line', 'flex-col !items-start !gap-0 py-3')}
        >
          {texts.whatsapp}
          <span className="figures text-sm font-normal">{whatsapp.value}</span>
          {whatsapp.hours !== undefined && (
            <span className="text-sm font-normal text-ink-soft">{whatsapp.hours}</span>
          )}
        </a>
      )}
      {email && (
        <a
          href={`mailto:${encodeURIComponent(email.value).replace('%40', '@')}${subject}`}
          className={buttonClass('line', 'flex-col !items-start !gap-0 py-3')}
        >
          {texts.email}
          <span className="figures text-sm font-normal break-all">{email.value}</span>
          {email.hours !== undefined && (
            <span className="text-sm font-normal text-ink-soft">{email.hours}</span>
          )}
        </a>
      )}
    </div>
  )
}
