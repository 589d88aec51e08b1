import { expect, test } from 'vitest'
import { likePattern, searchText } from './search-text.ts'

test('ignores case, accents and repeated spaces', () => {
  expect(searchText('  José  ÁLVAREZ ', null, 'JOSE@Example.com')).toBe('jose alvarez jose@example.com')
})

test('keeps letters of other scripts', () => {
  expect(searchText('Зоя 李雷')).toBe('зоя 李雷')
})

test('escapes the signs of LIKE patterns', () => {
  expect(likePattern(String.raw`50%_\Off`)).toBe(String.raw`%50\%\_\\off%`)
})
