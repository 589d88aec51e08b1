import { pathToFileURL } from 'node:url'
import type { OrderCreate } from '@platen/contract'
import type { Pool } from 'pg'
import { createPool } from '../../apps/api/src/platform/database/pool.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../apps/api/src/platform/embedded-postgres/index.ts'
import { setOnHand } from '../../apps/api/src/testing/stock.ts'
import { aDataFolder, embeddedDatabaseUrl, startService } from '../harness/service-process.ts'
import { OWNER } from '../harness/staff.ts'
import { aShopper } from '../harness/shopper.ts'

/** Without challenges, quotas and a log line for each request. */
export const SETTINGS = { ...OWNER, BOT_PROTECTION: 'off', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' }

const PLENTY = 10_000_000

/** Stock and price stay valid for any number of orders. */
export async function anOrderForever(url: string, pool: Pool): Promise<OrderCreate> {
  const draft = await (await aShopper(url)).order()
  for (const { variantId } of draft.items) await setOnHand({ services: { pool } }, variantId, PLENTY)
  return draft
}

/** Past the service and any proxy. */
export function directly(databaseUrl: string): Pool {
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', 'torture')
  return createPool(url.href, { max: 2, onError: () => undefined })
}

export async function openShop(settings: Readonly<Record<string, string>> = {}) {
  const dataFolder = aDataFolder()
  const environment = { ...SETTINGS, DATA_DIR: dataFolder, ...settings }
  const service = await startService(environment)
  const databaseUrl = embeddedDatabaseUrl(dataFolder)
  const pool = directly(databaseUrl)
  return {
    service,
    dataFolder,
    environment,
    databaseUrl,
    pool,
    order: await anOrderForever(service.url, pool),
  }
}

const servers: EmbeddedPostgres[] = []

/** For services that get a database address. */
export async function aDatabaseServer(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: aDataFolder() })
  servers.push(server)
  return server
}

export async function stopDatabaseServers(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
}

export function folderUrl(folder: string): string {
  return pathToFileURL(folder).href
}
