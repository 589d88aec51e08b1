import { CopyButton } from '../../../../lib/copy-button.tsx'
import { useOrderContext } from '../order/order-context.ts'
import { messageLinks } from './message-to-customer.ts'

const LINK = 'inline-flex min-h-11 items-center px-1.5 font-semibold underline-offset-4 hover:underline'

/** Not visible to every role. */
export function CustomerPageLink() {
  const { order } = useOrderContext()
  const { trackingUrl } = order
  if (trackingUrl === null) return null
  const { whatsApp, mail } = messageLinks(order, 'page')
  return (
    <section aria-label="Customer page" className="flex flex-wrap items-center border-t border-rule text-sm">
      <a className={`${LINK} -ml-1.5 underline`} href={trackingUrl} target="_blank" rel="noopener noreferrer">
        Customer page
      </a>
      <CopyButton variant="quiet" text={trackingUrl} label="Copy link" />
      {whatsApp !== undefined && (
        <a className={LINK} href={whatsApp} target="_blank" rel="noopener noreferrer">
          Send by WhatsApp
        </a>
      )}
      {mail !== undefined && (
        <a className={LINK} href={mail}>
          Send by email
        </a>
      )}
    </section>
  )
}
