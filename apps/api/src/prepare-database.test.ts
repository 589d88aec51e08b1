import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { systemClock } from './platform/clock.ts'
import { connectionsFor } from './platform/database/pool.ts'
import { prepareDatabase } from './prepare-database.ts'

test('gives the embedded database enough connections for all serving processes', async () => {
  // With the prefix of test servers, the next run removes what a killed run leaves.
  const dataDir = mkdtempSync(join(tmpdir(), 'platen-test-'))
  chmodSync(dataDir, 0o711)
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const config = readConfig({ DATA_DIR: dataDir, WEB_CONCURRENCY: '6', SEED: 'none' })
  const database = await prepareDatabase(config, pino({ level: 'silent' }), systemClock)
  onTestFinished(() => database.stop())

  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ most: number }>(
    `SELECT current_setting('max_connections')::int AS most`,
  )
  await client.end()
  expect(rows[0]?.most).toBe(connectionsFor(6))
})

test('refuses an archive of a database that is not the built-in one', async () => {
  const config = readConfig({ DATABASE_URL: 'postgresql://db/shop', BACKUP_URL: 'file:///var/backups/log' })
  const prepared = prepareDatabase(config, pino({ level: 'silent' }), systemClock)
  await expect(prepared).rejects.toThrow('BACKUP_URL is for the built-in database')
})
