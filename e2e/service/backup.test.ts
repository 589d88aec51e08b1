import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OrderRecord } from '@platen/contract'
import { createPlatenClient } from '@platen/api-client'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readManifest, writeManifest } from '../../apps/api/src/features/shop/backup/manifest.ts'
import { createPool } from '../../apps/api/src/platform/database/pool.ts'
import { storageKey } from '../../apps/api/src/platform/storage/storage.ts'
import { setOnHand } from '../../apps/api/src/testing/stock.ts'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { OWNER, signInStaff } from '../../lab/harness/staff.ts'
import { aShopper, submitOrder, track, uploadPicture } from '../../lab/harness/shopper.ts'
import {
  aDataFolder,
  embeddedDatabaseUrl,
  endServices,
  startServiceWithEmbeddedDatabase,
} from '../../lab/harness/started-service.ts'

const COMMANDS = fileURLToPath(new URL('../../apps/api/src/', import.meta.url))
const SLOWLY = 300_000
const IN_A_HURRY = { ...OWNER, BOT_PROTECTION: 'off', RATE_LIMIT_FACTOR: '1000' }

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const shopFolder = aDataFolder()
const backups = aFolder()
let picture: Buffer
let before: OrderRecord[]
let meanwhile: OrderRecord[]
let output: string
beforeAll(async () => {
  const service = await startServiceWithEmbeddedDatabase({ ...IN_A_HURRY, DATA_DIR: shopFolder })
  const shopper = await aShopper(service.url)
  picture = await aPicture(400)
  await uploadPicture(createPlatenClient({ baseUrl: service.url }), picture)
  const draft = await shopper.order()
  await fillShelf(draft.items[0]!.variantId)
  const place = async () => {
    const reply = await submitOrder(service.url, draft)
    expect(reply.status).toBe(201)
    return reply.order
  }
  before = [await place(), await place()]
  const staff = await signInStaff(service.url)
  await staff.takePayment(before[0]!)

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

  const restoredStaff = await signInStaff(service.url)
  const { integrity } = await restoredStaff.read<{ integrity: { lastBackupAt: string } }>(
    '/api/admin/operations',
  )
  expect(new Date(integrity.lastBackupAt).getTime()).toBeLessThanOrEqual(Date.now())
  await service.end('SIGTERM')
}, SLOWLY)
afterAll(() => endServices())

test(
  'restores a shop that took orders during its backup into an empty folder, complete',
  async () => {
    expect(meanwhile.length).toBeGreaterThan(0)
    const folder = aDataFolder()
    const restored = await run('restore', ['--from', backups], { DATA_DIR: folder })
    expect(restored, restored.output).toMatchObject({ code: 0 })
    expect(restored.output).toContain('ok     what is on hand is the sum of the movements')
    expect(restored.output).toMatch(/ok {5}the audit chain is intact, \d+ rows/)
    expect(restored.output).not.toContain('WRONG')
    expect(fileIn(folder, picture).equals(picture)).toBe(true)

    const service = await startServiceWithEmbeddedDatabase({ ...IN_A_HURRY, DATA_DIR: folder })
    for (const order of before) expect((await track(service.url, order)).number).toBe(order.number)
    expect((await track(service.url, before[0]!)).paymentStatus).toBe('paid')

    // Each concurrent order is complete or missing, as of one moment.
    const numbers = await query<{ number: string }>(embeddedDatabaseUrl(folder), 'SELECT number FROM orders')
    const kept = numbers.map(({ number }) => number)
    for (const order of meanwhile.filter(({ number }) => kept.includes(number))) {
      expect((await track(service.url, order)).totals).toEqual(order.totals)
    }
    const next = await submitOrder(service.url, await (await aShopper(service.url)).order())
    expect(next.status).toBe(201)
    expect(kept).not.toContain(next.order.number)

    const staff = await signInStaff(service.url)
    const entries = await staff.read<{ action: string }[]>('/api/admin/audit-log?limit=200')
    expect(entries.map(({ action }) => action)).toContain('backup.restored')
    await service.end('SIGTERM')
  },
  SLOWLY,
)

test('refuses a damaged backup before changing anything', async () => {
  const folder = aFolder()
  cpSync(backups, folder, { recursive: true })
  const [name = ''] = readdirSync(folder).filter((entry) => /^\d{4}-/.test(entry))
  truncateSync(join(folder, name, 'orders.copy.gz'), 100)
  const target = join(aFolder(), 'data')
  const refused = await run('restore', ['--from', folder], { DATA_DIR: target })
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.output).toContain('orders.copy.gz should have')
  expect(refused.output).toContain('Nothing was restored.')
  expect(existsSync(target)).toBe(false)
})

test('backup reports what it saved and which arguments are missing', async () => {
  expect(output).toMatch(/Rows +\d+ in \d+ tables/)
  expect(output).toMatch(/Files +\d+, /)
  const refused = await run('back-up', [], { DATA_DIR: shopFolder })
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.output).toContain('No backup was made.')
  expect(refused.output).toContain('npm run backup -- --to')
})

test(
  'rotation keeps backups of other shops, and restore reports lost files as missing',
  async () => {
    const folder = aFolder()
    cpSync(backups, folder, { recursive: true })
    const [name = ''] = readdirSync(folder).filter((entry) => /^\d{4}-/.test(entry))
    const manifest = (await readManifest(join(folder, name)))!
    rmSync(join(folder, name, 'manifest.json'))
    await writeManifest(join(folder, name), {
      ...manifest,
      auditHead: { ...manifest.auditHead, hash: 'a'.repeat(64) },
    })
    const refused = await run('back-up', ['--to', folder, '--keep', '1'], { DATA_DIR: shopFolder })
    expect(refused, refused.output).toMatchObject({ code: 1 })
    expect(refused.output).toMatch(new RegExp(`OTHER SHOP +.*${name}`))
    expect(existsSync(join(folder, name))).toBe(true)

    rmSync(join(shopFolder, 'files', keyOf(picture)))
    const poorer = aFolder()
    const lost = await run('back-up', ['--to', poorer], { DATA_DIR: shopFolder })
    expect(lost, lost.output).toMatchObject({ code: 1 })
    const restored = await run('restore', ['--from', poorer], { DATA_DIR: aDataFolder() })
    expect(restored, restored.output).toMatchObject({ code: 1 })
    expect(restored.output).toMatch(/WRONG +1 referenced files/)
  },
  SLOWLY,
)

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

async function fillShelf(variantId: string): Promise<void> {
  const pool = createPool(embeddedDatabaseUrl(shopFolder), { max: 1, onError: () => undefined })
  await setOnHand({ services: { pool } }, variantId, 1_000)
  await pool.end()
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

function keyOf(bytes: Buffer): string {
  return storageKey('artwork', createHash('sha256').update(bytes).digest('hex'))
}

function fileIn(dataFolder: string, bytes: Buffer): Buffer {
  return readFileSync(join(dataFolder, 'files', keyOf(bytes)))
}
