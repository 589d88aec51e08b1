import type { AdminOrderRecord, CustomerDetail } from '@platen/contract'
import { expect, test } from 'vitest'
import { ESTIMATES, openEstimateClient, publicPath } from '../../../testing/estimate-client.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'

const shop = sharedTestApp({ config: { rateLimitFactor: 1000 } })
const client = shared(() => openEstimateClient(shop))

const read = async <Body>(path: string) => (await shop.get(path, client.owner.headers)).json<Body>()
const messagesOf = async (customerId: string | null) =>
  (await read<CustomerDetail>(`/api/admin/customers/${customerId}`)).messages
const order = (email: string) => client.storefront.ordered({ customer: { name: 'Clara', email } })
const customerOf = async ({ id }: { readonly id: string }) =>
  (await read<AdminOrderRecord>(`/api/admin/orders/${id}`)).customerId!

test('the page of a customer has the last messages about all orders and estimates of theirs, also of those merged into them', async () => {
  const [mine, part] = [await order('clara.messages@example.com'), await order('clara.part@example.com')]
  const estimate = await client.sent({ customer: { name: 'Clara', email: 'clara.messages@example.com' } })
  const other = await order('somebody.else@example.com')
  await shop.post(`/api/v1/orders/${mine.trackingToken}/messages`, { text: 'When is it ready?' })
  await shop.post(`/api/admin/orders/${mine.id}/messages`, { text: 'On Friday.' }, client.owner.headers)
  await shop.post(`${publicPath(estimate)}/messages`, { artworkIds: [client.storefront.artworkId] })
  await shop.post(`${ESTIMATES}/${estimate.id}/whatsapp-notes`, undefined, client.owner.headers)
  await shop.post(`/api/v1/orders/${part.trackingToken}/messages`, { text: 'From another address.' })
  await shop.post(`/api/v1/orders/${other.trackingToken}/messages`, { text: 'Not theirs.' })

  const [id, partId] = [await customerOf(mine), await customerOf(part)]
  const own = [
    { sender: 'customer', text: null, pictures: 1, unread: true, number: estimate.number, orderId: null },
    { sender: 'shop', text: 'On Friday.', unread: false, orderId: mine.id, estimateId: null },
    { sender: 'customer', text: 'When is it ready?', unread: false, number: mine.number },
  ]
  expect(await messagesOf(id)).toMatchObject(own)
  const { revision } = await read<CustomerDetail>(`/api/admin/customers/${id}`)
  await shop.post(`/api/admin/customers/${id}/merges`, { customerId: partId, revision }, client.owner.headers)
  expect(await messagesOf(id)).toMatchObject([{ text: 'From another address.', orderId: part.id }, ...own])
})

test('the page of a customer has at most ten messages', async () => {
  const mine = await order('clara.many@example.com')
  for (let n = 1; n <= 12; n += 1)
    await shop.post(`/api/v1/orders/${mine.trackingToken}/messages`, { text: `Message ${n}` })
  const texts = (await messagesOf(await customerOf(mine))).map(({ text }) => text)
  expect(texts).toEqual(Array.from({ length: 10 }, (_, at) => `Message ${12 - at}`))
})
