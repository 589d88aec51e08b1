import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startDatabaseProxy } from '../../apps/api/src/testing/database-proxy.ts'
import { freePort } from '../../lab/harness/ports.ts'
import { waitUntil } from '../../lab/harness/wait-until.ts'

/** Startup parameters that the service sets and PgBouncer would refuse. */
const OURS = 'statement_timeout,idle_in_transaction_session_timeout'

export interface Pgbouncer {
  readonly url: string
  stop(): Promise<void>
}

interface PoolerSettings {
  readonly mode: 'session' | 'transaction'
  readonly lets?: string
  readonly poolSize?: number
}

/** A plain user's PATH has no `/usr/sbin`. */
const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync) ?? 'pgbouncer'
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGTERM')))

/** `PgBouncer 1.18.0`; undefined when it is not installed (Debian: `pgbouncer`). */
export function installedPgbouncer(): string | undefined {
  try {
    return execFileSync(PROGRAM, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).split('\n')[0]
  } catch {
    return undefined
  }
}

export async function startPgbouncer(
  databaseUrl: string,
  { mode, lets = OURS, poolSize = 60 }: PoolerSettings,
): Promise<Pgbouncer> {
  // The embedded PostgreSQL identifies its account by the connecting process, which must be this one and not the
  // pooler.
  const proxy = await startDatabaseProxy(databaseUrl)
  const target = new URL(proxy.url)
  const password = target.password === '' ? '' : ` password='${decodeURIComponent(target.password)}'`
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'platen-pooler-'))
  chmodSync(folder, 0o711)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${target.hostname} port=${target.port} user=${decodeURIComponent(target.username)}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${poolSize}
max_client_conn = 500
ignore_startup_parameters = ${lets}
`,
  )
  // PgBouncer refuses to run as root.
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const child = spawn(PROGRAM, [file], { stdio: 'ignore', ...account })
  const gone = once(child, 'exit')
  gone.catch(() => undefined)
  running.add(child)
  const url = new URL(`postgresql://shop@127.0.0.1:${port}`)
  url.pathname = target.pathname
  const stop = async () => {
    child.kill('SIGINT')
    await gone.catch(() => undefined)
    running.delete(child)
    await proxy.close()
    rmSync(folder, { recursive: true })
  }
  try {
    await waitUntil('the pooler answers', 10_000, () => answers(url.href))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: url.href, stop }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}
