import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('writes the same record in the same way, whatever the order of its keys', () => {
  const written = '{"B":[1,"\\u0007",null],"a":{"x":1e+21,"é":true}}'
  expect(canonicalJson({ a: { x: 1e21, é: true }, B: [1, '\u0007', null] })).toBe(written)
  expect(canonicalJson({ B: [1.0, '\u0007', null], a: { é: true, x: 1e21 } })).toBe(written)
})

test('tells apart what differs', () => {
  const texts = [{ a: 1 }, { a: '1' }, { a: null }, {}, [], [[]], '', null, { a: [1, 2] }, { a: [2, 1] }]
  expect(new Set(texts.map(canonicalJson)).size).toBe(texts.length)
})
