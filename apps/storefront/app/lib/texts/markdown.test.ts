import { expect, test } from 'vitest'
import { toHtml } from './markdown.ts'

test('writes Markdown with headings below those of the page', () => {
  expect(toHtml('# Returns\n\nWithin **14 days**.')).toBe(
    '<h3>Returns</h3>\n<p>Within <strong>14 days</strong>.</p>\n',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](//evil.example)',
  '![a](https://evil.example/a.png)',
  '[a](data:text/html,x)',
])('makes nothing that runs or loads of %s', (text) => {
  expect(toHtml(text)).not.toMatch(/<(script|img)|href="(javascript|data|\/\/)/i)
})
