import { buttonClass } from '@platen/ui'
import { useDesk } from './desk.ts'

const LOOK = buttonClass('line', 'px-3')

/** The ways to the customer. Each opens a program of this device with a first line that names the order. */
export function ContactButtons() {
  const { customer, number } = useDesk().order
  const { name, phone, email } = customer
  const greeting = `Hello ${name.split(' ')[0] ?? name}, about your order ${number}: `
  return (
    <>
      {phone !== null && (
        <a
          className={LOOK}
          target="_blank"
          rel="noopener noreferrer"
          href={`https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(greeting)}`}
        >
          WhatsApp
        </a>
      )}
      {email !== null && (
        <a
          className={LOOK}
          href={`mailto:${email}?subject=${encodeURIComponent(`Order ${number}`)}&body=${encodeURIComponent(greeting)}`}
        >
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
