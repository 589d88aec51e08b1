import { expect, test } from 'vitest'
import { fileNameOf, fileNameProblems } from './file-name.ts'

const VALUES = { sheet: 'GS-000042', date: '2026-11-26', length: '2840', width: '559', prints: '31' }

test.each([
  ['{sheet}', 'GS-000042'],
  ['{date}-{sheet}-{length}', '2026-11-26-GS-000042-2840'],
  ['Film {sheet} ({prints})', 'Film GS-000042 (31)'],
  ['../../{sheet}', '-..-GS-000042'],
  ['a\\b/c:{sheet}*?"<>|', 'a-b-c-GS-000042------'],
  ['{sheet}\n\u202e\u0000', 'GS-000042---'],
  ['con', '-con'],
  [' .{sheet}. ', 'GS-000042'],
  ['...', 'GS-000042'],
])('the pattern %j names a file %j', (pattern, name) => {
  expect(fileNameOf(pattern, VALUES)).toBe(name)
})

test('refuses variables that there are not, and names that two sheets would share', () => {
  expect(fileNameProblems('{date}-{sheet}-{length}-{width}-{prints}', 'x')).toEqual([])
  expect(fileNameProblems('{sheet}-{order}', 'x')).toMatchObject([
    { reason: 'unknown_variable', limit: '{order}' },
  ])
  expect(fileNameProblems('{date}', 'x')).toMatchObject([{ path: 'x', reason: 'required' }])
})
