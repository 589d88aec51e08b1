import type { ContactLeadRecord, ContactLeadSubmitResponse } from '@platen/contract'
import { expect, test } from 'vitest'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { anOrder } from '../../../testing/builders.ts'
import { inLockStep } from '../../../testing/meanwhile.ts'
import { codeOf, errorOf, fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp({ now: new Date('2026-03-02T15:00:00Z') })
const support = shared(() => aMember(shop, 'support'))

const LEAD = {
  channel: 'email',
  name: 'Ana Pérez',
  email: 'Ana@example.com',
  topic: 'quote',
  message: 'Twelve hoodies with our logo.',
  consent: true,
  botToken: '',
}

const ONLY_FROM_NEW = 'You can only change it from new to answered, ordered, lost, or spam.'

test('shows staff a request with its artwork and a link to chat with the person', async () => {
  const artworkId = await anArtwork()
  const { id, reference } = await submit({
    channel: 'whatsapp',
    phone: '+50588887777',
    orderNumber: 'PL-2026-000042',
    quantityEstimate: 12,
    artworkIds: [artworkId],
    locale: 'es-NI',
  })
  const lead = await getLead(id)
  expect(lead).toEqual({
    id,
    reference,
    status: 'new',
    statusSince: '2026-03-02T15:00:00.000Z',
    channel: 'whatsapp',
    topic: 'quote',
    name: 'Ana Pérez',
    email: 'Ana@example.com',
    phone: '+50588887777',
    message: 'Twelve hoodies with our logo.',
    orderNumber: 'PL-2026-000042',
    quantityEstimate: 12,
    artworks: [
      {
        id: artworkId,
        fileName: 'logo.png',
        previewUrl: expect.stringContaining(artworkId) as string,
        widthPx: expect.any(Number) as number,
        heightPx: expect.any(Number) as number,
        vector: false,
      },
    ],
    locale: 'es-NI',
    customerId: expect.stringMatching(/^cus_/) as string,
    receivedAt: '2026-03-02T15:00:00.000Z',
    lostReason: null,
    orderId: null,
    whatsappUrl: expect.stringContaining('https://wa.me/50588887777?text=') as string,
    allowedActions: ['contacted', 'converted', 'lost', 'spam'],
    actions: [
      { name: 'contacted', allowed: true, reason: null, code: null, roles: [] },
      { name: 'quoted', allowed: false, reason: ONLY_FROM_NEW, code: 'other_status_first', roles: [] },
      { name: 'converted', allowed: true, reason: null, code: null, roles: [] },
      { name: 'lost', allowed: true, reason: null, code: null, roles: [] },
      { name: 'spam', allowed: true, reason: null, code: null, roles: [] },
    ],
    revision: 1,
  })
  expect(new URL(lead.whatsappUrl ?? '').searchParams.get('text')).toMatch(
    new RegExp(`^¡Hola!.*${reference}`),
  )
})

test('offers only actions that the role may perform', async () => {
  const { id } = await submit()
  const viewer = await aMember(shop, 'viewer')
  expect((await getLead(id, viewer)).allowedActions).toEqual([])
  expect((await move(id, { to: 'contacted' }, viewer)).statusCode).toBe(403)
})

test('finds no request with an unknown id', async () => {
  const unknown = encodeId('lead', newUuid())
  const replies = [
    await shop.get(`/api/admin/contact-leads/${unknown}`, support.headers),
    await move(unknown, { to: 'contacted' }),
    await convert(unknown, encodeId('order', (await anOrder(shop.services.pool)).id)),
  ]
  for (const reply of replies) {
    expect(refusalOf(reply)).toEqual([404, 'RESOURCE_NOT_FOUND'])
  }
})

test('lists each request once, page by page, newest first', async () => {
  const made: string[] = []
  for (let index = 0; index < 5; index += 1) {
    shop.clock.advance(1000)
    made.unshift((await submit({ topic: 'bulk' })).id)
  }
  const seen: string[] = []
  let url: string | undefined = '/api/admin/contact-leads?topic=bulk&limit=2'
  for (let pages = 0; url !== undefined; pages += 1) {
    expect(pages).toBeLessThan(3)
    const reply = await shop.get(url, support.headers)
    seen.push(...reply.json<ContactLeadRecord[]>().map(({ id }) => id))
    url = /<([^>]+)>/.exec(String(reply.headers.link ?? ''))?.[1]
  }
  expect(seen).toEqual(made)
})

test('filters by status, channel and time', async () => {
  shop.clock.advance(60_000)
  const from = shop.clock.now()
  const early = await submit()
  shop.clock.advance(60_000)
  const to = shop.clock.now()
  const late = await submit({ channel: 'whatsapp', phone: '+50370000000' })
  await move(late.id, { to: 'contacted' })

  const range = `from=${from.toISOString()}`
  expect(await listed(range)).toEqual([late.id, early.id])
  expect(await listed(`${range}&to=${to.toISOString()}`)).toEqual([early.id])
  expect(await listed(`${range}&status=contacted`)).toEqual([late.id])
  expect(await listed(`${range}&channel=email`)).toEqual([early.id])
})

test.each([
  ['a name in another case and without its accent', 'nuñez'],
  ['a part of a word', 'imbali'],
  ['an email address', 'NK@Example.org'],
  ['the digits of a phone', '70554433'],
  ['the order number', 'pl-2026-777'],
])('finds a request by %s', async (_what, q) => {
  const person = { name: 'Thimbalina  NÚÑEZ', email: 'nk@example.org', phone: '+50370554433' }
  const { id, reference } = await submit({ ...person, orderNumber: 'PL-2026-777777' })
  expect(await listed(`q=${encodeURIComponent(q)}`)).toContain(id)
  expect(await listed(`q=${reference}`)).toEqual([id])
})

test('searches literally for pattern characters', async () => {
  const { id } = await submit({ name: '100% cotton_club' })
  expect(await listed(`q=${encodeURIComponent('100%')}`)).toEqual([id])
  expect(await listed(`q=${encodeURIComponent('n_c')}`)).toEqual([id])
})

test.each([
  'limit=0',
  'limit=201',
  'q=ab',
  'q=%20%20a',
  'q=%25%25%25',
  'status=won',
  'cursor=ord_01jd3v9k6qf2nt7wz5xr8m0abc',
  'from=yesterday',
  'from=2026-02-30T00:00:00Z',
  'from=2026-03-02T00:00:00Z&to=2026-03-01T00:00:00Z',
  'page=2',
])('refuses a list with %s', async (query) => {
  expect((await shop.get(`/api/admin/contact-leads?${query}`, support.headers)).statusCode).toBe(422)
})

test('a request can go from its first message to an order', async () => {
  const { id } = await submit()
  shop.clock.advance(60_000)
  const contacted = (await move(id, { to: 'contacted' })).json<ContactLeadRecord>()
  expect(contacted).toMatchObject({
    status: 'contacted',
    statusSince: shop.clock.now().toISOString(),
    allowedActions: ['quoted', 'converted', 'lost', 'spam'],
    revision: 2,
  })
  await move(id, { to: 'quoted' })
  const orderId = encodeId('order', (await anOrder(shop.services.pool)).id)
  const reply = await convert(id, orderId)
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({ status: 'converted', orderId, allowedActions: [], revision: 4 })
})

test('a request becomes one order, even by two calls at once, and two requests may become the same', async () => {
  const [{ id }, { id: other }] = [await submit(), await submit()]
  const orders = [await anOrder(shop.services.pool), await anOrder(shop.services.pool)]
  const [first = '', second = ''] = orders.map((order) => encodeId('order', order.id))
  const replies = await Promise.all([convert(id, first), convert(id, second)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  const linked = replies[0].statusCode === 201 ? first : second
  expect(codeOf(await convert(id, linked))).toBe('INVALID_TRANSITION')
  expect(await getLead(id)).toMatchObject({ orderId: linked, revision: 2 })

  expect((await convert(other, linked)).json()).toMatchObject({ status: 'converted', orderId: linked })
})

test('a request can be lost with a reason and reopened without one', async () => {
  const { id } = await submit()
  for (const to of ['contacted', 'quoted']) await move(id, { to })
  const lost = await move(id, { to: 'lost', reason: 'Too dear for Ana.' })
  expect(lost.json()).toMatchObject({ status: 'lost', lostReason: 'Too dear for Ana.' })
  expect((await move(id, { to: 'contacted' })).json()).toMatchObject({
    status: 'contacted',
    lostReason: null,
  })
})

test.each([
  ['new', 'quoted', 'contacted, converted, lost, spam'],
  ['quoted', 'contacted', 'converted, lost, spam'],
  ['converted', 'spam', 'can no longer be moved'],
  ['lost', 'quoted', 'contacted, spam'],
  ['spam', 'contacted', 'can no longer be moved'],
])('refuses to move a request that is %s to %s', async (status, to, allowed) => {
  const { id } = await submit()
  await shop.services.pool.query('UPDATE contact_leads SET status = $2, order_id = $3 WHERE id = $1', [
    decodeId('lead', id),
    status,
    status === 'converted' ? (await anOrder(shop.services.pool)).id : null,
  ])
  const reply = await move(id, { to, ...(to === 'lost' ? { reason: 'No answer.' } : {}) })
  expect(reply.statusCode).toBe(409)
  const { code, message } = errorOf(reply)
  expect(code).toBe('INVALID_TRANSITION')
  expect(message).toContain(`is ${status}`)
  expect(message).toContain(allowed)
})

test.each(['new', 'contacted', 'quoted'])(
  'a request that is %s is lost or converted at once',
  async (status) => {
    const set = async () => {
      const { id } = await submit()
      await shop.services.pool.query('UPDATE contact_leads SET status = $2 WHERE id = $1', [
        decodeId('lead', id),
        status,
      ])
      return id
    }
    expect((await move(await set(), { to: 'lost', reason: 'Too late.' })).statusCode).toBe(201)
    const orderId = encodeId('order', (await anOrder(shop.services.pool)).id)
    expect((await convert(await set(), orderId)).statusCode).toBe(201)
  },
)

test('refuses a conversion of spam or to an unknown order', async () => {
  const { id } = await submit()
  await move(id, { to: 'spam' })
  const early = await convert(id, encodeId('order', (await anOrder(shop.services.pool)).id))
  expect(codeOf(early)).toBe('INVALID_TRANSITION')

  const { id: other } = await submit()
  const unknown = await convert(other, encodeId('order', newUuid()))
  expect(unknown.statusCode).toBe(422)
  expect(fieldsOf(unknown)).toEqual(['orderId'])
  expect((await getLead(id)).status).toBe('spam')
})

test.each([
  ['a loss without a reason', { to: 'lost' }, 'reason'],
  ['a reason for anything else', { to: 'spam', reason: 'Casino.' }, 'reason'],
  ['a move to converted', { to: 'converted' }, 'to'],
])('refuses %s', async (_what, body, path) => {
  const { id } = await submit()
  const reply = await move(id, body)
  expect(reply.statusCode).toBe(422)
  expect(fieldsOf(reply)).toEqual([path])
})

test('moves a request once when two people do it at the same time', async () => {
  const { id } = await submit()
  const row = { table: 'contact_leads', id: decodeId('lead', id) }
  const both = [() => move(id, { to: 'contacted' }), () => move(id, { to: 'contacted' })]
  const replies = await inLockStep(shop.services.pool, row, both)
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  expect((await getLead(id)).revision).toBe(2)
})

test('a repeated move returns the first response', async () => {
  const { id } = await submit()
  const first = await move(id, { to: 'contacted' }, support, { 'idempotency-key': 'once' })
  const again = await move(id, { to: 'contacted' }, support, { 'idempotency-key': 'once' })
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(again.body).toBe(first.body)
})

test('records moves in the audit log and events without personal data', async () => {
  const { id, reference } = await submit()
  for (const to of ['contacted', 'quoted']) await move(id, { to })
  await move(id, { to: 'lost', reason: 'Ana Pérez went elsewhere.' })
  const { pool } = shop.services
  const audit = await pool.query<{ action: string; message: string }>(
    'SELECT * FROM audit_log WHERE entity_id = $1 ORDER BY id',
    [id],
  )
  expect(audit.rows.map(({ message }) => message)).toEqual([
    `The support moved request ${reference} from new to contacted.`,
    `The support moved request ${reference} from contacted to quoted.`,
    `The support moved request ${reference} from quoted to lost.`,
  ])
  const events = await pool.query<{ type: string }>(
    'SELECT type, payload FROM events WHERE lead_id = $1 ORDER BY id',
    [decodeId('lead', id)],
  )
  expect(events.rows.at(-1)).toEqual({ type: 'lead.updated', payload: { reference, status: 'lost' } })
  expect(JSON.stringify([audit.rows, events.rows])).not.toMatch(/Ana|elsewhere/)
})

async function submit(change: object = {}): Promise<ContactLeadSubmitResponse> {
  const reply = await shop.post('/api/contact-leads', { ...LEAD, ...change })
  expect(reply.statusCode).toBe(201)
  return reply.json<ContactLeadSubmitResponse>()
}

async function getLead(id: string, member = support): Promise<ContactLeadRecord> {
  return (await shop.get(`/api/admin/contact-leads/${id}`, member.headers)).json<ContactLeadRecord>()
}

async function listed(query: string): Promise<string[]> {
  const reply = await shop.get(`/api/admin/contact-leads?${query}`, support.headers)
  return reply.json<ContactLeadRecord[]>().map(({ id }) => id)
}

function move(id: string, body: object, member = support, headers: Record<string, string> = {}) {
  return shop.post(`/api/admin/contact-leads/${id}/moves`, body, { ...member.headers, ...headers })
}

function convert(id: string, orderId: string) {
  return shop.post(`/api/admin/contact-leads/${id}/conversion`, { orderId }, support.headers)
}

async function anArtwork(): Promise<string> {
  const id = newUuid()
  await shop.services.pool.query(
    `INSERT INTO artworks (id, sha256, file_name, byte_size, format, inspection)
     VALUES ($1, sha256($2), 'logo.png', 1, 'png', '{"widthPx":600,"heightPx":400,"vector":false}')`,
    [id, Buffer.from(id)],
  )
  return encodeId('artwork', id)
}
