import type {
  AdminOrderSummary,
  AdminOrderThread,
  OperationsDashboardResponse,
  OrderRecord,
  OrderThread,
  PrivacyExport,
  WhatsAppMessageRecord,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { dispatchEvents } from '../../../platform/outbox/dispatch-events.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { openOrderClient } from '../../../testing/order-client.ts'
import { codeOf, errorOf, fieldsOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { beginsBurst } from '../notifications/index.ts'
import { whatsAppSubscriber } from '../order-messages/index.ts'

const shop = sharedTestApp({ config: { rateLimitFactor: 1000 } })
const client = shared(() => openOrderClient(shop))
const support = shared(() => aMember(shop, 'support'))

const customerUrl = ({ trackingToken }: OrderRecord) => `/api/v1/orders/${String(trackingToken)}`
const staffUrl = ({ id }: OrderRecord) => `/api/admin/orders/${id}`
const write = (order: OrderRecord, body: object) => shop.post(`${customerUrl(order)}/messages`, body)
const answer = (order: OrderRecord, body: object, headers = support.headers) =>
  shop.post(`${staffUrl(order)}/messages`, body, headers)
const ofCustomer = async (order: OrderRecord) =>
  (await shop.get(`${customerUrl(order)}/messages`)).json<OrderThread>()
const ofStaff = async (order: OrderRecord) =>
  (await shop.get(`${staffUrl(order)}/messages`, support.headers)).json<AdminOrderThread>()
const readByCustomer = async (order: OrderRecord) =>
  shop.post(`${customerUrl(order)}/message-reads`, { lastId: (await ofCustomer(order)).messages.at(-1)!.id })
const readByStaff = async (order: OrderRecord) =>
  shop.post(
    `${staffUrl(order)}/message-reads`,
    { lastId: (await ofStaff(order)).messages.at(-1)!.id },
    support.headers,
  )
const eventsOf = async ({ id }: OrderRecord) =>
  (
    await shop.services.pool.query<{ type: string; payload: { threadMessageId: string } }>(
      `SELECT type, payload FROM events WHERE order_id = $1 AND type LIKE 'message.%' ORDER BY id`,
      [decodeId('order', id)],
    )
  ).rows

test('a customer writes with a picture, staff see who is waiting and answer, and both see what was read', async () => {
  const order = await client.place()
  const html = '<script>alert(1)</script> & <b>larger</b>'
  const sent = await write(order, { text: html, artworkIds: [client.storefront.artworkId] })
  expect(sent.statusCode, sent.body).toBe(201)
  const [message] = (await ofStaff(order)).messages
  expect(message).toMatchObject({ sender: 'customer', text: html, readAt: null, authorName: null })
  const picture = await shop.get(message!.pictures[0]!.previewUrl!)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])

  const today = (await shop.get('/api/admin/operations', support.headers)).json<OperationsDashboardResponse>()
  expect(today.unreadMessages).toMatchObject([{ orderId: order.id, number: order.number, unread: 1 }])
  const list = (await shop.get(`/api/admin/orders?q=${order.number}`, support.headers)).json<
    AdminOrderSummary[]
  >()
  expect(list).toMatchObject([{ unreadMessages: 1 }])

  await readByStaff(order)
  expect((await ofCustomer(order)).messages[0]?.readAt).not.toBeNull()
  await answer(order, { text: 'Yes, up to A3.' })
  const thread = await ofCustomer(order)
  expect(thread).toMatchObject({
    unread: 1,
    messages: [{ sender: 'customer' }, { sender: 'shop', text: 'Yes, up to A3.' }],
  })
  // Who of the team wrote is for the team.
  expect(JSON.stringify(thread)).not.toContain('The support')
  expect((await ofStaff(order)).messages[1]).toMatchObject({ authorName: 'The support', channel: 'page' })
  expect((await readByCustomer(order)).json<OrderThread>().unread).toBe(0)
  expect((await eventsOf(order)).map(({ type }) => type)).toEqual(['message.received', 'message.sent'])
  expect(JSON.stringify(await eventsOf(order))).not.toContain('larger')
})

test('who answers has read what the other wrote', async () => {
  const order = await client.place()
  await write(order, { text: 'How long does it take?' })
  await answer(order, { text: 'Four days.' })
  expect((await ofStaff(order)).unread).toBe(0)
  expect((await ofCustomer(order)).unread).toBe(1)
  await write(order, { text: 'Thank you.' })
  expect((await ofCustomer(order)).unread).toBe(0)
  expect((await ofStaff(order)).unread).toBe(1)
})

test('tells of a burst once, and again when it was read', async () => {
  const order = await client.place()
  for (const text of ['One.', 'Two.', 'Three.']) await answer(order, { text })
  const begins = async () => {
    const events = await eventsOf(order)
    return Promise.all(
      events.map(({ payload }) => beginsBurst(shop.services.database, payload.threadMessageId)),
    )
  }
  expect(await begins()).toEqual([true, false, false])
  await readByCustomer(order)
  // What was read before its email was sent needs none.
  expect(await begins()).toEqual([false, false, false])
  await answer(order, { text: 'Four.' })
  expect(await begins()).toEqual([false, false, false, true])
})

test('prepares a WhatsApp text for a customer without an email, and notes in the thread that it was sent', async () => {
  const order = await client.place({ customer: { name: 'Leo', phone: '+50370001199' } })
  await answer(order, { text: 'Which blue?' })
  await dispatchEvents({
    ...shop.services,
    enqueue: () => Promise.resolve(),
    subscribers: [whatsAppSubscriber],
  })
  const prepared = (await shop.get('/api/admin/whatsapp-messages', support.headers)).json<
    WhatsAppMessageRecord[]
  >()
  const message = prepared.find(({ orderId }) => orderId === order.id)
  expect(message?.text).toContain(`/orders/${String(order.trackingToken)}`)
  await shop.post(`/api/admin/whatsapp-messages/${message!.id}/outcome`, { outcome: 'sent' }, support.headers)
  const staff = await ofStaff(order)
  expect(staff.messages.at(-1)).toMatchObject({ channel: 'whatsapp', about: 'message-sent', text: null })
  expect(JSON.stringify(staff)).not.toContain(String(order.trackingToken))
  expect((await ofCustomer(order)).messages).toHaveLength(1)
})

test.each([
  [{}, ['text']],
  [{ text: '   ' }, ['text']],
  [{ text: 'x'.repeat(10_000) }, ['text']],
  [{ artworkIds: ['art_01jd3v9k6qf2nt7wz5xr8m0abc'] }, ['artworkIds[0]']],
])('refuses the message %j', async (body, paths) => {
  const order = await client.place()
  for (const reply of [await write(order, body), await answer(order, body)])
    expect([reply.statusCode, fieldsOf(reply)]).toEqual([422, paths])
})

test('a thread is full at 200 messages of a customer, and the shop can still answer', async () => {
  const order = await client.place()
  await shop.services.pool.query(
    `INSERT INTO thread_messages (id, order_id, sender, body, sent_at)
     SELECT gen_random_uuid(), $1, 'customer', 'More.', now() FROM generate_series(1, 199)`,
    [decodeId('order', order.id)],
  )
  const replies = await Promise.all([write(order, { text: 'One.' }), write(order, { text: 'Two.' })])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  const full = replies.find(({ statusCode }) => statusCode === 422)!
  expect(errorOf(full).fields).toMatchObject([{ path: 'text', reason: 'too_many' }])
  expect((await answer(order, { text: 'Please call us.' })).statusCode).toBe(201)
})

test('a wrong key opens no thread, and production may read but not write', async () => {
  const order = await client.place()
  expect((await shop.get(`/api/v1/orders/${'A'.repeat(43)}/messages`)).statusCode).toBe(404)
  const production = await aMember(shop, 'production')
  expect(codeOf(await answer(order, { text: 'Hi.' }, production.headers))).toBe('FORBIDDEN')
  expect((await shop.get(`${staffUrl(order)}/messages`, production.headers)).statusCode).toBe(200)
})

test('messages are exported and erased with their customer', async () => {
  const person = { email: 'thread@example.com' }
  const order = await client.place({ customer: { name: 'Tea', ...person } })
  await write(order, { text: 'My number is 7000.' })
  const exported = (
    await shop.post('/api/admin/privacy-exports', person, client.owner.headers)
  ).json<PrivacyExport>()
  expect(exported.messages).toMatchObject([{ orderNumber: order.number, text: 'My number is 7000.' }])
  await client.done(order, 'cancellation', { reason: 'No.' })
  const erased = await shop.post(
    '/api/admin/privacy-erasures',
    { ...person, reason: 'Asked for it.' },
    client.owner.headers,
  )
  expect(erased.statusCode, erased.body).toBe(201)
  expect((await ofStaff(order)).messages[0]?.text).toBe('Erased')
})
