import { expect, test } from 'vitest'
import { canonicalJson } from './audit-record.ts'

test('writes equal records identically, whatever the order of their keys', () => {
  const written = '{"B":[1,"\\u0007",null],"a":{"x":1e+21,"é":true}}'
  expect(canonicalJson({ a: { x: 1e21, é: true }, B: [1, '\u0007', null] })).toBe(written)
  expect(canonicalJson({ B: [1.0, '\u0007', null], a: { é: true, x: 1e21 } })).toBe(written)
})

test('writes different records differently', () => {
  const texts = [{ a: 1 }, { a: '1' }, { a: null }, {}, [], [[]], '', null, { a: [1, 2] }, { a: [2, 1] }]
  expect(new Set(texts.map(canonicalJson)).size).toBe(texts.length)
})
