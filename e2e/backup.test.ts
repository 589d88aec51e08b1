import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OrderRecord } from '@platen/contract'
import { createPlatenClient } from '@platen/api-client'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { storageKey } from '../apps/api/src/platform/storage/storage-key.ts'
import { aPicture } from '../apps/api/src/testing/storefront.ts'
import { databaseUrl, runOnServer } from '../apps/api/src/testing/test-server.ts'
import { anOwnersDesk } from './owners-desk.ts'
import { OWNER, signIn } from './shop-staff.ts'
import { aShopper, submitOrder, track, uploadPicture } from './shopper.ts'
import { aDataFolder, embeddedDatabaseUrl, endServices, startService } from './started-service.ts'

const COMMANDS = fileURLToPath(new URL('../apps/api/src/', import.meta.url))
const IN_A_HURRY = { ...OWNER, BOT_PROTECTION: 'off', RATE_LIMIT_FACTOR: '1000' }

/** A shop that was backed up while customers were ordering, and then closed. */
const shopFolder = aDataFolder()
const backups = aFolder()
let picture: Buffer
let before: OrderRecord[]
let meanwhile: OrderRecord[]
let output: string
beforeAll(async () => {
  const service = await startService({ ...IN_A_HURRY, DATA_DIR: shopFolder })
  const shopper = await aShopper(service.url)
  picture = await aPicture(400)
  await uploadPicture(createPlatenClient({ baseUrl: service.url }), picture)
  const draft = await shopper.order()
  const place = async () => {
    const reply = await submitOrder(service.url, draft)
    expect(reply.status).toBe(201)
    return reply.order
  }
  before = [await place(), await place()]
  const staff = await signIn(service.url)
  await staff.takePayment(before[0]!)
  await staff.decide(before[0]!, 'artwork-approval').catch(() => undefined)

  meanwhile = []
  let done = false
  const customers = [1, 2].map(async () => {
    while (!done && meanwhile.length < 300) meanwhile.push(await place())
  })
  const made = await run('back-up', ['--to', backups], { DATA_DIR: shopFolder })
  done = true
  await Promise.all(customers)
  output = made.output
  expect(made).toMatchObject({ code: 0 })

  const desk = await anOwnersDesk(service.url)
  const { integrity } = await desk.read<{ integrity: { lastBackupAt: string } }>('/api/admin/operations')
  expect(new Date(integrity.lastBackupAt).getTime()).toBeLessThanOrEqual(Date.now())
  await service.end('SIGTERM')
})
afterAll(() => endServices())

test('a shop that went on while it was backed up comes back whole, in an empty folder', async () => {
  expect(meanwhile.length).toBeGreaterThan(0)
  const folder = aDataFolder()
  const restored = await run('restore', ['--from', backups], { DATA_DIR: folder })
  expect(restored, restored.output).toMatchObject({ code: 0 })
  expect(restored.output).toContain('ok     what is on hand is the sum of the movements')
  expect(restored.output).toMatch(/ok {5}the audit chain is whole, \d+ rows/)
  expect(restored.output).not.toContain('WRONG')
  expect(fileIn(folder, picture).equals(picture)).toBe(true)

  const service = await startService({ ...IN_A_HURRY, DATA_DIR: folder })
  for (const order of before) expect((await track(service.url, order)).number).toBe(order.number)
  expect((await track(service.url, before[0]!)).paymentStatus).toBe('paid')

  // What was ordered meanwhile is there to the last row, or not at all, and from no moment on.
  const numbers = await query<{ number: string }>(embeddedDatabaseUrl(folder), 'SELECT number FROM orders')
  const kept = numbers.map(({ number }) => number)
  for (const order of meanwhile.filter(({ number }) => kept.includes(number))) {
    expect((await track(service.url, order)).totals).toEqual(order.totals)
  }
  const next = await submitOrder(service.url, await (await aShopper(service.url)).order())
  expect(next.status).toBe(201)
  expect(kept).not.toContain(next.order.number)

  const desk = await anOwnersDesk(service.url)
  const entries = await desk.read<{ action: string }[]>('/api/admin/audit-log?limit=200')
  expect(entries.map(({ action }) => action)).toContain('backup.restored')
  await service.end('SIGTERM')
})

test('an owner of a database who is no superuser restores into it, and not twice', async () => {
  const database = await aManagedDatabase()
  const settings = { DATABASE_URL: database.url, DATA_DIR: aDataFolder() }
  const restored = await run('restore', ['--from', backups], settings)
  expect(restored, restored.output).toMatchObject({ code: 0 })
  const [counts] = await query<{ orders: string; jobs: string; off: string }>(
    database.url,
    `SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM pgboss.queue) AS jobs,
       (SELECT count(*) FROM pg_trigger WHERE tgenabled <> 'O') AS off`,
  )
  expect(Number(counts?.orders)).toBeGreaterThanOrEqual(before.length)
  expect(Number(counts?.jobs)).toBeGreaterThan(0)
  expect(Number(counts?.off)).toBe(0)

  const again = await run('restore', ['--from', backups], settings)
  expect(again).toMatchObject({ code: 1 })
  expect(again.output).toContain('The database is not empty')
})

test('the next backup reads no file twice, and only the newest stay when told so', async () => {
  const folder = aFolder()
  cpSync(backups, folder, { recursive: true })
  const second = await run('back-up', ['--to', folder], { DATA_DIR: shopFolder })
  expect(second).toMatchObject({ code: 0 })
  expect(namesIn(folder)).toHaveLength(2)
  const third = await run('back-up', ['--to', folder, '--keep', '1'], { DATA_DIR: shopFolder })
  expect(third.output).toMatch(/new are 0, 0 B/)
  expect(third.output).toMatch(/Removed +2 older/)
  expect(namesIn(folder)).toHaveLength(1)
  expect(await run('restore', ['--check', '--from', folder], {})).toMatchObject({ code: 0 })
})

test.each([
  [
    'a changed byte in a table',
    'was changed',
    (folder: string) => changeByte(join(folder, namesIn(folder)[0]!, 'orders.copy.gz')),
  ],
  [
    'a file that is cut',
    'should have',
    (folder: string) => truncateSync(contentIn(folder), statSync(contentIn(folder)).size - 1),
  ],
  ['a file that is gone', 'is gone', (folder: string) => rmSync(contentIn(folder))],
  [
    'a manifest with another number',
    'was changed or cut',
    (folder: string) => {
      const path = join(folder, namesIn(folder)[0]!, 'manifest.json')
      writeFileSync(path, readFileSync(path, 'utf8').replace(/"rows": \d+/, '"rows": 999999'))
    },
  ],
  [
    'a backup that was never finished',
    'no whole backup',
    (folder: string) => {
      const path = join(folder, namesIn(folder)[0]!)
      renameSync(path, `${path}.unfinished`)
    },
  ],
  [
    'half a backup',
    'no whole backup',
    (folder: string) => rmSync(join(folder, namesIn(folder)[0]!, 'manifest.json')),
  ],
])('%s is refused before anything is touched', async (_name, words, spoil) => {
  const folder = aFolder()
  cpSync(backups, folder, { recursive: true })
  spoil(folder)
  const target = join(aFolder(), 'data')
  const refused = await run('restore', ['--from', folder], { DATA_DIR: target })
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.output).toContain(words)
  expect(refused.output).toContain('Nothing was restored.')
  expect(existsSync(target)).toBe(false)
})

test('a shop that has lost a file is backed up without it, and not in silence', async () => {
  const damaged = aFolder()
  const files = join(damaged, 'files')
  cpSync(join(shopFolder, 'files'), files, { recursive: true })
  rmSync(join(files, keyOf(picture)))
  const folder = aFolder()
  const made = await run('back-up', ['--to', folder], {
    DATA_DIR: shopFolder,
    STORAGE_URL: `file://${files}`,
  })
  expect(made).toMatchObject({ code: 1 })
  expect(made.output).toContain(`LOST        ${keyOf(picture)}`)
  expect(await run('restore', ['--check', '--from', folder], {})).toMatchObject({ code: 0 })
})

test('says what it kept, and refuses what it cannot read', async () => {
  expect(output).toMatch(/Rows +\d+ in \d+ tables/)
  expect(output).toMatch(/Files +\d+, /)
  for (const wrong of [[], ['--to', aFolder(), '--keep', '0'], ['--to', aFolder(), '--what']]) {
    const refused = await run('back-up', wrong, { DATA_DIR: shopFolder })
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toContain('No backup was made.')
  }
  expect((await run('restore', ['--help'], {})).output).toContain('--from <folder>')
})

function run(
  command: 'back-up' | 'restore',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(COMMANDS, `${command}.ts`), ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platen-backup-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** As a managed server gives it: a database of one's own, and no rights beyond. */
async function aManagedDatabase(): Promise<{ url: string }> {
  const server = inject('testServerUrl')
  const name = `platen_test_${randomUUID().replaceAll('-', '')}`
  const role = `${name}_owner`
  await runOnServer(server, `CREATE ROLE ${role} NOSUPERUSER`)
  await runOnServer(server, `CREATE DATABASE ${name} OWNER ${role}`)
  onTestFinished(async () => {
    await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    await runOnServer(server, `DROP ROLE ${role}`)
  })
  const url = new URL(databaseUrl(server, name))
  url.searchParams.set('options', `-c role=${role}`)
  return { url: url.href }
}

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Of the backups in a folder, the oldest first. */
function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .sort()
}

function keyOf(bytes: Buffer): string {
  return storageKey('artwork', createHash('sha256').update(bytes).digest('hex'))
}

function fileIn(dataFolder: string, bytes: Buffer): Buffer {
  return readFileSync(join(dataFolder, 'files', keyOf(bytes)))
}

function contentIn(folder: string): string {
  return join(folder, 'files', keyOf(picture).replace('artwork/', ''))
}

function changeByte(path: string): void {
  const bytes = readFileSync(path)
  bytes[bytes.length >> 1]! ^= 1
  writeFileSync(path, bytes)
}
