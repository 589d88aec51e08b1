import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { sealAuditLog } from '../../people/audit-log/index.ts'
import { rehearse } from '../../../rehearsal/rehearse.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { databaseUrl, runOnServer } from '../../../testing/test-server.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { SYSTEM, recordAudit } from '../../../platform/records/audit.ts'
import { lockMigrations } from '../../../platform/database/migrate.ts'
import { createPool } from '../../../platform/database/pool.ts'
import { createStorage } from '../../../platform/storage/create-storage.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { readFileList } from './file-list.ts'
import { makeJobStore } from './load-tables.store.ts'
import { findBackup, removeOlder, restoreBackup, takeBackup, verifyBackup } from './index.ts'
import { readManifest, writeManifest, type Manifest } from './manifest.ts'
import { connect } from './snapshot.store.ts'

const say = () => undefined
const folders: string[] = []
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-backup-'))
  folders.push(folder)
  return folder
}

let backups: string
let artwork: string
const shop = sharedTestApp()
beforeAll(async () => {
  const storefront = await openStorefront(shop)
  await storefront.place(await storefront.order({ note: 'a\ttab, a \\ and\na line' }))
  const { rows } = await shop.services.pool.query<{ sha256: string }>(
    `SELECT encode(sha256, 'hex') AS sha256 FROM artworks`,
  )
  artwork = rows[0]!.sha256
  await aWaitingJob()
  backups = aFolder()
  await backUp(backups)
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('restores row for row into a database whose owner is no superuser, and refuses a second time', async () => {
  const url = await aManagedDatabase()
  const files = aFolder()
  const backup = await findBackup(backups)
  await restoreInto(url, files)

  const pool = createPool(url, { max: 1, onError: () => undefined })
  onTestFinished(() => pool.end())
  for (const { table, rows } of backup.manifest.tables) {
    const columns = backup.manifest.tables.find((one) => one.table === table)!.columns.join(', ')
    const read = `SELECT ${columns} FROM ${table} AS backed_up ORDER BY backed_up::text`
    const [there, here] = await Promise.all([pool.query(read), shop.services.pool.query(read)])
    if (table !== 'pgboss.job') expect(there.rows, table).toEqual(here.rows)
    expect(there.rowCount, table).toBe(rows)
  }
  const { rows } = await pool.query<{ off: number }>(
    `SELECT count(*) AS off FROM pg_trigger WHERE tgenabled <> 'O'`,
  )
  expect(rows).toEqual([{ off: 0 }])
  const sequences = `SELECT sequencename, last_value FROM pg_sequences WHERE sequencename <> 'events_id_seq' ORDER BY 1`
  const [there, here] = await Promise.all([pool.query(sequences), shop.services.pool.query(sequences)])
  expect(there.rows).toEqual(here.rows)
  // Emails and deliveries are identified by event, so events after the backup need new ids.
  const { rows: events } = await pool.query<{ next: number }>(
    `SELECT nextval('events_id_seq')::integer AS next`,
  )
  expect(events[0]?.next).toBeGreaterThan(1_000_000)
  const key = storageKey('artwork', artwork)
  expect(readFileSync(join(files, key))).toEqual(await shop.services.storage.get(key))

  await expect(restoreInto(url, files)).rejects.toThrow('The database is not empty')
})

test('has neither sessions nor sign-in links, so that a restore signs nobody in again', async () => {
  const { manifest } = await findBackup(backups)
  const tables = manifest.tables.map(({ table }) => table)
  expect(tables).toContain('customers')
  for (const table of ['admin_sessions', 'account_sessions', 'account_links'])
    expect(tables).not.toContain(table)
})

test('rehearses the newest backup, and fails when a part of it is damaged', async () => {
  const folder = copied()
  const options = { source: { kind: 'backup', folder }, dataDir: aFolder(), clock: shop.clock } as const
  const rehearsal = await rehearse(options)
  const { takenAt } = (await findBackup(folder)).manifest
  expect(rehearsal).toMatchObject({ problem: undefined, newestChangeAt: new Date(takenAt) })
  expect(readdirSync(options.dataDir)).toEqual(['rehearsal.lock'])

  changeByte(partOf(folder, 'orders.copy.gz'))
  expect((await rehearse(options))?.problem).toMatchObject({
    reason: 'failed',
    message: expect.stringContaining('orders.copy.gz was changed') as string,
  })
})

test('treats a migrated but unused database as empty', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  await restoreInto(url, aFolder())
})

test('leaves no rows after a failed restore, which can be started again', async () => {
  const folder = copied()
  // Its checksums are right, so only the database finds out.
  await rewrite(folder, ({ tables }) => ({
    tables: tables.map((table) => (table.table === 'orders' ? { ...table, rows: table.rows + 1 } : table)),
  }))
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  await expect(restoreInto(url, aFolder(), folder)).rejects.toThrow('orders should have 2 rows but has 1')
  await restoreInto(url, aFolder())
})

test('copies no file twice and keeps only as many backups as asked', async () => {
  const folder = copied()
  expect((await backUp(folder)).added).toEqual({ files: 0, bytes: 0 })
  writeFileSync(contentIn(folder, 'f'.repeat(64), true), 'of a backup that is gone')
  expect(await removeOlder(folder, 1)).toEqual({ count: 1, damaged: [] })
  expect(namesIn(folder)).toHaveLength(1)
  expect(existsSync(contentIn(folder, 'f'.repeat(64)))).toBe(false)
  await verifyBackup(await findBackup(folder), say)
})

test('distinguishes backups of this shop from those of other shops or of a discarded history', async () => {
  const folder = copied()
  const head = { sequence: 1, hash: 'a'.repeat(64) }
  expect((await backUp(folder)).strangers).toEqual([])
  await rewrite(folder, () => ({ auditHead: head }))
  expect((await backUp(folder)).strangers).toEqual([partOf(folder)])

  const entry = {
    action: 'order.expired' as const,
    message: 'Something was done.',
    metadata: {},
    occurredAt: shop.clock.now(),
  }
  await shop.services.transaction((tx) => recordAudit(tx, [{ ...SYSTEM, ...entry }]))
  await sealAuditLog(shop.services)
  const sealed = aFolder()
  expect((await backUp(sealed)).manifest.auditHead.sequence).toBeGreaterThan(0)
  expect((await backUp(sealed)).strangers).toEqual([])
  await rewrite(sealed, ({ auditHead }) => ({
    auditHead: { ...auditHead, sequence: auditHead.sequence + 1 },
  }))
  expect((await backUp(sealed)).strangers).toEqual([partOf(sealed)])
})

test.each(['manifest.json', 'files.txt.gz'])(
  'a damaged %s stops neither the next backup nor the removal of older ones, and is named',
  async (part) => {
    const folder = copied()
    await backUp(folder)
    const spoilt = partOf(folder)
    truncateSync(join(spoilt, part), 10)
    await backUp(folder)
    expect(await removeOlder(folder, 1)).toEqual({ count: 1, damaged: [spoilt] })
    await verifyBackup(await findBackup(folder), say)
    truncateSync(join(folder, namesIn(folder)[1]!, part), 10)
    expect((await backUp(folder)).lost).toEqual([])
  },
)

test('refuses an unreadable list of files', async () => {
  const folder = copied()
  rmSync(partOf(folder, 'files.txt.gz'))
  await expect(readFileList(partOf(folder)).next()).rejects.toThrow('ENOENT')
})

test('copies truncated contents again', async () => {
  const folder = copied()
  truncateSync(contentIn(folder), 10)
  expect((await backUp(folder)).added.files).toBe(1)
  await verifyBackup(await findBackup(folder), say)
})

test('leaves no backup behind after a failure', async () => {
  const folder = aFolder()
  const storage = { open: () => Promise.reject(new Error('the store is away')) }
  await expect(backUp(folder, storage)).rejects.toThrow('the store is away')
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  await expect(backUp(folder, { open: () => Promise.reject(full) })).rejects.toThrow(
    `The disk of ${folder} is full.`,
  )
  expect(namesIn(folder)).toEqual([])
  await expect(findBackup(folder)).rejects.toThrow('There is no complete backup')
})

test('refuses to back up a shop that is being restored or migrated, or an empty database', async () => {
  const folder = aFolder()
  const other = await connect(shop.databaseUrl)
  await lockMigrations(other)
  await expect(backUp(folder)).rejects.toThrow('A restore or a migration is running')
  await other.end()
  await backUp(folder)

  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  await expect(backUp(folder, shop.services.storage, url)).rejects.toThrow('there is no shop to back up')
  expect(namesIn(folder)).toHaveLength(1)
})

test('refuses a backup without unreadable emails', async () => {
  const loop = join(aFolder(), 'mail')
  symlinkSync(loop, loop)
  await expect(backUp(aFolder(), shop.services.storage, shop.databaseUrl, loop)).rejects.toThrow('ELOOP')
})

test('runs two backups into one folder one after the other', async () => {
  const folder = aFolder()
  let second: unknown
  const storage = {
    open: async (key: string) => {
      second ??= await backUp(folder).catch((error: unknown) => error)
      return shop.services.storage.open(key)
    },
  }
  await backUp(folder, storage)
  expect(second).toMatchObject({ message: expect.stringContaining('Another backup is running') as string })
})

test.each(['is gone', 'is something else'])(
  'a file of the shop that %s is named, and the rest is kept',
  async (what) => {
    const key = storageKey('artwork', artwork)
    const storage = {
      open: async (name: string) => {
        if (name !== key) return shop.services.storage.open(name)
        if (what === 'is gone') return undefined
        return shop.services.storage.open(storageKey('preview', artwork))
      },
    }
    const folder = aFolder()
    expect((await backUp(folder, storage)).lost).toEqual([key])
    await verifyBackup(await findBackup(folder), say)
  },
)

const DAMAGES: [string, string, (folder: string) => unknown][] = [
  [
    'a changed byte in a table',
    'was changed',
    (folder: string) => changeByte(partOf(folder, 'orders.copy.gz')),
  ],
  ['a changed byte in a file', 'was changed', (folder: string) => changeByte(contentIn(folder))],
  [
    'a truncated file',
    'should have',
    (folder: string) => truncateSync(contentIn(folder), statSync(contentIn(folder)).size - 1),
  ],
  ['a missing file', 'is gone', (folder: string) => rmSync(contentIn(folder))],
  ['a missing table', 'is gone', (folder: string) => rmSync(partOf(folder, 'orders.copy.gz'))],
  [
    'a manifest with a wrong number',
    'was changed or truncated',
    (folder: string) => {
      const path = partOf(folder, 'manifest.json')
      writeFileSync(path, readFileSync(path, 'utf8').replace(/"rows": \d+/, '"rows": 999999'))
    },
  ],
  [
    'a truncated manifest',
    'was changed or truncated',
    (folder: string) => truncateSync(partOf(folder, 'manifest.json'), 1_000),
  ],
  [
    'an unfinished backup',
    'no complete backup',
    (folder: string) => renameSync(partOf(folder), `${partOf(folder)}.unfinished`),
  ],
  ['an incomplete backup', 'no complete backup', (folder: string) => rmSync(partOf(folder, 'manifest.json'))],
  [
    'a backup of a newer version',
    'does not know 9999_tomorrow.sql',
    (folder: string) =>
      rewrite(folder, ({ migrations }) => ({
        migrations: [...migrations, { name: '9999_tomorrow.sql', checksum: '' }],
      })),
  ],
  [
    'a backup with a different migration of the same name',
    'differs from the one of this release',
    (folder: string) =>
      rewrite(folder, ({ migrations }) => ({
        migrations: migrations.map(({ name }) => ({ name, checksum: 'another' })),
      })),
  ],
  [
    'a part with the name of another folder',
    'is not part of a backup',
    (folder: string) =>
      rewrite(folder, ({ tables }) => ({
        tables: tables.map((table) => ({ ...table, file: '../../secret' })),
      })),
  ],
]

test.each(DAMAGES)('refuses %s', async (_name, words, spoil) => {
  const folder = copied()
  await spoil(folder)
  await expect(
    (async () => {
      await verifyBackup(await findBackup(folder), say)
    })(),
  ).rejects.toThrow(words)
})

test('copies contents again that a check found to be damaged', async () => {
  const folder = copied()
  changeByte(contentIn(folder))
  const checked = async () => verifyBackup(await findBackup(folder), say, { moveAside: true })
  await expect(checked()).rejects.toThrow('were moved aside')
  expect((await backUp(folder)).added.files).toBe(1)
  await checked()
  await verifyBackup(await findBackup(partOf(folder)), say)
})

test('restores jobs without a column that the job store no longer has', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const client = await connect(url)
  await makeJobStore(client)
  await client.query('ALTER TABLE pgboss.job DROP COLUMN source_output')
  await client.end()
  await restoreInto(url, aFolder())
  const pool = createPool(url, { max: 1, onError: () => undefined })
  onTestFinished(() => pool.end())
  const { rows } = await pool.query(`SELECT name, state, data, retry_count FROM pgboss.job`)
  expect(rows).toEqual([{ name: 'mail', state: 'retry', data: { eventId: 7 }, retry_count: 2 }])
})

test('contains nothing of an order that is placed during the backup', async () => {
  const before = await rowsIn('orders', 'order_items', 'placements', 'events')
  const other = await connect(shop.databaseUrl)
  onTestFinished(() => other.end())
  await other.query('BEGIN')
  await other.query('LOCK TABLE order_notes')

  const folder = aFolder()
  const backup = backUp(folder)
  // It waits for the notes: orders are copied by then, placements are not.
  const waiting = `SELECT FROM pg_locks WHERE relation = 'order_notes'::regclass AND NOT granted`
  await expect.poll(async () => (await shop.services.pool.query(waiting)).rowCount).toBe(1)
  const storefront = await openStorefront(shop)
  expect((await storefront.place(await storefront.order())).statusCode).toBe(201)
  await other.query('ROLLBACK')

  const { tables } = (await backup).manifest
  const kept = Object.keys(before).map((name) => [name, tables.find(({ table }) => table === name)?.rows])
  expect(Object.fromEntries(kept)).toEqual(before)
  expect(await rowsIn('orders')).toEqual({ orders: (before.orders ?? 0) + 1 })
})

async function rowsIn(...tables: string[]): Promise<Record<string, number>> {
  const counted = tables.map(async (table) => {
    const { rows } = await shop.services.pool.query<{ count: number }>(`SELECT count(*) FROM ${table}`)
    return [table, rows[0]?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

async function aWaitingJob(): Promise<void> {
  const client = await connect(shop.databaseUrl)
  await makeJobStore(client)
  await client.query(`SELECT pgboss.create_queue('mail', '{"policy": "standard"}'::jsonb)`)
  await client.query(
    `INSERT INTO pgboss.job (name, state, data, retry_count) VALUES
       ('mail', 'retry', '{"eventId": 7}', 2), ('mail', 'completed', '{"eventId": 6}', 0)`,
  )
  await client.end()
}

function backUp(
  to: string,
  storage: Parameters<typeof takeBackup>[0]['storage'] = shop.services.storage,
  databaseUrl = shop.databaseUrl,
  mailFolder = join(to, 'no-mail'),
) {
  shop.clock.advance(1_000)
  return takeBackup({ databaseUrl, storage, mailFolder, to, clock: shop.clock, say })
}

async function restoreInto(url: string, files: string, from = backups) {
  const backup = await findBackup(from)
  await verifyBackup(backup, say)
  return restoreBackup(backup, {
    databaseUrl: url,
    files: {
      storage: createStorage(pathToFileURL(files).href, { error: vi.fn() }),
      mailFolder: join(files, 'mail'),
    },
    say,
  })
}

/** A database as a managed server provides it: its owner has no further rights. */
async function aManagedDatabase(): Promise<string> {
  const server = inject('testServerUrl')
  const name = `platen_test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `CREATE ROLE ${name}_owner NOSUPERUSER`)
  await runOnServer(server, `CREATE DATABASE ${name} OWNER ${name}_owner`)
  onTestFinished(async () => {
    await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    await runOnServer(server, `DROP ROLE ${name}_owner`)
  })
  const url = new URL(databaseUrl(server, name))
  url.searchParams.set('options', `-c role=${name}_owner`)
  return url.href
}

function copied(): string {
  const folder = aFolder()
  cpSync(backups, folder, { recursive: true })
  return folder
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .sort()
}

function partOf(folder: string, part = ''): string {
  return join(folder, namesIn(folder)[0]!, part).replace(/\/$/, '')
}

function contentIn(folder: string, sha256 = artwork, make = false): string {
  const path = join(folder, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  if (make) cpSync(contentIn(folder), path)
  return path
}

async function rewrite(folder: string, change: (manifest: Manifest) => Partial<Manifest>): Promise<void> {
  const manifest = await readManifest(partOf(folder))
  if (!manifest) throw new Error('No manifest.')
  rmSync(partOf(folder, 'manifest.json'))
  await writeManifest(partOf(folder), { ...manifest, ...change(manifest) })
}

function changeByte(path: string): void {
  const bytes = readFileSync(path)
  bytes[bytes.length >> 1]! ^= 1
  writeFileSync(path, bytes)
}

test('names a backup after the time of its snapshot and makes it readable only for its account', async () => {
  const { path, manifest } = await findBackup(backups)
  expect(path).toContain(manifest.takenAt.replaceAll(':', '-'))
  const modes = readdirSync(backups, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'backup.lock')
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mode & 0o777)
  expect(new Set(modes)).toEqual(new Set([0o600]))
  const bytes = readFileSync(contentIn(backups))
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(artwork)
})
