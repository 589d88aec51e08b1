import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/shared.ts'
import { withoutTimeLimits } from './without-time-limits.ts'

const shop = sharedTestApp()

test('a check of the whole shop may take longer than a request', async () => {
  const limit = sql<{ statement_timeout: string }>`SHOW statement_timeout`
  expect((await limit.execute(shop.services.database)).rows).toEqual([{ statement_timeout: '10s' }])
  const { rows } = await withoutTimeLimits(shop.databaseUrl, (database) => limit.execute(database))
  expect(rows).toEqual([{ statement_timeout: '0' }])
})
