import { execFile, spawn, type ChildProcess } from 'node:child_process'
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
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { connectEmbeddedPostgres } from './connect.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

const FAST = { fsync: 'off' }
const WAIT = { timeout: 20_000, interval: 20 }

test('keeps its data when it is stopped and started again', async () => {
  const dataDir = aDataDir()
  const first = await start(dataDir)
  await query(first, 'CREATE TABLE orders AS SELECT 42 AS number')
  await first.stop()

  const second = await start(dataDir)
  expect(await query(second, 'SELECT number FROM orders')).toEqual([{ number: 42 }])
})

test('is durable, listens on no network, and folds case in every alphabet', async () => {
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

const REFUSED_TO_THE_SERVICE = [
  `COPY (SELECT 1) TO PROGRAM 'true'`,
  `COPY (SELECT 1) TO '/tmp/platen-leak'`,
  `SELECT pg_read_file('/etc/passwd')`,
  'CREATE ROLE somebody SUPERUSER',
  'CREATE DATABASE other',
  `ALTER SYSTEM SET work_mem = '5MB'`,
  'SET ROLE platen',
  'ALTER ROLE platen_service SUPERUSER',
  'CREATE EXTENSION dblink',
  `UPDATE pg_authid SET rolsuper = true`,
]

test('the account of the service is no superuser, and does what the service needs', async () => {
  const server = await start(await aUsedDataDir())
  for (const sql of REFUSED_TO_THE_SERVICE) {
    await expect(query(server, sql), sql).rejects.toThrow(/permission denied|must be|not have/i)
  }
  await query(
    server,
    `CREATE EXTENSION pg_trgm; CREATE SCHEMA pgboss; CREATE TABLE pgboss.job (id int);
     CREATE TEMPORARY TABLE staged (id int); LISTEN changed; SELECT pg_notify('changed', '')`,
  )
  const owned = `SELECT nspname AS name FROM pg_namespace WHERE nspowner = current_user::regrole ORDER BY 1`
  expect(await query(server, owned)).toEqual([{ name: 'pgboss' }, { name: 'public' }])
  expect(
    await query(server, 'SELECT FROM pg_database WHERE datdba = current_user::regrole'),
    'databases of the service',
  ).toEqual([])
})

test('moves a shop that belongs to the superuser to the account of the service at the start', async () => {
  const dataDir = await aUsedDataDir()
  const before = await start(dataDir)
  const asAdmin = { url: before.adminUrl }
  // As an earlier release left it.
  await query(
    asAdmin,
    `ALTER SCHEMA public OWNER TO pg_database_owner;
     CREATE EXTENSION pg_trgm;
     CREATE TYPE colour AS ENUM ('red');
     CREATE DOMAIN amount AS int CHECK (VALUE > 0);
     CREATE TABLE "Odd name" (id bigint GENERATED ALWAYS AS IDENTITY, old serial, colour colour, amount amount);
     CREATE TABLE parted (id int) PARTITION BY RANGE (id);
     CREATE TABLE parted_1 PARTITION OF parted FOR VALUES FROM (1) TO (2);
     CREATE SEQUENCE numbers;
     CREATE VIEW seen AS SELECT 1 AS one;
     CREATE FUNCTION refuse(text) RETURNS int LANGUAGE sql AS 'SELECT 1';
     CREATE SCHEMA pgboss;
     CREATE TABLE pgboss.job (id int)`,
  )
  await before.stop()

  const after = await start(dataDir)
  await query(
    after,
    `ALTER TABLE "Odd name" ADD COLUMN more int; DROP TYPE colour CASCADE; ALTER SEQUENCE numbers RESTART;
     CREATE OR REPLACE VIEW seen AS SELECT 2 AS one; DROP FUNCTION refuse(text); DROP DOMAIN amount CASCADE;
     ALTER TABLE parted_1 ADD CHECK (id = 1); ALTER TABLE pgboss.job ADD COLUMN more int; CREATE TABLE more (id int);
     INSERT INTO "Odd name" (more) VALUES (1)`,
  )
  const left = `
    SELECT relname FROM pg_class
    WHERE relowner = 'platen'::regrole AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)`
  expect(await query(after, left)).toEqual([])
})

test('the superuser runs no function of the service when it moves a shop', async () => {
  const dataDir = await aUsedDataDir()
  const first = await start(dataDir)
  await query(
    first,
    `CREATE TABLE who (name text);
     CREATE FUNCTION trap(text, regclass) RETURNS text LANGUAGE plpgsql AS
       $$ BEGIN INSERT INTO who VALUES (current_user); RETURN $1 || $2::text; END $$;
     CREATE OPERATOR || (LEFTARG = text, RIGHTARG = regclass, FUNCTION = trap)`,
  )
  await first.stop()
  const second = await start(dataDir)
  expect(await query(second, 'SELECT name FROM who')).toEqual([])
})

test('ALTER SYSTEM changes a setting at the next start, but cannot open the server to the network', async () => {
  const dataDir = await aUsedDataDir()
  const first = await start(dataDir)
  const asAdmin = { url: first.adminUrl }
  await query(asAdmin, `ALTER SYSTEM SET work_mem = '5MB'`)
  await query(asAdmin, `ALTER SYSTEM SET listen_addresses = '*'`)
  await first.stop()

  const second = await start(dataDir)
  expect(await query(second, 'SHOW work_mem')).toEqual([{ work_mem: '5MB' }])
  expect(await query(second, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
})

test('refuses a second service on the same folder and leaves the first one running', async () => {
  const dataDir = await aUsedDataDir()
  const server = await start(dataDir)

  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('Another Platen service')
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('connects a command to the database of the running service, or starts one when none runs', async () => {
  const dataDir = await aUsedDataDir()
  const server = await start(dataDir)
  await query(server, 'CREATE TABLE kept (one int)')
  const connected = await connectEmbeddedPostgres(dataDir)
  expect(connected.url).toBe(server.url)
  await connected.stop()
  expect(await query(server, 'SELECT * FROM kept')).toEqual([])

  await server.stop()
  const own = await connectEmbeddedPostgres(dataDir)
  onTestFinished(own.stop)
  expect(await query(own, 'SELECT * FROM kept')).toEqual([])
  await own.stop()
  await expect(query(own, 'SELECT 1')).rejects.toThrow()
})

test('stops without leaving a process, a socket or a lock', async () => {
  const dataDir = await aUsedDataDir()
  const server = await start(dataDir)
  const pids = (await query(server, 'SELECT pid FROM pg_stat_activity')).map(({ pid }) => Number(pid))
  const postmaster = postmasterOf(server)

  await Promise.all([server.stop(), server.stop()])
  expect([postmaster, ...pids].filter(isAlive)).toEqual([])
  expect(existsSync(join(server.folder, 'socket'))).toBe(false)
  await start(dataDir)
})

test('stops the server that a killed service left running, and keeps its data', async () => {
  const dataDir = await aUsedDataDir()
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

test('stops the server when the service exits without stop()', async () => {
  const { service, ready } = await startInOtherProcess(
    await aUsedDataDir(),
    `process.on('SIGUSR2', () => process.exit(0))`,
  )
  service.kill('SIGUSR2')
  await once(service, 'exit')

  const lockFile = join(ready.folder, 'data', 'postmaster.pid')
  await vi.waitFor(() => expect(existsSync(lockFile)).toBe(false), WAIT)
})

test('keeps the server running when Ctrl-C signals the process group of the service', async () => {
  const { service, ready } = await startInOtherProcess(
    await aUsedDataDir(),
    `process.on('SIGINT', () => console.log('interrupted'))`,
  )
  const postmaster = postmasterOf(ready)
  process.kill(-Number(service.pid), 'SIGINT')
  await once(service.stdout!, 'data')

  expect(await query(ready, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(postmasterOf(ready)).toBe(postmaster)
})

test('restarts a killed server at the same address, every time', async () => {
  const crashes: string[] = []
  const server = await start(await aUsedDataDir(), { onCrash: (end) => crashes.push(end) })
  await query(server, 'CREATE TABLE orders AS SELECT 42 AS number')

  for (let round = 0; round < 3; round++) {
    const killed = postmasterOf(server)
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(postmasterOf(server)).not.toBe(killed), WAIT)
    const rows = await vi.waitFor(() => query(server, 'SELECT number FROM orders'), WAIT)
    expect(rows).toEqual([{ number: 42 }])
  }
  expect(crashes).toEqual(Array(3).fill('signal SIGKILL'))
})

test('does not restart a killed server after stop()', async () => {
  const dataDir = await aUsedDataDir()
  const server = await start(dataDir)
  const killed = postmasterOf(server)
  process.kill(killed, 'SIGKILL')
  await server.stop()

  const left = existsSync(join(server.folder, 'data', 'postmaster.pid')) ? postmasterOf(server) : killed
  expect(isAlive(left)).toBe(false)
  await start(dataDir)
})

test('puts the socket in a temporary folder when the path is too long', async () => {
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

test('starts although the lock file of PostgreSQL names another running process', async () => {
  const dataDir = await aUsedDataDir()
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

test('starts over after the first start was killed while creating the database', async () => {
  const dataDir = aDataDir()
  const folder = join(dataDir, 'postgres')
  const service = startProcess(dataDir)
  await vi.waitFor(() => expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/^data/)), WAIT)
  service.kill('SIGKILL')
  await once(service, 'exit')

  const server = await start(dataDir)
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('removes the leftovers of an interrupted first start', async () => {
  const dataDir = await aUsedDataDir()
  const { folder, stop } = await start(dataDir)
  await stop()
  mkdirSync(join(folder, 'data.new-1', 'base'), { recursive: true })

  await start(dataDir)
  expect(readdirSync(folder).filter((name) => name.startsWith('data'))).toEqual(['data'])
})

test('supports commas, quotes and spaces in the name of the data folder', async () => {
  const server = await start(join(aDataDir(), 'a "b", c'))
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('throws with the message of PostgreSQL when it does not start, and unlocks the folder', async () => {
  const dataDir = aDataDir()
  const broken = startEmbeddedPostgres({ dataDir, settings: { shared_buffers: 'plenty' } })
  await expect(broken).rejects.toThrow(/did not start[^]*shared_buffers/)

  const server = await start(dataDir)
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

async function start(
  dataDir: string,
  callbacks: Partial<Record<'onLog' | 'onCrash', (line: string) => void>> = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, settings: FAST, ...callbacks })
  onTestFinished(server.stop)
  return server
}

type Ready = Pick<EmbeddedPostgres, 'url' | 'folder'>

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

/** With a database, because creating one takes longer than all else here. */
async function aUsedDataDir(): Promise<string> {
  used ??= makeUsedDataDir()
  const dataDir = aDataDir()
  // Keeps the owner, which is PostgreSQL's account.
  await promisify(execFile)('cp', ['-a', `${await used}/.`, dataDir])
  return dataDir
}

let used: Promise<string> | undefined
afterAll(async () => {
  if (used) rmSync(await used, { recursive: true, force: true, maxRetries: 5 })
})

async function makeUsedDataDir(): Promise<string> {
  const dataDir = makeDataDir()
  const { stop } = await startEmbeddedPostgres({ dataDir, settings: FAST })
  await stop()
  return dataDir
}

/** A folder that PostgreSQL's account can enter, also when the tests run as root. */
function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platen-data-'))
  chmodSync(folder, 0o711)
  return folder
}

function aDataDir(): string {
  const folder = makeDataDir()
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
