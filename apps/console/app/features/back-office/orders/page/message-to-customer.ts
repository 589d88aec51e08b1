import { languageOf } from '../order/customer-language.ts'
import type { Order } from '../order/order.ts'

/** In the languages of the shop's emails. */
const WORDS = {
  en: {
    about: 'Hello {name}, about your order {number}: ',
    page: 'Hello {name}, you can follow your order {number} here: ',
    subject: 'Order {number}',
  },
  es: {
    about: 'Hola, {name}. Sobre tu pedido {number}: ',
    page: 'Hola, {name}. Aquí puedes ver cómo va tu pedido {number}: ',
    subject: 'Pedido {number}',
  },
} as const

type Addressee = Pick<Order, 'number' | 'customer' | 'trackingUrl'>

interface Links {
  readonly whatsApp: string | undefined
  readonly mail: string | undefined
}

export function messageLinks(order: Addressee, kind: 'about' | 'page'): Links {
  const { name, phone, email, locale } = order.customer
  const words = WORDS[languageOf([locale])]
  const fill = (text: string) =>
    text.replace('{name}', () => name.split(' ')[0] ?? name).replace('{number}', order.number)
  const text = encodeURIComponent(fill(words[kind]) + (kind === 'page' ? (order.trackingUrl ?? '') : ''))
  return {
    whatsApp: phone === null ? undefined : `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${text}`,
    mail:
      email === null
        ? undefined
        : `mailto:${email}?subject=${encodeURIComponent(fill(words.subject))}&body=${text}`,
  }
}
