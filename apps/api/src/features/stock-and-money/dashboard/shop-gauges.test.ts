import { beforeAll, expect, test } from 'vitest'
import { cutOffDatabase, restoreDatabase } from '../../../testing/database-outage.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { exposeShopGauges } from './index.ts'

const MINUTE = 60_000

const shop = sharedTestApp()
beforeAll(() => exposeShopGauges(shop.services))

const read = async () =>
  (await shop.services.metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('platen_'))

test('reports waiting background work and the results of the last checks', async () => {
  expect(await read()).toEqual(['platen_outbox_pending 0', 'platen_outbox_age_seconds 0'])

  const storefront = await openStorefront(shop)
  await storefront.place(await storefront.order())
  await shop.services.pool.query(
    `INSERT INTO integrity_checks (name, checked_at, ok) VALUES ('backup', $1, true), ('audit_chain', $1, false)`,
    [shop.clock.now()],
  )
  shop.clock.advance(MINUTE)
  const lines = await read()
  expect(lines).toContain('platen_outbox_age_seconds 60')
  expect(lines).toContain('platen_check_ok{check="audit_chain"} 0')
  expect(lines).toContain('platen_check_ok{check="backup"} 1')
  expect(lines).toContain('platen_check_age_seconds{check="backup"} 60')
})

test('reports no values while the database is unavailable', async () => {
  await cutOffDatabase(shop.databaseUrl)
  expect(await read()).toEqual([])
  await restoreDatabase(shop.databaseUrl)
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0)
})
