import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', undefined],
  ['bytes=9-5', undefined],
  ['bytes=-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-9', undefined],
  ['bytes=-', undefined],
  [undefined, undefined],
])('reads %s of a file of 100 bytes', (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range)
})

test('knows no range of an empty file', () => {
  expect(readByteRange('bytes=0-', 0)).toBeUndefined()
})
