import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url))
const PATIENCE_MS = 120_000
const MOST_OUTPUT = 4 * 1024 * 1024

/** A service that a command starts for itself, with a database and a folder of its own. */
export interface OwnService {
  readonly url: string
  readonly pid: number
  /** What it printed so far; of very much, the end. */
  output(): string
  /** Ends it and removes its folder. */
  stop(): Promise<void>
}

/** Thrown when a command cannot begin, with words for whoever called it. */
export class WontStart extends Error {}

/** Starts the service as `npm start` does, on a free port of this machine, and waits until it is open. */
export async function startOwnService(environment: Readonly<Record<string, string>>): Promise<OwnService> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-own-'))
  // PostgreSQL's own account must be able to enter.
  chmodSync(folder, 0o711)
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      METRICS_PORT: 'off',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-MOST_OUTPUT)))
  }
  const ended = once(child, 'close')
  const stop = async () => {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const interrupted = () => void stop().finally(() => process.exit(130))
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)

  const service = { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, output: () => output, stop }
  const deadline = Date.now() + PATIENCE_MS
  // It answers before its first owner is made, and says that it is open afterwards.
  while (!output.includes('Platen is open.') || !(await isOpen(service.url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new WontStart(`The service did not open. It said:\n${output}`)
    }
    await sleep(50)
  }
  return service
}

function isOpen(url: string): Promise<boolean> {
  return fetch(`${url}/api/v1/health`).then(
    ({ status }) => status === 200,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
