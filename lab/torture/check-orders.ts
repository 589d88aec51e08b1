import type { Pool } from 'pg'
import { ledgerProblems } from '../../apps/api/src/testing/stock.ts'
import type { Customers } from './customers.ts'
import { none, type Finding } from './fault.ts'

interface Kept {
  readonly key: string
  readonly numbers: readonly string[]
}

export async function checkOrders(pool: Pool, { acknowledged }: Customers): Promise<Finding[]> {
  const { rows } = await pool.query<Kept>(
    'SELECT note AS key, array_agg(number ORDER BY number) AS numbers FROM orders WHERE note IS NOT NULL GROUP BY note',
  )
  const kept = new Map(rows.map(({ key, numbers }) => [key, numbers]))
  const lost = [...acknowledged].filter(([key, { number }]) => !kept.get(key)?.includes(number))
  const doubled = rows.filter(({ numbers }) => numbers.length > 1)
  const outOf = `of ${acknowledged.size} acknowledged orders`
  return [
    none(
      'acknowledged orders that are lost',
      lost.map(([, { number }]) => number),
      outOf,
    ),
    none(
      'keys that made more than one order',
      doubled.map(({ numbers }) => numbers.join(' and ')),
      outOf,
    ),
    none(
      'differences between stock and its ledger',
      (await ledgerProblems({ services: { pool } })).map((problem) => JSON.stringify(problem)),
      'of all stock items',
    ),
  ]
}
