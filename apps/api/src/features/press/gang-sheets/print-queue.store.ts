import type { NestingFilm } from '@platen/nesting'
import { sql, type Kysely } from 'kysely'
import type { DB, JobState, OrderStatus } from '../../../platform/database/tables.generated.ts'

export interface WaitingPrint {
  readonly jobId: string
  readonly state: JobState
  readonly orderNumber: string
  readonly orderStatus: OrderStatus
  /** Of film without a garment: its kind. */
  readonly zoneId: string
  readonly widthMm: number
  readonly heightMm: number
  readonly upright: boolean
}

interface QueueFilter {
  /** `YYYY-MM-DD`. */
  readonly dueTo?: string | undefined
  readonly fabrics?: readonly string[] | undefined
}

/** Of the line with the alias `i`: a sheet that a customer laid out is printed as it is. */
export const UPRIGHT = sql<boolean>`(i.film ? 'printWidthMm') IS TRUE`

const COLUMNS = sql`
  j.id AS "jobId", j.state, o.number AS "orderNumber", o.status AS "orderStatus", coalesce(p.zone_id, i.kind::text) AS "zoneId",
  film_width(i, p) AS "widthMm", film_height(i, p) AS "heightMm", ${UPRIGHT} AS upright`
const TABLES = sql`
  print_jobs AS j
  JOIN orders AS o ON o.id = j.order_id
  JOIN order_items AS i ON i.id = j.order_item_id
  JOIN placements AS p ON p.id = j.placement_id`
const MOST_URGENT_FIRST = sql`o.promised_by, o.id, i.position, j.unit, p.position, j.created_at, j.id`

export async function listWaitingPrints(
  database: Kysely<DB>,
  { dueTo, fabrics }: QueueFilter,
  limit: number,
): Promise<WaitingPrint[]> {
  const conditions = [
    sql`j.state = 'queued'`,
    sql`o.status = 'open'`,
    dueTo !== undefined && sql`o.promised_by <= ${dueTo}::date`,
    fabrics &&
      sql`CASE WHEN i.variant_id IS NULL THEN ${fabrics.includes('film')} ELSE i.variant_id IN (
        SELECT v.id FROM variants AS v JOIN garments AS g ON g.id = v.garment_id
        WHERE g.fabric = ANY(${[...fabrics]}::text[])) END`,
  ].filter((condition) => condition !== undefined && condition !== false)
  const { rows } = await sql<WaitingPrint>`
    SELECT ${COLUMNS} FROM ${TABLES} WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${MOST_URGENT_FIRST} LIMIT ${limit}`.execute(database)
  return rows
}

export async function findPrints(database: Kysely<DB>, jobIds: readonly string[]): Promise<WaitingPrint[]> {
  const { rows } = await sql<WaitingPrint>`
    SELECT ${COLUMNS} FROM ${TABLES} WHERE j.id = ANY(${[...jobIds]}::uuid[])
    ORDER BY ${MOST_URGENT_FIRST}`.execute(database)
  return rows
}

export async function getFilm(database: Kysely<DB>): Promise<NestingFilm> {
  const { rows } = await sql<{ film: NestingFilm }>`SELECT film FROM print_settings`.execute(database)
  const film = rows[0]?.film
  if (!film) throw new Error('The shop has no print settings.')
  return film
}

/** Changes when a job enters or leaves the queue, or when the film settings change. */
export async function findQueueVersion(database: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    SELECT concat_ws(' ', count(*), max(state_since), (SELECT revision FROM print_settings)) AS version
    FROM print_jobs WHERE state = 'queued'`.execute(database)
  return rows[0]?.version ?? ''
}
