import type {
  AdminOrderThread,
  EstimateRecord,
  EstimateSummary,
  OperationsDashboardResponse,
  OrderThread,
  PrivacyExport,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { ESTIMATES, openEstimateClient, publicPath } from '../../../testing/estimate-client.ts'
import { codeOf, errorOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { beginsBurst } from '../notifications/index.ts'

const shop = sharedTestApp({ config: { rateLimitFactor: 1000 } })
const client = shared(() => openEstimateClient(shop))
const support = shared(() => aMember(shop, 'support'))

const staffUrl = ({ id }: Pick<EstimateRecord, 'id'>) => `${ESTIMATES}/${id}`
const write = (estimate: EstimateRecord, body: object) => shop.post(`${publicPath(estimate)}/messages`, body)
const answer = (estimate: EstimateRecord, body: object) =>
  shop.post(`${staffUrl(estimate)}/messages`, body, support.headers)
const ofCustomer = async (estimate: EstimateRecord) =>
  (await shop.get(`${publicPath(estimate)}/messages`)).json<OrderThread>()
const ofStaff = async (estimate: EstimateRecord) =>
  (await shop.get(`${staffUrl(estimate)}/messages`, support.headers)).json<AdminOrderThread>()
const today = async (headers: Record<string, string>) =>
  (await shop.get('/api/admin/operations', headers)).json<OperationsDashboardResponse>().unreadMessages
const eventsOf = async ({ id }: EstimateRecord) =>
  (
    await shop.services.pool.query<{ type: string; payload: { threadMessageId: string } }>(
      `SELECT type, payload FROM events WHERE estimate_id = $1 AND type LIKE 'message.%' ORDER BY id`,
      [decodeId('estimate', id)],
    )
  ).rows

test('a customer writes about an estimate, staff see who is waiting and answer, and both see what was read', async () => {
  const estimate = await client.sent()
  const sent = await write(estimate, { text: 'Could it be blue?', artworkIds: [client.storefront.artworkId] })
  expect(sent.statusCode, sent.body).toBe(201)
  expect((await today(support.headers)).filter(({ estimateId }) => estimateId === estimate.id)).toMatchObject(
    [{ orderId: null, number: estimate.number, customerName: 'Rosa Cruz', unread: 1 }],
  )
  const listed = (await shop.get(`${ESTIMATES}?q=${estimate.number}`, support.headers)).json<
    EstimateSummary[]
  >()
  expect(listed).toMatchObject([{ unreadMessages: 1 }])

  const { messages } = await ofStaff(estimate)
  await shop.post(`${staffUrl(estimate)}/message-reads`, { lastId: messages[0]!.id }, support.headers)
  await answer(estimate, { text: 'Yes, it could.' })
  const thread = await ofCustomer(estimate)
  expect(thread).toMatchObject({ unread: 1, messages: [{ sender: 'customer' }, { text: 'Yes, it could.' }] })
  expect(thread.messages[0]?.readAt).not.toBeNull()
  const read = await shop.post(`${publicPath(estimate)}/message-reads`, { lastId: thread.messages[1]!.id })
  expect(read.json()).toMatchObject({ unread: 0 })
  expect((await eventsOf(estimate)).map(({ type }) => type)).toEqual(['message.received', 'message.sent'])
  expect(JSON.stringify(await eventsOf(estimate))).not.toContain('blue')
})

test('two messages about an estimate make one email, and none about another estimate is left out', async () => {
  const [estimate, other] = [await client.sent(), await client.sent()]
  for (const text of ['One.', 'Two.']) await answer(estimate, { text })
  await answer(other, { text: 'One.' })
  const events = [...(await eventsOf(estimate)), ...(await eventsOf(other))]
  const begins = events.map(({ payload }) => beginsBurst(shop.services.database, payload.threadMessageId))
  expect(await Promise.all(begins)).toEqual([true, false, true])
})

test('that staff sent the link over WhatsApp is noted once for each version, and only for staff', async () => {
  const estimate = await client.sent()
  const note = (headers = support.headers) =>
    shop.post(`${staffUrl(estimate)}/whatsapp-notes`, undefined, headers)
  expect((await note()).statusCode).toBe(201)
  const again = (await note()).json<AdminOrderThread>()
  expect(again.messages).toMatchObject([{ channel: 'whatsapp', about: 'estimate-sent', text: null }])
  expect(again.unread).toBe(0)
  expect((await ofCustomer(estimate)).messages).toEqual([])

  shop.clock.advance(1000)
  await client.send(await client.read(estimate))
  expect((await note()).json<AdminOrderThread>().messages).toHaveLength(2)

  const production = await aMember(shop, 'production')
  expect((await note(production.headers)).statusCode).toBe(403)
  const draft = await client.drafted()
  const refused = await shop.post(`${staffUrl(draft)}/whatsapp-notes`, undefined, support.headers)
  expect(codeOf(refused)).toBe('INVALID_TRANSITION')
})

test('production, which may not see estimates, sees no unread ones', async () => {
  const estimate = await client.sent()
  await write(estimate, { text: 'Hello?' })
  const production = await aMember(shop, 'production')
  expect((await today(production.headers)).filter(({ estimateId }) => estimateId !== null)).toEqual([])
})

test('nobody writes about a draft, and the link of a withdrawn estimate opens no thread', async () => {
  const draft = await client.drafted()
  const refused = await answer(draft, { text: 'Hello.' })
  expect(errorOf(refused)).toMatchObject({
    code: 'INVALID_TRANSITION',
    details: { reason: 'estimate_moved' },
  })
  const sent = await client.sent()
  await shop.post(`${staffUrl(sent)}/withdrawals`, {}, client.owner.headers)
  expect(codeOf(await write(sent, { text: 'Hello?' }))).toBe('RESOURCE_NOT_FOUND')
  expect((await shop.get(`${publicPath(sent)}/messages`)).statusCode).toBe(404)
  expect((await shop.get(`/api/v1/orders/${publicPath(sent).split('/').at(-1)}/messages`)).statusCode).toBe(
    404,
  )
})

test('the message of another thread marks nothing as read', async () => {
  const [estimate, other] = [await client.sent(), await client.sent()]
  await write(estimate, { text: 'Mine.' })
  await write(other, { text: 'Theirs.' })
  const lastId = (await ofStaff(other)).messages[0]!.id
  const reply = await shop.post(`${staffUrl(estimate)}/message-reads`, { lastId }, support.headers)
  expect(reply.statusCode).toBe(422)
  expect((await ofStaff(estimate)).unread).toBe(1)
})

test('messages about estimates are exported and erased with their customer', async () => {
  const person = { email: 'estimate-thread@example.com' }
  const estimate = await client.sent({ customer: { name: 'Tea', ...person } })
  await write(estimate, { text: 'My number is 7000.' })
  const post = (path: string, body: object) => shop.post(`/api/admin/${path}`, body, client.owner.headers)
  const exported = (await post('privacy-exports', person)).json<PrivacyExport>()
  expect(exported.messages).toMatchObject([
    { orderNumber: null, estimateNumber: estimate.number, text: 'My number is 7000.' },
  ])
  const erased = await post('privacy-erasures', { ...person, reason: 'Asked for it.' })
  expect(erased.statusCode, erased.body).toBe(201)
  expect((await ofStaff(estimate)).messages[0]?.text).toBe('Erased')
})
