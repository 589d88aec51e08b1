import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../apps/api/src/platform/embedded-postgres/index.ts'
import { startService, type RunningServer } from '../../lab/harness/processes.ts'
import { fillShop } from '../../lab/harness/shop.ts'
import { OWNER } from '../../lab/harness/staff.ts'
import type { Versions } from './section.ts'

/** A service with a database of its own. */
export interface Shop {
  readonly name: string
  readonly folder: string
  readonly database: EmbeddedPostgres
  readonly server: RunningServer
}

interface Contents {
  /** Cancelled ones, so that PostgreSQL plans with indexes. */
  readonly orders: number
  /** In all states, by `npm run demo:fill`. */
  readonly demoOrders?: number
}

/** One for each version, and stops them afterwards. */
export async function withShops<Result>(
  versions: Versions,
  contents: Contents,
  work: (shops: readonly Shop[]) => Promise<Result>,
): Promise<Result> {
  const undo: (() => unknown)[] = []
  try {
    const shops: Shop[] = []
    for (const { name, folder: cwd } of versions) {
      const folder = mkdtempSync(join(tmpdir(), 'platen-bench-'))
      undo.push(() => rmSync(folder, { recursive: true, force: true }))
      chmodSync(folder, 0o711)
      const database = await startEmbeddedPostgres({ dataDir: folder })
      undo.push(() => database.stop())
      const env = environment(database.url, folder)
      await (await startService(cwd, env)).stop()
      await fillShop(database.url, contents.orders)
      if (contents.demoOrders !== undefined) await fillDemo(cwd, env, contents.demoOrders)
      const server = await startService(cwd, env)
      undo.push(() => server.stop())
      shops.push({ name, folder, database, server })
    }
    return await work(shops)
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}

function environment(databaseUrl: string, folder: string): Record<string, string> {
  return {
    ...OWNER,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    BOT_PROTECTION: 'off',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'info',
    METRICS_PORT: 'off',
    TRUST_PROXY: 'loopback',
  }
}

async function fillDemo(cwd: string, env: Record<string, string>, orders: number): Promise<void> {
  const fill = spawn(process.execPath, ['scripts/demo-fill.ts', '--orders', String(orders)], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(fill, 'close')) as [number]
  if (code !== 0) throw new Error('The shop was not filled.')
}
