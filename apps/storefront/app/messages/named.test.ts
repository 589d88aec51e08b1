import { expect, test } from 'vitest'
import { es } from './es.ts'
import { named } from '@platen/formats/default-names'
import { namedCatalog, namedOrder, namedShop } from './named.ts'

test('translates default names and leaves the shop’s own names alone', () => {
  expect(named('Full front', es.names)).toBe('Frente completo')
  expect(named('Left pocket', es.names)).toBe('Left pocket')
  expect(named('constructor', es.names)).toBe('constructor')
})

test('keeps fabric colours and sizes of the catalogue as stored, because carts refer to them', () => {
  const colours = [{ name: 'Black', hex: '', sizes: [{ size: 'One size' }] }]
  const catalog = {
    garments: [{ name: 'Canvas tote', description: 'Mine.', colours }],
    zones: [{ name: 'Full back', id: 'full_back' }],
    sizeTiers: [{ label: 'Huge' }],
  }
  expect(namedCatalog(catalog as never, es.names)).toEqual({
    garments: [{ name: 'Bolsa de lona', description: 'Mine.', colours }],
    zones: [{ name: 'Espalda completa', id: 'full_back' }],
    sizeTiers: [{ label: 'Huge' }],
  })
})

test('does not translate a customer’s name', () => {
  const order = {
    customer: { name: 'Black' },
    items: [{ garmentName: 'Classic tee', colour: 'Black', note: 'Sky' }],
    fulfilment: { meetupZoneName: null },
    instruction: { label: 'Bank transfer', payeeName: 'Sky' },
  }
  expect(namedOrder(order as never, es.names)).toEqual({
    customer: { name: 'Black' },
    items: [{ garmentName: 'Camiseta clásica', colour: 'Negro', note: 'Sky' }],
    fulfilment: { meetupZoneName: null },
    instruction: { label: 'Transferencia bancaria', payeeName: 'Sky' },
  })
})

test('translates payment instructions, meet-up points and support channels', () => {
  const shop = {
    tagline: 'Ours.',
    supportChannels: [{ label: 'Email' }],
    fulfilmentMethods: [{ label: 'Home delivery' }],
    deliveryAreas: [],
    meetupZones: [{ name: 'Centro', landmark: 'Clock tower' }],
    paymentInstructions: [{ label: 'Cash at the studio', referenceHint: 'The confirmation code' }],
  }
  expect(namedShop(shop as never, es.names)).toEqual({
    tagline: 'Ours.',
    supportChannels: [{ label: 'Correo' }],
    fulfilmentMethods: [{ label: 'Entrega a domicilio' }],
    deliveryAreas: [],
    meetupZones: [{ name: 'Centro', landmark: 'Torre del reloj' }],
    paymentInstructions: [{ label: 'Efectivo en el taller', referenceHint: 'El código de confirmación' }],
  })
})
