import { once } from 'node:events'
import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/index.ts'
import { removeStaleServers } from './global-setup.ts'

test('removes what a killed test run left and keeps what is new or in use', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'platen-stale-'))
  chmodSync(parent, 0o711)
  const foreign = join(parent, 'run-4')
  onTestFinished(() => {
    chmodSync(foreign, 0o700)
    rmSync(parent, { recursive: true, force: true })
  })
  const [killed, running, young, unrelated] = ['run-1', 'run-2', 'run-3', 'other'].map((name) =>
    join(parent, name),
  )
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('../platform/embedded-postgres/index.ts'))}
    await startEmbeddedPostgres(${JSON.stringify({ dataDir: killed, settings: { fsync: 'off' } })})
    console.log('ready')`
  const run = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(run.stdout, 'data')
  run.kill('SIGKILL')
  await once(run, 'exit')
  const { stop } = await startEmbeddedPostgres({ dataDir: running!, settings: { fsync: 'off' } })
  onTestFinished(stop)
  mkdirSync(unrelated!)
  // Like the folder of another user.
  mkdirSync(foreign, { mode: 0 })
  mkdirSync(join(young!, 'postgres'), { recursive: true })
  writeFileSync(join(young!, 'postgres', 'service.lock'), '')
  const anHourAgo = new Date(Date.now() - 3_600_000)
  for (const folder of [killed!, running!])
    utimesSync(join(folder, 'postgres', 'service.lock'), anHourAgo, anHourAgo)

  await removeStaleServers(parent, 'run-')
  expect(readdirSync(parent).sort()).toEqual(['other', 'run-2', 'run-3', 'run-4'])
  expect(existsSync(join(running!, 'postgres', 'data', 'postmaster.pid'))).toBe(true)
})
