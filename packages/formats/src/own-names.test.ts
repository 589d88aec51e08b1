import { expect, test } from 'vitest'
import { named, namesOfShop } from './own-names.ts'

const garment = {
  name: 'Camiseta',
  description: 'De algodón.',
  translations: { en: { name: 'Tee', description: 'Of cotton.' }, fr: { name: 'Tee-shirt' } },
  colours: [{ name: 'Negro', translations: { en: { name: 'Black' } } }],
}
const shop = {
  locales: ['es', 'en', 'fr'],
  tagline: 'Estampamos.',
  translations: { en: { tagline: 'We print.' } },
  garments: [garment],
  sizeTranslations: [{ size: 'Única', translations: { en: { name: 'One size' } } }],
  zones: [{ name: 'Frente', translations: { en: { name: 'Front' } } }],
  sizeTiers: [{ label: 'Chico', translations: {} }],
  supportChannels: [],
  fulfilmentMethods: [{ label: 'Recoger', translations: { en: { label: 'Pick up' } } }],
  meetupZones: [{ name: 'Centro', area: 'Plaza', landmark: null, translations: { en: { area: 'Square' } } }],
  deliveryAreas: [],
  paymentInstructions: [],
}

test('names everything that the owner translated, in each language', () => {
  const { all } = namesOfShop(shop)
  const inEnglish = ['Camiseta', 'De algodón.', 'Negro', 'Única', 'Frente', 'Recoger', 'Plaza', 'Estampamos.']
  expect(inEnglish.map((text) => named(text, all.en ?? {}))).toEqual([
    ...['Tee', 'Of cotton.', 'Black', 'One size', 'Front', 'Pick up', 'Square', 'We print.'],
  ])
  expect(named('Camiseta', all.fr ?? {})).toBe('Tee-shirt')
  expect(named('Negro', all.fr ?? {})).toBe('Negro')
})

test('finds what an order kept from when another language was the first', () => {
  const { all } = namesOfShop(shop)
  expect(named('Tee', all.es ?? {})).toBe('Camiseta')
  expect(named('Tee', all.fr ?? {})).toBe('Tee-shirt')
  expect(named('Black', all.es ?? {})).toBe('Negro')
})

test('carts get the names of garments, colours and sizes only', () => {
  expect(namesOfShop(shop).inCarts.en).toEqual({ Camiseta: 'Tee', Negro: 'Black', Única: 'One size' })
})

test('texts like members of objects are no names', () => {
  expect(named('constructor', namesOfShop(shop).all.en ?? {})).toBe('constructor')
})
