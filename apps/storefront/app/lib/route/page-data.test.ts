import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pagesWithRouter, readOnServer } from './page-data.ts'

const DATA = { catalog: { garments: ['tee'] }, query: 'tee' }
const context = new RouterContextProvider()
context.set(pagesWithRouter, new Set(['es/design/:slug']))

const at = (path: string, pattern = 'garments') => {
  const request = new Request(`https://shop.example${path}`)
  return { request, pattern, context }
}

test('a page reads its data by name, and nothing of it is written into the page', () => {
  const { catalog, query } = readOnServer(at('/garments?q=a.data'), DATA)
  expect({ catalog, query }).toEqual(DATA)
  expect(Object.keys(readOnServer(at('/garments'), DATA))).toEqual([])
})

test('a page with the router gets what is around all pages', () => {
  expect(readOnServer(at('/es/design/tee', 'es/design/:slug'), DATA)).toEqual(DATA)
})

test('a page with the router that goes on to this one gets the data', () => {
  expect(readOnServer(at('/es/garments.data?_routes=es-garments'), DATA)).toEqual(DATA)
})
