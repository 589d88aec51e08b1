import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aDataFolder, endServices, startService } from '../harness/service-process.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { ask } from './request.ts'
import { checkOrders } from './check-orders.ts'
import { inFigures, startCustomers } from './customers.ts'
import { atMost, none, type Fault, type FaultRun, type Finding } from './fault.ts'
import { UNSHARE } from './own-disk.ts'
import { SETTINGS, anOrderForever, directly, folderUrl } from './shop.ts'

const DISK = '500m'
const MIB = 1024 * 1024
const REFUSED_WITHIN_MS = 10_000
const BACK_WITHIN_MS = 10_000
const MOUNT = `mount -t tmpfs -o size=${DISK},mode=0711 tmpfs "$0" && exec "$@"`

/** What is left free: nearly nothing, a little less than the shop needs, nothing at all. */
const LEFT_BYTES = [MIB, 20 * MIB, 0]

const LAYOUTS = {
  'database and artwork on one disk': false,
  'only the database on the disk': true,
} as const

export const databaseDiskFull: Fault = {
  name: 'database-disk-full',
  about: 'the disk of the data folder is full, with the artwork on it and with the artwork elsewhere',
  rounds: 3,
  run,
}

async function run(options: FaultRun): Promise<Finding[]> {
  const [unshare = '', ...flags] = UNSHARE
  const tried = spawnSync(unshare, [...flags, 'sh', '-c', MOUNT, aDataFolder(), 'true'], { encoding: 'utf8' })
  if (tried.status !== 0) return [notHere(tried.stderr)]
  const findings: Finding[] = []
  for (const [layout, apart] of Object.entries(LAYOUTS)) {
    options.say(layout)
    findings.push(
      ...(await fillDisk(options, apart)).map((found) => ({
        ...found,
        promise: `${found.promise}, ${layout}`,
      })),
    )
    await endServices()
  }
  return findings
}

async function fillDisk({ rounds, say }: FaultRun, artworkApart: boolean): Promise<Finding[]> {
  const disk = aDataFolder()
  const elsewhere = aDataFolder()
  const environment = {
    ...SETTINGS,
    DATA_DIR: disk,
    ...(artworkApart && { STORAGE_URL: folderUrl(join(elsewhere, 'files')) }),
  }
  const service = await startService(environment, [...UNSHARE, 'sh', '-c', MOUNT, disk])
  const { url } = service
  const seenFromHere = `/proc/${service.pid}/root${disk}`
  // Not resolved, because the link leads out of the service's own view of the disk.
  const socket = encodeURIComponent(join(seenFromHere, 'postgres', 'socket'))
  const pool = directly(`postgresql://platen@localhost/platen?host=${socket}`)
  const customers = startCustomers({ url, order: await anOrderForever(url, pool), count: 4 })
  const filler = join(seenFromHere, 'filler')
  mkdirSync(filler)

  const [refusedAfter, backAfter]: [number[], number[]] = [[], []]
  let reads = 0
  const oddReads: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const before = customers.acknowledged.size
    await waitUntil('somebody orders', 60_000, () => customers.acknowledged.size > before + 3)
    const filledAt = performance.now()
    fill(join(filler, String(round)), seenFromHere, LEFT_BYTES[(round - 1) % LEFT_BYTES.length] ?? 0)
    await waitUntil('orders are refused', 60_000, () => performance.now() - customers.lastOrderAt > 2_000)
    refusedAfter.push(Math.max(0, customers.lastOrderAt - filledAt))
    for (let n = 0; n < 5; n += 1) {
      const page = await ask(`${url}/api/v1/catalog`)
      reads += 1
      if (page.none !== undefined || page.status !== 200) oddReads.push(String(page.none ?? page.status))
    }
    rmSync(join(filler, String(round)))
    const emptiedAt = performance.now()
    await waitUntil('orders are accepted', 120_000, () => customers.lastOrderAt > emptiedAt)
    backAfter.push(performance.now() - emptiedAt)
    say(`round ${round} of ${rounds}, ${customers.acknowledged.size} orders`)
  }
  await customers.stop()
  say(inFigures(customers.tally))
  const findings = [
    none('answers to orders that are neither right nor 503', customers.wrong, `${rounds} times full`),
    atMost('orders are refused, from the moment when the disk is full', REFUSED_WITHIN_MS, refusedAfter),
    none('catalogue not readable meanwhile', oddReads, `of ${reads}`),
    atMost('an order is accepted when there is room, without a restart', BACK_WITHIN_MS, backAfter),
    ...(await checkOrders(pool, customers)),
  ]
  await pool.end()
  const code = await service.end('SIGTERM')
  return [
    ...findings,
    {
      promise: 'the service stops cleanly afterwards',
      wanted: '0',
      measured: String(code),
      kept: code === 0,
    },
  ]
}

function fill(path: string, disk: string, leftBytes: number): void {
  writeFileSync(path, '')
  for (;;) {
    const { bavail, bsize } = statfsSync(disk)
    const bytes = Math.min(bavail * bsize - leftBytes, 16 * MIB)
    if (bytes <= 0) return
    try {
      appendFileSync(path, Buffer.alloc(bytes))
    } catch {
      // The database took the rest.
      return
    }
  }
}

function notHere(reason: string): Finding {
  return {
    promise: 'orders are refused while the disk of the database is full',
    wanted: '503',
    measured: `not tried: no disk of its own can be mounted here (${reason.trim().split('\n')[0] ?? ''})`,
    kept: undefined,
  }
}
