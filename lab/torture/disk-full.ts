import { createHash, randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { aDataFolder, startService } from '../harness/service-process.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { ask, inWords } from './request.ts'
import { checkOrders } from './check-orders.ts'
import { inFigures, startCustomers } from './customers.ts'
import { none, type Fault, type FaultRun, type Finding } from './fault.ts'
import { UNSHARE } from './own-disk.ts'
import { SETTINGS, aDatabaseServer, anOrderForever, directly, folderUrl } from './shop.ts'

/** A tenth is reserved, and the rest has room for a few pictures beside a file that can be removed. */
const DISK = '200m'
const BALLAST = '174m'
/** More successful uploads than fit on the disk mean that the fault was not there. */
const MOST_UPLOADS = 40

export const diskFull: Fault = {
  name: 'disk-full',
  about: 'the disk of the artwork is full: of pictures, then of everything',
  rounds: 2,
  run,
}

const MOUNT = `mount -t tmpfs -o size=${DISK},mode=0755 tmpfs "$0" && head -c ${BALLAST} /dev/zero > "$0/ballast" && exec "$@"`

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const disk = aDataFolder()
  const [unshare = '', ...flags] = UNSHARE
  const tried = spawnSync(unshare, [...flags, 'sh', '-c', MOUNT, disk, 'true'], { encoding: 'utf8' })
  if (tried.status !== 0) return [notHere(tried.stderr)]

  const server = await aDatabaseServer()
  const pool = directly(server.url)
  const environment = { ...SETTINGS, DATABASE_URL: server.url, STORAGE_URL: folderUrl(join(disk, 'files')) }
  const service = await startService(environment, [...UNSHARE, 'sh', '-c', MOUNT, disk])
  const { url } = service
  const seenFromHere = `/proc/${service.pid}/root${disk}`
  const customers = startCustomers({ url, order: await anOrderForever(url, pool), count: 2 })

  const [uploads, oddities, remains]: [string[], string[], string[]] = [[], [], []]
  let refused = 0
  for (let round = 1; round <= rounds; round += 1) {
    for (let n = 0; n < MOST_UPLOADS; n += 1) {
      const heard = inWords(await upload(url))
      uploads.push(heard)
      if (heard === '502 UPSTREAM_FAILED') refused += 1
      else if (heard !== '201') oddities.push(heard)
      if (heard !== '201' && n > 2) break
    }
    remains.push(...halfWritten(join(seenFromHere, 'files')))
    say(`round ${round} of ${rounds}: ${refused} of ${uploads.length} uploads refused`)
  }
  const health = async () => inWords(await ask(`${url}/api/v1/health`))
  const whileRefused = await health()
  const filler = join(seenFromHere, 'filler')
  fill(filler, seenFromHere)
  const [uploadWithoutRoom, healthWithoutRoom] = [inWords(await upload(url)), await health()]
  const ordersBefore = customers.acknowledged.size
  await waitUntil('somebody orders', 60_000, () => customers.acknowledged.size > ordersBefore + 3)
  rmSync(filler)
  rmSync(join(seenFromHere, 'ballast'))
  const afterwards = inWords(await upload(url))
  await customers.stop()
  say(inFigures(customers.tally))
  const findings = [
    {
      promise: 'an upload to a full disk is refused',
      wanted: '502 UPSTREAM_FAILED',
      measured: `${refused} of ${uploads.length} uploads, ${[...new Set(uploads)].join(', ')}`,
      kept: refused >= rounds && oddities.length === 0,
    },
    {
      promise: 'health while uploads are refused, and when other programs took the reserve',
      wanted: '200, then 503 NOT_READY',
      measured: `${whileRefused}, then ${healthWithoutRoom}`,
      kept: whileRefused === '200' && healthWithoutRoom === '503 NOT_READY',
    },
    {
      promise: 'an upload without any room',
      wanted: '502 UPSTREAM_FAILED',
      measured: uploadWithoutRoom,
      kept: uploadWithoutRoom === '502 UPSTREAM_FAILED',
    },
    none('files that are half written', remains, `looked through ${rounds} times`),
    {
      promise: 'an upload when there is room again',
      wanted: '201, without a restart',
      measured: afterwards,
      kept: afterwards === '201',
    },
    none('orders that were hindered', customers.wrong, `of ${customers.acknowledged.size}`),
    ...(await checkOrders(pool, customers)),
  ]
  await pool.end()
  await service.end('SIGTERM')
  return findings
}

/** Until nothing more fits. */
function fill(path: string, disk: string): void {
  writeFileSync(path, '')
  const { bavail, bsize } = statfsSync(disk)
  appendFileSync(path, Buffer.alloc(bavail * bsize))
}

/** About 1 MB of incompressible pixels. */
async function upload(url: string) {
  const raw = { width: 520, height: 520, channels: 4 as const }
  const picture = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([Uint8Array.from(picture)], 'noise.png'))
  return ask(`${url}/api/v1/artworks`, { method: 'POST', body: form })
}

/** Unfinished files, and files whose content does not match their name. */
function halfWritten(folder: string): string[] {
  if (!existsSync(folder)) return ['the folder is not there']
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .filter(
      (path) => path.startsWith('incoming') || (path.startsWith('artwork') && !isWhole(join(folder, path))),
    )
}

function isWhole(path: string): boolean {
  return basename(path) === createHash('sha256').update(readFileSync(path)).digest('hex')
}

function notHere(reason: string): Finding {
  return {
    promise: 'an upload to a full disk is refused',
    wanted: '502 UPSTREAM_FAILED',
    measured: `not tried: no disk of its own can be mounted here (${reason.trim().split('\n')[0] ?? ''})`,
    kept: undefined,
  }
}
