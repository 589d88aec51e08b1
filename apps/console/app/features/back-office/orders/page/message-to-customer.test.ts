import { expect, test } from 'vitest'
import { messageLinks } from './message-to-customer.ts'

const order = {
  number: 'PL-2026-000042',
  trackingUrl: 'https://shop.example/es/orders/key',
  customer: { name: 'Ana Baños', phone: '+503 7000-1234', email: 'ana@example.com', locale: 'es-SV' },
}

test('writes the message with the link in the customer’s language', () => {
  const { whatsApp = '', mail } = messageLinks(order, 'orderPage')
  const url = new URL(whatsApp)
  expect(url.pathname).toBe('/50370001234')
  expect(url.searchParams.get('text')).toBe(
    'Hola, Ana. Aquí puedes ver cómo va tu pedido PL-2026-000042: https://shop.example/es/orders/key',
  )
  expect(mail).toContain('mailto:ana@example.com?subject=Pedido%20PL-2026-000042&body=Hola')
})

test('offers no channel to a customer without contact details', () => {
  const customer = { ...order.customer, phone: null, email: null, locale: null }
  expect(messageLinks({ ...order, customer }, 'aboutOrder')).toEqual({ whatsApp: undefined, mail: undefined })
})
