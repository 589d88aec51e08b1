import { buttonClass } from '@platen/ui'
import { useOrderContext } from '../order/order-context.ts'
import { messageLinks } from './message-to-customer.ts'

const LINK_CLASS = buttonClass('line', 'px-3')

/** The ways to the customer. Each opens a program of this device with a first line that names the order. */
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
