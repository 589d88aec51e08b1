import { expect, test } from 'vitest'
import { messageLinks } from './message-to-customer.ts'

const order = {
  number: 'PL-2026-000042',
  trackingUrl: 'https://shop.example/es/orders/key',
  customer: { name: 'Ana Baños', phone: '+503 7000-1234', email: 'ana@example.com', locale: 'es-SV' },
}

test('the link to the page goes to the customer in the language of the customer', () => {
  const { whatsApp = '', mail } = messageLinks(order, 'page')
  const url = new URL(whatsApp)
  expect(url.pathname).toBe('/50370001234')
  expect(url.searchParams.get('text')).toBe(
    'Hola, Ana. Aquí ves cómo va tu pedido PL-2026-000042: https://shop.example/es/orders/key',
  )
  expect(mail).toContain('mailto:ana@example.com?subject=Pedido%20PL-2026-000042&body=Hola')
})

test('who left no address is not written to', () => {
  const customer = { ...order.customer, phone: null, email: null, locale: null }
  expect(messageLinks({ ...order, customer }, 'about')).toEqual({ whatsApp: undefined, mail: undefined })
})
