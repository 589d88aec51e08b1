/**
 * `npm run bench:uploads`: hostile uploads beside healthy ones. Prints a table and exits with 1 when a promise is broken.
 * `-- --cgroup /sys/fs/cgroup/…` puts the service and its database into an existing control group, for example one that
 * is limited to 2 GB; `-- --phone` also uploads 5 MB at 64 kbit/s, which takes eleven minutes; `-- --main <file>` measures
 * another version.
 */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { aDataFolder, endServices, removeDataFolders, startService } from '../harness/service-process.ts'
import { percentile } from '../harness/statistics.ts'
import { HOSTILE, logo, photo } from './hostile-files.ts'
import { watchMemory } from './resident-memory.ts'

const { values } = parseArgs({
  options: {
    cgroup: { type: 'string' },
    main: { type: 'string' },
    phone: { type: 'boolean', default: false },
  },
})
const PHONE_BYTES_A_SECOND = 8_000
const HOSTILE_FILES = 60
const SECONDS = 60

interface Answer {
  readonly status: number
  readonly ms: number
}

const healthy = await logo()
let addresses = 0

const intoGroup = ['sh', '-c', 'echo $$ > "$0/cgroup.procs" && exec "$@"', values.cgroup ?? '']
const service = await startService(
  { DATA_DIR: aDataFolder(), TRUST_PROXY: 'loopback', BOT_PROTECTION: 'off', LOG_LEVEL: 'warn' },
  values.cgroup === undefined ? [] : intoGroup,
  values.main,
)
const life = { isOver: false }
void service.ended.then(() => (life.isOver = true))
try {
  const memory = watchMemory(service.pid)
  await sleep(1000)
  note('memory before', `${memory.peak()} MiB`, true)
  await beside('nothing else', () => Promise.resolve('15 s'), 15)
  const phone = values.phone ? fromPhone() : undefined
  await beside(`${HOSTILE_FILES} hostile files at once`, hostileFiles)
  note('… peak of service, database and image processes', `${memory.peak()} MiB`, memory.peak() < 2048)
  await beside('a client with twelve slow files at once', slowFiles)
  await beside('240 bodies of 40 clients, byte by byte', trickle)
  if (phone) note('5 MB at 64 kbit/s', ...(await phone))
  memory.stop()
  note('the service still runs', life.isOver ? 'no' : 'yes', !life.isOver)
} finally {
  await endServices()
  removeDataFolders()
}

/** One customer a second, each from another address, while something else goes on. */
async function beside(
  what: string,
  work: (signal: AbortSignal) => Promise<string>,
  seconds = SECONDS,
): Promise<void> {
  const stop = new AbortController()
  const result = work(stop.signal)
  const customers: Promise<Answer>[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end && !life.isOver) {
    customers.push(upload(anAddress(), healthy, 'logo.png'))
    await sleep(1000)
  }
  stop.abort()
  note(what, await result, true)
  const answers = await Promise.all(customers)
  const times = answers.map(({ ms }) => ms)
  const failed = answers.filter(({ status }) => status !== 201)
  const median = (percentile(times, 0.5) / 1000).toFixed(2)
  const slowest = (Math.max(...times) / 1000).toFixed(2)
  note(
    `… ${answers.length} healthy uploads meanwhile`,
    `${failed.length} failed${failed.length > 0 ? ` (${countStatuses(failed)})` : ''}, median ${median} s, max ${slowest} s`,
    failed.length === 0 && Math.max(...times) < 30_000,
  )
}

async function hostileFiles(): Promise<string> {
  const kinds = Object.entries(HOSTILE)
  const answers = await Promise.all(
    Array.from({ length: HOSTILE_FILES }, (_, index) => {
      const [name, bytes] = kinds[index % kinds.length] ?? ['', Buffer.alloc(0)]
      return upload(`203.0.113.${index % 10}`, bytes, `${name}.svg`)
    }),
  )
  return countStatuses(answers)
}

async function slowFiles(signal: AbortSignal): Promise<string> {
  const bytes = HOSTILE['transparent shapes, minutes of work']
  const client = anAddress()
  const answers: Answer[] = []
  const again = async () => {
    while (!signal.aborted && !life.isOver) {
      const answer = await upload(client, bytes, 'slow.svg', signal)
      answers.push(answer)
      if (answer.status !== 422) await sleep(1000)
    }
  }
  await Promise.all(Array.from({ length: 12 }, again))
  return countStatuses(answers)
}

async function trickle(signal: AbortSignal): Promise<string> {
  const open = new Set<Socket>()
  let cut = 0
  const come = (index: number) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    open.add(socket)
    socket.on('error', () => undefined).resume()
    socket.on('close', () => {
      open.delete(socket)
      cut += 1
      if (!signal.aborted && !life.isOver) setTimeout(() => come(index), 1000)
    })
    socket.write(
      `POST /api/v1/artworks HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: 192.0.2.${index % 40}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 500000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`,
    )
  }
  for (let index = 0; index < 240; index += 1) come(index)
  while (!signal.aborted) {
    for (const socket of open) if (socket.writable) socket.write('a')
    await sleep(1000)
  }
  const text = `${open.size} open at the end, ${cut} were cut off`
  for (const socket of open) socket.destroy()
  return text
}

async function fromPhone(): Promise<[string, boolean]> {
  const { body, type } = formOf(await photo(5_000_000), 'photo.png')
  const slowly = new ReadableStream({
    async start(controller) {
      for (let at = 0; at < body.length; at += PHONE_BYTES_A_SECOND) {
        controller.enqueue(body.subarray(at, at + PHONE_BYTES_A_SECOND))
        await sleep(1000)
      }
      controller.close()
    },
  })
  const { status, ms } = await post(anAddress(), slowly, type)
  return [`${status} after ${Math.round(ms / 1000)} s`, status === 201]
}

function upload(client: string, bytes: Buffer, name: string, signal?: AbortSignal): Promise<Answer> {
  const { body, type } = formOf(bytes, name)
  return post(client, body, type, signal)
}

async function post(
  client: string,
  body: NonNullable<RequestInit['body']>,
  type: string,
  signal?: AbortSignal,
): Promise<Answer> {
  const began = performance.now()
  const status = await fetch(`${service.url}/api/v1/artworks`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': client },
    body,
    duplex: 'half',
    ...(signal ? { signal } : {}),
  }).then(
    async (reply) => {
      await reply.arrayBuffer()
      return reply.status
    },
    () => 0,
  )
  return { status, ms: performance.now() - began }
}

function formOf(bytes: Buffer, name: string): { readonly body: Buffer<ArrayBuffer>; readonly type: string } {
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    type: 'multipart/form-data; boundary=b',
  }
}

function anAddress(): string {
  addresses += 1
  return `10.0.${addresses >> 8}.${addresses & 255}`
}

/** `{ 422: 60 }` as text; 0 is a connection without an answer. */
function countStatuses(answers: readonly Answer[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}

function note(what: string, measured: string, kept: boolean): void {
  console.log(`${kept ? '     ' : 'WRONG'}  ${what}: ${measured}`)
  if (!kept) process.exitCode = 1
}
