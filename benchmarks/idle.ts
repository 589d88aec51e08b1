/**
 * `npm run bench:idle -- [--before <folder>] [--seconds <n>]`: what a start costs, and what a shop costs while nobody
 * asks for anything: memory, processor time and wake-ups, with the built-in database. With `--before`, a folder with an
 * installed checkout of an earlier commit, both versions take turns. Writes `benchmarks/results/idle.md`.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { residentMiB, startServer } from '../lab/harness/processes.ts'
import { median } from '../lab/harness/statistics.ts'

const ROUNDS = 3
/** After a start, jobs catch up and caches fill. */
const SETTLE_MS = 40_000

interface Spent {
  readonly seconds: number
  readonly wakeUps: number
}

const NOTHING: Spent = { seconds: 0, wakeUps: 0 }

interface Side {
  readonly cwd: string
  readonly folder: string
}

interface Night {
  readonly startMs: number
  readonly startSeconds: number
  readonly idleMiB: number
  readonly service: Spent
  readonly database: Spent
}

interface IdleOptions {
  /** A folder with an installed checkout of an earlier commit. */
  readonly before?: string | undefined
  readonly seconds?: number
  readonly rounds?: number
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { before: { type: 'string' }, seconds: { type: 'string', default: '60' } },
  })
  const seconds = Number(values.seconds)
  report(await measureIdle({ before: values.before, seconds }), seconds)
}

/** The nights of each version, by its name. */
export async function measureIdle({ before, seconds = 60, rounds = ROUNDS }: IdleOptions = {}): Promise<
  ReadonlyMap<string, readonly Night[]>
> {
  const sides = [
    ...(before === undefined ? [] : [{ name: 'Platen before', cwd: before }]),
    { name: 'Platen', cwd: process.cwd() },
  ].map((side) => ({ ...side, folder: mkdtempSync(join(tmpdir(), 'platen-bench-')) }))
  try {
    // The first start makes the shop, and the cache of compiled code.
    for (const side of sides) await (await open(side)).stop()
    const nights = new Map<string, Night[]>(sides.map(({ name }) => [name, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const side of sides) nights.get(side.name)?.push(await aNight(side, seconds))
    }
    return nights
  } finally {
    for (const { folder } of sides) rmSync(folder, { recursive: true, force: true })
  }
}

async function aNight(side: Side, seconds: number): Promise<Night> {
  const server = await open(side)
  try {
    const started = spentBy(server.pid)
    await sleep(SETTLE_MS)
    const [service, children] = [spentBy(server.pid), childrenOf(server.pid)]
    const database = new Map(children.map((pid) => [pid, spentBy(pid)]))
    await sleep(seconds * 1_000)
    const alive = children.filter((pid) => existsSync(`/proc/${pid}`))
    return {
      startMs: server.startedIn,
      startSeconds: started.seconds,
      idleMiB: residentMiB(server.pid),
      service: perHour(seconds, service, spentBy(server.pid)),
      database: perHour(
        seconds,
        sum(alive.map((pid) => database.get(pid) ?? NOTHING)),
        sum(alive.map(spentBy)),
      ),
    }
  } finally {
    await server.stop()
  }
}

/** What `npm start` runs there: earlier commits have no build of the service. */
function open({ cwd, folder }: Side) {
  const built = join(cwd, 'apps/api/build/service/main.js')
  chmodSync(folder, 0o711)
  return startServer(() => [existsSync(built) ? built : 'apps/api/src/main.ts'], {
    path: '/api/v1/health',
    cwd,
    env: {
      DATA_DIR: folder,
      METRICS_PORT: 'off',
      LOG_LEVEL: 'info',
      ADMIN_PASSWORD: 'only-for-the-benchmark',
    },
  })
}

function perHour(seconds: number, before: Spent, after: Spent): Spent {
  const hours = seconds / 3_600
  return {
    seconds: (after.seconds - before.seconds) / hours,
    wakeUps: (after.wakeUps - before.wakeUps) / hours,
  }
}

/** Of all threads that are there now. */
function spentBy(pid: number): Spent {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`)
  return sum(
    threads.map((thread) => ({
      seconds: Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9,
      wakeUps: Number(
        /^voluntary_ctxt_switches:\s+(\d+)$/m.exec(readFileSync(`${thread}/status`, 'utf8'))?.[1],
      ),
    })),
  )
}

function sum(all: readonly Spent[]): Spent {
  return {
    seconds: all.reduce((total, { seconds }) => total + seconds, 0),
    wakeUps: all.reduce((total, { wakeUps }) => total + wakeUps, 0),
  }
}

/** PostgreSQL's processes. Some end meanwhile, such as those of autovacuum, and are left out. */
function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
  return children.flatMap((child) => [child, ...childrenOf(child)])
}

function report(nights: ReadonlyMap<string, readonly Night[]>, seconds: number): void {
  const rows = [...nights].map(([name, all]) => {
    const of = (figure: (night: Night) => number) => median(all.map(figure)).toFixed(0)
    return `| ${name} | ${of(({ startMs }) => startMs)} ms | ${median(all.map(({ startSeconds }) => startSeconds)).toFixed(2)} s | ${of(({ idleMiB }) => idleMiB)} MiB | ${of(({ service }) => service.seconds)} s | ${of(({ database }) => database.seconds)} s | ${of(({ service }) => service.wakeUps / 3_600)} | ${of(({ database }) => database.wakeUps / 3_600)} |`
  })
  const text = [
    '# What a start and an idle shop cost',
    '',
    `Made by \`npm run bench:idle\`, last on ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; an existing shop with the built-in database, medians of ${ROUNDS} starts in turn, each idle for ${seconds} s. Start: until health answers, and the service's processor time until then. Processor time of an hour; wake-ups of a second.`,
    '',
    '| What | Start | Processor time of it | Memory of the service | Service, an hour | PostgreSQL, an hour | Service, wake-ups | PostgreSQL, wake-ups |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  writeFileSync(new URL('results/idle.md', import.meta.url), text)
  console.log(text)
}
