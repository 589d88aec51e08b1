import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMiB, startService } from '../../lab/harness/processes.ts'
import { median } from '../../lab/harness/statistics.ts'
import { takeTurns, type Section, type Versions } from './section.ts'

const SECONDS = 60
const ROUNDS = 3
/** After a start, jobs catch up and caches fill. */
const SETTLE_MS = 40_000

interface Spent {
  readonly seconds: number
  readonly wakeUps: number
}

const NOTHING: Spent = { seconds: 0, wakeUps: 0 }

interface Night {
  readonly startMs: number
  readonly startSeconds: number
  readonly idleMiB: number
  readonly service: Spent
  readonly database: Spent
}

/** What a start costs, and a shop while nobody asks for anything, with the built-in database. */
export async function compareIdle(versions: Versions): Promise<Section> {
  const shops = versions.map(({ name, folder }) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'platen-bench-'))
    chmodSync(dataFolder, 0o711)
    return { name, folder, dataFolder }
  })
  try {
    // The first start makes the shop.
    for (const shop of shops) await (await open(shop)).stop()
    const nights = await takeTurns(new Map(shops.map((shop) => [shop.name, () => aNight(shop)])), ROUNDS)
    return {
      title: 'Start and idle',
      note: `An existing shop with the built-in database, ${ROUNDS} starts, each idle for ${SECONDS} s. Start: until health answers, and the processor time of the service until then. Processor time is that of an hour, wake-ups those of a second. Wanted: a start in under 1 s, under 120 MB (114 MiB), and half of the processor time.`,
      columns: [
        ...['Side', 'Start', 'Processor time of it', 'Memory of the service', 'Service, an hour'],
        ...['PostgreSQL, an hour', 'Service, wake-ups', 'PostgreSQL, wake-ups'],
      ],
      rows: [...nights].map(([name, all]) => [name, ...figuresOf(all)]),
    }
  } finally {
    for (const { dataFolder } of shops) rmSync(dataFolder, { recursive: true, force: true })
  }
}

interface IdleShop {
  readonly folder: string
  readonly dataFolder: string
}

function figuresOf(nights: readonly Night[]): string[] {
  const of = (figure: (night: Night) => number, digits = 0) => median(nights.map(figure)).toFixed(digits)
  return [
    `${of(({ startMs }) => startMs)} ms`,
    `${of(({ startSeconds }) => startSeconds, 2)} s`,
    `${of(({ idleMiB }) => idleMiB)} MiB`,
    `${of(({ service }) => service.seconds)} s`,
    `${of(({ database }) => database.seconds)} s`,
    of(({ service }) => service.wakeUps / 3_600),
    of(({ database }) => database.wakeUps / 3_600),
  ]
}

async function aNight(shop: IdleShop): Promise<Night> {
  const server = await open(shop)
  try {
    const started = spentBy(server.pid)
    await sleep(SETTLE_MS)
    const [service, children] = [spentBy(server.pid), childrenOf(server.pid)]
    const database = new Map(children.map((pid) => [pid, spentBy(pid)]))
    await sleep(SECONDS * 1_000)
    const alive = children.filter((pid) => existsSync(`/proc/${pid}`))
    return {
      startMs: server.startedIn,
      startSeconds: started.seconds,
      idleMiB: residentMiB(server.pid),
      service: perHour(service, spentBy(server.pid)),
      database: perHour(sum(alive.map((pid) => database.get(pid) ?? NOTHING)), sum(alive.map(spentBy))),
    }
  } finally {
    await server.stop()
  }
}

function open({ folder, dataFolder }: IdleShop) {
  return startService(folder, {
    DATA_DIR: dataFolder,
    METRICS_PORT: 'off',
    LOG_LEVEL: 'info',
    ADMIN_PASSWORD: 'only-for-the-benchmark',
  })
}

function perHour(before: Spent, after: Spent): Spent {
  const hours = SECONDS / 3_600
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
