import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createArtworkCatalog, type ArtworkCatalog } from './features/selling/artworks/index.ts'
import { createBotCheck, type BotCheck } from './features/selling/bot-protection/index.ts'
import { createShopCache, type ShopCache } from './features/selling/catalog/index.ts'
import {
  createNextSheet,
  createSheetPacker,
  type NextSheet,
  type SheetPacker,
} from './features/press/gang-sheets/index.ts'
import { deviceCookie, type DeviceCookie } from './platform/auth/device-cookie.ts'
import { sessionCookie, type SessionCookie } from './platform/auth/session-cookie.ts'
import { createApiKeys } from './platform/auth/api-keys.ts'
import { createSessions } from './platform/auth/sessions.ts'
import type { Clock } from './platform/clock.ts'
import { listenForChanges, type Changes } from './platform/database/changes.ts'
import { createPool } from './platform/database/pool.ts'
import { createDatabase, transactions, type Database } from './platform/database/transaction.ts'
import { createLoadShedding, type LoadShedding } from './platform/http/overload/load-shedding.ts'
import { createUploadCapacity, type UploadCapacity } from './platform/http/uploads/upload-capacity.ts'
import { createVirusScan, type VirusScan } from './platform/http/uploads/virus-scan.ts'
import { ORDERS_AT_ONCE } from './features/selling/orders/index.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import { createRateLimits } from './platform/http/rate-limits.ts'
import { createRecentWrites, type RecentWrites } from './platform/jobs/recent-writes.ts'
import type { Platform } from './platform/platform.ts'
import type { Readiness } from './platform/readiness.ts'
import { loadServerKeys } from './platform/server-keys.ts'
import { createStorage } from './platform/storage/create-storage.ts'

export interface Services extends Platform {
  readonly config: Config
  /** Its own connections, so that orders do not wait behind reads. */
  readonly orderDatabase: Database
  /** A separate connection for the health check, so that it never waits behind a busy shop. */
  readonly healthPool: Platform['pool']
  readonly changes: Changes
  readonly writes: RecentWrites
  readonly readiness: Readiness
  readonly shedding: LoadShedding
  readonly metrics: Metrics
  readonly cookie: SessionCookie
  readonly deviceCookie: DeviceCookie
  readonly shop: ShopCache
  readonly uploadCapacity: UploadCapacity
  readonly virusScan: VirusScan
  readonly artworks: ArtworkCatalog
  readonly botCheck: BotCheck
  readonly packer: SheetPacker
  readonly nextSheet: NextSheet
  /** Closes what was opened here, but not the database itself. */
  close(): Promise<void>
}

export async function openServices(
  config: Config,
  {
    databaseUrl,
    log,
    clock,
    shedding = createLoadShedding(),
  }: { databaseUrl: string; log: Logger; clock: Clock; shedding?: LoadShedding },
): Promise<Services> {
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
  const pool = createPool(databaseUrl, { onError })
  const healthPool = createPool(databaseUrl, { onError, max: 1 })
  // The second connection is rarely needed. If it were kept, a firewall could forget it, and an order that has waited for the
  // first one would wait as long again.
  const orderPool = createPool(databaseUrl, { onError, max: ORDERS_AT_ONCE, spareMs: 1_000 })
  const database = createDatabase(pool)
  const changes = listenForChanges(databaseUrl, (error) => log.warn({ err: error }, 'change listener lost'))
  const keys = await loadServerKeys({
    pool,
    changes,
    onError: (error) => log.warn({ err: error }, 'keys could not be read again'),
  })
  const transaction = transactions(database)
  const packer = createSheetPacker({ database, transaction, clock, log })
  return {
    config,
    log,
    clock,
    pool,
    healthPool,
    database,
    orderDatabase: createDatabase(orderPool),
    transaction,
    changes,
    writes: createRecentWrites(),
    readiness: { state: 'ready' },
    keys,
    limits: createRateLimits(pool, config.rateLimitFactor),
    shedding,
    metrics: createMetrics({ pool, shedding }),
    sessions: createSessions({
      database,
      clock,
      limits: { idleMinutes: config.sessionIdleMinutes, maxHours: config.sessionMaxHours },
    }),
    apiKeys: createApiKeys({ database, clock }),
    cookie: sessionCookie(config.publicUrl),
    deviceCookie: deviceCookie(config.publicUrl, keys.device, clock),
    shop: createShopCache({ database, changes }),
    storage: createStorage(config.storageUrl, log),
    uploadCapacity: createUploadCapacity(),
    virusScan: createVirusScan(config.virusScanner, log),
    artworks: createArtworkCatalog({ database }),
    botCheck: createBotCheck({ config, keys, clock, log }),
    packer,
    nextSheet: createNextSheet({ database, packer, clock, log }),
    close: async () => {
      shedding.stop()
      await packer.close()
      await changes.stop()
      await Promise.all([pool.end(), orderPool.end(), healthPool.end()])
    },
  }
}
