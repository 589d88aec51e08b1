import {
  EVENT_TYPES,
  OPERATIONS,
  locationOf,
  webhookMessage,
  type InventoryItemRecord,
  type Operation,
} from '@platen/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireUnpaidOrders } from '../../apps/api/src/features/selling/orders/index.ts'
import { writeMessage, type WebhookEvent } from '../../apps/api/src/features/shop/webhooks/index.ts'
import { responseValidator } from '../../apps/api/src/platform/http/validators.ts'
import { decodeId } from '../../apps/api/src/platform/records/ids.ts'
import { anEvent, setOrder } from '../../apps/api/src/testing/builders.ts'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { uploadedForm } from '../../apps/api/src/testing/uploaded-form.ts'
import {
  bodiesNobodyCanKeep,
  bodiesOfNobody,
  strangeParams,
  withTexts,
  wrongBodies,
  wrongQueries,
} from './bad-values.ts'
import {
  VALID_REQUESTS,
  hasValidRequest,
  validRequestOf,
  type AdminOperationId,
  type ValidRequest,
} from '../../lab/harness/valid-requests/index.ts'
import { openInjectedShop, outcomeOf, type InjectedShop } from './injected-shop.ts'
import { recordExample, recordMessage, saveExamples } from './record-examples.ts'

/** Requests without permission are covered by `platform/auth/guard.test.ts`; here the requests are permitted. */

let shop: InjectedShop
beforeAll(async () => {
  shop = await openInjectedShop()
})
afterAll(async () => {
  saveExamples()
  await shop.app.close()
})

const ADMIN = OPERATIONS.filter(({ access }) => access !== undefined)
/** What visitors and customers send, too. */
const WITH_BODY = OPERATIONS.filter(({ body, operationId }) => body && hasValidRequest(operationId))
const refused = (status: number, code: string) => ({ status, code })
const INVALID = refused(422, 'VALIDATION_FAILED')
const UNKNOWN = refused(404, 'RESOURCE_NOT_FOUND')

test('every administrative operation has a valid request', () => {
  expect(Object.keys(VALID_REQUESTS).toSorted()).toEqual(
    ADMIN.map(({ operationId }) => operationId).toSorted(),
  )
})

const validRequest = async ({
  operationId,
  upload,
  access,
}: Operation): Promise<ValidRequest & { form?: ReturnType<typeof uploadedForm> }> => {
  const known = await validRequestOf(shop, operationId)
  // Not the owner's session.
  const request = access === undefined ? { ...known, headers: known.headers ?? {} } : known
  if (!upload) return request
  return { ...request, form: uploadedForm(request.file ?? { content: await aPicture(300) }) }
}

test.each(ADMIN)('$operationId answers a valid request', async (operation) => {
  const valid = await validRequest(operation)
  const reply = await shop.send(operation, valid)
  expect([reply.status, reply.status < 300 || reply.body]).toEqual([operation.success.status, true])
  recordExample(operation, valid.body, reply.body)
  if (!locationOf(operation)) return
  const { id } = JSON.parse(reply.body) as { id: string }
  expect(await shop.staff.read(reply.location ?? '')).toMatchObject({ id })
})

test.each(OPERATIONS.filter(({ access, success }) => access === undefined && !success.contentType))(
  '$operationId answers a valid request of a visitor',
  async (operation) => {
    const { config } = shop.app.services
    const { botProtection } = config
    // A shop without bot protection has no challenges.
    if (operation.operationId === 'get_bot_challenge')
      Object.assign(config, { botProtection: { provider: 'altcha' } })
    const valid = await validRequest(operation)
    const reply = await shop.send(operation, valid)
    Object.assign(config, { botProtection })
    expect([reply.status, reply.status < 300 || reply.body]).toEqual([operation.success.status, true])
    recordExample(operation, valid.body, reply.body)
  },
)

test.each(ADMIN.filter(({ params }) => params))(
  '$operationId finds no record under an unknown id or the id of another kind of record',
  async (operation) => {
    const valid = await validRequest(operation)
    for (const [name, schema] of Object.entries(operation.params?.properties ?? {})) {
      for (const id of strangeParams(schema)) {
        const reply = await shop.send(operation, { ...valid, params: { ...valid.params, [name]: id } })
        expect({ [name]: id, ...outcomeOf(reply) }).toEqual({ [name]: id, ...UNKNOWN })
      }
    }
  },
)

test.each(WITH_BODY)('$operationId refuses each wrong field without changing anything', async (operation) => {
  const valid = await validRequest(operation)
  const wrong = wrongBodies(operation.body!, valid.body!)
  expect(wrong).not.toEqual([])
  const accepted = []
  for (const { what, value } of wrong) {
    const reply = await shop.send(operation, { ...valid, body: value as object })
    if (reply.status !== 422) accepted.push(`${what}: ${reply.status} ${reply.body.slice(0, 200)}`)
  }
  expect(accepted).toEqual([])
  for (const body of [[], [valid.body!]]) {
    expect(outcomeOf(await shop.send(operation, { ...valid, body }))).toEqual(refused(400, 'BAD_REQUEST'))
  }
  expect((await shop.send(operation, valid)).status).toBe(operation.success.status)
})

test.each(ADMIN.filter(({ query }) => query))(
  '$operationId refuses each wrong parameter',
  async (operation) => {
    const valid = await validRequest(operation)
    const accepted = []
    for (const { what, value } of wrongQueries(operation.query!, valid.query!)) {
      const reply = await shop.send(operation, { ...valid, query: value as Record<string, string> })
      if (reply.status !== 422) accepted.push(`${what}: ${reply.status} ${reply.body.slice(0, 200)}`)
    }
    expect(accepted).toEqual([])
  },
)

test.each(OPERATIONS.filter(({ query, params, body, upload }) => !query && !params && !body && !upload))(
  '$operationId refuses a parameter that it does not have',
  async (operation) => {
    const { headers } = operation.account === 'signed-in' ? await validRequest(operation) : {}
    const reply = await shop.send(operation, { ...(headers && { headers }), query: { unheardOf: '1' } })
    expect([reply.status, reply.body]).toEqual([422, expect.stringContaining('unheardOf: is not a known')])
  },
)

test.each(ADMIN.filter(({ query }) => query?.properties.limit))(
  '$operationId refuses a page size out of range',
  async (operation) => {
    for (const limit of ['0', '-1', '1e9', '1000000000', 'abc', '']) {
      expect({
        limit,
        ...outcomeOf(await shop.send(operation, { ...(await validRequest(operation)), query: { limit } })),
      }).toEqual({
        limit,
        ...INVALID,
      })
    }
  },
)

const RANGES = [
  ['from', 'to'],
  ['dateFrom', 'dateTo'],
] as const
test.each(
  ADMIN.flatMap((operation) => RANGES.map(([from, to]) => ({ ...operation, from, to }))).filter(
    ({ query, from }) => query?.properties[from],
  ),
)('$operationId refuses a range that ends before it begins', async ({ from, to, ...operation }) => {
  const { query = {}, ...valid } = await validRequest(operation)
  const reversed = { ...query, [from]: query[to]!, [to]: query[from]! }
  expect(outcomeOf(await shop.send(operation, { ...valid, query: reversed }))).toEqual(INVALID)
})

const FAR_DAYS = ['0001-01-01', '1969-12-31', '9999-12-31']
const FAR_TIMES = [
  ...['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '1969-12-31T23:59:59Z'],
  ...['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59-14:00'],
]
test.each(
  OPERATIONS.flatMap((operation) =>
    Object.entries(operation.query?.properties ?? {}).flatMap(([name, schema]) => {
      const written = JSON.stringify(schema)
      const far = [
        ...(written.includes('"date"') ? FAR_DAYS : []),
        ...(written.includes('"date-time"') ? FAR_TIMES : []),
      ]
      return far.length > 0 ? [{ ...operation, name, far }] : []
    }),
  ),
)('$operationId answers the farthest dates in $name', async ({ name, far, ...operation }) => {
  for (const value of far) {
    const { status, body } = await shop.send(operation, { query: { [name]: value } })
    expect([200, 422], `${name}=${value}: ${body}`).toContain(status)
  }
})

test.each(ADMIN.filter(({ body }) => fieldsOf(body).includes('revision')))(
  '$operationId refuses a revision that is not the current one',
  async (operation) => {
    const valid = await validRequest(operation)
    const { revision } = valid.body as { revision: number }
    for (const stale of [revision + 1, 2_147_483_647, ...(revision > 1 ? [revision - 1] : [])]) {
      const reply = await shop.send(operation, { ...valid, body: { ...valid.body, revision: stale } })
      expect(outcomeOf(reply)).toEqual(refused(409, 'REVISION_CONFLICT'))
      expect(JSON.parse(reply.body)).toMatchObject({ error: { details: { revision } } })
    }
    const matching = (tag: string) =>
      shop.send(operation, { ...valid, headers: { ...shop.ownerHeaders, 'if-match': tag } })
    const other = await matching(`"${revision + 1}"`)
    expect(outcomeOf(other)).toEqual(refused(409, 'REVISION_CONFLICT'))
    expect((await matching(`"${revision}"`)).status).toBe(operation.success.status)
  },
)

test('refuses If-Match where no revision is compared, and sends revisions as ETag', async () => {
  const order = await shop.anOrder()
  const headers = { ...shop.ownerHeaders, 'if-match': '"1"' }
  const url = `/api/admin/orders/${order.id}`
  const hold = await shop.app.post(`${url}/hold`, { reason: 'Wait.' }, headers)
  expect([hold.statusCode, hold.json<object>()]).toEqual([
    409,
    expect.objectContaining({ error: expect.objectContaining({ code: 'REVISION_CONFLICT' }) as object }),
  ])
  const { revision } = await shop.orderAsStaffSeeIt(order)
  expect((await shop.app.get(url, shop.ownerHeaders)).headers.etag).toBe(`"${revision}"`)
})

test.each(ADMIN.filter(({ body }) => body))(
  '$operationId refuses a body that names a record that does not exist',
  async (operation) => {
    const valid = await validRequest(operation)
    for (const { what, value } of bodiesOfNobody(operation.body!, valid.body!)) {
      const reply = await shop.send(operation, { ...valid, body: value as object })
      expect([404, 409, 422], `${what}: ${reply.body}`).toContain(reply.status)
    }
  },
)

test.each(WITH_BODY)('$operationId refuses strings that the database cannot store', async (operation) => {
  const valid = await validRequest(operation)
  for (const { what, value } of bodiesNobodyCanKeep(operation.body!, valid.body!)) {
    // Of the bot check alone.
    if (/^body\.(botToken|website)\b/.test(what)) continue
    const reply = await shop.send(operation, { ...valid, body: value as object })
    expect([401, 422], `${what}: ${reply.body}`).toContain(reply.status)
  }
})

test('an audit log note refuses characters in its metadata that the database cannot store', async () => {
  const operation = ADMIN.find(({ operationId }) => operationId === 'create_audit_log_entry')!
  for (const metadata of [{ a: '\u0000' }, { 'a\u0000': 1 }, { a: [{ b: '\ud800' }] }]) {
    expect(outcomeOf(await shop.send(operation, { body: { message: 'Seen.', metadata } }))).toEqual(INVALID)
  }
})

const WRITERS = {
  'a formula, a price and markup': (room: number, n: number) =>
    room < 80 ? `=${n}+1<b>€$` : `=HYPERLINK("https://evil.example","€ $5 <script>${n}</script>")`,
  'characters of every script, up to the length limit': (room: number, n: number) =>
    `${n}Ñandú Łukasz שלום 山田太郎 🦜é‏ ${'🦜ñ山'.repeat(700)}`
      .slice(0, 10_000)
      .match(/./gsu)!
      .slice(0, room)
      .join('')
      .trim(),
}
/** The text of a document is in its file, previews and requests repeat none, and templates and policy versions are not any text. */
const ANSWER_WITHOUT_TEXTS: readonly string[] = [
  'create_document',
  'create_estimate_preview',
  'create_storefront_order',
  'create_film_purchase',
  'create_contact_lead',
  'request_order_link',
  'replace_message_template',
  'preview_message_template',
]
test.each(
  WITH_BODY.filter(({ operationId }) => !ANSWER_WITHOUT_TEXTS.includes(operationId)).flatMap((operation) =>
    Object.entries(WRITERS).map(([what, write]) => ({ ...operation, what, write })),
  ),
)('$operationId stores $what unchanged', async ({ write, what: _, ...operation }) => {
  const valid = await validRequest(operation)
  let n = 10
  const { body, texts } = withTexts(operation.body!, valid.body!, (room) => write(room, (n += 1)))
  if (texts.length === 0) return
  const reply = await shop.send(operation, { ...valid, body })
  expect([reply.status, reply.status < 300 || reply.body]).toEqual([operation.success.status, true])
  const kept = [
    reply.body,
    valid.readAt === undefined ? '{}' : JSON.stringify(await shop.staff.read(valid.readAt)),
  ]
    .flatMap((json) => stringsIn(JSON.parse(json)))
    .join('\n')
  expect(texts.filter((text) => !kept.includes(text))).toEqual([])
})

const ENDINGS = {
  completed: {
    order: () => shop.aHandedOverOrder(),
    rest: ['create_order_refund', 'create_order_return', 'create_order_note'],
  },
  cancelled: {
    order: async () => {
      const { orderId: id } = await shop.anOrderWithPayment()
      await shop.staff.decide({ id }, 'cancellation', { reason: 'No.' })
      return shop.orderAsStaffSeeIt({ id })
    },
    rest: ['create_payment_verification', 'create_payment_rejection', 'create_order_note'],
  },
  expired: {
    order: async () => {
      const { orderId: id, paymentId } = await shop.anOrderWithPayment()
      await shop.staff.decide({ id }, `payments/${paymentId}/rejection`, { reason: 'No such transfer.' })
      const { services, clock } = shop.app
      const pay_before = new Date(clock.now().getTime() - 1000)
      await setOrder(services.pool, decodeId('order', id), { pay_before })
      await expireUnpaidOrders(services)
      return shop.orderAsStaffSeeIt({ id })
    },
    rest: ['create_order_note'],
  },
}
/** People write about orders that have ended and issue their documents. */
const ALSO_AFTERWARDS: readonly string[] = [
  'send_message_to_customer',
  'read_messages_of_customer',
  'create_document',
]
const DECISIONS = ADMIN.filter(
  ({ method, path, operationId }) =>
    method === 'POST' &&
    path.startsWith('/api/admin/orders/{orderId}/') &&
    !ALSO_AFTERWARDS.includes(operationId),
)

test.each(Object.entries(ENDINGS))(
  'refuses all further decisions about an order that is %s',
  async (status, { order, rest }) => {
    const { id, payments, items } = await order()
    const placementId = items[0]!.placements[0]!.id
    for (const operation of DECISIONS.filter(({ operationId }) => !rest.includes(operationId))) {
      const { body = {} } = await validRequest(operation)
      const reply = await shop.send(operation, {
        params: { orderId: id, paymentId: payments[0]!.id, placementId },
        body: {
          ...body,
          ...('placementIds' in body ? { placementIds: [placementId] } : {}),
          ...('paymentId' in body ? { paymentId: payments[0]!.id } : {}),
        },
      })
      expect({ ...outcomeOf(reply), operation: operation.operationId }).toEqual({
        ...refused(409, 'INVALID_TRANSITION'),
        operation: operation.operationId,
      })
    }
    expect(await shop.orderAsStaffSeeIt({ id })).toMatchObject({ status })
  },
)

const ONCE: readonly AdminOperationId[] = [
  'create_totp_confirmation',
  'create_totp_removal',
  'create_admin_user_deactivation',
  'create_admin_user_activation',
  'create_admin_user_unlock',
  'create_payment_verification',
  'create_payment_rejection',
  'create_artwork_approval',
  'create_artwork_changes_request',
  'replace_placement_artwork',
  'create_order_hold',
  'create_order_resumption',
  'create_order_cancellation',
  'create_order_handover',
  'create_failed_handover',
  'create_order_readiness',
  'create_order_return',
  'create_print_job_moves',
  'create_cost_entry_reversal',
  'create_whatsapp_message_outcome',
  'create_contact_lead_move',
  'create_contact_lead_conversion',
  'create_webhook_delivery_replay',
]

test.each(ADMIN.filter(({ operationId }) => ONCE.some((once) => once === operationId)))(
  '$operationId refuses to run twice on the same record',
  async (operation) => {
    const valid = await validRequest(operation)
    const [first, second] = [await shop.send(operation, valid), await shop.send(operation, valid)]
    expect(first.status).toBe(operation.success.status)
    expect(outcomeOf(second)).toEqual(refused(409, 'INVALID_TRANSITION'))
  },
)

test.each([
  ['create_inventory_item', 'sku', (sku: string) => sku.toLowerCase()],
  ['create_admin_user', 'email', (email: string) => email.toUpperCase()],
  ['create_garment', 'slug', (slug: string) => slug],
] as const)(
  '%s refuses a %s that another record has, ignoring case',
  async (operationId, field, otherCase) => {
    const operation = ADMIN.find((candidate) => candidate.operationId === operationId)!
    const valid = await validRequest(operation)
    expect((await shop.send(operation, valid)).status).toBe(201)
    const taken = (valid.body as Record<string, string>)[field]!
    const second = await shop.send(operation, {
      ...valid,
      body: { ...valid.body, [field]: otherCase(taken) },
    })
    expect(outcomeOf(second)).toEqual(refused(409, 'DUPLICATE'))
  },
)

test('stock never falls below zero or below what orders reserve', async () => {
  const item = await shop.anItem()
  const move = async (body: object) => {
    const reply = await shop.staff.send('POST', '/api/admin/inventory-movements', body)
    return outcomeOf({ status: reply.status, body: await reply.text() })
  }
  for (const [type, quantity] of [
    ['adjustment', -item.onHand - 1],
    ['adjustment', -1_000_000_000],
    ['waste', item.onHand + 1],
    ['consumption', item.onHand + 1],
  ]) {
    const outcome = await move({ itemId: item.id, type, quantity, reason: 'Gone.' })
    expect({ type, ...outcome }).toEqual({ type, ...refused(409, 'OUT_OF_STOCK') })
  }
  expect(await shop.staff.read(`/api/admin/inventory-items/${item.id}`)).toMatchObject({
    onHand: item.onHand,
  })

  await shop.anOrder()
  const [held] = (
    await shop.staff.read<InventoryItemRecord[]>('/api/admin/inventory-items?limit=200')
  ).filter(({ reserved }) => reserved > 0)
  const count = await move({ itemId: held!.id, type: 'count', quantity: held!.reserved - 1 })
  expect(count).toEqual(refused(409, 'OUT_OF_STOCK'))
})

test('exported orders contain no text that a spreadsheet would run as a formula', async () => {
  const { customer } = await shop.orderRequest()
  for (const first of ['=', '+', '-', '@']) {
    await shop.anOrder({ customer: { ...customer, name: `${first}HYPERLINK("https://evil.example","€")` } })
  }
  const body = await (await shop.staff.open('/api/admin/orders/export')).text()
  const cells = new Set(body.match(/[^,\r\n]*HYPERLINK/g))
  expect([...cells].toSorted()).toEqual([`"'+HYPERLINK`, `"'-HYPERLINK`, `"'=HYPERLINK`, `"'@HYPERLINK`])
})

test('webhooks send what the description says of each event', async () => {
  const { pool } = shop.app.services
  await ENDINGS.expired.order()
  // Jobs of a running service emit these.
  const { id: itemId, sku } = await shop.anItem()
  await anEvent(pool, { type: 'inventory.low', payload: { itemId, sku, name: 'A thing', available: 5 } })
  const { id: sheetId, number } = await shop.aSheet()
  await anEvent(pool, { type: 'sheet.exported', payload: { sheetId, number } })
  const estimate = await shop.anEstimate('sent')
  await anEvent(pool, {
    type: 'estimate.expired',
    estimateId: decodeId('estimate', estimate.id),
    payload: { number: estimate.number, version: 1 },
  })
  const { rows } = await pool.query<WebhookEvent>(
    `SELECT type, order_id AS "orderId", lead_id AS "leadId", estimate_id AS "estimateId", customer_id AS "customerId", payload,
       NULL AS discount, occurred_at AS "occurredAt" FROM events`,
  )
  expect([...new Set(rows.map(({ type }) => type))].toSorted()).toEqual([...EVENT_TYPES].toSorted())
  const wrong = rows.flatMap((event) => {
    const validate = responseValidator(webhookMessage(event.type))
    const message = writeMessage(event)
    recordMessage(event.type, message)
    return validate(JSON.parse(message))
      ? []
      : [`${message}: ${JSON.stringify(validate.errors?.[0]?.message)}`]
  })
  expect(wrong).toEqual([])
})

function fieldsOf(schema: object | undefined): string[] {
  return Object.keys(schema && 'properties' in schema ? (schema.properties ?? {}) : {})
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
