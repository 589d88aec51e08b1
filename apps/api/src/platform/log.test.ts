import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GarmentOrderCreate, OrderRecord, PaymentProofRecord } from '@platen/contract'
import { expect, onTestFinished, test } from 'vitest'
import { startJobs } from '../jobs.ts'
import { aPicture, openStorefront, postFile } from '../testing/storefront.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { createLog } from './log.ts'

const PERSONAL = {
  name: 'Ximena Villatoro',
  email: 'ximena.villatoro@example.org',
  phone: '+50371234567',
  line1: 'Pasaje Las Azaleas 77',
  city: 'Ahuachapán',
  note: 'for her sister Graciela',
  reference: 'TRX-5550199',
  payerName: 'Rigoberto Villatoro',
  fileName: 'ximena-wedding.png',
  address: '203.0.113.77',
  wrongEmail: 'ximena at example.org',
}

test('logs nothing personal about a customer from upload to payment', async () => {
  const { shop, lines } = await aLoggingShop()
  const jobs = await startJobs(shop.services)
  const secrets = await liveThrough(shop)
  await expect.poll(() => lines.join(''), { timeout: 10_000 }).toContain('mail written to a file')
  await jobs.stop()

  const text = lines.join('')
  for (const [what, value] of Object.entries({ ...PERSONAL, ...secrets })) {
    for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]) {
      expect(
        text.includes(form),
        `${what} in ${text.split('\n').find((line) => line.includes(form)) ?? ''}`,
      ).toBe(false)
    }
  }
  const requests = parsed(lines).filter(({ msg }) => msg === 'request')
  expect(requests.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 404, 409, 422]))
  for (const line of requests)
    expect(line).toMatchObject({ requestId: expect.stringMatching(/^req_/) as string })
})

test.each([
  ['the rule that refused a row', `CHECK (customer_name IS NULL)`, 'nobody_is_welcome'],
  ['the value that could not be read', `CHECK (customer_name::integer > 0)`, '22P02'],
])('logs a database error with %s but without the row', async (_what, rule, named) => {
  const { shop, lines } = await aLoggingShop()
  await shop.services.pool.query(`ALTER TABLE orders ADD CONSTRAINT nobody_is_welcome ${rule}`)
  const storefront = await openStorefront(shop)

  const reply = await storefront.place(await storefront.order(personal()))
  expect(reply.statusCode).toBe(500)
  const failures = parsed(lines).filter(({ level }) => level === 'error')
  expect(failures).toHaveLength(1)
  expect(failures[0]).toMatchObject({ requestId: reply.headers['x-request-id'], route: '/api/orders' })
  expect(JSON.stringify(failures[0])).toContain(named)
  for (const value of Object.values(PERSONAL)) expect(lines.join('')).not.toContain(value)
})

test('removes addresses, numbers and secrets from errors and fields', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const { email, phone } = PERSONAL
  log.warn({ err: new Error(`550 mailbox <${email}> of ñandú@example.org (${phone}) is full`) }, 'mail')
  const fields = { email, phone, password: 'hunter2', to: { email, phone, cookie: 'hunter2', by: 'post' } }
  log.info(fields, 'careless')

  const text = lines.join('')
  for (const value of [email, phone, 'ñandú', 'hunter2']) expect(text).not.toContain(value)
  expect(text).toContain('550 mailbox <[e-mail]> of [e-mail] ([phone]) is full')
  expect(text).toContain('"to":{"email":"[redacted]","phone":"[redacted]","cookie":"[redacted]","by":"post"}')
  // What is logged stays as it was for whoever logged it.
  expect(fields.to.email).toBe(email)
})

test('keeps what helps to find a defect', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  log.error({ err: Object.assign(new TypeError('x is undefined'), { code: 'E_TEST' }) }, 'request failed')
  log.error({ err: 'thrown text' }, 'request failed')

  const [first, second] = parsed(lines)
  expect(first).toMatchObject({
    level: 'error',
    err: { type: 'TypeError', message: 'x is undefined', code: 'E_TEST' },
  })
  expect(JSON.stringify(first)).toContain('log.test.ts')
  expect(second).toMatchObject({ err: { type: 'string' } })
})

async function liveThrough(shop: TestApp): Promise<Record<string, string>> {
  const storefront = await openStorefront(shop)
  const order = await storefront.order(personal())
  await statusOf(postFile(shop, '/api/v1/artworks', await aPicture(), PERSONAL.fileName, FORWARDED), 201)
  const slip = await statusOf(
    postFile(shop, '/api/v1/payment-proofs', await aPicture(300), PERSONAL.fileName, FORWARDED),
    201,
  )
  const proof = slip.json<PaymentProofRecord>().id

  const placed = await statusOf(storefront.place(order, FORWARDED), 201)
  const { trackingToken } = placed.json<OrderRecord & { trackingToken: string }>()
  const path = `/api/v1/orders/${trackingToken}`
  await statusOf(shop.get(`${path}?for=${PERSONAL.email}`, FORWARDED), 422)
  await statusOf(shop.get(path, FORWARDED), 200)
  const payment = { instructionId: 'bank_main', reference: PERSONAL.reference, payerName: PERSONAL.payerName }
  await statusOf(
    shop.post(
      `${path}/payments`,
      { ...payment, amountMinor: order.expectedTotalMinor, proofUploadId: proof },
      FORWARDED,
    ),
    201,
  )
  await statusOf(storefront.place({ ...order, expectedTotalMinor: 1 }, FORWARDED), 409)
  const { wrongEmail: email } = PERSONAL
  await statusOf(storefront.place({ ...order, customer: { ...order.customer, email } }, FORWARDED), 422)
  await statusOf(shop.get(`/api/v1/orders/${trackingToken}x`, FORWARDED), 404)
  await statusOf(shop.get(`/no/${PERSONAL.email}`, FORWARDED), 404)
  return { trackingToken, proof, previewUrl: previewIn(placed.json<OrderRecord>()) }
}

const FORWARDED = { 'x-forwarded-for': PERSONAL.address }

function personal(): Partial<GarmentOrderCreate> {
  const { name, email, phone, line1, city, note, payerName } = PERSONAL
  return {
    customer: { name, email, phone, locale: 'es' },
    fulfilment: { method: 'delivery', address: { line1, city, country: 'SV' } },
    payment: { instructionId: 'bank_main', payerName },
    note,
  }
}

function previewIn(order: OrderRecord): string {
  const url = order.items[0]!.placements[0]!.artwork.previewUrl
  return new URL(url, 'http://localhost').searchParams.get('signature')!
}

async function statusOf<Reply extends { statusCode: number; body: string }>(
  asking: PromiseLike<Reply>,
  status: number,
): Promise<Reply> {
  const reply = await asking
  expect(reply.statusCode, reply.body).toBe(status)
  return reply
}

async function aLoggingShop(): Promise<{ shop: TestApp; lines: string[] }> {
  const lines: string[] = []
  const dataDir = mkdtempSync(join(tmpdir(), 'platen-log-'))
  const shop = await startTestApp({
    config: { trustProxy: ['127.0.0.1'], dataDir, storageUrl: pathToFileURL(join(dataDir, 'artwork')).href },
    log: createLog('trace', { write: (line) => lines.push(line) }),
  })
  onTestFinished(async () => {
    await shop.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { shop, lines }
}

function parsed(lines: readonly string[]): Readonly<Record<string, unknown>>[] {
  return lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
}
