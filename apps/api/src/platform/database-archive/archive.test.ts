import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { createStorage } from '../storage/create-storage.ts'
import { readBases, type ArchiveStorage } from './archive-store.ts'
import { startArchiver } from './archiver.ts'
import { restoreFromArchive } from './restore-from-archive.ts'
import { SEGMENT_BYTES } from './wal-names.ts'

const FAST = { fsync: 'off' }
/** A base copy takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 300_000 })
const DAY_MS = 24 * 60 * 60_000

test('restores a database whose disk is lost to a moment, and to the last archived change', async () => {
  const archive = anArchive()
  const shop = await aShop(archive)
  await shop.query(`CREATE TABLE orders (number int); INSERT INTO orders VALUES (1)`)
  await shop.archiver.run()
  await shop.query('INSERT INTO orders VALUES (2)')
  const moment = await shop.now()
  await sleep(20)
  await shop.query('DELETE FROM orders; INSERT INTO orders VALUES (3)')
  await shop.archiveLog()
  await shop.loseDisk()

  const then = aDataDir()
  await restoreFromArchive({ storage: archive.storage, dataDir: then, at: moment })
  expect(await ordersIn(then)).toEqual([1, 2])

  const latest = aDataDir()
  const { lastChange } = await restoreFromArchive({
    storage: archive.storage,
    dataDir: latest,
    at: undefined,
  })
  expect(new Date(lastChange!).getTime()).toBeGreaterThan(moment.getTime())
  expect(await ordersIn(latest)).toEqual([3])
})

test('a stopped service has archived its last change, and a restored one continues the archive', async () => {
  const archive = anArchive()
  const shop = await aShop(archive)
  await shop.query('CREATE TABLE orders (number int)')
  await shop.archiver.run()
  await shop.query('INSERT INTO orders VALUES (1)')
  await shop.stop()

  // The rest of the folder remembers that its log was archived.
  rmSync(join(shop.dataDir, 'postgres/data'), { recursive: true })
  await restoreFromArchive({ storage: archive.storage, dataDir: shop.dataDir, at: undefined })
  const second = await aShop(archive, shop.dataDir)
  await second.query('INSERT INTO orders VALUES (2)')
  await second.archiver.run()
  await second.stop()
  expect(await readBases(archive.storage)).toHaveLength(2)

  const again = aDataDir()
  await restoreFromArchive({ storage: archive.storage, dataDir: again, at: undefined })
  expect(await ordersIn(again)).toEqual([1, 2])
})

test('takes a new base copy after the log was not archived for a while', async () => {
  const archive = anArchive()
  const dataDir = aDataDir()
  for (const archiveTo of [archive.url, archive.url, null, archive.url]) {
    if (archiveTo === null) await (await startEmbeddedPostgres({ dataDir, archiveTo, settings: FAST })).stop()
    else {
      const shop = await aShop(archive, dataDir)
      await shop.archiver.run()
      await shop.stop()
    }
  }
  expect(await readBases(archive.storage)).toHaveLength(2)
})

test('a command that starts the database keeps the log for the archive', async () => {
  const archive = anArchive()
  const dataDir = aDataDir()
  await (await aShop(archive, dataDir)).stop()
  const command = await startEmbeddedPostgres({ dataDir, settings: FAST })
  onTestFinished(command.stop)
  expect(await queryAt(command.adminUrl, 'SHOW archive_mode')).toEqual([{ archive_mode: 'on' }])
})

test('removes base copies and log that no kept moment needs', async () => {
  const archive = anArchive()
  const clock = { at: Date.now(), now: () => new Date(clock.at) }
  const shop = await aShop(archive, aDataDir(), clock)
  await shop.query('CREATE TABLE orders (number int)')
  for (let day = 0; day < 3; day += 1) {
    await shop.archiver.run()
    await shop.query(`INSERT INTO orders VALUES (${day})`)
    await shop.archiveLog()
    clock.at += DAY_MS + 1_000
  }
  const bases = await readBases(archive.storage)
  // The copy of the kept day, and the one before.
  expect(bases).toHaveLength(2)
  expect(archive.basesWithFiles()).toEqual(bases.map(({ name }) => name))
  const [system = ''] = readdirSync(join(archive.folder, 'archive', 'wal'))
  const segments = readdirSync(join(archive.folder, 'archive', 'wal', system)).sort()
  expect(segments[0]).toBe(`${bases[0]!.firstSegment}.zst`)
})

test('lets go of the log of an unreachable archive before the disk is full, and continues with a new base copy', async () => {
  const archive = anArchive()
  const shop = await aShop(archive)
  await shop.query('CREATE TABLE orders (number int)')
  await shop.archiver.run()
  await shop.archiveLog()
  archive.isAway = true
  const changeAndSwitch = async (number: number) => {
    await shop.query(`INSERT INTO orders VALUES (${number})`)
    await queryAt(shop.adminUrl, 'SELECT pg_switch_wal()')
  }
  for (let number = 0; number < 4; number += 1) await changeAndSwitch(number)
  await expect(shop.archiver.run()).rejects.toThrow('the archive is away')

  shop.disk.freeBytes = 4 * SEGMENT_BYTES
  await shop.archiver.checkRoom()
  expect(shop.readyLog()).toHaveLength(4)
  expect(shop.gaps).toEqual([])
  shop.disk.freeBytes -= 1
  await shop.archiver.checkRoom()
  expect(shop.readyLog()).toEqual([])
  expect(shop.gaps).toHaveLength(1)
  // Said once, however often the log is let go.
  for (let number = 4; number < 8; number += 1) await changeAndSwitch(number)
  await shop.archiver.checkRoom()
  expect(shop.readyLog()).toEqual([])
  expect(shop.gaps).toHaveLength(1)

  archive.isAway = false
  await shop.archiver.run()
  expect(await readBases(archive.storage)).toHaveLength(2)
  await shop.query('INSERT INTO orders VALUES (8)')
  await shop.stop()
  const restored = aDataDir()
  await restoreFromArchive({ storage: archive.storage, dataDir: restored, at: undefined })
  expect(await ordersIn(restored)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test('does not use a base copy during which the log was let go, and leaves nothing of it', async () => {
  const archive = anArchive()
  const starting = aShop(archive)
  let attempts = 0
  archive.beforePut = async (key) => {
    if (!key.endsWith('/000001.zst')) return
    attempts += 1
    if (attempts > 1) return
    const shop = await starting
    await shop.query('CREATE TABLE orders (number int)')
    await queryAt(shop.adminUrl, 'SELECT pg_switch_wal()')
    shop.disk.freeBytes = 0
    await shop.archiver.checkRoom()
    shop.disk.freeBytes = Infinity
  }
  const shop = await starting
  await shop.archiver.run()
  await shop.archiver.run()
  expect(attempts).toBe(2)
  expect(shop.gaps).toHaveLength(1)
  const bases = await readBases(archive.storage)
  expect(bases).toHaveLength(1)
  expect(archive.basesWithFiles()).toEqual([bases[0]!.name])
})

test('leaves nothing of a base copy that failed, says that there is none, and waits before the next', async () => {
  const archive = anArchive()
  const clock = { at: Date.now(), now: () => new Date(clock.at) }
  let attempts = 0
  archive.beforePut = (key) => {
    if (!key.includes('manifest')) return
    attempts += 1
    throw new Error('the archive is full')
  }
  const shop = await aShop(archive, aDataDir(), clock)
  for (let run = 0; run < 3; run += 1) await shop.archiver.run().catch(() => undefined)
  expect(attempts).toBe(1)
  expect(archive.basesWithFiles()).toEqual([])
  expect(shop.gaps).toHaveLength(1)
  archive.beforePut = undefined
  clock.at += 61_000
  await shop.archiver.run()
  expect(await readBases(archive.storage)).toHaveLength(1)
})

test('stops although the archive never answers', async () => {
  const archive = anArchive()
  let giveUp: ((error: Error) => void) | undefined
  onTestFinished(() => giveUp?.(new Error('the archive is away')))
  archive.beforePut = () => new Promise((_resolve, reject) => (giveUp = reject))
  const shop = await aShop(archive, aDataDir(), undefined, 100)
  await expect.poll(() => giveUp).toBeDefined()
  await shop.stop()
})

test('refuses a data folder with a database, a moment outside the archive, and damage', async () => {
  const archive = anArchive()
  const shop = await aShop(archive)
  await shop.query('CREATE TABLE orders (number int)')
  await shop.archiver.run()
  await shop.archiveLog()
  const restore = (at: Date | undefined, dataDir = aDataDir()) =>
    restoreFromArchive({ storage: archive.storage, dataDir, at })
  await shop.stop()

  await expect(restore(undefined, shop.dataDir)).rejects.toThrow('There is a database in')
  await expect(restore(new Date(0))).rejects.toThrow('The archive reaches back to')
  await expect(restore(new Date(Date.now() + DAY_MS))).rejects.toThrow('The archive ends before that moment')
  const [base] = await readBases(archive.storage)
  const piece = join(archive.folder, 'archive', 'base', base!.name, '000001.zst')
  const bytes = readFileSync(piece)
  bytes[bytes.length >> 1]! ^= 1
  writeFileSync(piece, bytes)
  const target = aDataDir()
  await expect(restore(undefined, target)).rejects.toThrow('000001.zst in the archive is damaged')
  expect(readdirSync(join(target, 'postgres')).filter((name) => name.startsWith('data'))).toEqual([])
})

interface Archive {
  readonly folder: string
  readonly url: string
  readonly storage: ArchiveStorage
  isAway: boolean
  beforePut: ((key: string) => void | Promise<void>) | undefined
  /** Names of base copies. */
  basesWithFiles(): string[]
}

function anArchive(): Archive {
  const folder = aFolder()
  const url = pathToFileURL(folder).href
  const store = createStorage(url, { error: vi.fn() })
  const refuse = () => {
    if (archive.isAway) throw new Error('the archive is away')
  }
  const archive: Archive = {
    folder,
    url,
    isAway: false,
    beforePut: undefined,
    storage: {
      put: async (...file) => {
        refuse()
        await archive.beforePut?.(file[0])
        return store.put(...file)
      },
      replace: async (...file) => {
        refuse()
        return store.replace(...file)
      },
      get: async (key) => {
        refuse()
        return store.get(key)
      },
      remove: async (key) => {
        refuse()
        return store.remove(key)
      },
    },
    basesWithFiles: () => {
      const bases = join(folder, 'archive', 'base')
      if (!existsSync(bases)) return []
      const entries = readdirSync(bases, { recursive: true, withFileTypes: true })
      const named = entries.filter((entry) => entry.isFile()).map(({ parentPath }) => basename(parentPath))
      return [...new Set(named)].sort()
    },
  }
  return archive
}

async function aShop(
  archive: Archive,
  dataDir = aDataDir(),
  clock = { now: () => new Date() },
  finalAttemptMs = 60_000,
) {
  const server = await startEmbeddedPostgres({ dataDir, archiveTo: archive.url, settings: FAST })
  const disk = { freeBytes: Infinity }
  const gaps: Date[] = []
  const archiver = startArchiver({
    data: join(server.folder, 'data'),
    adminUrl: server.adminUrl,
    storage: archive.storage,
    mark: server.archive,
    keptDays: 1,
    clock,
    log: { info: vi.fn(), error: vi.fn() },
    onArchived: () => Promise.resolve(),
    onGap: (at) => Promise.resolve(void gaps.push(at)),
    freeBytes: () => Promise.resolve(disk.freeBytes),
    finalAttemptMs,
  })
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await server.stop()
    await archiver.stop()
  }
  onTestFinished(() => (stopped ??= stop()))
  const query = (sql: string) => queryAt(server.url, sql)
  return {
    dataDir,
    adminUrl: server.adminUrl,
    archiver,
    disk,
    gaps,
    readyLog: () =>
      readdirSync(join(server.folder, 'data/pg_wal/archive_status')).filter((name) =>
        name.endsWith('.ready'),
      ),
    query,
    now: async () => (await query('SELECT clock_timestamp() AS now'))[0]!.now as Date,
    /** Instead of waiting for `archive_timeout`. */
    archiveLog: async () => {
      await queryAt(server.adminUrl, 'SELECT pg_switch_wal()')
      await archiver.run()
    },
    stop: () => (stopped ??= stop()),
    loseDisk: async () => {
      await (stopped ??= stop())
      rmSync(server.folder, { recursive: true })
    },
  }
}

async function ordersIn(dataDir: string): Promise<unknown[]> {
  const server = await startEmbeddedPostgres({ dataDir, settings: FAST })
  try {
    return (await queryAt(server.url, 'SELECT number FROM orders ORDER BY number')).map(
      ({ number }) => number,
    )
  } finally {
    await server.stop()
  }
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platen-archive-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

function aDataDir(): string {
  return join(aFolder(), 'data')
}

async function queryAt(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
