import { expect, test } from 'vitest'
import { filledText, hasPlaceholder } from '../index.ts'

test('fills in a name and a number, each as it is', () => {
  expect(filledText('{name}\n{number} {name}', { name: '$& {number}', number: '7' })).toBe(
    '$& {number}\n7 $& {number}',
  )
  expect(filledText('{Name} {size} { name }', { name: 'A', number: '7' })).toBe('{Name} {size} { name }')
})

test('knows a text that a roster fills in', () => {
  expect(['{name}', 'No. {number}', 'name', '{size}', ''].map(hasPlaceholder)).toEqual([
    ...[true, true, false, false, false],
  ])
})
