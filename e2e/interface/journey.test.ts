import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expectData } from '@platen/api-client'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPool } from '../../apps/api/src/platform/database/pool.ts'
import { ledgerProblems } from '../../apps/api/src/testing/stock.ts'
import { aBotToken, aShopper, submitOrder, track } from '../../lab/harness/shopper.ts'
import {
  aDataFolder,
  databaseUrlOf,
  endServices,
  freePort,
  startService,
  type StartedService,
} from '../../lab/harness/started-service.ts'

const DEMO = fileURLToPath(new URL('../../scripts/demo-order.ts', import.meta.url))
const PATIENTLY = { timeout: 20_000, interval: 50 }

let dataFolder: string
let service: StartedService
let pool: Pool
beforeAll(async () => {
  dataFolder = aDataFolder()
  service = await startService({ DATA_DIR: dataFolder })
  pool = createPool(databaseUrlOf(dataFolder), { max: 1, onError: () => undefined })
})
afterAll(async () => {
  await endServices()
  await pool.end()
})

test('a customer uploads artwork, orders for the quoted price, pays and follows the order', async () => {
  const { shop, artwork, order } = await aShopper(service.url)
  expect(artwork).toMatchObject({ format: 'png', widthPx: 2400, heightPx: 2400, hasAlpha: true })

  const draft = await order({ quantity: 6 })
  const placed = await submitOrder(
    service.url,
    { ...draft, botToken: await aBotToken(service.url) },
    { 'idempotency-key': 'journey' },
  )
  expect(placed.status).toBe(201)
  expect(placed.order).toMatchObject({
    stage: 'awaiting_payment',
    paymentStatus: 'unpaid',
    artworkStatus: 'approved',
    customer: { name: 'Ana Beltrán', email: 'ana@example.com' },
    totals: { totalMinor: draft.expectedTotalMinor, paidMinor: 0, dueMinor: draft.expectedTotalMinor },
    allowedActions: ['submit_payment'],
  })
  expect(placed.order.items[0]?.placements[0]?.artwork.preflight).toMatchObject({ state: 'passed', dpi: 304 })
  expect(await reservedOf('TEE-BLACK-M')).toBe(6)

  const trackingToken = String(placed.order.trackingToken)
  const payment = await expectData(
    shop.submitPayment({ trackingToken, body: { instructionId: 'bank_main', reference: 'SLIP-0042' } }),
  )
  expect(payment).toMatchObject({ amountMinor: draft.expectedTotalMinor, status: 'submitted' })

  const tracked = await track(service.url, placed.order)
  expect(tracked).toMatchObject({
    number: placed.order.number,
    stage: 'payment_review',
    paymentStatus: 'submitted',
    payments: [{ reference: 'SLIP-0042' }],
    allowedActions: [],
  })
  expect(tracked.timeline.map(({ event }) => event)).toEqual(['order.created', 'payment.submitted'])
  expect(tracked).not.toHaveProperty('trackingToken')
  expect(await ledgerProblems({ services: { pool } })).toEqual([])
})

test('customer and shop get emails, as files while no mail server is configured', async () => {
  const { order } = await aShopper(service.url)
  const draft = await order({ kind: 'tote', colour: 'Natural', size: 'One size' })
  const placed = await submitOrder(service.url, { ...draft, botToken: await aBotToken(service.url) })
  const { number, trackingToken } = placed.order

  const emails = await vi.waitFor(() => {
    const about = emailsIn(join(dataFolder, 'mail')).filter((email) => email.includes(number))
    expect(about.map(recipientOf).sort()).toEqual(['ana@example.com', 'hello@platen.example'])
    return about
  }, PATIENTLY)
  const toCustomer = emails.find((email) => recipientOf(email) === 'ana@example.com')
  const link = /https?:\/\/[^/\s]+(\/\S*orders\/[\w-]+)/.exec(withoutLineBreaks(toCustomer))
  expect(link?.[1]).toBe(`/es/orders/${String(trackingToken)}`)

  const page = await fetch(service.url + String(link?.[1]))
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toContain(number)
})

test('refuses an order without a solved challenge and reserves no stock', async () => {
  const { order } = await aShopper(service.url)
  const draft = await order({ size: 'XL' })
  const refused = await submitOrder(service.url, draft)
  expect([refused.status, refused.code]).toEqual([403, 'BOT_CHECK_FAILED'])

  expect(await reservedOf('TEE-BLACK-XL')).toBe(0)
})

test('demo:order places the same order from a terminal', async () => {
  const { code, output } = await runDemo(service.url)
  expect(output).toMatch(/Preflight\s+passed at 200 × 200 mm, 304 DPI/)
  expect(output).toMatch(/Order\s+PL-\d{4}-\d{6} is awaiting_payment/)
  expect(output).toMatch(/Tracking\s+PL-\d{4}-\d{6} is in payment_review/)
  expect(code).toBe(0)
})

test('demo:order says how to start the shop when none is running', async () => {
  const { code, output } = await runDemo(`http://127.0.0.1:${await freePort()}`)
  expect(output).toContain('npm start')
  expect(code).toBe(1)
})

async function runDemo(url: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [DEMO, url], { stdio: ['ignore', 'pipe', 'pipe'] })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: (await output).join('\n') }
}

async function reservedOf(sku: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ reserved: number }>(
    'SELECT reserved FROM inventory_items WHERE sku = $1',
    [sku],
  )
  return rows[0]?.reserved
}

function emailsIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return files.map((name) => readFileSync(join(folder, name), 'utf8'))
}

function recipientOf(email: string): string | undefined {
  return /^To: .*?([\w.]+@[\w.]+)/m.exec(email)?.[1]
}

function withoutLineBreaks(email = ''): string {
  return email.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
}
