import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { count, fill } from './words.ts'

test('values are put in by name, and what has no value stays to be seen', () => {
  expect(fill('Order {number} for {name}', { number: 'PL-1', name: 'Ana' })).toBe('Order PL-1 for Ana')
  expect(fill('{missing}', {})).toBe('{missing}')
})

test('a count chooses the form that its language needs', () => {
  expect(count('en', en.shell.cartCount, 1)).toBe('Cart, 1 garment')
  expect(count('en', en.shell.cartCount, 1200)).toBe('Cart, 1,200 garments')
  expect(count('es', es.shell.cartCount, 1)).toBe('Carrito, 1 prenda')
})

test('both languages ask for the same values in each text', () => {
  // The shop's own names are written in the first language already.
  expect(placeholders({ ...es, names: en.names })).toEqual(placeholders(en))
})

test('no text is empty, and Spanish is not left in English', () => {
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
