import { searchText } from '../../platform/search-text.ts'
import { invalidField } from '../../platform/refusal.ts'

/** How a person is known to the shop: rows that have either belong to them. */
export interface Person {
  readonly email?: string
  readonly phone?: string
}

/** Refuses with VALIDATION_FAILED when neither is given. */
export function requirePerson({ email, phone }: Person): void {
  if (email === undefined && phone === undefined) throw invalidField('email', 'is needed, or phone')
}

/** Shorter words are found by chance. */
const SHORTEST_NAME = 3

/** Whether a text gives one of these names, addresses or numbers away. It stands where nothing can be erased. */
export function namesPerson(text: string, words: readonly (string | null | undefined)[]): boolean {
  const said = searchText(text)
  const digits = said.replaceAll(/[^0-9]/g, '')
  const spoken = new Set(said.split(/[^\p{L}\p{N}]+/u))
  return words.some((word) => {
    if (word == null) return false
    if (word.startsWith('+')) return digits.includes(word.slice(-7))
    if (word.includes('@')) return said.includes(searchText(word))
    return searchText(word)
      .split(/[^\p{L}\p{N}]+/u)
      .some((part) => part.length >= SHORTEST_NAME && spoken.has(part))
  })
}
