import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breadcrumbRecord, faqRecord, listRecord, majorUnits, productRecord } from './structured-data.ts'

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
    { ...PAGE, url: 'https://shop.example/garments/tee', publicUrl: 'https://shop.example' },
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
    PAGE,
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

test('shows the pictures of a garment, or else the one that it is given, and its category', () => {
  const shop = { storeName: 'Shop', currency: 'USD', currencyExponent: 2 } as never
  const page = { ...PAGE, publicUrl: 'https://shop.example', picture: '/share/tee.png', category: 'T-shirts' }
  const sizes = [{ url: '/small.webp' }, { url: '/large.webp' }]
  expect(productRecord(aGarment([]), shop, page)).toMatchObject({
    image: '/share/tee.png',
    category: 'T-shirts',
  })
  expect(productRecord(aGarment([], [{ sizes }]), shop, page)).toMatchObject({
    image: ['https://shop.example/large.webp'],
  })
})

test('lists garments in the order of their page', () => {
  const garments = [
    { name: 'Tee', slug: 'tee' },
    { name: 'Tote', slug: 'tote' },
  ] as never[]
  const page = { url: 'https://shop.example/c/all', name: 'All', garmentUrl: (slug: string) => `/g/${slug}` }
  expect(listRecord(garments, page)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Tee', url: '/g/tee' },
      { position: 2, name: 'Tote', url: '/g/tote' },
    ],
  })
})

test('gives each question its answer', () => {
  expect(faqRecord([{ question: 'Washable?', html: '<p>Yes.</p>\n' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Washable?', acceptedAnswer: { text: '<p>Yes.</p>' } }],
  })
})

const PAGE = { url: '', publicUrl: '', picture: '', category: undefined, names: {} }

function aGarment(sizes: readonly object[], pictures: readonly object[] = []) {
  const colours = [{ name: 'Black', sizes }]
  return { name: 'Tee', description: '', priceFromMinor: 900, colours, pictures } as never
}
