import {
  ROLES,
  may,
  type AdminOrderRecord,
  type DocumentRecord,
  type StoreSettingsResponse,
} from '@platen/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import { SYSTEM } from '../../../platform/records/audit.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { anOrder } from '../../../testing/builders.ts'
import { openOrderClient } from '../../../testing/order-client.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { codeOf, errorOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { lockOrder } from '../../selling/orders/index.ts'
import { issueDocument } from './issue-document.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const client = shared(() => openOrderClient(shop))

const asOwner = () => client.owner.headers
const issue = (orderId: string, body: object = { kind: 'invoice' }, headers = asOwner()) =>
  shop.post(`/api/admin/orders/${orderId}/documents`, body, headers)
async function issued(orderId: string, body?: object): Promise<DocumentRecord> {
  const reply = await issue(orderId, body)
  if (reply.statusCode !== 201) throw new Error(reply.body)
  return reply.json<DocumentRecord>()
}
const list = async (query: string) =>
  (await shop.get(`/api/admin/documents${query}`, asOwner())).json<DocumentRecord[]>()
const textOf = async ({ id }: Pick<DocumentRecord, 'id'>, page = 1) => {
  const reply = await shop.get(`/api/admin/documents/${id}/file`, asOwner())
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  return (await readPdf(reply.rawPayload)).textOf(page)
}
const changeSettings = async (change: (settings: StoreSettingsResponse) => object) => {
  const { updatedAt, updatedBy, ...settings } = (
    await shop.get('/api/admin/settings', asOwner())
  ).json<StoreSettingsResponse>()
  const payload = { ...settings, ...change({ updatedAt, updatedBy, ...settings }) }
  const reply = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: asOwner(),
    payload,
  })
  if (reply.statusCode !== 200) throw new Error(reply.body)
}

test('film without a garment is on papers by its kind and measures, in the language of the customer', async () => {
  const { artworkId } = client.storefront
  const order = await client.place({
    items: [{ kind: 'transfer', artworkId, widthMm: 150, heightMm: 150, quantity: 2 }],
  })
  const text = await textOf(await issued(order.id))
  expect(text).toContain('Transfer')
  expect(text).toContain('150×150mm')
  const labels = await shop.get(`/api/admin/orders/${order.id}/bag-labels`, asOwner())
  const pdf = await readPdf(labels.rawPayload)
  expect(pdf.pages).toBe(2)
  expect(await pdf.textOf(2)).toContain('150×150mm')
})

test('an invoice says what the order costs, and the same file is given each time', async () => {
  const order = await client.place()
  const invoice = await issued(order.id)
  expect(invoice).toMatchObject({
    kind: 'invoice',
    orderNumber: order.number,
    totalMinor: order.totals.totalMinor,
    recipient: order.customer.name,
    issuedOn: '2026-11-20',
    creditedMinor: 0,
  })
  expect(invoice.number).toMatch(/^INV-2026-\d{6}$/)
  const text = await textOf(invoice)
  for (const said of [invoice.number, order.number, 'Camiseta clásica'])
    expect(text).toContain(said.replaceAll(/\s/g, ''))
  const [first, again] = [
    await shop.get(`/api/admin/documents/${invoice.id}/file`, asOwner()),
    await shop.get(`/api/admin/documents/${invoice.id}/file`, asOwner()),
  ]
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
})

test('the order says which documents can be issued, or why not', async () => {
  const actionsOf = async (id: string, { headers } = client.owner) => {
    const { actions } = (await shop.get(`/api/admin/orders/${id}`, headers)).json<AdminOrderRecord>()
    return ['issue_invoice', 'issue_credit_note'].map((wanted) => {
      const action = actions.find(({ name }) => name === wanted)
      return action?.allowed === true ? 'allowed' : action?.code
    })
  }
  const { id } = await client.place()
  expect(await actionsOf(id)).toEqual(['allowed', 'no_invoice'])
  expect(await actionsOf(id, await aMember(shop, 'production'))).toEqual([
    ...['lacks_permission', 'lacks_permission'],
  ])
  await issued(id)
  expect(await actionsOf(id)).toEqual(['has_invoice', 'allowed'])
  await issued(id, { kind: 'credit_note' })
  expect(await actionsOf(id)).toEqual(['allowed', 'no_invoice'])

  const cancelled = await client.place()
  await client.done(cancelled, 'cancellation', {})
  expect(await actionsOf(cancelled.id)).toEqual(['cancelled_or_expired', 'no_invoice'])
  const own = await client.place()
  await shop.services.pool.query(
    'INSERT INTO test_orders (order_id, created_by, created_at) VALUES ($1, $2, now())',
    [decodeId('order', own.id), client.owner.userId],
  )
  expect(await actionsOf(own.id)).toEqual(['test_order', 'test_order'])
  expect(errorOf(await issue(own.id)).details?.reason).toBe('test_order')
})

test('an order has one invoice, until a credit note takes it back', async () => {
  const { id } = await client.place()
  const invoice = await issued(id)
  const again = await issue(id)
  expect([codeOf(again), errorOf(again).details?.reason]).toEqual(['DUPLICATE', 'invoice_issued'])
  const credit = await issued(id, { kind: 'credit_note', reason: 'The name was wrong.' })
  expect(credit).toMatchObject({ invoiceId: invoice.id, totalMinor: invoice.totalMinor })
  expect(await textOf(credit)).toContain('Thenamewaswrong.')
  expect(codeOf(await issue(id, { kind: 'credit_note' }))).toBe('INVALID_TRANSITION')
  const next = await issued(id, { kind: 'invoice', billTo: { name: 'Right Ltd.', taxId: '0614-9' } })
  expect(await textOf(next)).toMatch(/RightLtd\..*0614-9/)
})

test.each(['cancelled', 'expired'] as const)(
  'refuses an invoice for an order that was %s',
  async (status) => {
    const { id } = await anOrder(shop.services.pool, { status })
    const reply = await issue(encodeId('order', id))
    expect([codeOf(reply), errorOf(reply).details?.reason]).toEqual(['INVALID_TRANSITION', 'order_ended'])
    expect(await list(`?orderId=${encodeId('order', id)}`)).toEqual([])
  },
)

test('a payment gets its receipt, and a refund its credit note', async () => {
  const order = await client.pay(await client.place())
  const total = order.totals.totalMinor
  const invoice = await issued(order.id)
  await client.done(order, 'refunds', { amountMinor: 100, reason: 'Late.' })
  await client.done(order, 'refunds', { amountMinor: 50, reason: 'Late.', creditNote: false })
  const documents = await list(`?orderId=${order.id}`)
  expect(documents.map(({ kind, totalMinor }) => [kind, totalMinor])).toEqual([
    ['credit_note', 100],
    ['invoice', total],
    ['receipt', total],
  ])
  expect(documents[1]?.creditedMinor).toBe(100)
  expect(await textOf(documents[2]!)).toContain('Montorecibido')
  expect(documents[0]?.invoiceId).toBe(invoice.id)
})

test('a shop can do without receipts', async () => {
  await changeSettings(({ documents }) => ({ documents: { ...documents, receipts: false } }))
  const order = await client.pay(await client.place())
  expect(await list(`?orderId=${order.id}`)).toEqual([])
  await changeSettings(({ documents }) => ({ documents: { ...documents, receipts: true } }))
})

test('the taxes of partial credit notes add up to the tax of the invoice', async () => {
  const { id } = await anOrder(shop.services.pool, {
    items: [{ quantity: 1, unitPriceMinor: 1000 }],
    taxMinor: 115,
    paidMinor: 1000,
    paymentStatus: 'paid',
  })
  await shop.services.transaction(async (tx) => {
    await lockOrder(tx, id)
    await issueDocument({ tx, orderId: id, now: shop.clock.now(), author: SYSTEM }, { kind: 'invoice' })
  })
  const { creditRefund } = await import('./issue-document.ts')
  for (const amountMinor of [333, 333, 333, 9_999])
    await shop.services.transaction((tx) =>
      creditRefund({ tx, orderId: id, now: shop.clock.now(), author: SYSTEM }, { amountMinor, reason: 'x' }),
    )
  const credits = await list(`?orderId=${encodeId('order', id)}&kind=credit_note`)
  expect(credits.map(({ totalMinor }) => totalMinor)).toEqual([1, 333, 333, 333])
  expect(credits.reduce((sum, { taxMinor }) => sum + taxMinor, 0)).toBe(115)
})

test('a month is one ZIP with every document and a table', async () => {
  const order = await client.pay(await client.place({ customer: { name: '=cmd|x', email: 'a@example.com' } }))
  const invoice = await issued(order.id)
  await client.done(order, 'refunds', { amountMinor: 100, reason: 'Late.' })
  const manager = await aMember(shop, 'manager')
  const reply = await shop.get('/api/admin/document-exports?month=2026-11', manager.headers)
  expect(reply.headers['content-type']).toBe('application/zip')
  const files = await unzip(reply.rawPayload)
  const all = await list('?month=2026-11&limit=200')
  expect(Object.keys(files)).toEqual([
    'documents-2026-11.csv',
    ...all.toReversed().map(({ number }) => `${number}.pdf`),
  ])
  const [head, ...lines] = files['documents-2026-11.csv']!.toString().trimEnd().split('\r\n')
  expect(head).toBe('\ufeffNumber,Kind,Issued on,Order,Invoice,Customer,Tax ID,Currency,Net,Tax,Total')
  expect(lines.find((line) => line.startsWith(invoice.number))).toContain(
    `${invoice.number},invoice,2026-11-20,${order.number},,'=cmd|x,,USD,`,
  )
  expect(lines.at(-1)).toMatch(/^CN-2026-\d{6},credit_note,.*,-1\.00$/)
  expect((await readPdf(files[`${invoice.number}.pdf`]!)).pages).toBe(1)
  const empty = await shop.get('/api/admin/document-exports?month=2025-01', manager.headers)
  expect(Object.keys(await unzip(empty.rawPayload))).toEqual(['documents-2025-01.csv'])
})

test('documents are found by month, kind, number and customer', async () => {
  const order = await client.place({
    customer: { name: 'Zoraida Quintanilla', email: 'zoraida@example.com' },
  })
  const invoice = await issued(order.id)
  const numbers = async (query: string) => (await list(query)).map(({ number }) => number)
  expect(await numbers('?q=quintanil')).toEqual([invoice.number])
  expect(await numbers(`?q=${invoice.number}`)).toEqual([invoice.number])
  expect(await numbers(`?q=${order.number}&month=2026-11&kind=invoice`)).toEqual([invoice.number])
  expect(await numbers('?q=quintanil&month=2026-10')).toEqual([])
  expect(await numbers('?q=quintanil&kind=receipt')).toEqual([])
})

test('customers get the documents of their own order by its key, and no others', async () => {
  const [order, other] = [await client.place(), await client.place()]
  const [invoice, foreign] = [await issued(order.id), await issued(other.id)]
  const url = `/api/v1/orders/${order.trackingToken}/documents`
  const { id, kind, number, issuedOn, currency, totalMinor } = invoice
  expect((await shop.get(url)).json()).toEqual([{ id, kind, number, issuedOn, currency, totalMinor }])
  const file = await shop.get(`${url}/${invoice.id}`)
  expect([file.statusCode, file.headers['content-type'], file.headers['ratelimit-limit']]).toEqual([
    200,
    'application/pdf',
    expect.anything(),
  ])
  expect((await shop.get(`${url}/${foreign.id}`)).statusCode).toBe(404)
  expect((await shop.get(`/api/v1/orders/${'x'.repeat(43)}/documents`)).statusCode).toBe(404)
})

test('what was issued stays after its customer was erased, and the link of the order gives nothing of it', async () => {
  const order = await client.place({ customer: { name: 'Gone Person', email: 'gone@example.com' } })
  const invoice = await issued(order.id)
  await client.done(order, 'cancellation', {})
  const exported = await shop.post('/api/admin/privacy-exports', { email: 'gone@example.com' }, asOwner())
  expect(exported.json()).toMatchObject({ documents: [{ number: invoice.number, recipient: 'Gone Person' }] })
  const erased = await shop.post(
    '/api/admin/privacy-erasures',
    { email: 'gone@example.com', reason: 'Asked for it.' },
    asOwner(),
  )
  expect([erased.statusCode, erased.json()]).toMatchObject([201, { documentsKept: 1 }])
  expect(await textOf(invoice)).toContain('GonePerson')
  expect(await list('?q=Gone%20Person')).toEqual([])
  expect((await list(`?q=${invoice.number}`)).length).toBe(1)
  expect((await shop.get(`/api/v1/orders/${order.trackingToken}/documents`)).statusCode).toBe(404)
})

test('papers name garments, colours and print zones in the language of the customer', async () => {
  const customer = { name: 'Ana', email: 'ana@example.com', locale: 'es' }
  const order = await client.place({ customer })
  const slip = await shop.get(`/api/admin/orders/${order.id}/packing-slip`, asOwner())
  for (const text of [
    await textOf(await issued(order.id)),
    await (await readPdf(slip.rawPayload)).textOf(1),
  ]) {
    expect(text).toMatch(/Camisetaclásica.*Negro,.*Frentecompleto/s)
    expect(text).not.toMatch(/Classictee|Black|Fullfront/)
  }
})

test('packing slips and labels have no price, and a label for each garment', async () => {
  const draft = await client.storefront.order()
  const items = draft.items.map((item) => ({ ...item, note: '7 Rosa' }))
  const order = await client.place({ items, customer: { name: 'Ana Label', email: 'ana@example.com' } })
  const garments = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const printer = await aMember(shop, 'production')
  const read = async (path: string) =>
    readPdf((await shop.get(`/api/admin/orders/${order.id}/${path}`, printer.headers)).rawPayload)
  const slip = await read('packing-slip')
  expect(await slip.textOf(1)).toMatch(/Packingslip.*AnaLabel/)
  expect(await slip.textOf(1)).not.toContain('$')
  expect(await slip.textOf(1)).toContain('7Rosa')
  const labels = await read('bag-labels')
  expect(labels.pages).toBe(garments)
  const { widthMm, heightMm } = await labels.sizeOf(1)
  expect([widthMm, heightMm].map(Math.round)).toEqual([100, 50])
  expect(await labels.textOf(1)).toMatch(/AnaLabel.*7Rosa/)
  expect((await read(`bag-labels?paper=a4&skip=${24 - garments}`)).pages).toBe(1)
  expect((await read(`bag-labels?paper=a4&skip=23`)).pages).toBe(garments > 1 ? 2 : 1)
})

test('a packing slip says where and when the order is handed over', async () => {
  const fulfilment = {
    method: 'meetup',
    meetupZoneId: 'centro',
    slot: { date: '2026-11-27', from: '17:00' },
  } as const
  const order = await client.place({ fulfilment, customer: { name: 'Ana Meet', email: 'ana@example.com' } })
  const slip = await shop.get(`/api/admin/orders/${order.id}/packing-slip`, asOwner())
  expect(await (await readPdf(slip.rawPayload)).textOf(1)).toContain('Meet-up:Centro,Fri27Nov17:00')
})

test('a long name of who gets a garment has two lines on its label', async () => {
  const { items } = await client.storefront.order()
  const note = '10 Rosa con un nombre larguísimo de verdad'
  const order = await client.place({
    items: items.map((item) => ({ ...item, note })),
    customer: { name: 'Asociación Deportiva Escolar de Santa Tecla', email: 'ana@example.com' },
  })
  const { headers } = await aMember(shop, 'production')
  const labels = await readPdf(
    (await shop.get(`/api/admin/orders/${order.id}/bag-labels`, headers)).rawPayload,
  )
  expect(await labels.textOf(1)).toContain(note.replaceAll(' ', ''))
})

test('texts of HTML and of the greatest length stay texts', async () => {
  const html = `<script>alert(1)</script>${'W'.repeat(90)}`
  const order = await client.place({ customer: { name: html, email: 'a@example.com' } })
  const billTo = {
    name: html + 'x'.repeat(80),
    address: `${'y'.repeat(399)}\n`.trim(),
    taxId: '9'.repeat(40),
  }
  const invoice = await issued(order.id, { kind: 'invoice', billTo })
  expect(await textOf(invoice)).toContain('<script>')
  const email = await issue(order.id, { kind: 'credit_note', reason: 'z'.repeat(300) })
  expect(email.statusCode).toBe(201)
  expect((await issue(order.id, { kind: 'invoice', billTo: { name: 'x'.repeat(10_000) } })).statusCode).toBe(
    422,
  )
})

test('a document is sent to the address of the order, and not without one', async () => {
  const order = await client.place()
  const invoice = await issued(order.id)
  const sent = await shop.post(`/api/admin/documents/${invoice.id}/sendings`, {}, asOwner())
  expect([sent.statusCode, sent.json<DocumentRecord>().sentAt]).toEqual([201, '2026-11-20T15:00:00.000Z'])
  const { rows } = await sql<{ types: string[] }>`
    SELECT array_agg(type ORDER BY id) AS types FROM events
    WHERE order_id = ${decodeId('order', order.id)} AND type LIKE 'document.%'`.execute(
    shop.services.database,
  )
  expect(rows[0]?.types).toEqual(['document.issued', 'document.sent'])
  const silent = await client.place({ customer: { name: 'Ana', phone: '+50371112233' } })
  const reply = await shop.post(
    `/api/admin/documents/${(await issued(silent.id)).id}/sendings`,
    {},
    asOwner(),
  )
  expect([codeOf(reply), errorOf(reply).details?.reason]).toEqual(['INVALID_TRANSITION', 'no_email'])
})

test.each(ROLES)('a %s reads and issues documents as their permissions allow', async (role) => {
  const member = await aMember(shop, role)
  const { id } = await client.place()
  expect((await issue(id, { kind: 'invoice' }, member.headers)).statusCode).toBe(
    may(role, 'documents:issue') ? 201 : 403,
  )
  expect((await shop.get('/api/admin/documents', member.headers)).statusCode).toBe(
    may(role, 'documents:read') ? 200 : 403,
  )
})

function unzip(bytes: Buffer): Promise<Record<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files: Record<string, Buffer> = {}
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (failed, zip) => {
      if (failed) {
        reject(failed)
        return
      }
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) {
            reject(broken)
            return
          }
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', () => {
            files[entry.fileName] = Buffer.concat(chunks)
            zip.readEntry()
          })
        })
      })
      zip.on('end', () => resolve(files))
      zip.readEntry()
    })
  })
}
