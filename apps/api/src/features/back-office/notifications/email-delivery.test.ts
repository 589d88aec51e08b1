import { expect, test, vi } from 'vitest'
import { aLead, anEvent, anOrder } from '../../../testing/builders.ts'
import { startMailCatcher } from '../../../testing/mail-catcher.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { mailQueue } from './send-email.ts'
import { PATIENTLY, mailDepsOf, sharedMail } from '../../../testing/sent-mail.ts'

const shop = sharedTestApp()
const outbox = sharedMail(shop)

test('does not let a name add a header, a recipient or markup', async () => {
  const name = 'Eve"\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>, <x@example.com>'
  const order = await anOrder(shop.services.pool, { customerName: name, customerEmail: 'eve@example.com' })
  await anEvent(shop.services.pool, { type: 'order.created', orderId: order.id })
  const { 'eve@example.com': toCustomer, 'hello@platen.example': toShop } = await outbox.caught(2)
  for (const { mail, raw, recipients } of [toCustomer!, toShop!]) {
    expect(recipients).toHaveLength(1)
    expect(mail.bcc).toBeUndefined()
    expect(mail.to).toHaveLength(1)
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
    expect(mail.html).not.toContain('<script')
  }
  expect(toShop!.mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(toShop!.mail.replyTo).toHaveLength(1)
})

test.each([
  'Visit https://win.example now',
  'win.example',
  'call +503 7000',
  'Cheap @example',
  'x'.repeat(120),
])('does not repeat a name that advertises: %s', async (name) => {
  const lead = await aLead(shop.services.pool, { name })
  await anEvent(shop.services.pool, { type: 'lead.created', leadId: lead.id })
  const { 'luis@example.com': mail } = await outbox.caught(2)
  expect(mail!.mail.text).toContain('Hello,')
  expect(mail!.mail.text).not.toContain(name)
})

test('keeps customer input on its own line of the text', async () => {
  const order = await anOrder(shop.services.pool, { customerName: 'Ana\nAccount: 9999' })
  await anEvent(shop.services.pool, { type: 'order.created', orderId: order.id })
  const { 'ana@example.com': toCustomer, 'hello@platen.example': toShop } = await outbox.caught(2)
  for (const { mail } of [toCustomer!, toShop!]) expect(mail.text).not.toMatch(/^Account: 9999/m)
})

test('delivers each event once while three relays share one database', async () => {
  await Promise.all([outbox.startRelay(outbox.catcher.url), outbox.startRelay(outbox.catcher.url)])
  const { id } = await anOrder(shop.services.pool)
  const count = 25
  for (let index = 0; index < count; index += 1) {
    await anEvent(shop.services.pool, { type: 'order.expired', orderId: id })
  }
  await outbox.allJobsDone()
  expect(new Set(outbox.catcher.mails.map(({ mail }) => mail.messageId)).size).toBe(count)
  expect(outbox.catcher.mails).toHaveLength(count)
})

test('sends an email once the mail server is back, with the same Message-ID', async () => {
  const other = await startTestApp()
  const gone = await startMailCatcher()
  await gone.close()
  const relay = await outbox.startRelay(gone.url, other)
  try {
    const order = await anOrder(other.services.pool)
    const id = await anEvent(other.services.pool, { type: 'order.expired', orderId: order.id })
    const failures = async () => (await listJobs(other)).filter(({ retry_count }) => retry_count > 0)
    await vi.waitFor(async () => expect(await failures()).toHaveLength(1), PATIENTLY)
    expect((await failures())[0]!.output).toEqual({
      reason: 'The mail server did not accept the email (ESOCKET).',
    })

    const back = await startMailCatcher({ port: gone.port })
    await vi.waitFor(() => expect(back.mails).toHaveLength(1), PATIENTLY)
    expect(back.mails[0]!.mail.messageId).toBe(`<event-${id}-order-expired@localhost>`)
    await back.close()
  } finally {
    await relay.stop()
    await other.close()
  }
})

test('sends an email from a job that 0.1.0 stored', async () => {
  const { pool } = shop.services
  const eventId = await anEvent(pool, { type: 'lead.updated', leadId: (await aLead(pool)).id })
  const job = { eventId, letter: 'shop-lead-received' }
  await mailQueue(mailDepsOf(shop, outbox.catcher.url)).work(job, {
    isLast: false,
    signal: new AbortController().signal,
  })
  expect(await outbox.caught(1)).toHaveProperty(['hello@platen.example'])
})

test('gives up on a mailbox that does not exist and keeps its address out of the reason', async () => {
  const other = await startTestApp()
  const picky = await startMailCatcher({ refuse: () => 550 })
  const relay = await outbox.startRelay(picky.url, other)
  try {
    const order = await anOrder(other.services.pool)
    await anEvent(other.services.pool, { type: 'order.expired', orderId: order.id })
    const dead = async () => (await listJobs(other)).filter(({ name }) => name === 'mail-dead')
    await vi.waitFor(async () => expect(await dead()).toHaveLength(1), PATIENTLY)
    const jobs = JSON.stringify(await listJobs(other))
    expect(jobs).toContain('EENVELOPE, reply 550')
    expect(jobs).not.toContain('ana')
  } finally {
    await relay.stop()
    await picky.close()
    await other.close()
  }
})

interface JobRow {
  readonly name: string
  readonly retry_count: number
  readonly data: unknown
  readonly output: unknown
}

async function listJobs(app: TestApp): Promise<JobRow[]> {
  const { rows } = await app.services.pool.query<JobRow>(
    'SELECT name, retry_count, data, output FROM pgboss.job',
  )
  return rows
}
