import {
  Kysely,
  PostgresDialect,
  sql,
  type CompiledQuery,
  type PostgresCursor,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type RawBuilder,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { hangUpIfLate } from './pool.ts'
import type { DB } from './tables.generated.ts'

export type Database = Kysely<DB>
export type Tx = Database
export type Transaction = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>

/** Statements are prepared once per connection. */
export function createDatabase(pool: Pool): Database {
  const nameOf = namesIn.get(pool) ?? statementNames()
  namesIn.set(pool, nameOf)
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => preparing(await pool.connect(), nameOf),
        end: () => pool.end(),
        options: pool.options,
      },
    }),
  })
}

export function transactions(database: Database): Transaction {
  return (work) => database.transaction().execute(work)
}

/**
 * A statement that is built and compiled at its first use only, for paths where that would be a tenth of the work.
 * `build` names each value once, in the order of its arguments.
 */
export function builtOnce<Row, Values extends readonly unknown[]>(
  build: (...values: Values) => RawBuilder<Row>,
): (database: Database, ...values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined
  return async (database, ...values) => {
    built ??= build(...values).compile(database)
    const { rows } = await database.executeQuery<Row>({ ...built, parameters: values })
    return rows
  }
}

const UNPREPARED = '/* unprepared */'

/** Never prepared, because its best plan depends on the values, or its text has too many variants. */
export const WITH_FRESH_PLAN = sql.raw(UNPREPARED)

/** For lists: a rare word and a common one need different indexes. */
export function freshPlanFor(...selective: readonly unknown[]): RawBuilder<unknown> {
  return selective.some((value) => value !== undefined) ? WITH_FRESH_PLAN : sql``
}

type NameOf = (text: string) => string | undefined

/** Connections know statements by name, so all who use a pool share its names. */
const namesIn = new WeakMap<Pool, NameOf>()

function preparing(client: PoolClient, nameOf: NameOf): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used here.')
    const name = isPrepared(text, values) ? nameOf(text) : undefined
    const answer = client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })
    answer.catch((error: unknown) => hangUpIfLate(client, error))
    return answer
  }
  return { query, release: (destroy) => client.release(destroy) }
}

/** `BEGIN` and the like have no plan. */
function isPrepared(text: string, values: readonly unknown[]): boolean {
  return (values.length > 0 || READS.test(text)) && !text.startsWith(UNPREPARED)
}

const READS = /^\s*(select|with)\b/i

/** Limited, because texts that vary would fill the server's memory. */
const MOST_NAMES = 500

function statementNames(): NameOf {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= MOST_NAMES) return undefined
    const name = `q${String(names.size)}`
    names.set(text, name)
    return name
  }
}
