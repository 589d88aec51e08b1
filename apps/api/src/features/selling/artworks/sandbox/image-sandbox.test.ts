import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawn } from '../testing/drawn-files.ts'
import { createImageSandbox, type ImageSandbox } from './image-sandbox.ts'

const STAND_IN = `
import { readSync } from 'node:fs'
const usedMicros = () => process.cpuUsage().user + process.cpuUsage().system
process.on('message', ({ byteLength }) => {
  const bytes = Buffer.alloc(byteLength)
  for (let at = 0; at < byteLength;) at += readSync(4, bytes, { offset: at })
  const word = Buffer.from(bytes).toString()
  if (word === 'keep') globalThis.kept = Buffer.alloc(250e6, 1)
  if (word === 'work') for (const since = usedMicros(); usedMicros() - since < 350e3;) continue
  if (word === 'hang') for (;;) continue
  if (word === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (word === 'exit') process.exit(3)
  if (word === 'fill') for (const kept = []; ; ) kept.push(new Array(1e6).fill(kept))
  if (word === 'defect') return process.send({ kind: 'defect', stack: 'at secret/path.ts' })
  if (word === 'slow') return setTimeout(() => process.send({ kind: 'inspection', inspection: 'slow', preview: bytes }), 300)
  const inspection = word === 'environment' ? Object.keys(process.env) : word === 'pid' ? process.pid : word
  process.send({ kind: 'inspection', inspection, preview: bytes })
})
process.on('disconnect', () => process.exit())
`

let folder = ''
let entry: URL

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-sandbox-'))
  const file = join(folder, 'stand-in.mjs')
  await writeFile(file, STAND_IN)
  entry = pathToFileURL(file)
})

afterAll(() => rm(folder, { recursive: true }))

const ask = async (sandbox: ImageSandbox, word: string, client = 'a client') =>
  (await sandbox.inspect(client, Buffer.from(word), 64)).inspection

test('kills a process that does not finish, refuses its file and continues with the next', async () => {
  const sandbox = createImageSandbox({ entry, processes: 1, timeLimitMs: 1500 })
  const [hanging, next] = await Promise.allSettled([ask(sandbox, 'hang'), ask(sandbox, 'next')])
  expect(hanging).toMatchObject({
    status: 'rejected',
    reason: { code: 'ARTWORK_REJECTED', message: 'The file takes too much time or memory to read.' },
  })
  expect(next).toEqual({ status: 'fulfilled', value: 'next' })
  sandbox.close()
})

test('refuses a file that crashes its process and continues with the next', async () => {
  const sandbox = createImageSandbox({ entry, processes: 1 })
  await expect(ask(sandbox, 'crash')).rejects.toMatchObject({ code: 'ARTWORK_REJECTED' })
  expect(await ask(sandbox, 'next')).toBe('next')
  sandbox.close()
})

test('refuses a file whose process dies before it has read it, and continues with the next', async () => {
  const file = join(folder, 'dies.mjs')
  await writeFile(file, `process.on('message', () => process.kill(process.pid, 'SIGKILL'))`)
  const sandbox = createImageSandbox({ entry: pathToFileURL(file), processes: 1 })
  const large = Buffer.alloc(10_000_000)
  for (const client of ['A', 'B']) {
    await expect(sandbox.inspect(client, large, 64)).rejects.toMatchObject({ code: 'ARTWORK_REJECTED' })
  }
  sandbox.close()
})

test('ends a process that fills the memory, refuses its file and continues with the next', async () => {
  const sandbox = createImageSandbox({ entry, processes: 1, memoryMb: 800 })
  await expect(ask(sandbox, 'fill')).rejects.toMatchObject({
    code: 'ARTWORK_REJECTED',
    message: 'The file takes too much time or memory to read.',
  })
  expect(await ask(sandbox, 'next')).toBe('next')
  sandbox.close()
})

test('starts processes that the kernel limits, and ends first when the machine has no memory left', async () => {
  const sandbox = createImageSandbox({ entry, timeLimitMs: 20_000, memoryMb: 900 })
  const pid = Number(await ask(sandbox, 'pid'))
  const limits = await readFile(`/proc/${pid}/limits`, 'utf8')
  expect(limits).toMatch(/^Max data size +943718400 +943718400 /m)
  expect(limits).toMatch(/^Max cpu time +80 +80 /m)
  expect(limits).toMatch(/^Max core file size +0 +0 /m)
  expect(await readFile(`/proc/${pid}/oom_score_adj`, 'utf8')).toBe('1000\n')
  sandbox.close()
})

test('starts another process before the processor time of one runs out', async () => {
  const sandbox = createImageSandbox({ entry, processes: 1, timeLimitMs: 500 })
  const first = await ask(sandbox, 'pid')
  for (let file = 0; file < 3; file += 1) await ask(sandbox, 'work')
  expect(await ask(sandbox, 'pid')).not.toBe(first)
  sandbox.close()
})

test('keeps a process that has waited long but worked little', async () => {
  const sandbox = createImageSandbox({ entry, processes: 1, timeLimitMs: 250 })
  const first = await ask(sandbox, 'pid')
  await ask(sandbox, 'slow')
  expect(await ask(sandbox, 'pid')).toBe(first)
  sandbox.close()
})

test('starts another process for the next file when one keeps much memory', async () => {
  const sandbox = createImageSandbox({ entry, processes: 1 })
  const first = await ask(sandbox, 'pid')
  expect(await ask(sandbox, 'pid')).toBe(first)
  await ask(sandbox, 'keep')
  expect(await ask(sandbox, 'pid')).not.toBe(first)
  sandbox.close()
})

test('opens the next picture of twelve megapixels in the same process', async () => {
  const sandbox = createImageSandbox({ processes: 1 })
  const disc = await drawn('<circle cx="2000" cy="1500" r="1400"/>', 4000, 3000).png().toBuffer()
  // Other tests of this process may have left some.
  const others = children().split(' ')
  const pids: string[] = []
  for (let file = 0; file < 3; file += 1) {
    await sandbox.inspect('a client', disc, 1024)
    pids.push(
      ...children()
        .split(' ')
        .filter((pid) => !others.includes(pid)),
    )
  }
  expect(pids).toHaveLength(3)
  expect(new Set(pids).size).toBe(1)
  sandbox.close()
})

test('answers a client at once while another has many slow files', async () => {
  const sandbox = createImageSandbox({ entry, processes: 2, timeLimitMs: 60_000 })
  let slow = 0
  const files = Array.from({ length: 6 }, () => ask(sandbox, 'hang', 'slow').catch(() => (slow += 1)))
  expect(await ask(sandbox, 'next', 'quick')).toBe('next')
  expect(slow).toBe(0)
  sandbox.close()
  await Promise.all(files)
})

test('works on as many files at once as it has processes, and reuses the processes', async () => {
  const sandbox = createImageSandbox({ entry, processes: 2 })
  const busy = ask(sandbox, 'hang', 'another').catch(() => 'killed')
  const pids = await Promise.all(['A', 'B', 'C'].map((client) => ask(sandbox, 'pid', client)))
  expect(new Set(pids).size).toBe(1)
  sandbox.close()
  expect(await busy).toBe('killed')
})

test('refuses files when too many are waiting', async () => {
  const sandbox = createImageSandbox({ entry, processes: 1, maxWaiting: 2 })
  const running = ask(sandbox, 'slow')
  const waiting = [ask(sandbox, 'one', 'another'), ask(sandbox, 'two', 'a third')]
  await expect(ask(sandbox, 'three', 'a fourth')).rejects.toMatchObject({
    code: 'OVERLOADED',
    headers: { 'Retry-After': '5' },
  })
  expect(await Promise.all([running, ...waiting])).toEqual(['slow', 'one', 'two'])
  sandbox.close()
})

test('does not pass the environment to its processes', async () => {
  const sandbox = createImageSandbox({ entry })
  expect(await ask(sandbox, 'environment')).not.toEqual(expect.arrayContaining(['PATH']))
  sandbox.close()
})

test('reports a defect as an error with its stack as the cause', async () => {
  const sandbox = createImageSandbox({ entry })
  await expect(ask(sandbox, 'defect')).rejects.toMatchObject({
    name: 'Error',
    message: 'The image sandbox failed',
    cause: 'at secret/path.ts',
  })
  sandbox.close()
})

test('does not refuse the file when its process cannot run', async () => {
  const sandbox = createImageSandbox({ entry, processes: 1 })
  await expect(ask(sandbox, 'exit')).rejects.toMatchObject({
    name: 'Error',
    message: 'The image sandbox ended by itself with code 3',
  })
  sandbox.close()
})

test('ends an idle process and starts another for the next file', async () => {
  const sandbox = createImageSandbox({ entry, processes: 1, idleMs: 1 })
  const first = await ask(sandbox, 'pid')
  await expect.poll(() => isAlive(Number(first))).toBe(false)
  expect(await ask(sandbox, 'pid')).not.toBe(first)
  sandbox.close()
})

test('refuses waiting files when it is closed', async () => {
  const sandbox = createImageSandbox({ entry, processes: 1 })
  const answers = Promise.allSettled([ask(sandbox, 'hang'), ask(sandbox, 'next')])
  sandbox.close()
  expect(await answers).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
})

/** The processes of this sandbox and of any that is still open. */
function children(): string {
  return readdirSync('/proc/self/task')
    .map((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').trim())
    .join('')
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
