import { expect, test } from 'vitest'
import { trackingUrl } from './tracking-token.ts'

test.each<[string | null, string]>([
  [null, 'https://shop.example/orders/key'],
  ['fr', 'https://shop.example/orders/key'],
  ['en', 'https://shop.example/orders/key'],
  ['es', 'https://shop.example/es/orders/key'],
  ['es-SV', 'https://shop.example/es/orders/key'],
  ['de', 'https://shop.example/orders/key'],
])('an email in %s links to %s', (locale, url) => {
  expect(trackingUrl('https://shop.example', 'key', { locale, offered: ['en', 'es-SV'] })).toBe(url)
})
