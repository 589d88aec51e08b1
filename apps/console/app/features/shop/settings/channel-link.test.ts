import { expect, test } from 'vitest'
import { linkOf } from './channel-link.ts'

const read = (typed: string) =>
  /\d{8}/.test(typed) ? `+503${typed.replaceAll(/\D/g, '').slice(-8)}` : undefined

test.each([
  ['whatsapp', '7000-1234 5', undefined],
  ['whatsapp', '70001234', 'https://wa.me/50370001234'],
  ['phone', ' 70001234 ', 'tel:+50370001234'],
  ['email', 'hello@ana.example', 'mailto:hello@ana.example'],
  ['email', 'hello@ana', undefined],
  ['instagram', '@ana.prints', 'https://www.instagram.com/ana.prints'],
  ['instagram', 'https://instagram.com/ana', undefined],
  ['other', 'anything', undefined],
] as const)('the link of the %s %s is %s', (kind, typed, link) => {
  expect(linkOf(kind, typed, read)).toBe(link)
})
