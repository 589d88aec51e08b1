import {
  CUSTOMER_FIELDS,
  ROLES,
  may,
  type CustomerDetail,
  type CustomerImportPreview,
  type CustomerImportRecord,
  type CustomerRecord,
} from '@platen/contract'
import { LOCALES } from '@platen/messages'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { languageFor } from '../../../../messages/messages.ts'
import { decodeId } from '../../../../platform/records/ids.ts'
import { recogniseColumns } from '../../../../platform/tables/field-kinds.ts'
import { meanwhile } from '../../../../testing/meanwhile.ts'
import { errorOf, refusalOf } from '../../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../../testing/shared.ts'
import { aMember } from '../../../../testing/team.ts'
import { uploadedForm } from '../../../../testing/uploaded-form.ts'
import { CUSTOMER_TABLE } from './customer-table.ts'

const CUSTOMERS = '/api/admin/customers'
const IMPORTS = '/api/admin/customer-imports'
const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))

type Query = Record<string, string>
const send = (url: string, content: Buffer | string, query: Query = {}, headers = owner.headers) => {
  const form = uploadedForm({ content, fileName: 'customers.csv' })
  return shop.app.inject({
    method: 'POST',
    url,
    query,
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
}
const previewOf = async (content: Buffer | string, query: Query = {}) => {
  const reply = await send(`${IMPORTS}/previews`, content, query)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<CustomerImportPreview>()
}
const importOf = async (content: Buffer | string, query: Query = {}) => {
  const { preview } = await previewOf(content, query)
  return send(IMPORTS, content, { ...query, preview })
}
const problemsOf = ({ rows }: CustomerImportPreview) =>
  rows.flatMap(({ row, problems }) =>
    problems.map(({ field, column, reason, limit }) => [row, column, field, reason, limit]),
  )
const exported = (format: 'csv' | 'xlsx', headers = owner.headers) =>
  shop.app.inject({ method: 'GET', url: '/api/admin/customer-exports', query: { format }, headers })

let people = 0
const anEmail = () => `imported-${(people += 1)}@example.com`
const aPhone = () => `+5057${String((people += 1)).padStart(7, '0')}`
async function add(body: object = {}): Promise<CustomerDetail> {
  const reply = await shop.post(CUSTOMERS, { name: 'Clara', email: anEmail(), ...body }, owner.headers)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<CustomerDetail>()
}
const find = async (q: string) =>
  (await shop.get(`${CUSTOMERS}?q=${encodeURIComponent(q)}`, owner.headers)).json<CustomerRecord[]>()
const read = async ({ id }: Pick<CustomerRecord, 'id'>) =>
  (await shop.get(`${CUSTOMERS}/${id}`, owner.headers)).json<CustomerDetail>()
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Row>(sql, values)).rows

test.each(LOCALES)('recognises the headings of an export in %s', (locale) => {
  const { columns } = languageFor([locale]).messages.customers
  const headings = CUSTOMER_FIELDS.map((field) => columns[field])
  expect(recogniseColumns(headings, CUSTOMER_TABLE.headings)).toEqual(CUSTOMER_FIELDS)
})

test('recognises what people and other systems write', () => {
  const headings = ['Full name', 'Correo electrónico', 'WhatsApp', 'RUC', 'Observaciones', '?']
  expect(recogniseColumns(headings, CUSTOMER_TABLE.headings)).toEqual([
    ...['name', 'email', 'phone', 'taxId', 'note'],
    null,
  ])
})

test('adds customers who are new and updates those that it finds by email, else by phone', async () => {
  const [email, phone, fresh] = [anEmail(), aPhone(), anEmail()]
  const byEmail = await add({ email, company: 'Old name', note: 'Stays.' })
  const byPhone = await add({ email: undefined, phone, tags: ['school'] })
  const content = [
    'Name,Company,Email,Phone,Language,Tags,Trade customer,Tax ID,Note',
    `,New name,${email.toUpperCase()},,es,"football, school",yes,J0310,`,
    `Clara N.,,,"${phone.slice(0, 4)} ${phone.slice(4)}",,,,,`,
    `Zoraida Quintanilla,,${fresh},,,,no,,"Two\nlines"`,
  ].join('\n')
  const preview = await previewOf(content)
  expect(preview.problems).toEqual([])
  expect(preview.rows).toMatchObject([
    {
      fate: 'update',
      name: 'Clara',
      changes: [
        { field: 'company', from: 'Old name', to: 'New name' },
        { field: 'locale', from: null, to: 'es' },
        { field: 'tags', from: null, to: 'football, school' },
        { field: 'trade', from: 'false', to: 'true' },
        { field: 'taxId', from: null, to: 'J0310' },
      ],
    },
    { fate: 'update', phone, changes: [{ field: 'name', from: 'Clara', to: 'Clara N.' }] },
    { fate: 'create', name: 'Zoraida Quintanilla', email: fresh, changes: [] },
  ])
  const reply = await importOf(content)
  expect(reply.statusCode, reply.body).toBe(201)
  expect(reply.json<CustomerImportRecord>()).toMatchObject({
    fileName: 'customers.csv',
    totals: { rows: 3, customersCreated: 1, customersUpdated: 2 },
  })
  expect(await read(byEmail)).toMatchObject({
    ...{ name: 'Clara', company: 'New name', email, locale: 'es', tags: ['football', 'school'] },
    ...{ trade: true, taxId: 'J0310', note: 'Stays.', revision: byEmail.revision + 1 },
  })
  expect(await read(byPhone)).toMatchObject({ name: 'Clara N.', phone, tags: ['school'] })
  expect(await find('quintanil')).toMatchObject([{ email: fresh, note: 'Two\nlines', trade: false }])
  expect((await previewOf(content)).totals).toMatchObject({ unchanged: 3, create: 0, update: 0 })
})

test('an email address is filled in for a customer with the phone, and never replaces one', async () => {
  const [phone, other, taken] = [aPhone(), aPhone(), anEmail()]
  const lacking = await add({ email: undefined, phone })
  await add({ email: taken, phone: other })
  const email = anEmail()
  expect((await importOf(`Name,Email,Phone\nClara,${email},${phone}`)).statusCode).toBe(201)
  expect(await read(lacking)).toMatchObject({ email, phone })
  const preview = await previewOf(`Name,Email,Phone\nStranger,${anEmail()},${other}`)
  expect(problemsOf(preview)).toEqual([[2, 'C', 'phone', 'contact_taken', null]])
})

test.each(['csv', 'xlsx'] as const)('an export as %s changes nothing when it is imported', async (format) => {
  await add({
    ...{ name: '=cmd|x', company: 'A  B', phone: aPhone(), tags: ['a, b', 'c'], trade: true, taxId: '007' },
    note: '+503 first\r\n\r\n  third  line ',
  })
  const { rawPayload, headers } = await exported(format)
  expect(String(headers['content-disposition'])).toMatch(new RegExp(`customers-.*\\.${format}`))
  const preview = await previewOf(rawPayload)
  expect(preview.problems).toEqual([])
  expect(preview.rows.filter(({ fate }) => fate !== 'unchanged')).toEqual([])
  expect(preview.totals.rows).toBeGreaterThan(3)
  expect(preview.importable).toBe(false)
})

test('an export leaves out customers who were erased or are part of another, and the log has it', async () => {
  const [customer, merged, erased] = [await add(), await add(), await add()]
  const { id, revision } = customer
  await shop.post(`${CUSTOMERS}/${id}/merges`, { customerId: merged.id, revision }, owner.headers)
  await query('UPDATE customers SET erased_at = now() WHERE id = $1', [decodeId('customer', erased.id)])
  const { body } = await exported('csv')
  expect(body).toContain(customer.email)
  expect(body).not.toContain(merged.email)
  expect(body).not.toContain(erased.email)
  const [entry] = await query<{ message: string }>(
    `SELECT message FROM audit_log WHERE action = 'customers.exported' ORDER BY id DESC LIMIT 1`,
  )
  expect(entry?.message).toMatch(/^The owner exported \d+ customers\.$/)
})

test('a row says all that is wrong with it', async () => {
  const [email, phone] = [anEmail(), aPhone()]
  const merged = await add({ email })
  const into = await add()
  const { id, revision } = into
  await shop.post(`${CUSTOMERS}/${id}/merges`, { customerId: merged.id, revision }, owner.headers)
  const tags = Array.from({ length: 21 }, (_, at) => `tag ${at}`).join(';')
  const content = [
    'Name,Email,Phone,Language,Tags,Trade,Note',
    `,${anEmail()},,,,,`,
    'Nobody,,,,,,',
    'Wrong,not an address,,,,,',
    'Wrong,,7111-2222,,,,',
    `Wrong,${anEmail()},,Spanish,,perhaps,`,
    `Many,${anEmail()},,,${tags},,`,
    `Long,${anEmail()},,,,,${'x'.repeat(10_000)}`,
    `Merged,${email},,,,,`,
    `Twice,,${phone},,,,`,
    `Again,,${phone},,,,`,
  ].join('\n')
  const preview = await previewOf(content)
  expect(problemsOf(preview)).toEqual([
    [2, 'A', 'name', 'required', null],
    [3, 'B', 'email', 'no_contact', null],
    [4, 'B', 'email', 'not_an_email', null],
    [5, 'C', 'phone', 'wrong_pattern', '+50588887777'],
    [6, 'D', 'locale', 'wrong_pattern', 'es, pt-BR'],
    [6, 'F', 'trade', 'not_yes_or_no', null],
    [7, 'E', 'tags', 'too_many_tags', null],
    [8, 'G', 'note', 'too_long', '2000'],
    [9, null, null, 'merged_customer', null],
    [11, null, null, 'same_as_row', '10'],
  ])
  expect(preview.importable).toBe(false)
  const reply = await send(IMPORTS, content, { preview: preview.preview })
  expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
  expect(errorOf(reply).fields?.[0]).toMatchObject({ path: 'rows[2].name', reason: 'required' })
  expect(await find('twice')).toEqual([])
})

test('a table needs a column that tells the customer, and each field once', async () => {
  expect((await previewOf('Name,Company\nClara,School')).problems).toMatchObject([
    { field: 'email', column: null, reason: 'required' },
  ])
  const doubled = await previewOf(`Email,Mail\n${anEmail()},${anEmail()}`)
  expect(doubled.problems).toMatchObject([{ field: 'email', column: 'B', reason: 'same_column', limit: 'A' }])
  const chosen = await previewOf(`Mail,Who,Other\n${anEmail()},Clara,x`, { columns: 'email,name,-' })
  expect([chosen.problems, chosen.rows[0]?.fate]).toEqual([[], 'create'])
  const unknown = await send(`${IMPORTS}/previews`, 'Mail\nx', { columns: 'slug' })
  expect(errorOf(unknown).fields).toMatchObject([{ path: 'columns', reason: 'not_a_choice' }])
})

test('HTML stays text', async () => {
  const html = '<img src=x onerror="alert(1)">'
  const email = anEmail()
  const cells = [html, html, email, html, html].map((cell) => `"${cell.replaceAll('"', '""')}"`)
  expect((await importOf(`Name,Company,Email,Tags,Note\n${cells.join(',')}`)).statusCode).toBe(201)
  expect(await find(email)).toMatchObject([{ name: html, company: html, tags: [html], note: html }])
})

test('imports nothing else than its preview said', async () => {
  const email = anEmail()
  const content = `Name,Email\nClara,${email}`
  const { preview } = await previewOf(content)
  for (const other of [`Name,Email\nOther,${email}`, `Name,Email,Company\nClara,${email},School`]) {
    const reply = await send(IMPORTS, other, { preview })
    expect(errorOf(reply).fields).toMatchObject([{ path: 'preview', reason: 'outdated_preview' }])
  }
  await add({ email })
  const reply = await send(IMPORTS, content, { preview })
  expect(errorOf(reply).fields).toMatchObject([{ path: 'preview', reason: 'outdated_preview' }])
})

test('refuses when a customer is edited, or another gets the contact, while it waits', async () => {
  const customer = await add()
  const content = `Name,Email\nEdited,${customer.email ?? ''}`
  const { preview } = await previewOf(content)
  const id = decodeId('customer', customer.id)
  const edited = await meanwhile(shop, `UPDATE customers SET name = 'Someone else' WHERE id = '${id}'`, () =>
    send(IMPORTS, content, { preview }),
  )
  expect(errorOf(edited).fields).toMatchObject([{ reason: 'outdated_preview' }])

  const email = anEmail()
  const fresh = `Name,Email\nFresh,${email}`
  const agreed = await previewOf(fresh)
  const taken = await meanwhile(
    shop,
    `INSERT INTO customers (id, name, email, search_text, created_at, updated_at)
     VALUES (gen_random_uuid(), 'First', '${email}', '', now(), now())`,
    () => send(IMPORTS, fresh, { preview: agreed.preview }),
  )
  expect(errorOf(taken).fields).toMatchObject([{ reason: 'outdated_preview' }])
  expect(await find(email)).toEqual([])
})

test('of two imports of one table at once, one is done', async () => {
  const content = `Name,Email\n${Array.from({ length: 50 }, (_, at) => `Clara ${at},${anEmail()}`).join('\n')}`
  const { preview } = await previewOf(content)
  const replies = await Promise.all([1, 2].map(() => send(IMPORTS, content, { preview })))
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422])
})

test('a customer is still found by those who were merged into them, and the log does not name anybody', async () => {
  const [customer, other] = [await add(), await add({ name: 'Wenceslao' })]
  const { id, revision } = customer
  await shop.post(`${CUSTOMERS}/${id}/merges`, { customerId: other.id, revision }, owner.headers)
  await importOf(`Name,Email\nDistinctive,${customer.email ?? ''}`)
  expect((await find('wenceslao')).map((one) => one.id)).toEqual([id])
  expect((await find('distinctive')).map((one) => one.id)).toEqual([id])
  const entries = await query<{ action: string; changes: object[] }>(
    'SELECT action, message, changes, metadata FROM audit_log WHERE entity_id = $1 ORDER BY id',
    [id],
  )
  expect(entries.map(({ action }) => action)).toEqual([
    'customer.created',
    'customer.merged',
    'customer.updated',
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Distinctive|example\.com/)
  expect(await query(`SELECT FROM events WHERE customer_id = $1`, [decodeId('customer', id)])).toHaveLength(2)
})

test('5,000 customers come in within a minute', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ['Clara', anEmail(), `tag ${at % 7}`])
  const sheet = await writeXlsx({ sheets: [{ name: 'x', rows: [['Name', 'Email', 'Tags'], ...rows] }] })
  const reply = await importOf(Buffer.from(sheet))
  expect(reply.json<CustomerImportRecord>().totals).toMatchObject({ rows: 5_000, customersCreated: 5_000 })
}, 60_000)

test.each(ROLES)('a %s imports and exports as their permissions allow', async (role) => {
  const { headers } = await aMember(shop, role)
  const [reads, writes] = [may(role, 'customers:read'), may(role, 'customers:write')]
  expect((await exported('csv', headers)).statusCode).toBe(reads ? 200 : 403)
  const content = `Name,Email\nClara,${anEmail()}`
  const preview = await send(`${IMPORTS}/previews`, content, {}, headers)
  expect(preview.statusCode).toBe(writes ? 200 : 403)
  const agreed = { preview: '0'.repeat(64) }
  expect((await send(IMPORTS, content, agreed, headers)).statusCode).toBe(writes ? 422 : 403)
})
