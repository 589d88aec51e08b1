import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startDatabaseProxy } from '../../../testing/database-proxy.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'

test('shows the last known catalogue while the database does not respond', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const proxy = await startDatabaseProxy(database.url)
  onTestFinished(() => proxy.close())
  const shop = await startTestApp({ databaseUrl: proxy.url })
  onTestFinished(() => shop.close())
  await untilListening(shop)
  const before = (await shop.get('/api/v1/catalog')).body

  proxy.stall()
  // Availability is cached for two seconds.
  await sleep(2_100)
  const silence = shop.services.pool.query('SELECT 1').then(
    () => 'a result',
    () => 'a time-out',
  )
  const shown = shop.get('/api/v1/catalog').then(({ body }) => body)
  // The statement times out after twelve seconds, the catalogue waits half a second.
  expect(await Promise.race([shown, silence])).toBe(before)
  proxy.pass()
  await silence
})

/** Nothing is kept from before: what changed meanwhile would have been missed. */
async function untilListening({ services: { pool } }: TestApp): Promise<void> {
  const listening = `SELECT FROM pg_stat_activity WHERE datname = current_database()
    AND application_name = 'platen-changes' AND query LIKE 'LISTEN%' AND state = 'idle'`
  await expect.poll(async () => (await pool.query(listening)).rowCount).toBe(1)
}
