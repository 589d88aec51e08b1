import { expect, test } from 'vitest'
import { likePatterns, searchText, wordPatterns } from './search-text.ts'

test('ignores case, accents and repeated spaces', () => {
  expect(searchText('  José  ÁLVAREZ ', null, 'JOSE@Example.com')).toBe('jose alvarez jose@example.com')
})

test('keeps letters of other scripts', () => {
  expect(searchText('Зоя 李雷')).toBe('зоя 李雷')
})

test('escapes the signs of LIKE patterns', () => {
  expect(likePatterns(String.raw`50%_\Off`)).toEqual([String.raw`%50\%\_\\off%`])
})

test.each([
  ['+503 7111 2222', ['%+503 7111 2222%', '%50371112222%']],
  ['7111-2222', ['%7111-2222%', '%71112222%']],
  ['(0) 7111 2222', ['%(0) 7111 2222%', '%71112222%']],
  ['7999', ['%7999%']],
  ['PL-2026-000042', ['%pl-2026-000042%']],
  ['000042', ['%000042%']],
])('finds %s as it was written and by its digits', (typed, patterns) => {
  expect(likePatterns(typed)).toEqual(patterns)
})

test('splits a text into words without the commas between them', () => {
  expect(wordPatterns('TEE-BLACK-M, Classic tee, Ñandú; ')).toEqual([
    '%tee-black-m%',
    '%classic%',
    '%tee%',
    '%nandu%',
  ])
})
