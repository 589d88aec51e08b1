import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_DRAFT, type Draft } from './draft.ts'
import { mistakesIn, phoneOf, requestOf } from './request.ts'

const DRAFT: Draft = {
  ...EMPTY_DRAFT,
  name: ' Ana Beltrán ',
  email: 'ana@example.com',
  message: 'Forty hoodies.',
  consent: true,
}
const aDraft = (changes: Partial<Draft>): Draft => ({ ...DRAFT, ...changes })

test('an empty form names all that is missing, in its own order', () => {
  expect(mistakesIn(EMPTY_DRAFT)).toEqual(['name', 'email', 'message', 'consent'])
  expect(mistakesIn(DRAFT)).toEqual([])
})

test('asks for what the channel answers to, and for nothing else', () => {
  expect(mistakesIn(aDraft({ email: '' }))).toEqual(['email'])
  expect(mistakesIn(aDraft({ channel: 'whatsapp', email: 'nonsense' }))).toEqual(['phone'])
  expect(mistakesIn(aDraft({ channel: 'whatsapp', phone: '+503 7000-5678' }))).toEqual([])
})

test.each(['0', '-3', '1.5', 'forty', '12345678'])('%s is no number of pieces', (quantity) => {
  expect(mistakesIn(aDraft({ quantity }))).toEqual(['quantityEstimate'])
  expect(mistakesIn(aDraft({ quantity, topic: 'other' }))).toEqual([])
})

test('sends what belongs to the choices that were made', () => {
  const typed = { phone: '+503 7000 5678', orderNumber: ' PL-2026-000042 ', quantity: '40' }
  expect(requestOf(aDraft(typed), 'es')).toEqual({
    channel: 'email',
    topic: 'quote',
    name: 'Ana Beltrán',
    email: 'ana@example.com',
    message: 'Forty hoodies.',
    quantityEstimate: 40,
    locale: 'es',
    consent: true,
  })
  expect(requestOf(aDraft({ ...typed, channel: 'whatsapp', topic: 'order' }), 'en')).toEqual({
    channel: 'whatsapp',
    topic: 'order',
    name: 'Ana Beltrán',
    phone: '+50370005678',
    message: 'Forty hoodies.',
    orderNumber: 'PL-2026-000042',
    locale: 'en',
    consent: true,
  })
})

test('names the artwork that was sent ahead', () => {
  const artworks = [{ id: 'art_1', fileName: 'logo.png' }]
  expect(requestOf(aDraft({ artworks }), 'en').artworkIds).toEqual(['art_1'])
})

test.each([
  ['+503 7000-5678', '+50370005678'],
  ['00503 7000 5678', '+50370005678'],
  ['+1 (415) 555-0132', '+14155550132'],
  ['7000 5678', undefined],
  ['+0 123 4567', undefined],
  ['call me', undefined],
])('reads %s as %s', (typed, number) => {
  expect(phoneOf(typed)).toBe(number)
})

test('whatever is typed, a phone is one that the interface takes', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const number = phoneOf(typed)
      if (number !== undefined) expect(number).toMatch(/^\+[1-9][0-9]{6,14}$/)
    }),
  )
})
