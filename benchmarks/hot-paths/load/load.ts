/** Load from wrk, which costs a tenth of what it asks for; from autocannon where there is no wrk. */
import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import autocannon, { type LoadOptions } from 'autocannon'
import { orderLoad } from '../../../lab/harness/load.ts'

const WRK = spawnSync('wrk', ['-v']).error === undefined
export const GENERATOR = WRK ? 'wrk' : 'autocannon'

interface Load {
  readonly server: string
  /** Asked for in turn. */
  readonly paths: readonly string[]
  /** JSON bodies that are posted in turn, to one path. Each order is of another customer and has a key of its own. */
  readonly orders?: readonly string[] | undefined
  readonly cookie?: string | undefined
  readonly connections: number
}

interface Answered {
  readonly answered: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** Throws for an answer that is not 2xx: a fast refusal is not a result. */
export function answersTo(load: Load, seconds: number): Promise<Answered> {
  return WRK ? byWrk(load, seconds) : byAutocannon(load, seconds)
}

async function byWrk(load: Load, seconds: number): Promise<Answered> {
  const { server, paths, orders, cookie, connections } = load
  const folder = mkdtempSync(join(tmpdir(), 'platen-load-'))
  try {
    const lines = join(folder, 'lines')
    writeFileSync(lines, (orders ?? paths).map((line) => `${line}\n`).join(''))
    const { stdout } = await promisify(execFile)('wrk', [
      ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
      ...['--timeout', '10s', '--latency'],
      ...(cookie === undefined ? [] : ['--header', `cookie: ${cookie}`]),
      ...(orders ? script('orders') : paths.length > 1 ? script('paths') : []),
      server + (paths[0] ?? ''),
      ...['--', lines, `${randomUUID()}-`],
    ])
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${server}${paths[0]} failed:\n${stdout}`)
    return {
      answered: Number(/(\d+) requests in/.exec(stdout)?.[1]),
      perSecond: Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(stdout)?.[1]),
      p50Ms: latencyOf(stdout, 50),
      p99Ms: latencyOf(stdout, 99),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function script(name: string): string[] {
  return ['--script', fileURLToPath(new URL(`${name}.lua`, import.meta.url))]
}

function latencyOf(said: string, percent: number): number {
  const [, figure, unit] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s)$`, 'm').exec(said) ?? []
  return Number(figure) * (unit === 'us' ? 0.001 : unit === 's' ? 1_000 : 1)
}

async function byAutocannon(load: Load, duration: number): Promise<Answered> {
  const { server, paths, orders, cookie, connections } = load
  const [path = ''] = paths
  const requests: LoadOptions = orders
    ? { ...orderLoad(path, orders), url: server + path, connections, duration }
    : {
        ...{ url: server, connections, duration, headers: cookie === undefined ? {} : { cookie } },
        requests: paths.map((each) => ({ path: each })),
      }
  const result = await autocannon(requests)
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${server}${path}: ${result.non2xx} failed.`)
  return {
    answered: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  }
}
