import { sql, type RawBuilder } from 'kysely'
import type { Person } from './person.ts'

/** The condition on a row of a person; addresses are compared without case. A row that was erased is nobody's. */
export function isOf(
  { email, phone }: Person,
  column: { readonly email: string; readonly phone: string },
): RawBuilder<boolean> {
  const byEmail =
    email === undefined ? sql`false` : sql`lower(${sql.ref(column.email)}) = ${email.toLowerCase()}`
  const byPhone = phone === undefined ? sql`false` : sql`${sql.ref(column.phone)} = ${phone}`
  return sql<boolean>`(${byEmail} OR ${byPhone})`
}
