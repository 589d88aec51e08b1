import { buttonClass } from '@platen/ui'
import { useOrderContext } from '../order/order-context.ts'
import { messageLinks } from './message-to-customer.ts'

const LINK_CLASS = buttonClass('line', 'px-3')

/** Each link opens an app on this device with a drafted message. */
export function ContactButtons() {
  const { order } = useOrderContext()
  const { phone } = order.customer
  const { whatsApp, mail } = messageLinks(order, 'about')
  return (
    <>
      {whatsApp !== undefined && (
        <a className={LINK_CLASS} target="_blank" rel="noopener noreferrer" href={whatsApp}>
          WhatsApp
        </a>
      )}
      {mail !== undefined && (
        <a className={LINK_CLASS} href={mail}>
          Email
        </a>
      )}
      {phone !== null && (
        <a className={LINK_CLASS} href={`tel:${phone}`}>
          Call
        </a>
      )}
    </>
  )
}
