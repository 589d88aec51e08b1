import type { HeadersFunction } from 'react-router'
import { problemHeaders } from './load-shop.ts'

/** No cache may store the page, no search engine list it, and no other site learn its address. */
export const privatePageHeaders: HeadersFunction = (args) => {
  const headers = new Headers(problemHeaders(args))
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex')
  headers.set('referrer-policy', 'no-referrer')
  return headers
}
