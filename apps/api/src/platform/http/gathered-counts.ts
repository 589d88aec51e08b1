import type { Pool, QueryConfig } from 'pg'
import { isDatabaseOutage } from '../database/database-errors.ts'
import { gather } from '../gather.ts'

/** What `rate-limiter-flexible` wants to know: points so far, and when they expire, in milliseconds since 1970. */
interface Counted {
  readonly rows: readonly [{ readonly points: number; readonly expire: number | null }]
}

/** As `rate-limiter-flexible` passes them. */
type Count = [key: string, points: number, expire: number | null, now: number]

const COUNT = 'rate_limits:rlflx-upsert'
const MOST_TOGETHER = 64
const AT_ONCE = 2

/** A store for `RateLimiterPostgres`: what is counted at the same moment is counted by one statement. */
export function gatheredCounts(pool: Pool) {
  const count = gather<Count, Counted>({
    most: MOST_TOGETHER,
    atOnce: AT_ONCE,
    // Each would wait for as long again.
    endsAll: isDatabaseOutage,
    work: (counts) => countTogether(pool, counts),
  })
  return {
    query: (query: QueryConfig<Count>): Promise<unknown> =>
      query.name === COUNT && query.values ? count(query.values) : pool.query(query),
  }
}

async function countTogether(pool: Pool, counts: readonly Count[]): Promise<Counted[]> {
  const sums = new Map<string, { points: number; expire: number | null }>()
  const before = counts.map(([key, points, expire]) => {
    const sum = sums.get(key)?.points ?? 0
    sums.set(key, { points: sum + points, expire })
    return sum
  })
  // Sorted, so that two statements never deadlock.
  const keys = [...sums.keys()].sort()
  const { rows } = await pool.query<{ key: string; points: number; expire: number | null }>({
    name: 'count together',
    text: `
      INSERT INTO rate_limits AS r (key, points, expire)
      SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[])
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN r.expire <= $4 THEN EXCLUDED.points ELSE r.points + EXCLUDED.points END,
        expire = CASE WHEN r.expire <= $4 THEN EXCLUDED.expire ELSE r.expire END
      RETURNING key, points, expire`,
    values: [
      keys,
      keys.map((key) => sums.get(key)?.points),
      keys.map((key) => sums.get(key)?.expire),
      Date.now(),
    ],
  })
  const counted = new Map(rows.map((row) => [row.key, row]))
  return counts.map(([key, points], index) => {
    const row = counted.get(key)
    if (row === undefined) throw new Error('A request was not counted.')
    const later = (sums.get(key)?.points ?? 0) - (before[index] ?? 0) - points
    return { rows: [{ points: row.points - later, expire: row.expire }] }
  })
}
