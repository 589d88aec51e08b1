import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const MIB = 1024 * 1024
const DISK_MIB = 400
const WAIT = { timeout: 60_000, interval: 50 }

const canMount = triesToMount()
if (!canMount) console.warn('skipped: tests of a full disk need to mount a small one, as root')

/** Root in a container often may not. */
function triesToMount(): boolean {
  const disk = mkdtempSync(join(tmpdir(), 'platen-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status === 0
  if (mounted) spawnSync('umount', [disk])
  rmSync(disk, { recursive: true })
  return mounted
}

test.runIf(canMount)(
  'refuses changes while the disk is full, and accepts them when there is room',
  async () => {
    const { disk, server, events } = await aShopOnASmallDisk()
    const ballast = join(server.folder, 'ballast')
    expect(statSync(ballast).size).toBe((DISK_MIB / 10) * MIB)
    await query(server.url, 'CREATE TABLE orders (number int); INSERT INTO orders VALUES (1)')
    // Open before, as the connections of a pool are.
    const client = await connect(server.url)

    const filler = fill(disk, 15 * MIB)
    await vi.waitFor(() => expect(events).toEqual(['full']), WAIT)
    await vi.waitFor(
      () => expect(client.query('INSERT INTO orders VALUES (2)')).rejects.toMatchObject({ code: '25006' }),
      WAIT,
    )
    expect(existsSync(ballast)).toBe(false)
    expect((await client.query('SELECT number FROM orders')).rows).toEqual([{ number: 1 }])

    rmSync(filler)
    await vi.waitFor(() => expect(events).toEqual(['full', 'room']), WAIT)
    await vi.waitFor(() => client.query('INSERT INTO orders VALUES (2)'), WAIT)
    expect(existsSync(ballast)).toBe(true)
    await client.end()
  },
)

test.runIf(canMount)('recovers by itself after the database found no room for its log', async () => {
  const { disk, server, crashes } = await aShopOnASmallDisk()
  await query(server.url, 'CREATE TABLE orders (note text); INSERT INTO orders VALUES (1)')
  const fillers = [fill(disk, 15 * MIB)]
  await vi.waitFor(() => expect(existsSync(join(server.folder, 'ballast'))).toBe(false), WAIT)
  // Another program takes what was released.
  fillers.push(fill(disk, MIB, 'more'))
  const filling = `SET default_transaction_read_only = off; CREATE TABLE waste (filler text);
     INSERT INTO waste SELECT repeat(md5(n::text), 20) FROM generate_series(1, 100000) AS n`
  await expect(query(server.url, filling)).rejects.toThrow()

  fillers.forEach((path) => rmSync(path))
  await vi.waitFor(() => query(server.url, 'INSERT INTO orders VALUES (2)'), WAIT)
  expect(await query(server.url, 'SELECT note FROM orders')).toEqual([{ note: '1' }, { note: '2' }])
  expect(crashes.length).toBeLessThan(20)
})

test.runIf(canMount)('a start on a full disk waits for room', async () => {
  const disk = aSmallDisk()
  const filler = fill(disk, 30 * MIB)
  const events: string[] = []
  const starting = startEmbeddedPostgres({ dataDir: disk, keepsRoom: noting(events) })
  await vi.waitFor(() => expect(events).toEqual(['full']), WAIT)
  rmSync(filler)
  const server = await starting
  onTestFinished(server.stop)
  expect(events).toEqual(['full', 'room'])
  expect(await query(server.url, 'CREATE TABLE orders (number int)')).toEqual([])
})

test.runIf(canMount)('a folder on a full disk can be locked', () => {
  const disk = aSmallDisk()
  const file = join(disk, 'service.lock')
  lockDataFolder(file)()
  fill(disk, 0)
  lockDataFolder(file)()
})

function noting(events: string[]) {
  return { onFull: () => void events.push('full'), onRoom: () => void events.push('room') }
}

async function aShopOnASmallDisk() {
  const disk = aSmallDisk()
  const events: string[] = []
  const crashes: string[] = []
  const server = await startEmbeddedPostgres({
    dataDir: disk,
    keepsRoom: noting(events),
    onCrash: (end) => crashes.push(end),
  })
  onTestFinished(server.stop)
  return { disk, server, events, crashes }
}

function aSmallDisk(): string {
  const disk = mkdtempSync(join(tmpdir(), 'platen-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m,mode=0711`, 'tmpfs', disk])
  expect(mounted.status, mounted.stderr.toString()).toBe(0)
  chmodSync(disk, 0o711)
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', disk])
    rmSync(disk, { recursive: true, force: true })
  })
  return disk
}

/** Until only so many bytes are free. */
function fill(disk: string, leaveBytes: number, name = 'filler'): string {
  const path = join(disk, name)
  writeFileSync(path, '')
  for (;;) {
    const { bavail, bsize } = statfsSync(disk)
    const bytes = Math.min(bavail * bsize - leaveBytes, 16 * MIB)
    if (bytes <= 0) return path
    appendFileSync(path, Buffer.alloc(bytes))
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = await connect(url)
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
