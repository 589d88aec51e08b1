import { setTimeout } from 'node:timers/promises'
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

test('connections to spare are closed, and one is kept', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const pool = createPool(url, { max: 2, spareMs: 50, onError: () => undefined })
  onTestFinished(() => pool.end())
  const pid = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid
  await Promise.all([pid(), pid()])
  await expect.poll(() => pool.totalCount).toBe(1)
  const kept = await pid()
  await setTimeout(200)
  expect(await pid()).toBe(kept)
})
