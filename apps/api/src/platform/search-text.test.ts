import { expect, test } from 'vitest'
import { likePattern, searchText } from './search-text.ts'

test('case, accents and blanks make no difference', () => {
  expect(searchText('  José  ÁLVAREZ ', null, 'JOSE@Example.com')).toBe('jose alvarez jose@example.com')
})

test('letters of other scripts stay', () => {
  expect(searchText('Зоя 李雷')).toBe('зоя 李雷')
})

test('signs of the pattern language mean themselves', () => {
  expect(likePattern(String.raw`50%_\Off`)).toBe(String.raw`%50\%\_\\off%`)
})
