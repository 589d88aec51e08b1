import type { MetaDescriptor } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Languages } from '../../messages/languages.ts'
import { en } from '../../messages/en.ts'
import { alternatesOf, metaTags, pageMeta } from './page-meta.ts'

const shop = { storeName: 'Shop', currency: 'USD', currencyExponent: 2, timeZone: 'UTC' } as never
const languages: Languages = ['en', 'es']
const description = { title: 'Tees · Shop', description: 'All tees.' }

describe('a public page', () => {
  const tags = metaTags(
    { shop, language: 'es', languages, publicUrl: 'https://shop.example', shareVersion: 'v1' },
    '/es/garments',
    {
      ...description,
      picture: 'garments',
      records: [{ '@type': 'Thing' }],
    },
  )

  test('links a public page to its canonical address and its translations', () => {
    expect(linksOf(tags)).toEqual([
      ['canonical', undefined, 'https://shop.example/es/garments'],
      ['alternate', 'en', 'https://shop.example/garments'],
      ['alternate', 'es', 'https://shop.example/es/garments'],
      ['alternate', 'x-default', 'https://shop.example/garments'],
    ])
  })

  test('adds share tags in the language of the page, with its picture', () => {
    expect(tags).toContainEqual({ property: 'og:url', content: 'https://shop.example/es/garments' })
    expect(tags).toContainEqual({ property: 'og:locale', content: 'es_LA' })
    expect(tags).toContainEqual({ property: 'og:locale:alternate', content: 'en_US' })
    expect(tags).toContainEqual({
      property: 'og:image',
      content: 'https://shop.example/share/v1/es/garments.jpg',
    })
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  })

  test('includes the structured data of a page', () => {
    expect(tags).toContainEqual({ 'script:ld+json': { '@type': 'Thing' } })
  })
})

test('a private page with a picture of its own shows it in chats, and tells nobody its address', () => {
  const tags = metaTags(
    { shop, language: 'es', languages, publicUrl: 'https://shop.example', shareVersion: 'v1' },
    '/es/d/secret',
    {
      title: 'Un diseño',
      picture: 'design-secret',
      pictureQuery: '?garment=tee&colour=Navy',
      personal: true,
    },
  )
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://shop.example/share/v1/es/design-secret.jpg?garment=tee&colour=Navy',
  })
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  expect(linksOf(tags)).toEqual([])
  expect(JSON.stringify(tags)).not.toContain('/d/secret')
})

test('excludes personal pages from search engines', () => {
  const tags = metaTags(
    { shop, language: 'en', languages, publicUrl: 'https://shop.example', shareVersion: 'v1' },
    '/cart',
    {
      ...description,
      personal: true,
    },
  )
  expect(tags).toEqual([
    { title: 'Tees · Shop' },
    { name: 'description', content: 'All tees.' },
    { name: 'robots', content: 'noindex' },
  ])
})

test('ends only the default home page with a slash', () => {
  expect(alternatesOf('/es', languages).map(({ path }) => path)).toEqual(['/', '/es', '/'])
})

describe('the tags of a route', () => {
  const matches = [
    {
      id: 'root',
      loaderData: { names: {}, languages, publicUrl: 'https://shop.example', shareVersion: 'v1' },
    },
    { id: 'first-shell', loaderData: { shop } },
  ]

  test('describes a page by its address without trailing slashes', () => {
    const location = { pathname: '/garments/' }
    const tags = pageMeta({ matches, location, error: null } as never, ({ url }) => ({
      ...description,
      title: url,
    }))
    expect(tags[0]).toEqual({ title: 'https://shop.example/garments' })
  })

  const failed = (error: unknown) => ({ matches, location: { pathname: '/garments' }, error }) as never
  const notFound = { status: 404, statusText: '', internal: false, data: null }

  test('names the problem of a page that failed to load', () => {
    expect(pageMeta(failed(new Error('broken')), () => description)).toEqual([
      { title: en.problems.brokenTitle },
    ])
    expect(pageMeta(failed(notFound), () => description)).toEqual([{ title: en.problems.notFoundTitle }])
  })

  test('a secret address without a record has its own title and is not listed', () => {
    expect(
      pageMeta(
        failed(notFound),
        () => description,
        ({ order }) => order.lostTitle,
      ),
    ).toEqual([{ title: en.order.lostTitle }, { name: 'robots', content: 'noindex' }])
  })
})

function linksOf(tags: readonly MetaDescriptor[]) {
  return tags
    .map((tag) => tag as { tagName?: string; rel?: string; hrefLang?: string; href?: string })
    .filter(({ tagName }) => tagName === 'link')
    .map(({ rel, hrefLang, href }) => [rel, hrefLang, href])
}
