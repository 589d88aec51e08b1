import { expect, test } from 'vitest'
import { escapeXml, sitemapXml } from './sitemap.ts'

const xml = sitemapXml('https://shop.example', ['en', 'es'], {
  garments: [{ slug: 'classic-tee' }],
  categories: [{ id: 't-shirts' }],
  hasFaq: true,
  hasFilm: true,
})
const addresses = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)

test('lists every public page once in each language', () => {
  expect(addresses).toEqual(
    [
      '',
      '/garments',
      '/c/t-shirts',
      '/garments/classic-tee',
      '/film',
      '/contact',
      '/faq',
      '/policies',
    ].flatMap((path) => [`https://shop.example${path || '/'}`, `https://shop.example/es${path}`]),
  )
})

test('links every page to all its languages and the default', () => {
  const entry = xml.split('\n').find((line) => line.includes('<loc>https://shop.example/es/garments</loc>'))
  expect(
    [...(entry ?? '').matchAll(/hreflang="(.+?)" href="(.+?)"/g)].map((match) => match.slice(1)),
  ).toEqual([
    ['en', 'https://shop.example/garments'],
    ['es', 'https://shop.example/es/garments'],
    ['x-default', 'https://shop.example/garments'],
  ])
})

test('leaves out personal pages', () => {
  expect(xml).not.toMatch(/cart|checkout|orders|design/)
})

test('escapes addresses in the XML', () => {
  expect(escapeXml(`a&b<c>"'`)).toBe('a&#38;b&#60;c&#62;&#34;&#39;')
})
