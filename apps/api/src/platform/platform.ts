import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { ApiKeys } from './auth/api-keys.ts'
import type { Sessions } from './auth/sessions.ts'
import type { Clock } from './clock.ts'
import type { DB } from './database/tables.generated.ts'
import type { Transaction } from './database/transaction.ts'
import type { ForgivableLimits } from './http/rate-limits.ts'
import type { ServerKeys } from './server-keys.ts'
import type { Storage } from './storage/storage.ts'

/** Take only what you use: `Pick<Platform, 'database' | 'clock'>`. */
export interface Platform {
  readonly log: Logger
  readonly clock: Clock
  readonly pool: Pool
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly keys: ServerKeys
  readonly limits: ForgivableLimits
  readonly sessions: Sessions
  readonly apiKeys: ApiKeys
  readonly storage: Storage
}
