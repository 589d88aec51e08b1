import { sql, type RawBuilder } from 'kysely'

/** As SQL: the customer that this one is part of now. */
export function rootOf(column: string) {
  return sql<string | null>`(
    WITH RECURSIVE up AS (
      SELECT c.id, c.merged_into, c.erased_at FROM customers AS c WHERE c.id = ${sql.raw(column)}
      UNION ALL SELECT c.id, c.merged_into, c.erased_at FROM up JOIN customers AS c ON c.id = up.merged_into)
    SELECT up.id FROM up WHERE up.merged_into IS NULL AND up.erased_at IS NULL)`
}

/** As SQL: the ids of the customer and of all that were merged into them. */
export function familyOf(id: RawBuilder<unknown>) {
  return sql`(
    WITH RECURSIVE family AS (
      SELECT ${id} AS id UNION ALL SELECT m.id FROM family JOIN customers AS m ON m.merged_into = family.id)
    SELECT family.id FROM family)`
}
