import type { EstimateCreate, EstimateRecord, OfferedEstimate } from '@platen/contract'
import { formatsFor } from '@platen/formats'
import { LOCALES, type Locale } from '@platen/messages'
import { expect, test } from 'vitest'
import { ESTIMATES, estimateToken, openEstimateClient, publicPath } from '../../../testing/estimate-client.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { codeOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const client = shared(() => openEstimateClient(shop))

const packed = (text: string) => text.replaceAll(/\s/g, '')
const query = async (sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<{ name: string }>(sql, values)).rows
const ownFile = (estimate: EstimateRecord) => shop.get(`${publicPath(estimate)}/file`)
const staffFile = ({ id }: EstimateRecord, version: number) =>
  shop.get(`${ESTIMATES}/${id}/versions/${version}/file`, client.owner.headers)

async function textOf(reply: Awaited<ReturnType<typeof ownFile>>): Promise<string> {
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  const pdf = await readPdf(reply.rawPayload)
  return (await Promise.all(Array.from({ length: pdf.pages }, (_, at) => pdf.textOf(at + 1)))).join('')
}

async function change(estimate: EstimateRecord, content: EstimateCreate): Promise<EstimateRecord> {
  const { revision } = await client.read(estimate)
  const reply = await shop.app.inject({
    method: 'PUT',
    url: `${ESTIMATES}/${estimate.id}`,
    headers: client.owner.headers,
    payload: { ...content, revision },
  })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json<EstimateRecord>()
}

async function full(customer: Partial<EstimateCreate['customer']> = {}): Promise<EstimateCreate> {
  const request = await client.request()
  return {
    ...request,
    customer: { ...request.customer, company: 'Panadería Sol', ...customer },
    lines: [...request.lines, { text: 'Setting up the design', quantity: 2, unitPriceMinor: 1_050 }],
    discount: { percent: 10, reason: 'First order' },
    fulfilment: {
      method: 'delivery',
      address: { line1: 'Calle Los Pinos 12', city: 'San Salvador', country: 'SV' },
    },
    depositPercent: 30,
    validUntil: '2026-12-05',
    message: 'As we talked about.',
    terms: 'Colours may differ a little.',
  }
}

/** Amounts as the estimate has them, written as its customer writes them. */
function amountsOf({ totals, lines, currency }: OfferedEstimate, locale: Locale): string[] {
  const { money } = formatsFor(locale, { currency, currencyExponent: 2, timeZone: 'UTC' })
  const { subtotalMinor, discountMinor, agreedDiscountMinor, feeMinor, totalMinor, depositMinor } = totals
  const agreedMinor = agreedDiscountMinor ?? 0
  const discounts = [agreedMinor - discountMinor, -agreedMinor].filter((minor) => minor < 0)
  const ofLines = lines.flatMap(({ unitPriceMinor, quantity }) => [unitPriceMinor, unitPriceMinor * quantity])
  return [...ofLines, subtotalMinor, ...discounts, feeMinor, totalMinor, depositMinor].map(money)
}

test('says all that was offered, with the totals of the estimate', async () => {
  const sent = await client.sent(await full({ locale: 'en' }))
  const offered = await client.offered(sent)
  expect([offered.totals.discountMinor > 0, offered.totals.feeMinor > 0]).toEqual([true, true])
  const reply = await ownFile(sent)
  expect(reply.headers['content-disposition']).toContain(`${sent.number}-v1.pdf`)
  const text = await textOf(reply)
  const [line] = offered.lines
  const [print] = line!.garment!.placements
  const zones = await query('SELECT name FROM print_zones WHERE id = $1', [print!.zoneId])
  for (const said of [
    ...['Estimate', sent.number, 'Version1', 'November 20, 2026', 'Valid until', 'December 5, 2026'],
    ...['Prepared for', 'Panadería Sol', 'Rosa Cruz', 'Calle Los Pinos 12'],
    `${line!.garment!.colour}, ${line!.garment!.size} · ${zones[0]!.name} ${print!.widthMm} × ${print!.heightMm} mm`,
    ...[line!.garment!.garmentName, 'Setting up the design'],
    ...['Discount: First order', 'As we talked about.', 'Terms', 'Colours may differ a little.'],
    ...['Deposit to start', ...amountsOf(offered, 'en')],
  ])
    expect(text).toContain(packed(said))
  expect(await textOf(await staffFile(sent, 1))).toBe(text)
})

const WORDS: Record<Locale, readonly string[]> = {
  en: ['Estimate', 'Version', 'Valid until', 'Deposit to start', 'Terms', 'December 5, 2026'],
  es: ['Cotización', 'Versión', 'Válida hasta', 'Anticipo para empezar', 'Condiciones', '5 de diciembre'],
  fr: ['Devis', 'Version', 'Valable jusqu’au', 'Acompte pour commencer', 'Conditions', '5 décembre 2026'],
  id: ['Penawaran harga', 'Versi', 'Berlaku sampai', 'Uang muka untuk mulai', 'Ketentuan', '5 Desember 2026'],
  'pt-BR': ['Orçamento', 'Versão', 'Válido até', 'Sinal para começar', 'Condições', '5 de dezembro de 2026'],
}

test.each(LOCALES)('speaks the language of the customer: %s', async (locale) => {
  const sent = await client.sent(await full({ locale }))
  const text = await textOf(await ownFile(sent))
  for (const said of [...WORDS[locale], ...amountsOf(await client.offered(sent), locale)])
    expect(text).toContain(packed(said))
  expect(text).not.toContain('?')
})

test('a version stays as it was sent when the estimate, the shop or what it sells changes', async () => {
  const request = await full()
  const sent = await client.sent(request)
  const before = await textOf(await ownFile(sent))
  await query(
    `UPDATE store_settings SET store_name = 'Another name', documents = documents || '{"footer": "New footer"}'`,
  )
  await query(`UPDATE print_zones SET name = name || ' renamed', translations = '{}'`)
  await query(`UPDATE garments SET name = name || ' renamed', translations = '{}'`)
  const later = { ...request, message: 'Now cheaper.', terms: 'Other terms.', discount: { percent: 20 } }
  const edited = await change(sent, {
    ...later,
    customer: { ...request.customer, name: 'Rosa Luna', locale: 'fr' },
  })
  expect(edited.unsent).toBe(true)
  expect(await textOf(await ownFile(sent))).toBe(before)

  await client.send(edited)
  expect(await textOf(await staffFile(sent, 1))).toBe(before)
  const second = await textOf(await ownFile(sent))
  for (const said of [
    'Devis',
    'Version2',
    'Another name',
    'New footer',
    'renamed',
    'Now cheaper.',
    'Rosa Luna',
  ])
    expect(second).toContain(packed(said))
  expect(await textOf(await staffFile(sent, 2))).toBe(second)
})

test('names quantity discounts apart from the agreed one', async () => {
  const request = await full({ locale: 'en' })
  const many = request.lines.map((line) => ({ ...line, quantity: 24 }))
  const sent = await client.sent({ ...request, lines: many })
  const offered = await client.offered(sent)
  expect(offered.totals.discountMinor).toBeGreaterThan(offered.totals.agreedDiscountMinor!)
  const text = await textOf(await ownFile(sent))
  for (const said of ['Quantity discount', ...amountsOf(offered, 'en')]) expect(text).toContain(packed(said))
})

test('an approved version is the one that the customer gets', async () => {
  const sent = await client.sent(await full({ locale: 'en' }))
  const before = await textOf(await ownFile(sent))
  const { version, hash } = await client.offered(sent)
  const approval = { version, hash, name: 'Rosa Cruz' }
  expect((await shop.post(`${publicPath(sent)}/approvals`, approval)).statusCode).toBe(201)
  expect(await textOf(await ownFile(sent))).toBe(before)
})

test('there is none behind an unknown link, of a draft, or of an estimate that was withdrawn', async () => {
  const unknown = await shop.get(`/api/v1/estimates/${'A'.repeat(43)}/file`)
  expect([unknown.statusCode, codeOf(unknown)]).toEqual([404, 'RESOURCE_NOT_FOUND'])

  const draft = await client.drafted()
  expect((await staffFile(draft, 1)).statusCode).toBe(404)

  const sent = await client.sent()
  expect((await staffFile(sent, 2)).statusCode).toBe(404)
  await shop.post(`${ESTIMATES}/${sent.id}/withdrawals`, {}, client.owner.headers)
  expect((await ownFile(sent)).statusCode).toBe(404)
  // What was sent stays for the shop.
  expect((await staffFile(sent, 1)).statusCode).toBe(200)
})

test('an order does not open the file of an estimate, and the header opens it as the link does', async () => {
  const sent = await client.sent()
  const order = await client.storefront.ordered()
  expect((await shop.get(`/api/v1/estimates/${order.trackingToken}/file`)).statusCode).toBe(404)
  const headers = { 'order-key': estimateToken(sent) }
  expect((await shop.get('/api/v1/estimates/own/file', headers)).statusCode).toBe(200)
})

test('there is none once the customer was erased', async () => {
  const email = 'luz@example.com'
  const sent = await client.sent({ customer: { name: 'Luz Ramos', email } })
  expect(sent.versions[0]!.hasFile).toBe(true)
  await shop.post(`${ESTIMATES}/${sent.id}/withdrawals`, {}, client.owner.headers)
  const erased = await shop.post(
    '/api/admin/privacy-erasures',
    { email, reason: 'Asked to be forgotten.' },
    client.owner.headers,
  )
  expect(erased.statusCode).toBe(201)
  expect((await ownFile(sent)).statusCode).toBe(404)
  expect((await staffFile(sent, 1)).statusCode).toBe(404)
  expect((await client.read(sent)).versions[0]!.hasFile).toBe(false)
})

test('a version of an earlier release is drawn with the shop as it is', async () => {
  const sent = await client.sent({ customer: { name: 'Ana Torres', email: 'ana@example.com', locale: 'en' } })
  await query('ALTER TABLE estimate_versions DISABLE TRIGGER estimate_versions_stay')
  await query(`UPDATE estimate_versions SET paper = NULL, words = words - 'company' WHERE hash = $1`, [
    sent.versions[0]!.hash,
  ])
  await query('ALTER TABLE estimate_versions ENABLE TRIGGER estimate_versions_stay')
  expect(await textOf(await ownFile(sent))).toContain('AnaTorres')
})

test('names the tax id that the customer had when the version was sent', async () => {
  const withTaxId = async (taxId: string) =>
    query('UPDATE customers SET tax_id = $1 WHERE lower(email) = $2', [taxId, 'tax@example.com'])
  const request = await full({ email: 'tax@example.com', locale: 'en' })
  const draft = await client.drafted(request)
  await withTaxId('0614-111')
  const sent = await client.send(draft)
  await withTaxId('0614-222')
  expect(packed(await textOf(await ownFile(sent)))).toContain('0614-111')
  const changed = await client.send(await change(sent, request))
  expect(packed(await textOf(await ownFile(changed)))).toContain('0614-222')
  expect(packed(await textOf(await staffFile(sent, 1)))).toContain('0614-111')
})
