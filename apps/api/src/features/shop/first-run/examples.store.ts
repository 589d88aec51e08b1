import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'

/** What is as the first start made it. */
export const EXAMPLES = sql`
  SELECT e.kind, e.id, e.content FROM examples AS e
  WHERE CASE e.kind
    WHEN 'store' THEN EXISTS (SELECT FROM store_settings AS s WHERE to_jsonb(s) @> e.content)
    WHEN 'garment' THEN EXISTS (
      SELECT FROM garments AS g WHERE g.id = e.id::uuid AND to_jsonb(g) @> e.content)
    WHEN 'stock_item' THEN EXISTS (SELECT FROM inventory_items AS i WHERE i.id = e.id::uuid AND ${isUnused('i')})
    WHEN 'size_tier' THEN EXISTS (SELECT FROM size_tiers AS t WHERE t.id = e.id AND to_jsonb(t) @> e.content)
    WHEN 'meetup_zone' THEN EXISTS (SELECT FROM meetup_zones AS z WHERE z.id = e.id AND to_jsonb(z) @> e.content)
    WHEN 'payment_instruction' THEN EXISTS (
      SELECT FROM payment_instructions AS i WHERE i.id = e.id AND to_jsonb(i) @> e.content)
  END`

/** Nothing happened to it but its opening stock, and production does not take it. */
function isUnused(item: string) {
  const id = sql.raw(`${item}.id`)
  return sql`
    NOT EXISTS (SELECT FROM order_items AS l WHERE l.inventory_item_id = ${id})
    AND NOT EXISTS (
      SELECT FROM inventory_movements AS m
      WHERE m.item_id = ${id} AND (m.type <> 'receipt' OR m.actor_kind <> 'system'))
    AND NOT EXISTS (
      SELECT FROM production_settings AS p, jsonb_each(p.settings) AS material
      WHERE material.value ->> 'itemId' = ${id}::text)`
}

/** In the order in which orders and garments lock them. */
export async function lockExamples(tx: Tx): Promise<void> {
  await sql`
    SELECT FROM garments WHERE id::text IN (SELECT id FROM examples WHERE kind = 'garment')
    ORDER BY id FOR UPDATE`.execute(tx)
  await sql`
    SELECT FROM inventory_items WHERE id::text IN (SELECT id FROM examples WHERE kind = 'stock_item')
    ORDER BY id FOR UPDATE`.execute(tx)
  await sql`
    SELECT FROM variants WHERE garment_id::text IN (SELECT id FROM examples WHERE kind = 'garment')
    ORDER BY id FOR UPDATE`.execute(tx)
  await sql`
    SELECT FROM payment_instructions WHERE id IN (SELECT id FROM examples WHERE kind = 'payment_instruction')
    ORDER BY id FOR UPDATE`.execute(tx)
}

async function listExamples(tx: Tx, kind: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (${EXAMPLES}) AS example WHERE kind = ${kind} ORDER BY id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The locked items of which nothing was used or paid. Their opening stock goes with them. */
export async function deleteStockItems(tx: Tx): Promise<{ removed: number; kept: string[] }> {
  const ids = await listExamples(tx, 'stock_item')
  const { rows } = await sql<{ id: string }>`
    SELECT i.id FROM inventory_items AS i
    WHERE i.id = ANY(${ids}::uuid[]) AND i.reserved = 0
      AND NOT EXISTS (SELECT FROM cost_entries AS c WHERE c.inventory_item_id = i.id)
      AND NOT EXISTS (SELECT FROM material_debts AS d WHERE d.item_id = i.id)`.execute(tx)
  const free = rows.map(({ id }) => id)
  await sql`DELETE FROM inventory_movements WHERE item_id = ANY(${free}::uuid[])`.execute(tx)
  await sql`DELETE FROM inventory_items WHERE id = ANY(${free}::uuid[])`.execute(tx)
  const kept = await sql<{ name: string }>`
    SELECT name FROM inventory_items
    WHERE id::text IN (SELECT id FROM examples WHERE kind = 'stock_item')
    ORDER BY name`.execute(tx)
  return { removed: free.length, kept: kept.rows.map(({ name }) => name) }
}

/** After their stock items. Those that an order or a stock item names are taken off the shop instead. */
export async function deleteGarments(
  tx: Tx,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<{ removed: string[]; kept: string[] }> {
  const ids = await listExamples(tx, 'garment')
  const used = await sql<{ id: string; name: string }>`
    UPDATE garments AS g SET active = false, revision = revision + 1, updated_at = ${at}, updated_by = ${by}
    WHERE g.id = ANY(${ids}::uuid[]) AND EXISTS (
      SELECT FROM variants AS v WHERE v.garment_id = g.id AND (
        EXISTS (SELECT FROM order_items AS l WHERE l.variant_id = v.id)
        OR EXISTS (SELECT FROM inventory_items AS i WHERE i.variant_id = v.id)))
    RETURNING g.id, g.name`.execute(tx)
  const kept = new Set(used.rows.map(({ id }) => id))
  const free = ids.filter((id) => !kept.has(id))
  await sql`DELETE FROM variants WHERE garment_id = ANY(${free}::uuid[])`.execute(tx)
  const gone = await sql<{ name: string }>`
    DELETE FROM garments WHERE id = ANY(${free}::uuid[]) RETURNING name`.execute(tx)
  return { removed: gone.rows.map(({ name }) => name), kept: used.rows.map(({ name }) => name) }
}

/** What was just removed, or is the shop's own from now on. */
export async function forgetExamples(tx: Tx, kinds: readonly string[]): Promise<void> {
  await sql`DELETE FROM examples WHERE kind = ANY(${[...kinds]}::text[])`.execute(tx)
}
