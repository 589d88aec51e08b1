import { inject, onTestFinished, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { runOnServer } from '../../testing/test-server.ts'
import { createPool } from './pool.ts'

test('no statement is compiled, although the database would', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  await runOnServer(inject('testServerUrl'), `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET jit = on`)
  const pool = createPool(url, { max: 1, onError: () => undefined })
  const { rows } = await pool.query('SHOW jit')
  await pool.end()
  expect(rows).toEqual([{ jit: 'off' }])
})
