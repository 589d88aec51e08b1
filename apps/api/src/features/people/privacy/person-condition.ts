import { sql, type RawBuilder } from 'kysely'
import type { Person } from './person.ts'

/** Matches the rows of a person, comparing addresses without case. An erased row belongs to nobody. */
export function isOf(
  { email, phone }: Person,
  column: { readonly email: string; readonly phone: string },
): RawBuilder<boolean> {
  const byEmail =
    email === undefined ? sql`false` : sql`lower(${sql.ref(column.email)}) = ${email.toLowerCase()}`
  const byPhone = phone === undefined ? sql`false` : sql`${sql.ref(column.phone)} = ${phone}`
  return sql<boolean>`(${byEmail} OR ${byPhone})`
}
