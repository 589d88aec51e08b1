import { invalidField } from '../refusal.ts'

/** Lower case, without accents, single spaces. Searched columns store text in this form. */
export function searchText(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part) => part != null && part !== '')
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const WORDS = { min: 3, max: 80 } as const

/** Of a search in what grows with the shop: its index uses groups of three letters or digits. */
export function searchWords(q: string): string {
  const words = searchText(q)
  if (words.length < WORDS.min || words.length > WORDS.max) {
    throw invalidField('q', `must have ${WORDS.min} to ${WORDS.max} characters`, 'invalid')
  }
  if (!/[\p{L}\p{N}]/u.test(words)) throw invalidField('q', 'must contain a letter or a digit', 'invalid')
  return words
}

/** Whatever contains the text. For a phone number also its digits alone, as `+50371112222` is stored. */
export function likePatterns(text: string): readonly string[] {
  const words = searchText(text)
  const digits = PHONE.test(words) ? words.replaceAll(/\D/g, '').replace(/^0+/, '') : ''
  const numbers = digits.length < SHORTEST_NUMBER || words.includes(digits) ? [] : [digits]
  return [words, ...numbers].map(likePattern)
}

/** Each word of the text, for what contains all of them in any order. Commas between them do not count. */
export function wordPatterns(text: string): readonly string[] {
  return searchText(text)
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map(likePattern)
}

function likePattern(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

/** `+503 7111-2222`, `(0) 7111.2222`. */
const PHONE = /^\+?[\d\s().\-/]+$/
/** Three letters or digits are what the search index finds. */
const SHORTEST_NUMBER = 3
