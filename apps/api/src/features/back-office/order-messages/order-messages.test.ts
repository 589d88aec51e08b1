import type { WhatsAppMessageRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { LEAST_BYTES } from '../../../platform/http/answers/compression.ts'
import { dispatchEvents } from '../../../platform/outbox/dispatch-events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { anEvent, anOrder } from '../../../testing/builders.ts'
import { fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { trackingToken } from '../../selling/orders/index.ts'
import { orderLinkRelay } from './order-links.ts'
import { whatsAppSubscriber } from './whatsapp-messages.ts'

const shop = sharedTestApp()
const support = shared(() => aMember(shop, 'support'))
const PHONE_ONLY = { customerEmail: null, customerPhone: '+50371112222', customerLocale: 'es' }

const dispatch = () =>
  dispatchEvents({ ...shop.services, enqueue: () => Promise.resolve(), subscribers: [whatsAppSubscriber] })
const messages = async () =>
  (await shop.get('/api/admin/whatsapp-messages', support.headers)).json<WhatsAppMessageRecord[]>()
const messageAbout = async (order: { number: string }) =>
  (await messages()).filter(({ number }) => number === order.number)
const decide = (id: string, outcome: string, headers = support.headers) =>
  shop.post(`/api/admin/whatsapp-messages/${id}/outcome`, { outcome }, headers)

async function step(type: Parameters<typeof anEvent>[1]['type'], orderId: string): Promise<void> {
  await anEvent(shop.services.pool, { type, orderId })
  await dispatch()
}

test('prepares a message in the language of a customer who left only a phone', async () => {
  const order = await anOrder(shop.services.pool, PHONE_ONLY)
  await step('fulfilment.ready', order.id)
  const [message] = await messageAbout(order)
  const link = `/es/orders/${trackingToken(shop.services.keys.tracking, order.id)}`
  expect(message).toMatchObject({ about: 'order-ready', customerName: 'Ana Torres', outcome: null })
  for (const part of ['Hola, Ana Torres:', 'está listo', link, '12 Avenida Norte', 'Lunes–viernes'])
    expect(message?.text).toContain(part)
  const url = new URL(message!.whatsappUrl)
  expect(url.origin + url.pathname).toBe('https://wa.me/50371112222')
  expect(url.searchParams.get('text')).toBe(message?.text)
})

test('prepares no message for a customer with an email, nor for a step that emails nobody', async () => {
  const withEmail = await anOrder(shop.services.pool)
  await step('fulfilment.ready', withEmail.id)
  const phoneOnly = await anOrder(shop.services.pool, PHONE_ONLY)
  await step('job.printed', phoneOnly.id)
  expect(await messageAbout(withEmail)).toEqual([])
  expect(await messageAbout(phoneOnly)).toEqual([])
})

test('replaces a message that was not sent by that of the next step', async () => {
  const order = await anOrder(shop.services.pool, PHONE_ONLY)
  await anEvent(shop.services.pool, { type: 'order.created', orderId: order.id })
  await step('payment.verified', order.id)
  expect((await messageAbout(order)).map(({ about }) => about)).toEqual(['payment-verified'])
})

test('leaves out a message that was sent or skipped, and refuses a second outcome', async () => {
  const order = await anOrder(shop.services.pool, PHONE_ONLY)
  for (const outcome of ['sent', 'skipped']) {
    await step('payment.verified', order.id)
    const [message] = await messageAbout(order)
    const reply = await decide(message!.id, outcome)
    expect([reply.statusCode, reply.json<WhatsAppMessageRecord>().outcome]).toEqual([201, outcome])
    expect(await messageAbout(order)).toEqual([])
    expect(refusalOf(await decide(message!.id, 'sent'))).toEqual([409, 'INVALID_TRANSITION'])
  }
  const { rows } = await shop.services.pool.query(
    'SELECT action, message FROM audit_log WHERE entity_id = $1 ORDER BY id',
    [encodeId('order', order.id)],
  )
  expect(rows).toMatchObject([{ action: 'whatsapp_message.sent' }, { action: 'whatsapp_message.skipped' }])
  expect(JSON.stringify(rows)).not.toContain('Torres')
})

test('shows messages only to those who may change orders', async () => {
  const viewer = await aMember(shop, 'viewer')
  expect((await shop.get('/api/admin/whatsapp-messages', viewer.headers)).statusCode).toBe(403)
})

test('answers a request for a link alike, and sends it only to the contact of the order', async () => {
  const order = await anOrder(shop.services.pool, { number: 'PL-2026-900001', customerPhone: '+50371113333' })
  const other = await anOrder(shop.services.pool, { customerEmail: 'other@example.com' })
  const request = (body: object) => shop.post('/api/v1/order-links', body)
  const replies = [
    await request({ number: ` ${order.number.toLowerCase()}`, email: 'ANA@example.com' }),
    await request({ number: order.number, phone: '+50371113333' }),
    await request({ number: other.number, email: 'ana@example.com' }),
    await request({ number: 'PL-1999-000001', email: 'ana@example.com' }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)

  expect(await sentLinks(shop)).toEqual([order.id])
  expect((await messageAbout(order)).map(({ about }) => about)).toEqual(['order-link'])
  expect(await messageAbout(other)).toEqual([])
  const { rows } = await shop.services.pool.query('SELECT FROM order_link_requests')
  expect(rows).toEqual([])
})

test('keeps the message of a step when the customer also asks for the link', async () => {
  const order = await anOrder(shop.services.pool, PHONE_ONLY)
  await step('fulfilment.ready', order.id)
  await shop.post('/api/v1/order-links', { number: order.number, phone: '+50371112222' })
  await sentLinks(shop)
  expect((await messageAbout(order)).map(({ about }) => about)).toEqual(['order-ready'])
})

test('sends the links of customers uncompressed, since they stand beside names that others chose', async () => {
  const order = await anOrder(shop.services.pool, PHONE_ONLY)
  await step('fulfilment.ready', order.id)
  const headers = { ...support.headers, 'accept-encoding': 'br' }
  const reply = await shop.get('/api/admin/whatsapp-messages', headers)
  expect(reply.rawPayload.length).toBeGreaterThan(LEAST_BYTES)
  expect(reply.headers).not.toHaveProperty('content-encoding')
})

test('needs an email or a phone', async () => {
  expect(fieldsOf(await shop.post('/api/v1/order-links', { number: 'PL-2026-000001' }))).toEqual(['email'])
})

test('limits requests by client, and by number and contact, so that nobody keeps others from asking', async () => {
  const busy = await startTestApp({ config: { rateLimitFactor: 1 } })
  const statuses = async (numbers: readonly string[], remoteAddress: string) => {
    const codes: number[] = []
    for (const number of numbers) {
      const payload = { number, email: 'ana@example.com' }
      const reply = await busy.app.inject({
        method: 'POST',
        url: '/api/v1/order-links',
        payload,
        remoteAddress,
      })
      codes.push(reply.statusCode)
    }
    return codes
  }
  const guessed = ['PL-1', 'PL-2', 'PL-3', 'PL-4', 'PL-5', 'PL-6']
  expect(await statuses(guessed, '192.0.2.1')).toEqual([201, 201, 201, 201, 201, 429])
  expect(await statuses(['PL-9', 'pl-9 ', 'PL-9', 'Pl-9'], '192.0.2.2')).toEqual([201, 201, 201, 429])
  await busy.close()
})

/** Runs the job that answers requests, and returns the orders whose links it emails. */
async function sentLinks({ services }: TestApp): Promise<string[]> {
  const sent: string[] = []
  await orderLinkRelay(services).run({
    enqueue: (_, __, jobs) => {
      for (const job of jobs) sent.push((job as { orderId: string }).orderId)
      return Promise.resolve()
    },
  })
  return sent
}
