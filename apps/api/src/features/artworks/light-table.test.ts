import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLightTable } from './light-table.ts'

/** Stands in for the real process: what it does is what the file says. */
const STAND_IN = `
process.on('message', ({ bytes }) => {
  const word = Buffer.from(bytes).toString()
  if (word === 'hang') for (;;) continue
  if (word === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (word === 'exit') process.exit(3)
  if (word === 'defect') return process.send({ kind: 'defect', stack: 'at secret/path.ts' })
  if (word === 'slow') return setTimeout(() => process.send({ kind: 'inspection', inspection: 'slow' }), 300)
  const inspection = word === 'environment' ? Object.keys(process.env) : word === 'pid' ? process.pid : word
  process.send({ kind: 'inspection', inspection })
})
process.on('disconnect', () => process.exit())
`

let folder = ''
let entry: URL

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'light-table-'))
  const file = join(folder, 'stand-in.mjs')
  await writeFile(file, STAND_IN)
  entry = pathToFileURL(file)
})

afterAll(() => rm(folder, { recursive: true }))

const ask = (table: ReturnType<typeof createLightTable>, word: string) => table.inspect(Buffer.from(word))

test('kills a process that does not come to an end, refuses its file, and goes on with the next', async () => {
  const table = createLightTable({ entry, processes: 1, timeLimitMs: 1500 })
  const [hanging, next] = await Promise.allSettled([ask(table, 'hang'), ask(table, 'next')])
  expect(hanging).toMatchObject({
    status: 'rejected',
    reason: { code: 'ARTWORK_REJECTED', message: 'The file takes too much time or memory to read.' },
  })
  expect(next).toEqual({ status: 'fulfilled', value: 'next' })
  table.close()
})

test('refuses the file that crashes a process and goes on with the next', async () => {
  const table = createLightTable({ entry, processes: 1 })
  await expect(ask(table, 'crash')).rejects.toMatchObject({ code: 'ARTWORK_REJECTED' })
  expect(await ask(table, 'next')).toBe('next')
  table.close()
})

test('works on as many files at once as it has processes, and keeps the processes', async () => {
  const table = createLightTable({ entry, processes: 2 })
  const pids = await Promise.all(['slow', 'pid', 'pid', 'pid'].map((word) => ask(table, word)))
  expect(new Set(pids.slice(1)).size).toBe(1)
  expect(await ask(table, 'pid')).toBeTypeOf('number')
  table.close()
})

test('turns files away when too many are waiting', async () => {
  const table = createLightTable({ entry, processes: 1, mostWaiting: 2 })
  const running = ask(table, 'slow')
  const waiting = [ask(table, 'one'), ask(table, 'two')]
  await expect(ask(table, 'three')).rejects.toMatchObject({
    code: 'OVERLOADED',
    headers: { 'Retry-After': '5' },
  })
  expect(await Promise.all([running, ...waiting])).toEqual(['slow', 'one', 'two'])
  table.close()
})

test('gives its processes nothing of the environment', async () => {
  const table = createLightTable({ entry })
  expect(await ask(table, 'environment')).not.toEqual(expect.arrayContaining(['PATH']))
  table.close()
})

test('tells a defect from a bad file, and keeps its stack to the log', async () => {
  const table = createLightTable({ entry })
  await expect(ask(table, 'defect')).rejects.toMatchObject({
    name: 'Error',
    message: 'The light table failed',
    cause: 'at secret/path.ts',
  })
  table.close()
})

test('does not blame the file when a process cannot run at all', async () => {
  const table = createLightTable({ entry, processes: 1 })
  await expect(ask(table, 'exit')).rejects.toMatchObject({
    name: 'Error',
    message: 'The light table ended by itself with code 3',
  })
  table.close()
})

test('ends a process that has nothing to do, and starts another for the next file', async () => {
  const table = createLightTable({ entry, processes: 1, idleMs: 1 })
  const first = await ask(table, 'pid')
  await expect.poll(() => isAlive(Number(first))).toBe(false)
  expect(await ask(table, 'pid')).not.toBe(first)
  table.close()
})

test('refuses what still waits when it is closed', async () => {
  const table = createLightTable({ entry, processes: 1 })
  const answers = Promise.allSettled([ask(table, 'hang'), ask(table, 'next')])
  table.close()
  expect(await answers).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
