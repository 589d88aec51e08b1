import { expect, test } from 'vitest'
import { localeFor } from './locales.ts'
import { pseudoTexts } from './pseudo.ts'
import { readMessages } from './read-messages.ts'
import { count, fill, textParts } from './texts.ts'

const { cart } = readMessages({
  cart: {
    designs_one: '{{count}} design of {{name}}',
    designs_other: '{{count}} designs of {{name}}',
    too_many: 'Too many',
  },
})

test('joins plural forms and leaves keys alone that only look like one', () => {
  expect(cart).toEqual({
    designs: { one: '{{count}} design of {{name}}', other: '{{count}} designs of {{name}}' },
    too_many: 'Too many',
  })
})

test('inserts values by name and keeps placeholders without a value', () => {
  expect(fill('Order {{number}} for {{name}}', { number: 'PL-1', name: 'Ana' })).toBe('Order PL-1 for Ana')
  expect(fill('{{missing}}', {})).toBe('{{missing}}')
})

test('chooses the plural form of the language and writes the number as it does', () => {
  expect(count('en', cart.designs, 1, { name: 'Ana' })).toBe('1 design of Ana')
  expect(count('en', cart.designs, 1200, { name: 'Ana' })).toBe('1,200 designs of Ana')
  const millions = { one: 'un millón', many: '{{count}} de prendas', other: '{{count}} prendas' }
  expect(count('es', millions, 2_000_000)).toBe('2.000.000 de prendas')
  expect(count('es', millions, 2)).toBe('2 prendas')
  expect(count('id', { other: '{{count}} desain' }, 1)).toBe('1 desain')
})

test('splits a message at its marked parts', () => {
  expect(textParts('See <link>settings</link> or <help>ask</help>.')).toEqual([
    { text: 'See ' },
    { tag: 'link', text: 'settings' },
    { text: ' or ' },
    { tag: 'help', text: 'ask' },
    { text: '.' },
  ])
  expect(textParts('Plain')).toEqual([{ text: 'Plain' }])
})

test('finds the language that somebody reads', () => {
  expect(localeFor(['es-SV'])).toBe('es')
  expect(localeFor(['de', 'pt-PT', 'en'])).toBe('pt-BR')
  expect(localeFor(['de', null])).toBeUndefined()
})

test('makes longer texts with accents, in which placeholders and marks stay', () => {
  const texts = pseudoTexts({ a: 'See the <link>orders</link> of {{name}}', b: ['One'] })
  expect(texts.a).toMatch(/^«Séé thé <link>órdérs<\/link> óf \{\{name\}\} lorem.*»$/)
  expect(texts.b[0]).toBe('«Óñé lo»')
})
