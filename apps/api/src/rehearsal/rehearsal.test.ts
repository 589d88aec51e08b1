import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { migrate } from '../platform/database/migrate.ts'
import { startArchiver } from '../platform/database-archive/index.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/index.ts'
import { commandLine } from '../platform/embedded-postgres/orphan.ts'
import { findFinding, keepFinding } from '../platform/records/integrity-checks.ts'
import { createStorage } from '../platform/storage/create-storage.ts'
import { sharedTestApp } from '../testing/shared.ts'
import { isDue, rehearseWhenDue } from './rehearsal-schedule.ts'
import { rehearse, removeRehearsal } from './rehearse.ts'

const RESTORE = fileURLToPath(new URL('../restore.ts', import.meta.url))
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })))
const archive = aFolder()
const url = pathToFileURL(archive).href
const source = { kind: 'archive', url } as const
const shop = sharedTestApp()

/** In three pieces of the log: a change, another one, and one that neither a movement nor the audit chain explains. */
let log: { readonly folder: string; readonly names: readonly string[] }
beforeAll(async () => {
  const server = await startEmbeddedPostgres({
    dataDir: aFolder(),
    archiveTo: url,
    settings: { fsync: 'off' },
  })
  const archiver = startArchiver({
    data: join(server.folder, 'data'),
    adminUrl: server.adminUrl,
    storage: createStorage(url, { error: vi.fn() }),
    mark: server.archive,
    keptDays: 1,
    clock: systemClock,
    log: { info: vi.fn(), error: vi.fn() },
    onArchived: () => Promise.resolve(),
    onGap: () => Promise.resolve(),
  })
  await migrate(server.url)
  await archiver.run()
  const admin = new Client({ connectionString: server.adminUrl })
  await admin.connect()
  const changes = [
    `INSERT INTO inventory_items (id, sku, name, kind, unit) VALUES (gen_random_uuid(), 'INK-W', 'Ink', 'ink', 'gram')`,
    `UPDATE inventory_items SET name = 'White ink'`,
    `UPDATE inventory_items SET on_hand = 5;
     WITH entry AS (
       INSERT INTO audit_log (id, occurred_at, actor_kind, actor_name, action, message)
       VALUES (gen_random_uuid(), now(), 'system', 'Nobody', 'order.created', 'Forged') RETURNING id)
     INSERT INTO audit_seals (sequence, entry_id, previous_hash, hash)
     SELECT 1, id, sha256(''), sha256('') FROM entry`,
  ]
  const segments = () =>
    readdirSync(join(archive, 'archive/wal', readdirSync(join(archive, 'archive/wal'))[0]!))
  const before = segments().length
  for (const change of changes) {
    await admin.query(change)
    await admin.query('SELECT pg_switch_wal()')
  }
  await archiver.run()
  await admin.end()
  await server.stop()
  await archiver.stop()
  const [system = ''] = readdirSync(join(archive, 'archive/wal'))
  log = { folder: join(archive, 'archive/wal', system), names: segments().sort().slice(before) }
})

test('notices stock that no movement explains and a forged audit row, and leaves nothing, also of an earlier attempt', async () => {
  const dataDir = aFolder()
  leaveDatabase(join(dataDir, 'rehearsal/postgres/data'))
  const rehearsal = await rehearse({ source, dataDir, clock: systemClock })
  expect(rehearsal?.problem).toMatchObject({ reason: 'wrong' })
  expect(rehearsal?.problem?.message).toContain('INK-W, on_hand: 5 instead of 0.')
  expect(rehearsal?.problem?.message).toContain('This row was not written by the service.')
  expect(readdirSync(dataDir)).toEqual(['rehearsal.lock'])
})

test('a killed command takes its database server with it, while the archive is still being read too', async () => {
  const { killed, server } = await startedRehearsal(aFolder())
  killed.process.kill('SIGKILL')
  await killed.ended
  await vi.waitFor(() => expect(commandLine(server).join('')).toBe(''), { timeout: 30_000 })
})

test('restores the newest archived state by command, also after an attempt whose processes were all killed', async () => {
  hide(...log.names.slice(2))
  const dataDir = aFolder()
  const { killed, server } = await startedRehearsal(dataDir)
  const restoring = parentOf(server)
  killed.process.kill('SIGSTOP')
  process.kill(restoring, 'SIGKILL')
  killed.process.kill('SIGKILL')
  await killed.ended
  expect(commandLine(server).join('')).not.toBe('')
  await removeRehearsal(dataDir)
  expect(existsSync(join(dataDir, 'rehearsal'))).toBe(false)
  expect(commandLine(server).join('')).toBe('')

  const { code, output } = await command(dataDir).ended
  expect(output).toContain('ok     it was restored, stock and money add up')
  expect(code).toBe(0)
  expect(existsSync(join(dataDir, 'rehearsal'))).toBe(false)
})

test('keeps no result when the service stops meanwhile', async () => {
  const stop = new AbortController()
  const dataDir = aFolder()
  const roomIn = () => {
    stop.abort()
    return Promise.resolve({ freeBytes: 10e9, reserveBytes: 64e6 })
  }
  const rehearsal = await rehearse({ source, dataDir, clock: systemClock, signal: stop.signal, roomIn })
  expect(rehearsal).toBeUndefined()
  expect(readdirSync(dataDir)).toEqual(['rehearsal.lock'])
})

test('fails when the archive lacks a part of the log', async () => {
  hide(log.names[0]!)
  const rehearsal = await rehearse({ source, dataDir: aFolder(), clock: systemClock })
  expect(rehearsal?.problem).toMatchObject({
    reason: 'wrong',
    message: expect.stringContaining(`lacks ${log.names[0]!.replace('.zst', '')}`) as string,
  })
})

test('fails when the base copy is damaged, and does not start without room on the disk', async () => {
  const [base = ''] = readdirSync(join(archive, 'archive/base'))
  const piece = join(archive, 'archive/base', base, '000001.zst')
  const bytes = readFileSync(piece)
  onTestFinished(() => writeFileSync(piece, bytes))
  const damaged = Buffer.from(bytes)
  damaged[damaged.length >> 1]! ^= 1
  writeFileSync(piece, damaged)
  const dataDir = aFolder()
  const failed = await rehearse({ source, dataDir, clock: systemClock })
  expect(failed?.problem).toEqual({
    reason: 'failed',
    message: `archive/base/${base}/000001.zst in the archive is damaged.`,
  })

  const roomIn = () => Promise.resolve({ freeBytes: 200e6, reserveBytes: 70e6 })
  const refused = await rehearse({ source, dataDir, clock: systemClock, roomIn })
  expect(refused?.problem?.reason).toBe('no_room')
  expect(refused?.problem?.message).toMatch(/^0\.6 GB are needed in DATA_DIR, and 0\.2 GB are free\.$/)
  expect(readdirSync(dataDir)).toEqual(['rehearsal.lock'])
})

test('stops when the disk becomes full meanwhile, and does not start twice', async () => {
  const rooms = [{ freeBytes: 10e9, reserveBytes: 64e6 }]
  const roomIn = () => Promise.resolve(rooms.shift() ?? { freeBytes: 200e6, reserveBytes: 64e6 })
  const options = { source, dataDir: aFolder(), clock: systemClock, roomIn }
  const [rehearsal, second] = await Promise.all([rehearse(options), rehearse(options)])
  expect(second).toBeUndefined()
  expect(rehearsal?.problem).toEqual({
    reason: 'no_room',
    message: 'It was stopped because the disk became full.',
  })
})

test('keeps the result of a due rehearsal, which fails when the newest change is old', async () => {
  hide(...log.names.slice(2))
  const { services, clock } = shop
  const { database } = services
  const signal = new AbortController().signal
  const deps = {
    ...services,
    config: { dataDir: aFolder(), backupUrl: url },
    log: pino({ level: 'silent' }),
  }
  const result = () => findFinding(database, 'restore_rehearsal')
  await rehearseWhenDue(deps, signal)
  expect(await result()).toBeUndefined()

  await keepFinding(database, 'archive', { ok: true, checkedAt: clock.now(), problems: [] })
  clock.advance(2 * HOUR_MS)
  await rehearseWhenDue(deps, signal)
  const found = await result()
  expect(found).toMatchObject({ ok: false, checkedAt: clock.now() })
  expect(found?.details).toMatchObject({
    source: 'archive',
    newestChangeAt: expect.any(String) as string,
    succeededAt: null,
    problems: [{ reason: 'outdated', message: 'The newest restored change is 2 hours old.' }],
  })

  clock.advance(HOUR_MS)
  await rehearseWhenDue(deps, signal)
  expect(await result()).toEqual(found)
})

const SUNDAY_NIGHT = new Date('2026-11-22T08:50:00Z')
test.each([
  ['never', undefined, SUNDAY_NIGHT, true],
  ['a day after a failure', { ok: false, days: 1 }, SUNDAY_NIGHT, true],
  ['soon after a failure', { ok: false, days: 0.5 }, SUNDAY_NIGHT, false],
  ['a week after a success, at night', { ok: true, days: 6.6 }, SUNDAY_NIGHT, true],
  ['a week after a success, by day', { ok: true, days: 7 }, new Date('2026-11-22T18:50:00Z'), false],
  ['half a day later', { ok: true, days: 7.6 }, new Date('2026-11-22T18:50:00Z'), true],
  ['a few days after a success', { ok: true, days: 6 }, SUNDAY_NIGHT, false],
] as const)('decides when a rehearsal is due: %s', (_name, last, now, due) => {
  const before = last && { ok: last.ok, checkedAt: new Date(now.getTime() - last.days * DAY_MS) }
  expect(isDue(before, now, 'America/El_Salvador')).toBe(due)
})

function hide(...names: string[]): void {
  for (const name of names) {
    const path = join(log.folder, name)
    renameSync(path, `${path}.hidden`)
    onTestFinished(() => renameSync(`${path}.hidden`, path))
  }
}

function command(dataDir: string) {
  const child = spawn(process.execPath, [RESTORE, '--rehearse'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
  return { process: child, ended }
}

/** Its database server has started, in the folder that is being filled. */
async function startedRehearsal(dataDir: string) {
  const killed = command(dataDir)
  const database = join(dataDir, 'rehearsal/postgres')
  const findServer = () => {
    const names = existsSync(database) ? readdirSync(database) : []
    const file = names.map((name) => join(database, name, 'postmaster.pid')).find((path) => existsSync(path))
    return Number(file && readFileSync(file, 'utf8').split('\n')[0])
  }
  const server = await vi.waitUntil(findServer, { timeout: 60_000, interval: 5 })
  return { killed, server }
}

/** As an attempt does that was killed after its database was complete. PostgreSQL's account is never root. */
function leaveDatabase(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o711 })
  if (process.getuid?.() === 0) chownSync(path, 65_534, 65_534)
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platen-test-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}
