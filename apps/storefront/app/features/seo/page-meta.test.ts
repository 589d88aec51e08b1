import { readFileSync } from 'node:fs'
import type { MetaDescriptor } from 'react-router'
import { describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { alternatesOf, metaTags, pageMeta } from './page-meta.ts'
import { PAPER } from './theme-colour.ts'

const shop = { storeName: 'Shop', currency: 'USD', currencyExponent: 2, timeZone: 'UTC' } as never
const description = { title: 'Tees · Shop', description: 'All tees.' }

describe('a page that wants to be found', () => {
  const tags = metaTags({ shop, language: 'es', publicUrl: 'https://shop.example' }, '/es/garments', {
    ...description,
    picture: 'garments',
    records: [{ '@type': 'Thing' }],
  })

  test('names its one address, and the same page in each language', () => {
    expect(linksOf(tags)).toEqual([
      ['canonical', undefined, 'https://shop.example/es/garments'],
      ['alternate', 'en', 'https://shop.example/garments'],
      ['alternate', 'es', 'https://shop.example/es/garments'],
      ['alternate', 'x-default', 'https://shop.example/garments'],
    ])
  })

  test('is shared in its own language, with its picture', () => {
    expect(tags).toContainEqual({ property: 'og:url', content: 'https://shop.example/es/garments' })
    expect(tags).toContainEqual({ property: 'og:locale', content: 'es_LA' })
    expect(tags).toContainEqual({ property: 'og:locale:alternate', content: 'en_US' })
    expect(tags).toContainEqual({
      property: 'og:image',
      content: 'https://shop.example/share/garments.png',
    })
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  })

  test('brings its records', () => {
    expect(tags).toContainEqual({ 'script:ld+json': { '@type': 'Thing' } })
  })
})

test('a page of one visitor’s own asks not to be found, and is given no address to be found at', () => {
  const tags = metaTags({ shop, language: 'en', publicUrl: 'https://shop.example' }, '/cart', {
    ...description,
    personal: true,
  })
  expect(tags).toEqual([
    { title: 'Tees · Shop' },
    { name: 'description', content: 'All tees.' },
    { name: 'robots', content: 'noindex' },
  ])
})

test('the start page keeps its slash in the first language and has none in another', () => {
  expect(alternatesOf('/es').map(({ path }) => path)).toEqual(['/', '/es', '/'])
})

describe('what a page is described from', () => {
  const matches = [
    { id: 'root', loaderData: { messages: en, publicUrl: 'https://shop.example' } },
    { id: 'en-shell', loaderData: { shop } },
  ]

  test('is the address without slashes at the end', () => {
    const location = { pathname: '/garments/' }
    const tags = pageMeta({ matches, location, error: null } as never, ({ url }) => ({
      ...description,
      title: url,
    }))
    expect(tags[0]).toEqual({ title: 'https://shop.example/garments' })
  })

  test('is nothing when the page could not be loaded: the problem shown brings its own title', () => {
    const args = { matches, location: { pathname: '/garments' }, error: new Error('broken') }
    expect(pageMeta(args as never, () => description)).toEqual([])
  })
})

test('browsers are told the same paper as the style sheet uses', () => {
  const tokens = readFileSync(new URL('../../../../../packages/ui/src/tokens.css', import.meta.url), 'utf8')
  expect(tokens).toContain(`--paper: light-dark(${PAPER.light}, ${PAPER.dark})`)
})

function linksOf(tags: readonly MetaDescriptor[]) {
  return tags
    .map((tag) => tag as { tagName?: string; rel?: string; hrefLang?: string; href?: string })
    .filter(({ tagName }) => tagName === 'link')
    .map(({ rel, hrefLang, href }) => [rel, hrefLang, href])
}
