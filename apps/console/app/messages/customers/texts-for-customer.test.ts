import { expect, test } from 'vitest'
import { textsForCustomer } from './texts-for-customer.ts'

test.each([
  [['es-SV', 'en'], 'Pedido {{number}}'],
  [['en', 'es'], 'Order {{number}}'],
  [[null, 'es'], 'Pedido {{number}}'],
  [['de', 'es', 'en'], 'Pedido {{number}}'],
  [[null, undefined], 'Order {{number}}'],
] as const)('writes to a customer whose locales are %j with the subject %s', (locales, subject) => {
  expect(textsForCustomer(locales).message.subject).toBe(subject)
})
