import { expect, test } from 'vitest'
import { readOnServer } from './page-data.ts'

const DATA = { catalog: { garments: ['tee'] }, query: 'tee' }
const at = (path: string) => ({ request: new Request(`https://shop.example${path}`) })

test('a page reads its data by name, and nothing of it is written into the page', () => {
  const { catalog, query } = readOnServer(at('/garments?q=a.data'), DATA)
  expect({ catalog, query }).toEqual(DATA)
  expect(Object.keys(readOnServer(at('/garments'), DATA))).toEqual([])
})

test('a page with the router that goes on to this one gets the data', () => {
  expect(readOnServer(at('/es/garments.data?_routes=es-garments'), DATA)).toEqual(DATA)
})
