import { sql, type RawBuilder } from 'kysely'
import { searchText } from '../../../platform/records/search-text.ts'
import { invalidField } from '../../../platform/refusal.ts'

/** Rows with either of these belong to the person. */
export interface Person {
  readonly email?: string
  readonly phone?: string
}

export function requirePerson({ email, phone }: Person): void {
  if (email === undefined && phone === undefined)
    throw invalidField('email', 'or phone is required', 'no_contact')
}

/** Shorter words match by chance. */
const SHORTEST_NAME = 3

/** For texts that cannot be erased. */
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

export function isOf(
  { email, phone }: Person,
  column: { readonly email: string; readonly phone: string },
): RawBuilder<boolean> {
  const byEmail =
    email === undefined ? sql`false` : sql`lower(${sql.ref(column.email)}) = ${email.toLowerCase()}`
  // The first condition is the one of the index.
  const byPhone =
    phone === undefined
      ? sql`false`
      : sql`(right(${sql.ref(column.phone)}, 7) = right(${phone}, 7) AND ${sql.ref(column.phone)} = ${phone})`
  return sql<boolean>`(${byEmail} OR ${byPhone})`
}
