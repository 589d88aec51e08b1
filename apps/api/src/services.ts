import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createShopCache, type ShopCache } from './features/catalog/index.ts'
import type { Clock } from './platform/clock.ts'
import { listenForChanges } from './platform/database/changes.ts'
import { createPool } from './platform/database/pool.ts'
import type { DB } from './platform/database/tables.generated.ts'
import { createDatabase, transactions, type Transaction } from './platform/database/transaction.ts'
import { createLoadShedding, type LoadShedding } from './platform/http/load-shedding.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import { createRateLimits, type RateLimits } from './platform/rate-limits.ts'
import { loadServerKeys, type ServerKeys } from './platform/server-keys.ts'

/** What features are given. Each takes the part that it uses. */
export interface Services {
  readonly config: Config
  readonly log: Logger
  readonly clock: Clock
  readonly pool: Pool
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly keys: ServerKeys
  readonly limits: RateLimits
  readonly shedding: LoadShedding
  readonly metrics: Metrics
  readonly shop: ShopCache
  /** Closes what was opened here. The database itself belongs to whoever started it. */
  close(): Promise<void>
}

/** Connects to a migrated database and opens everything that a process needs to serve requests. */
export async function openServices(
  config: Config,
  { databaseUrl, log, clock }: { databaseUrl: string; log: Logger; clock: Clock },
): Promise<Services> {
  const pool = createPool(databaseUrl, {
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const database = createDatabase(pool)
  const changes = listenForChanges(databaseUrl, (error) => log.warn({ err: error }, 'change listener lost'))
  const shedding = createLoadShedding()
  return {
    config,
    log,
    clock,
    pool,
    database,
    transaction: transactions(database),
    keys: await loadServerKeys(pool),
    limits: createRateLimits(pool, config.rateLimitFactor),
    shedding,
    metrics: createMetrics({ pool, shedding }),
    shop: createShopCache({ database, changes }),
    close: async () => {
      shedding.stop()
      await changes.stop()
      await pool.end()
    },
  }
}
