import { fill } from '@platen/messages'
import { textsForCustomer } from '../../../../messages/customers/texts-for-customer.ts'
import type { Order } from '../order/order.ts'

type Addressee = Pick<Order, 'number' | 'customer' | 'trackingUrl'>

interface Links {
  readonly whatsApp: string | undefined
  readonly mail: string | undefined
}

export function messageLinks(order: Addressee, kind: 'aboutOrder' | 'orderPage'): Links {
  const { name, phone, email, locale } = order.customer
  const texts = textsForCustomer([locale]).message
  const values = { name: name.split(' ')[0] ?? name, number: order.number, url: order.trackingUrl ?? '' }
  // Staff write on after the space.
  const text = encodeURIComponent(fill(texts[kind], values) + (kind === 'aboutOrder' ? ' ' : ''))
  const subject = encodeURIComponent(fill(texts.subject, values))
  return {
    whatsApp: phone === null ? undefined : `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${text}`,
    mail: email === null ? undefined : `mailto:${email}?subject=${subject}&body=${text}`,
  }
}
