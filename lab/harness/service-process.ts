import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './ports.ts'
import { waitUntil } from './wait-until.ts'

/** What `npm start` runs, made by `npm run build`. */
const MAIN = fileURLToPath(new URL('../../apps/api/build/service/main.js', import.meta.url))
const OPENS_WITHIN_MS = 180_000

export interface StartedService {
  readonly url: string
  readonly pid: number
  readonly output: () => string
  /** Resolves with the exit code, or null when the signal ended the process. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
  readonly ended: Promise<number | null>
}

type Environment = Readonly<Record<string, string>>

const running = new Set<ChildProcess>()
const folders: string[] = []
// An interrupted test run must leave no process behind.
process.once('exit', () => running.forEach((child) => child.kill('SIGTERM')))

/** Resolves when it reports that it runs and its health is 200. */
export async function startService(
  environment: Environment,
  program?: readonly string[],
  main?: string,
): Promise<StartedService> {
  const service = await launchService(environment, program, main)
  const opened = waitUntil('the service is open', OPENS_WITHIN_MS, () =>
    service.output().includes('Platen is running.'),
  )
  await Promise.race([opened, service.ended.then((code) => failWith(code, service.output()))])
  // A busy machine may shed the first requests.
  await waitUntil('its health is 200', OPENS_WITHIN_MS, () => isHealthy(service.url))
  return service
}

async function isHealthy(url: string): Promise<boolean> {
  const status = await fetch(`${url}/api/v1/health`).then(
    (reply) => reply.status,
    () => undefined,
  )
  return status === 200
}

/**
 * Does not wait, for starts that should fail. `program` is a command that must exec the service's command line after it;
 * `main` may be another version's.
 */
export async function launchService(
  environment: Environment,
  program: readonly string[] = [],
  main = MAIN,
): Promise<StartedService> {
  const port = environment.PORT ?? String(await freePort())
  const dataFolder = environment.DATA_DIR ?? aDataFolder()
  const [command, ...words] = [...program, process.execPath, main]
  const child = spawn(command, words, {
    // Without the environment of the machine, so that the service uses its defaults and the given settings.
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder, METRICS_PORT: 'off', ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

export async function endServices(): Promise<void> {
  await Promise.all([...running].map(endNow))
}

/** Includes their databases, so call it when nothing uses them any more. */
export function removeDataFolders(): void {
  for (const data of folders.splice(0)) {
    endOrphan(data)
    for (const folder of [databaseFolderOf(data), data]) rmSync(folder, { recursive: true, force: true })
  }
}

/** PostgreSQL's account can enter it when this runs as root. */
export function aDataFolder(): string {
  // The prefix of the tests' own server: the next run removes what a killed one leaves.
  const folder = mkdtempSync(join(tmpdir(), 'platen-test-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

export function embeddedDatabaseUrl(dataFolder: string): string {
  const socketFolder = realpathSync(join(databaseFolderOf(dataFolder), 'socket'))
  return `postgresql://platen@localhost/platen?host=${encodeURIComponent(socketFolder)}`
}

export function embeddedPostgresPid(dataFolder: string): number | undefined {
  const file = join(databaseFolderOf(dataFolder), 'data', 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** Ends the database of a killed service that was not restarted. */
function endOrphan(dataFolder: string): void {
  const pid = embeddedPostgresPid(dataFolder)
  if (pid === undefined || !isAlive(pid)) return
  // Process ids are reused: it counts only when it was started on this very folder.
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  if (command.includes(join(databaseFolderOf(dataFolder), 'data'))) process.kill(pid, 'SIGQUIT')
}

/** Inside the data folder, or where the note in it says. */
function databaseFolderOf(dataFolder: string): string {
  const note = join(dataFolder, 'postgres-is-elsewhere.txt')
  const elsewhere = existsSync(note) ? /^database: (.+)$/m.exec(readFileSync(note, 'utf8'))?.[1] : undefined
  return elsewhere ?? join(dataFolder, 'postgres')
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function endNow(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  // A service that does not stop has already failed its test.
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await closed
  clearTimeout(timer)
}

function failWith(code: number | null, output: string): never {
  throw new Error(`The service ended with ${String(code)} before it was open. It said:\n${output}`)
}
