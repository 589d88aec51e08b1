import type { EstimateCreate } from '@platen/contract'
import { expect, test } from 'vitest'
import { ESTIMATES, openEstimateClient, publicPath } from '../../../testing/estimate-client.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { fieldsOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'

const shop = sharedTestApp()
const client = shared(() => openEstimateClient(shop))

const LONG = 'x'.repeat(10_000)
const html = (where: string) => `<b>${where}</b><script>alert(1)</script>`
const pickup = { fulfilment: { method: 'pickup' } } as const

async function written(text: (where: string) => string): Promise<EstimateCreate> {
  const { lines, ...request } = await client.request()
  return {
    ...request,
    customer: { name: text('name'), company: text('company'), email: 'rosa@example.com', locale: 'en' },
    lines: [...lines, { text: text('line'), quantity: 1, unitPriceMinor: 1_000 }],
    discount: { percent: 10, reason: text('reason') },
    fulfilment: {
      method: 'delivery',
      address: { line1: text('street'), city: text('city'), country: 'SV' },
    },
    message: text('message'),
    terms: text('terms'),
  }
}

test('HTML in every text of an estimate stays text on its paper and in what the customer gets', async () => {
  const content = await written(html)
  const sent = await client.sent(content)
  const offered = JSON.stringify(await client.offered(sent))
  const pdf = await readPdf((await shop.get(`${publicPath(sent)}/file`)).rawPayload)
  const pages = await Promise.all(Array.from({ length: pdf.pages }, (_, at) => pdf.textOf(at + 1)))
  const paper = pages.join('').replaceAll(/\s/g, '')
  for (const where of ['name', 'company', 'line', 'reason', 'street', 'city', 'message', 'terms'])
    expect(paper).toContain(html(where).replaceAll(/\s/g, ''))
  for (const where of ['name', 'line', 'reason', 'message', 'terms'])
    expect(offered).toContain(JSON.stringify(html(where)))
})

const WRONG: readonly (readonly [field: string, changes: object])[] = [
  ['customer.name', { customer: { name: LONG, email: 'rosa@example.com' } }],
  ['customer.company', { customer: { name: 'Rosa', company: LONG, email: 'rosa@example.com' } }],
  ['customer.email', { customer: { name: 'Rosa', email: html('email') } }],
  ['customer.phone', { customer: { name: 'Rosa', phone: html('phone') } }],
  ['lines[0].text', { lines: [{ text: LONG, quantity: 1, unitPriceMinor: 1 }] }],
  ['discount.reason', { discount: { percent: 10, reason: LONG } }],
  [
    'fulfilment.address.line1',
    { fulfilment: { method: 'delivery', address: { line1: LONG, city: 'San Salvador', country: 'SV' } } },
  ],
  ['message', { message: LONG }],
  ['terms', { terms: LONG }],
]

test.each(WRONG)(
  'an estimate with a wrong %s is refused by the name of the field',
  async (field, changes) => {
    const reply = await shop.post(
      ESTIMATES,
      { ...(await client.request()), ...pickup, ...changes },
      client.owner.headers,
    )
    expect([reply.statusCode, fieldsOf(reply)?.some((problem) => problem.startsWith(field))]).toEqual([
      422,
      true,
    ])
  },
)

test.each([
  ['approvals', 'name', (hash: string) => ({ version: 1, hash, name: LONG })],
  ['declines', 'reason', () => ({ version: 1, reason: LONG })],
  ['changes-requests', 'notes[0].text', () => ({ version: 1, notes: [{ text: LONG }] })],
  ['messages', 'text', () => ({ text: LONG })],
] as const)('10,000 characters as one of the %s are refused as %s', async (answers, field, body) => {
  const sent = await client.sent()
  const reply = await shop.post(`${publicPath(sent)}/${answers}`, body(sent.versions[0]?.hash ?? ''))
  expect([reply.statusCode, fieldsOf(reply)?.some((problem) => problem.startsWith(field))]).toEqual([
    422,
    true,
  ])
  expect((await client.read(sent)).status).toBe('sent')
})

test('what a customer answers in HTML is kept and shown as they wrote it', async () => {
  const asked = await client.sent()
  await shop.post(`${publicPath(asked)}/changes-requests`, { version: 1, notes: [{ text: html('note') }] })
  expect(JSON.stringify(await client.read(asked))).toContain(JSON.stringify(html('note')))
  const declined = await client.sent()
  await shop.post(`${publicPath(declined)}/declines`, { version: 1, reason: html('why') })
  expect(JSON.stringify(await client.read(declined))).toContain(JSON.stringify(html('why')))
})
