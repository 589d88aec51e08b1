import { buttonClass } from '@platen/ui'
import { useDesk } from './desk.ts'
import { messageLinks } from './message-to-customer.ts'

const LOOK = buttonClass('line', 'px-3')

/** The ways to the customer. Each opens a program of this device with a first line that names the order. */
export function ContactButtons() {
  const { order } = useDesk()
  const { phone } = order.customer
  const { whatsApp, mail } = messageLinks(order, 'about')
  return (
    <>
      {whatsApp !== undefined && (
        <a className={LOOK} target="_blank" rel="noopener noreferrer" href={whatsApp}>
          WhatsApp
        </a>
      )}
      {mail !== undefined && (
        <a className={LOOK} href={mail}>
          Mail
        </a>
      )}
      {phone !== null && (
        <a className={LOOK} href={`tel:${phone}`}>
          Call
        </a>
      )}
    </>
  )
}
