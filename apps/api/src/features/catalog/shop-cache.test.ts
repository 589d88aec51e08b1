import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startDatabaseProxy } from '../../testing/database-proxy.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

test('while the database says nothing, the catalogue shows what was known instead of waiting', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const proxy = await startDatabaseProxy(database.url)
  onTestFinished(() => proxy.close())
  const shop = await startTestApp({ databaseUrl: proxy.url })
  onTestFinished(() => shop.close())
  const before = (await shop.get('/api/v1/catalog')).body

  proxy.stall()
  // What is available may be two seconds old without being asked for again.
  await sleep(2_100)
  const silence = shop.services.pool.query('SELECT 1').then(
    () => 'an answer',
    () => 'the patience of a statement was over',
  )
  const shown = shop.get('/api/v1/catalog').then(({ body }) => body)
  // The one takes twelve seconds, the other one half.
  expect(await Promise.race([shown, silence])).toBe(before)
  proxy.pass()
  await silence
})
