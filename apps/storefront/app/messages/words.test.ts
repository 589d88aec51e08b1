import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { count, fill } from './words.ts'

test('inserts values by name and keeps placeholders without a value', () => {
  expect(fill('Order {number} for {name}', { number: 'PL-1', name: 'Ana' })).toBe('Order PL-1 for Ana')
  expect(fill('{missing}', {})).toBe('{missing}')
})

test('chooses the plural form of the language', () => {
  expect(count('en', en.shell.cartCount, 1)).toBe('Cart, 1 garment')
  expect(count('en', en.shell.cartCount, 1200)).toBe('Cart, 1,200 garments')
  expect(count('es', es.shell.cartCount, 1)).toBe('Carrito, 1 prenda')
})

test('uses a form for each plural category and “other” for missing ones', () => {
  const forms = { one: '{count} garment', two: 'a pair', other: '{count} garments' }
  expect(count('en', forms, 2)).toBe('2 garments')
  const millions = { one: 'un millón', many: '{count} de prendas', other: '{count} prendas' }
  expect(count('es', millions, 2_000_000)).toBe('2.000.000 de prendas')
  expect(count('es', millions, 2)).toBe('2 prendas')
})

test('uses the same placeholders in both languages', () => {
  // Default names and event labels are stored in the first language already.
  const order = { ...es.order, events: en.order.events }
  expect(placeholders({ ...es, names: en.names, order })).toEqual(placeholders(en))
})

test('has no empty text and no untranslated Spanish text', () => {
  const english = texts(en)
  const words = (text: string) => text.replaceAll(/\{\w+\}|\W/g, '')
  const same = [...texts(es)].filter(([path, text]) => words(text).length > 20 && english.get(path) === text)
  expect(same).toEqual([])
  expect([...english.values()].filter((text) => text.trim() === '')).toEqual([])
})

function texts(part: unknown, path = ''): Map<string, string> {
  if (typeof part === 'string') return new Map([[path, part]])
  return new Map(
    Object.entries(part as Record<string, unknown>).flatMap(([key, value]) => [
      ...texts(value, `${path}.${key}`),
    ]),
  )
}

function placeholders(messages: unknown): Record<string, string[]> {
  return Object.fromEntries(
    [...texts(messages)].map(([path, text]) => [path, [...text.matchAll(/\{\w+\}/g)].map(String).sort()]),
  )
}
