import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { trackingToken } from './features/selling/orders/index.ts'
import { startJobs, type Jobs } from './jobs.ts'
import { createLog } from './platform/log.ts'
import { aLead, aPayment, anEvent, anOrder } from './testing/builders.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let shop: TestApp
let dataDir: string
let jobs: Jobs
const lines: string[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platen-jobs-'))
  shop = await startTestApp({ config: { dataDir } })
  const log = createLog('info', { write: (line) => void lines.push(line) })
  jobs = await startJobs({ ...shop.services, log })
})
afterAll(async () => {
  await jobs.stop()
  await shop.close()
  await rm(dataDir, { recursive: true })
})

test('requests that write wake the background work, and reads do not', async () => {
  let wakes = 0
  onTestFinished(shop.services.writes.on(() => (wakes += 1)))
  await vi.waitFor(() => expect(shop.services.writes.any()).toBe(false), { timeout: 10_000 })
  await shop.get('/api/v1/catalog')
  expect(wakes).toBe(0)
  await shop.post('/api/v1/contact-leads', {})
  await vi.waitFor(() => expect(wakes).toBe(1))
})

test('writes each email to a file without a mail server and logs it without personal data', async () => {
  const { pool, keys } = shop.services
  const order = await anOrder(pool, { customerName: 'Rigoberta Menchú' })
  await aPayment(pool, order.id, { reference: 'TRX-SECRET', payerName: 'Chimaltenango' })
  const lead = await aLead(pool, { name: 'Luis Mejía', message: 'Ring me at my aunt Dolores' })
  const payload = { reason: 'Rigoberta sent too little' }
  for (const type of ['order.created', 'payment.submitted', 'payment.rejected', 'order.cancelled'] as const) {
    await anEvent(pool, { type, orderId: order.id, payload })
  }
  await anEvent(pool, { type: 'lead.created', leadId: lead.id })
  shop.services.writes.note()

  const mailLines = () => lines.filter((line) => line.includes('email written to a file'))
  await vi.waitFor(() => expect(mailLines()).toHaveLength(7), { timeout: 20_000 })

  const personal = [
    ...['Rigoberta', 'Menchú', 'ana@example.com', '+50371112233', 'Luis', 'Mejía', 'luis@example.com'],
    ...['TRX-SECRET', 'Chimaltenango', 'too little', 'Dolores', 'PL-2026-000009'],
    trackingToken(keys.tracking, order.id),
  ]
  const files = await Promise.all(
    (await readdir(join(dataDir, 'mail'))).map((name) => readFile(join(dataDir, 'mail', name), 'utf8')),
  )
  const mails = await Promise.all(files.map((file) => PostalMime.parse(file)))
  for (const words of personal) {
    expect(lines.join('\n')).not.toContain(words)
    expect(mails.some(({ text }) => text?.includes(words))).toBe(true)
  }
  const line = mailLines()
    .map(
      (text) =>
        JSON.parse(text) as { template: string; locale: string; subject: string; text: string; file: string },
    )
    .find(({ template }) => template === 'order-received')!
  expect(line).toMatchObject({ locale: 'en', subject: expect.stringContaining(order.number) as string })
  expect(line.text).toContain('Hello [redacted],')
  expect(line.text).toContain('0000-1234-5678')
  expect((await PostalMime.parse(await readFile(line.file))).to?.[0]?.address).toBe('ana@example.com')
  expect((await stat(line.file)).mode & 0o077).toBe(0)
})

test('schedules the periodic work of the shop', async () => {
  const { rows } = await shop.services.pool.query<{ name: string }>(
    'SELECT name FROM pgboss.schedule ORDER BY 1',
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'check-audit-chain',
    'check-ledger',
    'check-orders',
    'check-print-costs',
    'expire-estimates',
    'expire-unpaid-orders',
    'housekeeping',
    'open-production-gates',
    'rehearse-restore',
    'sweep-files',
    'watch-stock',
  ])
})
