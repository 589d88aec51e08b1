import type { EstimateRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { ESTIMATES, openEstimateClient } from '../../../testing/estimate-client.ts'
import { codeOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { canonicalJson } from '../../people/audit-log/index.ts'
import { digestOf, hashOf } from '../approvals/index.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const client = shared(() => openEstimateClient(shop))
const support = shared(() => aMember(shop, 'support'))

const query = async (sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Record<string, unknown>>(sql, values)).rows

const put = (estimate: EstimateRecord, body: object, headers = client.owner.headers) =>
  shop.app.inject({ method: 'PUT', url: `${ESTIMATES}/${estimate.id}`, payload: body, headers })
const unitPrice = async () => (await client.drafted()).lines[0]!.unitPriceMinor

test('prices a draft as an order, with free text, a discount and a deposit', async () => {
  const price = await unitPrice()
  const { lines } = await client.request()
  const draft = await client.drafted({
    lines: [...lines, { text: 'Setting up the design', quantity: 2, unitPriceMinor: 1_000 }],
    discount: { percent: 10, reason: 'First order' },
    depositPercent: 30,
    message: 'As we talked about.',
  })
  const subtotal = 3 * price + 2_000
  const total = subtotal - Math.round(subtotal / 10)
  expect(draft).toMatchObject({
    number: expect.stringMatching(/^ES-2026-\d{6}$/) as unknown,
    status: 'draft',
    unsent: true,
    url: null,
    whatsappUrl: null,
    discount: { percent: 10, minor: null, reason: 'First order' },
    totals: {
      subtotalMinor: subtotal,
      agreedDiscountMinor: Math.round(subtotal / 10),
      totalMinor: total,
      depositMinor: Math.round(total * 0.3),
    },
    validUntil: '2026-12-04',
    message: 'As we talked about.',
    versions: [],
    allowedActions: ['edit', 'send'],
  })
  expect(draft.lines.map(({ text }) => text)).toEqual([null, 'Setting up the design'])
  expect(draft.lines[0]!.garment?.placements[0]?.artwork.id).toBe(client.storefront.artworkId)
})

test('what was priced before the agreed discount was kept apart does not name it', async () => {
  const draft = await client.drafted({ discount: { minor: 250 } })
  await shop.services.pool.query(
    `UPDATE estimates SET offer = offer #- '{totals,agreedDiscountMinor}' WHERE id = $1`,
    [decodeId('estimate', draft.id)],
  )
  const reply = await shop.get(`${ESTIMATES}/${draft.id}`, client.owner.headers)
  expect(reply.json<EstimateRecord>().totals).toMatchObject({
    discountMinor: 250,
    agreedDiscountMinor: null,
  })
})

test('refuses lines that are neither a garment nor a text, and an estimate without a garment', async () => {
  const [garment] = (await client.request()).lines
  const text = { text: 'Setting up', quantity: 1, unitPriceMinor: 500 }
  const refused: [object[], string, string][] = [
    [[text], 'lines', 'no_garment'],
    [[{ ...garment, ...text }], 'lines[0].text', 'one_of_both'],
    [[garment!, { text: 'Setting up', quantity: 1 }], 'lines[1].unitPriceMinor', 'required'],
    [[{ ...garment, placements: undefined }], 'lines[0].placements', 'required'],
  ]
  for (const [lines, path, reason] of refused) {
    const reply = await shop.post(ESTIMATES, { ...(await client.request()), lines }, client.owner.headers)
    expect(reply.json<{ error: unknown }>().error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path, reason }],
    })
  }
  const both = { ...(await client.request()), discount: { percent: 5, minor: 100 } }
  expect(codeOf(await shop.post(ESTIMATES, both, client.owner.headers))).toBe('VALIDATION_FAILED')
})

test('support writes estimates, but agrees no prices', async () => {
  const request = await client.request()
  const agreed = { ...request, lines: request.lines.map((line) => ({ ...line, unitPriceMinor: 900 })) }
  expect(codeOf(await shop.post(ESTIMATES, agreed, support.headers))).toBe('FORBIDDEN')
  expect(codeOf(await shop.post(ESTIMATES, { ...request, discount: { minor: 100 } }, support.headers))).toBe(
    'FORBIDDEN',
  )
  expect((await shop.post(ESTIMATES, request, support.headers)).statusCode).toBe(201)
})

test('sending freezes a version whose hash is that of its content', async () => {
  const sent = await client.sent({ message: 'Hello Rosa' })
  expect(sent).toMatchObject({ status: 'sent', unsent: false, versions: [{ version: 1 }] })
  const offered = await client.offered(sent)
  expect(offered).toMatchObject({
    version: 1,
    hash: sent.versions[0]!.hash,
    customerName: 'Rosa Cruz',
    message: 'Hello Rosa',
    instruction: { id: 'bank_main' },
    allowedActions: ['approve', 'decline', 'request_changes'],
    order: null,
  })
  const [row] = await query(
    'SELECT offer, words, words_digest, hash FROM estimate_versions WHERE hash = $1',
    [offered.hash],
  )
  expect(row!.words_digest).toBe(digestOf(row!.words))
  expect(row!.hash).toBe(
    hashOf({ offer: row!.offer as Parameters<typeof hashOf>[0] }, String(row!.words_digest)),
  )
  expect(canonicalJson(row!.offer)).not.toContain('Rosa')

  const change = query(
    `UPDATE estimate_versions SET offer = offer || '{"currency": "EUR"}' WHERE hash = $1`,
    [offered.hash],
  )
  await expect(change).rejects.toThrow('insert-only')
  await expect(query('DELETE FROM estimate_versions WHERE hash = $1', [offered.hash])).rejects.toThrow(
    'insert-only',
  )
})

test('an edited estimate shows the customer the version that was sent until the next one is', async () => {
  const sent = await client.sent()
  const { lines } = await client.request()
  const body = { ...(await client.request()), lines: lines.map((line) => ({ ...line, quantity: 9 })) }
  expect(codeOf(await put(sent, { ...body, revision: sent.revision + 7 }))).toBe('REVISION_CONFLICT')
  const edited = (await put(sent, { ...body, revision: sent.revision })).json<EstimateRecord>()
  expect(edited).toMatchObject({ status: 'sent', unsent: true })
  expect((await client.offered(sent)).lines[0]!.quantity).toBe(3)

  await client.send(edited)
  const second = await client.offered(sent)
  expect(second).toMatchObject({ version: 2, lines: [{ quantity: 9 }] })
  const first = await shop.get(`${ESTIMATES}/${sent.id}/versions/1`, client.owner.headers)
  expect(first.json()).toMatchObject({ version: 1, hash: sent.versions[0]!.hash, lines: [{ quantity: 3 }] })
})
