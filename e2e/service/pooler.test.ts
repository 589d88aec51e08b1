import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from '../../apps/api/src/platform/database/pool.ts'
import { ledgerProblems } from '../../apps/api/src/testing/stock.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/testing/test-database.ts'
import { installedPgbouncer, startPgbouncer } from './pgbouncer.ts'
import { OWNER } from '../../lab/harness/staff.ts'
import { aShopper, submitOrder } from '../../lab/harness/shopper.ts'
import { aDataFolder, endServices, launchService, startService } from '../../lab/harness/started-service.ts'

const BACK_UP = fileURLToPath(new URL('../../apps/api/src/back-up.ts', import.meta.url))
const STACK = /^\s+at /m
const PATIENTLY = { timeout: 20_000, interval: 50 }
const IN_A_HURRY = { ...OWNER, BOT_PROTECTION: 'off', RATE_LIMIT_FACTOR: '1000' }

const pgbouncer = installedPgbouncer()
if (pgbouncer === undefined) {
  console.warn('PgBouncer is not installed, so it is not tried (Debian: apt-get install pgbouncer).')
}

describe.skipIf(pgbouncer === undefined)('behind PgBouncer', () => {
  let database: TestDatabase
  let pool: Pool
  beforeAll(async () => {
    database = await createTestDatabase()
    pool = createPool(database.url, { max: 2, onError: () => undefined })
  })
  afterAll(async () => {
    await endServices()
    await pool.end()
    await database.drop()
  })

  test('two replicas take orders, receive notifications and run jobs in session mode', async () => {
    const pooler = await startPgbouncer(database.url, { mode: 'session' })
    onTestFinished(async () => {
      await endServices()
      await pooler.stop()
    })
    const settings = { ...IN_A_HURRY, DATABASE_URL: pooler.url, DATA_DIR: aDataFolder() }
    const one = await startService(settings)
    const other = await startService(settings)

    const draft = await (await aShopper(one.url)).order()
    const replies = await Promise.all([one, other, one, other].map(({ url }) => submitOrder(url, draft)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    await pool.query(`UPDATE store_settings SET tagline = 'Heard by all'`)
    await vi.waitFor(async () => {
      for (const { url } of [one, other]) {
        expect(await (await fetch(`${url}/api/v1/public-config`)).text()).toContain('Heard by all')
      }
      const emails = await pool.query(`SELECT FROM pgboss.job WHERE name = 'mail' AND state = 'completed'`)
      expect(emails.rowCount).toBeGreaterThan(0)
    }, PATIENTLY)
    expect(await ledgerProblems({ services: { pool } })).toEqual([])
  })

  test.each([1, 20])('transaction mode is refused at start, with %i connections', async (poolSize) => {
    const pooler = await startPgbouncer(database.url, { mode: 'transaction', poolSize })
    onTestFinished(() => pooler.stop())

    const service = await launchService({ DATABASE_URL: pooler.url })
    expect(await service.ended).toBe(1)
    expect(service.output()).toContain('DATABASE_URL leads to a pooler in transaction mode')
    expect(service.output()).not.toMatch(STACK)

    const backup = await run(BACK_UP, ['--to', aDataFolder()], { DATABASE_URL: pooler.url })
    expect(backup).toMatchObject({
      code: 1,
      output: expect.stringContaining('in transaction mode') as string,
    })
  })

  test('explains what to configure when the pooler rejects startup parameters', async () => {
    const pooler = await startPgbouncer(database.url, { mode: 'session', lets: '' })
    onTestFinished(() => pooler.stop())

    const service = await launchService({ DATABASE_URL: pooler.url })
    expect(await service.ended).toBe(1)
    expect(service.output()).toContain('ignore_startup_parameters = statement_timeout,idle_in_transaction')
    expect(service.output()).not.toMatch(STACK)
  })
})

function run(
  file: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: aDataFolder(), ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...words], { env }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: out + err })
    })
  })
}
