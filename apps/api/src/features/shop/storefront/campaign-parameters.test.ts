import { expect, test } from 'vitest'
import { withoutCampaign } from './campaign-parameters.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=newsletter&utm_medium=email', '/'],
  ['/garments?q=tee&fbclid=abc', '/garments?q=tee'],
  ['/garments?gclid=1&q=utm_source', '/garments?q=utm_source'],
  ['/garments?page=2', '/garments?page=2'],
  ['/garments?gclidder=1', '/garments?gclidder=1'],
])('%s is the page at %s', (url, page) => {
  expect(withoutCampaign(url)).toBe(page)
})
