import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

test('the style sheet of a page comes before the hints for its scripts, which are less urgent', () => {
  const page =
    '<html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>' +
    '<link rel="stylesheet" href="/root.css"/></head><body>$& text</body></html>'
  expect(scriptsLast(page)).toBe(
    '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/root.css"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="/a.js"/><link fetchpriority="low" rel="modulepreload" href="/b.js"/>' +
      '</head><body>$& text</body></html>',
  )
})

test('a page without scripts stays as it is', () => {
  const page = '<html><head><link rel="stylesheet" href="/root.css"/></head><body></body></html>'
  expect(scriptsLast(page)).toBe(page)
})
