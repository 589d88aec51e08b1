import { expect, test } from 'vitest'
import { toE164 } from '@platen/formats/phone'
import { EMPTY_DRAFT, type Draft } from './draft.ts'
import { invalidFields, requestOf } from './request.ts'

const DRAFT: Draft = {
  ...EMPTY_DRAFT,
  name: ' Ana Beltrán ',
  email: 'ana@example.com',
  message: 'Forty hoodies.',
  consent: true,
}
const readPhone = (typed: string) => toE164(typed, 'SV')
const aDraft = (changes: Partial<Draft>): Draft => ({ ...DRAFT, ...changes })

test('reports everything missing from an empty form in the order of its fields', () => {
  expect(invalidFields(EMPTY_DRAFT, readPhone)).toEqual(['name', 'email', 'message', 'consent'])
  expect(invalidFields(DRAFT, readPhone)).toEqual([])
})

test('requires only the contact details of the chosen channel', () => {
  expect(invalidFields(aDraft({ email: '' }), readPhone)).toEqual(['email'])
  expect(invalidFields(aDraft({ channel: 'whatsapp', email: 'nonsense' }), readPhone)).toEqual(['phone'])
  expect(invalidFields(aDraft({ channel: 'whatsapp', phone: '7000-5678' }), readPhone)).toEqual([])
})

test.each(['0', '-3', '1.5', 'forty', '12345678'])('rejects %s as a number of pieces', (quantity) => {
  expect(invalidFields(aDraft({ quantity }), readPhone)).toEqual(['quantityEstimate'])
  expect(invalidFields(aDraft({ quantity, topic: 'other' }), readPhone)).toEqual([])
})

test('sends only the fields of the choices made', () => {
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

test('refers to the artwork uploaded before', () => {
  const artworks = [{ id: 'art_1', fileName: 'logo.png' }]
  expect(requestOf(aDraft({ artworks }), readPhone, 'en').artworkIds).toEqual(['art_1'])
})
