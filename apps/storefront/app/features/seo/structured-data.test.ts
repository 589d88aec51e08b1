import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breadcrumbRecord, majorUnits, productRecord } from './structured-data.ts'

test.each([
  [0, 2, '0.00'],
  [5, 2, '0.05'],
  [1250, 2, '12.50'],
  [1250, 0, '1250'],
  [1250, 3, '1.250'],
])('writes %i minor units with %i digits as %s', (minor, exponent, text) => {
  expect(majorUnits(minor, exponent)).toBe(text)
})

test('keeps the digits of every amount', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 4 }), (minor, exponent) => {
      expect(Number(majorUnits(minor, exponent).replace('.', ''))).toBe(minor)
    }),
  )
})

test('offers a garment from its cheapest to its most expensive size, in stock while any size is', () => {
  const record = productRecord(
    aGarment([
      { priceMinor: 900, availability: 'out' },
      { priceMinor: 1250, availability: 'low' },
    ]),
    { storeName: 'Shop', currency: 'USD', currencyExponent: 2 } as never,
    { url: 'https://shop.example/garments/tee', publicUrl: 'https://shop.example', picture: '', names: {} },
  )
  expect(record).toMatchObject({
    '@type': 'Product',
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '9.00',
      highPrice: '12.50',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    },
  })
})

test('marks a garment without stock as out of stock', () => {
  const record = productRecord(
    aGarment([{ priceMinor: 900, availability: 'out' }]),
    { storeName: 'Shop', currency: 'USD', currencyExponent: 2 } as never,
    { url: '', publicUrl: '', picture: '', names: {} },
  )
  expect(record).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
})

test('counts breadcrumbs from one', () => {
  expect(
    breadcrumbRecord([
      { name: 'Shop', url: 'a' },
      { name: 'Tees', url: 'b' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Shop', item: 'a' },
      { position: 2, name: 'Tees', item: 'b' },
    ],
  })
})

function aGarment(sizes: readonly object[]) {
  return { name: 'Tee', description: '', priceFromMinor: 900, colours: [{ name: 'Black', sizes }] } as never
}
