import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { borrowEmbeddedPostgres } from './borrow.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

const FAST = { fsync: 'off' }
const PATIENCE = { timeout: 20_000, interval: 20 }

test('keeps its data when it is stopped and started again', async () => {
  const dataDir = aDataDir()
  const first = await start(dataDir)
  await query(first, 'CREATE TABLE orders AS SELECT 42 AS number')
  await first.stop()

  const second = await start(dataDir)
  expect(await query(second, 'SELECT number FROM orders')).toEqual([{ number: 42 }])
})

test('is durable, listens on no network, and folds the case of every alphabet', async () => {
  const server = await startEmbeddedPostgres({ dataDir: aDataDir() })
  onTestFinished(server.stop)

  const wanted = {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    jit: 'off',
    server_encoding: 'UTF8',
  }
  const rows = await query(
    server,
    `SELECT name, setting FROM pg_settings WHERE name = ANY ('{${Object.keys(wanted).join(',')}}')`,
  )
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual(wanted)
  expect(await query(server, `SELECT lower('ÑÖĞ') AS folded`)).toEqual([{ folded: 'ñöğ' }])
})

test('ALTER SYSTEM changes a setting at the next start, but cannot open the server to the network', async () => {
  const dataDir = aDataDir()
  const first = await start(dataDir)
  await query(first, `ALTER SYSTEM SET work_mem = '5MB'`)
  await query(first, `ALTER SYSTEM SET listen_addresses = '*'`)
  await first.stop()

  const second = await start(dataDir)
  expect(await query(second, 'SHOW work_mem')).toEqual([{ work_mem: '5MB' }])
  expect(await query(second, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
})

test('refuses a second service on the same folder and leaves the first one running', async () => {
  const dataDir = aDataDir()
  const server = await start(dataDir)

  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('Another Platen service')
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a command borrows the database of the running service, or has one of its own while nobody serves', async () => {
  const dataDir = aDataDir()
  const server = await start(dataDir)
  await query(server, 'CREATE TABLE kept (one int)')
  const borrowed = await borrowEmbeddedPostgres(dataDir)
  expect(borrowed.url).toBe(server.url)
  await borrowed.stop()
  expect(await query(server, 'SELECT * FROM kept')).toEqual([])

  await server.stop()
  const own = await borrowEmbeddedPostgres(dataDir)
  onTestFinished(own.stop)
  expect(await query(own, 'SELECT * FROM kept')).toEqual([])
  await own.stop()
  await expect(query(own, 'SELECT 1')).rejects.toThrow()
})

test('stop() leaves no process, no socket and no lock', async () => {
  const dataDir = aDataDir()
  const server = await start(dataDir)
  const pids = (await query(server, 'SELECT pid FROM pg_stat_activity')).map(({ pid }) => Number(pid))
  const postmaster = postmasterOf(server)

  await Promise.all([server.stop(), server.stop()])
  expect([postmaster, ...pids].filter(isAlive)).toEqual([])
  expect(existsSync(join(server.folder, 'socket'))).toBe(false)
  await start(dataDir)
})

test('after kill -9 of the service, the next start ends the server that was left behind and has the data', async () => {
  const dataDir = aDataDir()
  const { service, ready } = await startInOtherProcess(dataDir)
  await query(ready, 'CREATE TABLE orders AS SELECT 42 AS number')
  service.kill('SIGKILL')
  await once(service, 'exit')
  const orphan = postmasterOf(ready)
  expect(isAlive(orphan)).toBe(true)

  const lines: string[] = []
  const server = await start(dataDir, { onLog: (line) => lines.push(line) })
  expect(lines).toContainEqual(expect.stringContaining(`process ${orphan}`))
  expect(postmasterOf(server)).not.toBe(orphan)
  expect(await query(server, 'SELECT number FROM orders')).toEqual([{ number: 42 }])
})

test('a service that exits without stop() takes its server with it', async () => {
  const { service, ready } = await startInOtherProcess(
    aDataDir(),
    `process.on('SIGUSR2', () => process.exit(0))`,
  )
  service.kill('SIGUSR2')
  await once(service, 'exit')

  const lockFile = join(ready.folder, 'data', 'postmaster.pid')
  await vi.waitFor(() => expect(existsSync(lockFile)).toBe(false), PATIENCE)
})

test('a Ctrl-C, which signals the whole process group, leaves the server to the service', async () => {
  const { service, ready } = await startInOtherProcess(
    aDataDir(),
    `process.on('SIGINT', () => console.log('interrupted'))`,
  )
  const postmaster = postmasterOf(ready)
  process.kill(-Number(service.pid), 'SIGINT')
  await once(service.stdout!, 'data')

  expect(await query(ready, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(postmasterOf(ready)).toBe(postmaster)
})

test('a server that was killed is started again at the same address, as often as it takes', async () => {
  const crashes: string[] = []
  const server = await start(aDataDir(), { onCrash: (end) => crashes.push(end) })
  await query(server, 'CREATE TABLE orders AS SELECT 42 AS number')

  for (let round = 0; round < 3; round++) {
    const killed = postmasterOf(server)
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(postmasterOf(server)).not.toBe(killed), PATIENCE)
    const rows = await vi.waitFor(() => query(server, 'SELECT number FROM orders'), PATIENCE)
    expect(rows).toEqual([{ number: 42 }])
  }
  expect(crashes).toEqual(Array(3).fill('signal SIGKILL'))
})

test('stop() right after the server was killed starts no new one', async () => {
  const dataDir = aDataDir()
  const server = await start(dataDir)
  const killed = postmasterOf(server)
  process.kill(killed, 'SIGKILL')
  await server.stop()

  const left = existsSync(join(server.folder, 'data', 'postmaster.pid')) ? postmasterOf(server) : killed
  expect(isAlive(left)).toBe(false)
  await start(dataDir)
})

test('a data folder whose path is too long for a socket gets its socket in a temporary folder', async () => {
  const dataDir = join(aDataDir(), 'long'.repeat(30), 'data')
  const { service, ready } = await startInOtherProcess(dataDir)
  const leftBehind = readlinkSync(join(ready.folder, 'socket'))
  service.kill('SIGKILL')
  await once(service, 'exit')

  const server = await start(dataDir)
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(existsSync(leftBehind)).toBe(false)

  const socketFolder = readlinkSync(join(server.folder, 'socket'))
  expect(lstatSync(socketFolder).mode & 0o777).toBe(0o700)
  await server.stop()
  expect(existsSync(socketFolder)).toBe(false)
})

test('a lock file of PostgreSQL that names some other living process does not block the start', async () => {
  const dataDir = aDataDir()
  const { folder, stop } = await start(dataDir)
  await stop()
  const { uid, gid } = statSync(join(folder, 'data'))
  const bystander = spawn('sleep', ['600'], {
    ...(process.getuid?.() === 0 && { uid, gid }),
    cwd: '/',
    stdio: 'ignore',
  })
  onTestFinished(() => void bystander.kill('SIGKILL'))
  writeFileSync(join(folder, 'data', 'postmaster.pid'), `${bystander.pid}\n${folder}/data\n0\n5432\n\n\n`)

  const server = await start(dataDir)
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(isAlive(Number(bystander.pid))).toBe(true)
})

test('a first start that was killed while it made the database is begun anew', async () => {
  const dataDir = aDataDir()
  const folder = join(dataDir, 'postgres')
  const service = startProcess(dataDir)
  await vi.waitFor(() => expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/^data/)), PATIENCE)
  service.kill('SIGKILL')
  await once(service, 'exit')

  const server = await start(dataDir)
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('what such a first start left behind is removed', async () => {
  const dataDir = aDataDir()
  const { folder, stop } = await start(dataDir)
  await stop()
  mkdirSync(join(folder, 'data.new-1', 'base'), { recursive: true })

  await start(dataDir)
  expect(readdirSync(folder).filter((name) => name.startsWith('data'))).toEqual(['data'])
})

test('the name of the data folder may hold commas, quotes and spaces', async () => {
  const server = await start(join(aDataDir(), 'a "b", c'))
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('when PostgreSQL does not start, its own words are in the error and the folder is free again', async () => {
  const dataDir = aDataDir()
  const broken = startEmbeddedPostgres({ dataDir, settings: { shared_buffers: 'plenty' } })
  await expect(broken).rejects.toThrow(/did not start[^]*shared_buffers/)

  const server = await start(dataDir)
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

async function start(
  dataDir: string,
  hear: Partial<Record<'onLog' | 'onCrash', (line: string) => void>> = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, settings: FAST, ...hear })
  onTestFinished(server.stop)
  return server
}

type Ready = Pick<EmbeddedPostgres, 'url' | 'folder'>

/** Starts the server from a process of its own, in its own process group, and waits until it is ready. */
async function startInOtherProcess(
  dataDir: string,
  more = '',
): Promise<{ service: ChildProcess; ready: Ready }> {
  const service = startProcess(dataDir, more)
  const [line] = (await once(service.stdout!, 'data')) as [Buffer]
  const ready = JSON.parse(line.toString()) as Ready
  onTestFinished(async () => {
    const ended = service.exitCode ?? service.signalCode ?? once(service, 'exit')
    service.kill('SIGKILL')
    await ended
    // The next start ends the server that the killed service left behind.
    const { stop } = await startEmbeddedPostgres({ dataDir, settings: FAST })
    await stop()
  })
  return { service, ready }
}

function startProcess(dataDir: string, more = ''): ChildProcess {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))}
    const { url, folder } = await startEmbeddedPostgres(${JSON.stringify({ dataDir, settings: FAST })})
    ${more}
    console.log(JSON.stringify({ url, folder }))`
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** A folder that PostgreSQL's account may enter, also when the tests run as root. */
function aDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platen-data-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

async function query(
  { url }: Pick<EmbeddedPostgres, 'url'>,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

function postmasterOf({ folder }: Pick<EmbeddedPostgres, 'folder'>): number {
  return Number.parseInt(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
