import { CopyButton } from '../../../../lib/copy-button.tsx'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from '../order/order-context.ts'
import { messageLinks } from './message-to-customer.ts'
import { buttonClass } from '@platen/ui'

const { customerPage: page, contact } = m.orderPage

const LINK = 'inline-flex min-h-11 items-center px-1.5 font-semibold underline-offset-4 hover:underline'

/** Not visible to every role. */
export function CustomerPageLink() {
  const { order } = useOrderContext()
  const { trackingUrl } = order
  if (trackingUrl === null) return null
  const { whatsApp, mail } = messageLinks(order, 'orderPage')
  return (
    <section aria-label={page.label} className="flex flex-wrap items-center border-t border-rule text-sm">
      <a className={`${LINK} -ml-1.5 underline`} href={trackingUrl} target="_blank" rel="noopener noreferrer">
        {page.label}
      </a>
      <CopyButton variant="quiet" text={trackingUrl} label={page.copy} />
      {whatsApp !== undefined && (
        <a className={LINK} href={whatsApp} target="_blank" rel="noopener noreferrer">
          {page.whatsApp}
        </a>
      )}
      {mail !== undefined && (
        <a className={LINK} href={mail}>
          {page.email}
        </a>
      )}
    </section>
  )
}

const LINK_CLASS = buttonClass('line', 'px-3')

/** Each link opens an app on this device. */
export function ContactButtons() {
  const { order } = useOrderContext()
  const { phone } = order.customer
  const { whatsApp, mail } = messageLinks(order, 'aboutOrder')
  return (
    <>
      {whatsApp !== undefined && (
        <a className={LINK_CLASS} target="_blank" rel="noopener noreferrer" href={whatsApp}>
          {contact.whatsApp}
        </a>
      )}
      {mail !== undefined && (
        <a className={LINK_CLASS} href={mail}>
          {contact.email}
        </a>
      )}
      {phone !== null && (
        <a className={LINK_CLASS} href={`tel:${phone}`}>
          {contact.call}
        </a>
      )}
    </>
  )
}
