import { expect, test } from 'vitest'
import { readyAnswer } from '../../../platform/http/answers/ready-answer.ts'
import { isForEverybody, readyPages, type PageVersion } from './ready-pages.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const version: PageVersion = ['build', 'shop', 'catalog']
const page = (bytes: number) =>
  readyAnswer('x'.repeat(bytes), { contentType: HTML['content-type'], headers: {} })

test.each<[what: string, answer: Response, kept: boolean]>([
  ['a page', new Response('', { headers: HTML }), true],
  [
    'a page with a rule for caches',
    new Response('', { headers: { ...HTML, 'cache-control': 'no-store' } }),
    false,
  ],
  ['a page that sets a cookie', new Response('', { headers: { ...HTML, 'set-cookie': 'a=b' } }), false],
  ['what is no page', new Response('', { headers: { 'content-type': 'text/x-script' } }), false],
  ['a missing page', new Response('', { status: 404, headers: HTML }), false],
  ['the page of a busy shop', new Response('', { status: 429, headers: HTML }), false],
  ['a failed page', new Response('', { status: 500, headers: HTML }), false],
])('of answers, %s is kept for everybody or not', (_what, answer, kept) => {
  expect(isForEverybody(answer)).toBe(kept)
})

test('any number of queries pushes out no page without one', () => {
  const pages = readyPages()
  pages.set('/garments', version, page(1024))
  for (let n = 0; n < 200; n += 1) pages.set(`/garments?q=${n}`, version, page(64 * 1024))
  const kept = Array.from({ length: 200 }, (_, n) => pages.get(`/garments?q=${n}`, version) !== undefined)
  expect(kept.filter(Boolean)).toHaveLength(16)
  expect(pages.get('/garments', version)).toBeDefined()
})

test('any number of addresses takes no more memory than the newest pages of 6 MB', () => {
  const pages = readyPages()
  for (let n = 0; n < 200; n += 1) pages.set(`/page-${n}`, version, page(64 * 1024))
  const kept = Array.from({ length: 200 }, (_, n) => pages.get(`/page-${n}`, version) !== undefined)
  expect(kept.filter(Boolean)).toHaveLength(96)
  expect(kept.slice(-96)).not.toContain(false)
})
