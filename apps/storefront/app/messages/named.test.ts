import { expect, test } from 'vitest'
import { named } from '@platen/formats/own-names'
import { namedCatalog, namedOrder, namedShop } from './named.ts'

const names = {
  'Full front': 'Frente completo',
  'Full back': 'Espalda completa',
  'Canvas tote': 'Bolsa de lona',
  'Classic tee': 'Camiseta clásica',
  Black: 'Negro',
  Sky: 'Celeste',
  Email: 'Correo',
  'Home delivery': 'Entrega a domicilio',
  'Clock tower': 'Torre del reloj',
  'Bank transfer': 'Transferencia bancaria',
  'Cash at the studio': 'Efectivo en el taller',
  'The confirmation code': 'El código de confirmación',
}

test('translates what the owner translated and leaves other names alone', () => {
  expect(named('Full front', names)).toBe('Frente completo')
  expect(named('Left pocket', names)).toBe('Left pocket')
  expect(named('constructor', names)).toBe('constructor')
})

test('keeps fabric colours and sizes of the catalogue as stored, because carts refer to them', () => {
  const colours = [{ name: 'Black', hex: '', sizes: [{ size: 'One size' }] }]
  const catalog = {
    garments: [{ name: 'Canvas tote', description: 'Mine.', colours }],
    zones: [{ name: 'Full back', id: 'full_back' }],
    sizeTiers: [{ label: 'Huge' }],
  }
  expect(namedCatalog(catalog as never, names)).toEqual({
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
  expect(namedOrder(order as never, names)).toEqual({
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
  expect(namedShop(shop as never, names)).toEqual({
    tagline: 'Ours.',
    supportChannels: [{ label: 'Correo' }],
    fulfilmentMethods: [{ label: 'Entrega a domicilio' }],
    deliveryAreas: [],
    meetupZones: [{ name: 'Centro', landmark: 'Torre del reloj' }],
    paymentInstructions: [{ label: 'Efectivo en el taller', referenceHint: 'El código de confirmación' }],
  })
})
