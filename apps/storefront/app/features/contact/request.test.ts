import { expect, test } from 'vitest'
import { toE164 } from '../../lib/phone.ts'
import { EMPTY_DRAFT, type Draft } from './draft.ts'
import { mistakesIn, requestOf } from './request.ts'

const DRAFT: Draft = {
  ...EMPTY_DRAFT,
  name: ' Ana Beltrán ',
  email: 'ana@example.com',
  message: 'Forty hoodies.',
  consent: true,
}
const readPhone = (typed: string) => toE164(typed, 'SV')
const aDraft = (changes: Partial<Draft>): Draft => ({ ...DRAFT, ...changes })

test('an empty form names all that is missing, in its own order', () => {
  expect(mistakesIn(EMPTY_DRAFT, readPhone)).toEqual(['name', 'email', 'message', 'consent'])
  expect(mistakesIn(DRAFT, readPhone)).toEqual([])
})

test('asks for what the channel answers to, and for nothing else', () => {
  expect(mistakesIn(aDraft({ email: '' }), readPhone)).toEqual(['email'])
  expect(mistakesIn(aDraft({ channel: 'whatsapp', email: 'nonsense' }), readPhone)).toEqual(['phone'])
  expect(mistakesIn(aDraft({ channel: 'whatsapp', phone: '7000-5678' }), readPhone)).toEqual([])
})

test.each(['0', '-3', '1.5', 'forty', '12345678'])('%s is no number of pieces', (quantity) => {
  expect(mistakesIn(aDraft({ quantity }), readPhone)).toEqual(['quantityEstimate'])
  expect(mistakesIn(aDraft({ quantity, topic: 'other' }), readPhone)).toEqual([])
})

test('sends what belongs to the choices that were made', () => {
  const typed = { phone: '+503 7000 5678', orderNumber: ' PL-2026-000042 ', quantity: '40' }
  expect(requestOf(aDraft(typed), readPhone, 'es')).toEqual({
    channel: 'email',
    topic: 'quote',
    name: 'Ana Beltrán',
    email: 'ana@example.com',
    message: 'Forty hoodies.',
    quantityEstimate: 40,
    locale: 'es',
    consent: true,
  })
  expect(requestOf(aDraft({ ...typed, channel: 'whatsapp', topic: 'order' }), readPhone, 'en')).toEqual({
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
  expect(requestOf(aDraft({ artworks }), readPhone, 'en').artworkIds).toEqual(['art_1'])
})
