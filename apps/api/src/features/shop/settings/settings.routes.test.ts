import type {
  CatalogResponse,
  PublicConfigResponse,
  QuoteResponse,
  StoreSettingsRequest,
  SettingsUsage,
  StoreSettingsResponse,
} from '@platen/contract'
import { beforeAll, expect, test } from 'vitest'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { errorOf, fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const URL = '/api/admin/settings'

let original: StoreSettingsRequest
const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))
beforeAll(async () => {
  // Once it is gone, a translation can return only in a language that the shop offers.
  original = JSON.parse(JSON.stringify(await draft()), (key, value: unknown) =>
    key === 'translations' ? { es: (value as { es?: object }).es ?? {} } : value,
  ) as StoreSettingsRequest
})

type Settings = StoreSettingsRequest
const put = (payload: object, headers = manager.headers) =>
  shop.app.inject({ method: 'PUT', url: URL, headers, payload })
const read = async (app = shop, headers = manager.headers) =>
  (await app.get(URL, headers)).json<StoreSettingsResponse>()
const draft = async (...of: Parameters<typeof read>): Promise<Settings> => {
  const { updatedAt, updatedBy, ...settings } = await read(...of)
  return settings
}
const publicConfig = async () => (await shop.get('/api/v1/public-config')).json<PublicConfigResponse>()
const usage = async () => (await shop.get(`${URL}/usage`, manager.headers)).json<SettingsUsage>()

test('reads all settings and accepts them back unchanged', async () => {
  const settings = await read()
  expect(settings).toMatchObject({
    shopEmail: 'hello@platen.example',
    tax: { mode: 'inclusive', rateBp: 1300 },
    depositPercent: 100,
    approvePassedArtwork: true,
    updatedBy: null,
  })
  const reply = await put(await draft())
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({
    ...settings,
    revision: settings.revision + 1,
    updatedAt: shop.clock.now().toISOString(),
    updatedBy: { id: expect.stringMatching(/^usr_/) as string, name: 'The manager' },
  })
})

test('replaces everything, and the public configuration follows', async () => {
  const etag = (await shop.get('/api/v1/public-config')).headers.etag
  const before = await draft()
  const { landmark, ...centro } = before.meetupZones[0]!
  const { shopEmail, ...rest } = before
  const changed: Settings = {
    ...rest,
    storeName: '=1+1 <i>Studio</i>',
    tagline: 'Más que una camiseta 👕',
    locales: ['en'],
    timeZone: 'Europe/Madrid',
    supportChannels: [{ kind: 'phone', label: 'Phone', value: '+34910000000', url: 'tel:+34910000000' }],
    meetupZones: [
      { ...centro, sort: 5 },
      { ...centro, id: 'retiro', name: 'Retiro', feeMinor: 90, active: true, sort: 1 },
      { ...centro, id: 'closed', active: false, sort: 0 },
    ],
    fulfilmentMethods: [{ kind: 'meetup', label: 'Meet-up', feeMinor: 10 }],
    paymentInstructions: before.paymentInstructions.map((instruction) => ({
      ...instruction,
      active: instruction.id === 'cash_studio',
    })),
    tax: { mode: 'exclusive', rateBp: 2100 },
    leadTimeDays: { min: 0, max: 1 },
    policyVersion: '2027-01',
    depositPercent: 50,
    approvePassedArtwork: false,
    quantityBreaks: [{ garmentKind: 'tee', minQuantity: 10, percentOffBp: 250 }],
  }
  const reply = await put(changed)
  expect(reply.statusCode).toBe(200)
  const after = reply.json<StoreSettingsResponse>()
  expect(after).toMatchObject({
    ...changed,
    revision: before.revision + 1,
    meetupZones: [{ id: 'closed' }, { id: 'retiro' }, { id: 'centro' }],
  })
  expect(after).not.toHaveProperty('shopEmail')
  expect(after).toEqual(await read())

  await expect.poll(async () => (await publicConfig()).policyVersion).toBe('2027-01')
  const shown = await publicConfig()
  expect(shown).toMatchObject({
    storeName: '=1+1 <i>Studio</i>',
    locales: ['en'],
    timeZone: 'Europe/Madrid',
    supportChannels: changed.supportChannels,
    fulfilmentMethods: changed.fulfilmentMethods,
    leadTimeDays: { min: 0, max: 1 },
  })
  expect(shown.meetupZones.map(({ id }) => id)).toEqual(['retiro', 'centro'])
  expect(shown.meetupZones[0]).not.toHaveProperty('landmark')
  expect(shown.paymentInstructions.map(({ id }) => id)).toEqual(['cash_studio'])
  expect(JSON.stringify(shown)).not.toMatch(/shopEmail|depositPercent|updatedBy|The manager/)
  expect((await shop.get('/api/v1/public-config')).headers.etag).not.toBe(etag)

  const catalog = (await shop.get('/api/v1/catalog')).json<CatalogResponse>()
  expect(catalog.quantityBreaks).toEqual([{ garmentKind: 'tee', minQuantity: 10, percentOff: 2.5 }])
  expect([catalog.taxMode, catalog.taxRatePercent]).toEqual(['exclusive', 21])
})

test('records in the audit log what changed, from what to what', async () => {
  const before = await draft()
  const meetupZones = before.meetupZones.map((zone) =>
    zone.id === 'retiro' ? { ...zone, feeMinor: 95 } : zone,
  )
  await put({ ...before, depositPercent: 30, meetupZones })
  const { rows } = await shop.services.pool.query<{ message: string; changes: unknown }>(
    `SELECT message, changes FROM audit_log WHERE action = 'settings.replaced' ORDER BY id DESC LIMIT 1`,
  )
  expect(rows).toEqual([
    {
      message: 'The manager replaced the settings of the store.',
      changes: [
        { path: 'meetupZones[retiro].feeMinor', from: 90, to: 95 },
        { path: 'depositPercent', from: 50, to: 30 },
      ],
    },
  ])
})

test('refuses the second of two simultaneous changes and names the author of the first', async () => {
  const before = await draft()
  const owner = await aMember(shop, 'owner')
  const replies = await meanwhile(
    shop,
    `SELECT FROM store_settings FOR UPDATE`,
    () =>
      Promise.all([put({ ...before, tagline: 'One' }), put({ ...before, tagline: 'Two' }, owner.headers)]),
    2,
  )
  const [won, lost] = replies.toSorted((a, b) => a.statusCode - b.statusCode)
  expect([won!.statusCode, ...refusalOf(lost!)]).toEqual([200, 409, 'REVISION_CONFLICT'])
  const { tagline, updatedBy } = await read()
  expect(won!.json<StoreSettingsResponse>().tagline).toBe(tagline)
  expect(errorOf(lost!).message).toContain(`by ${String(updatedBy?.name)} at`)
})

test('lets the currency change until the first order', async () => {
  expect(await usage()).toEqual({ paymentInstructionIds: [], currencyFixed: false })
  const yen = await put({ ...(await draft()), currency: 'JPY', currencyExponent: 0 })
  expect(yen.statusCode).toBe(200)
  const back = await put({ ...original, revision: (await draft()).revision })
  expect(back.statusCode).toBe(200)

  await expect.poll(async () => (await publicConfig()).storeName).toBe(original.storeName)
  const customer = await openStorefront(shop)
  await customer.ordered({ payment: { instructionId: 'cash_studio' } })
  const settings = await draft()
  expect(await usage()).toEqual({ paymentInstructionIds: ['cash_studio'], currencyFixed: true })
  expect(refusalOf(await put({ ...settings, currency: 'JPY' }))).toEqual([409, 'IN_USE'])
  expect(refusalOf(await put({ ...settings, currencyExponent: 3 }))).toEqual([409, 'IN_USE'])
  expect((await put({ ...settings, tagline: 'As before' })).statusCode).toBe(200)
})

test('lets the currency change until the first cost entry', async () => {
  const other = await startTestApp()
  try {
    const { headers } = await aMember(other, 'manager')
    const bill = { category: 'rent', amountMinor: 500, incurredOn: '2026-11-01', description: 'A bill' }
    expect((await other.post('/api/admin/cost-entries', bill, headers)).statusCode).toBe(201)
    const payload = { ...(await draft(other, headers)), currency: 'JPY', currencyExponent: 0 }
    const reply = await other.app.inject({ method: 'PUT', url: URL, headers, payload })
    expect(refusalOf(reply)).toEqual([409, 'IN_USE'])
  } finally {
    await other.close()
  }
})

test('refuses to remove a payment instruction that an order uses', async () => {
  const before = await draft()
  const without = (id: string) => before.paymentInstructions.filter((instruction) => instruction.id !== id)
  const refused = await put({ ...before, paymentInstructions: without('cash_studio').slice(1) })
  expect(refusalOf(refused)).toEqual([409, 'IN_USE'])
  expect(errorOf(refused).message).toBe('Orders or payments use these payment instructions: cash_studio.')
  expect(await draft()).toEqual(before)
  const removed = await put({ ...before, paymentInstructions: without('mobile_wallet') })
  expect(removed.json<Settings>().paymentInstructions.map(({ id }) => id)).toEqual([
    'bank_main',
    'cash_studio',
  ])
  await put({ ...before, revision: before.revision + 1 })
})

test('refuses an order or a payment while its payment instruction is being removed', async () => {
  const customer = await openStorefront(shop)
  const { trackingToken } = await customer.ordered({ payment: { instructionId: 'cash_studio' } })
  const pay = { instructionId: 'bank_main', reference: 'A-1' }
  const order = await customer.order({ payment: { instructionId: 'mobile_wallet' } })
  for (const [removed, act, path] of [
    ['mobile_wallet', () => customer.place(order), 'payment.instructionId'],
    ['bank_main', () => shop.post(`/api/v1/orders/${trackingToken}/payments`, pay), 'instructionId'],
  ] as const) {
    const refused = await meanwhile(shop, `DELETE FROM payment_instructions WHERE id = '${removed}'`, act)
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, [path]])
  }
  await put({ ...original, revision: (await draft()).revision })
})

const channel = (url: string) => ({
  supportChannels: [{ kind: 'other' as const, label: 'Other', value: 'here', url }],
})
const slots = ({ meetupZones }: Settings, ...times: (readonly [from: string, to: string])[]) => ({
  meetupZones: [{ ...meetupZones[0]!, slots: times.map(([from, to]) => ({ weekday: 1, from, to })) }],
})

test.each<[string, (settings: Settings) => Partial<Settings>, string]>([
  ['an unknown time zone', () => ({ timeZone: 'Mars/Olympus' }), 'timeZone'],
  ['a time zone that only the runtime knows', () => ({ timeZone: 'europe/madrid' }), 'timeZone'],
  ['a currency that does not exist', () => ({ currency: 'ABC' }), 'currency'],
  ['a javascript: address', () => channel('javascript:alert(1)'), 'supportChannels[0].url'],
  ['an address without TLS', () => channel('http://x.example'), 'supportChannels[0].url'],
  ['an invalid address', () => channel('https://:99'), 'supportChannels[0].url'],
  [
    'two zones with the same id',
    (s) => ({ meetupZones: s.meetupZones.concat(s.meetupZones) }),
    'meetupZones[3].id',
  ],
  ['a slot that ends before it begins', (s) => slots(s, ['17:00', '17:00']), 'meetupZones[0].slots[0].to'],
  [
    'a studio that closes before it opens',
    () => ({ studio: { address: 'Here', hours: [{ weekday: 1, from: '18:00', to: '09:00' }] } }),
    'studio.hours[0].to',
  ],
  ['two delivery areas with the same id', () => ({ deliveryAreas: [AREA, AREA] }), 'deliveryAreas[1].id'],
  [
    'a delivery area in no country',
    () => ({ deliveryAreas: [{ ...AREA, country: 'ZZ' }] }),
    'deliveryAreas[0].country',
  ],
  [
    'a delivery area that nobody can pay for',
    () => ({ deliveryAreas: [{ ...AREA, paymentInstructionIds: ['no_such'] }] }),
    'deliveryAreas[0].paymentInstructionIds',
  ],
  [
    'a delivery that takes less than it takes',
    () => ({ deliveryAreas: [{ ...AREA, days: { min: 3, max: 1 } }] }),
    'deliveryAreas[0].days.min',
  ],
  [
    'a map link without TLS',
    () => ({ studio: { address: 'Here', mapUrl: 'http://x.example', hours: [] } }),
    'studio.mapUrl',
  ],
  [
    'two slots that begin at the same time',
    (s) => slots(s, ['17:00', '18:00'], ['17:00', '19:00']),
    'meetupZones[0].slots[1]',
  ],
  ['meetups without a place', () => ({ meetupZones: [] }), 'meetupZones'],
  ['no fulfilment method', () => ({ fulfilmentMethods: [] }), 'fulfilmentMethods'],
  [
    'a fulfilment method used twice',
    (s) => ({ fulfilmentMethods: [s.fulfilmentMethods[0]!, s.fulfilmentMethods[0]!] }),
    'fulfilmentMethods[1].kind',
  ],
  [
    'no active payment instruction',
    (s) => ({ paymentInstructions: s.paymentInstructions.map((one) => ({ ...one, active: false })) }),
    'paymentInstructions',
  ],
  [
    'two payment instructions with the same id',
    (s) => ({ paymentInstructions: s.paymentInstructions.concat(s.paymentInstructions) }),
    'paymentInstructions[3].id',
  ],
  [
    'a lead time that ends before it begins',
    () => ({ leadTimeDays: { min: 3, max: 2 } }),
    'leadTimeDays.min',
  ],
  [
    'a discount used twice',
    (s) => ({ quantityBreaks: [s.quantityBreaks[0]!, s.quantityBreaks[0]!] }),
    'quantityBreaks[1]',
  ],
  ['a deposit over 100 percent', () => ({ depositPercent: 101 }), 'depositPercent'],
  ['a negative tax', () => ({ tax: { mode: 'exclusive', rateBp: -1 } }), 'tax.rateBp'],
  [
    'a fee that is too large',
    () => ({ fulfilmentMethods: [{ kind: 'pickup', label: 'Pick up', feeMinor: 9e15 }] }),
    'fulfilmentMethods[0].feeMinor',
  ],
  ['no language', () => ({ locales: [] }), 'locales'],
  ['a language used twice', () => ({ locales: ['en', 'en'] }), 'locales'],
])('refuses %s', async (_, change, path) => {
  const settings = await draft()
  const reply = await put({ ...settings, ...change(settings) })
  expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
  expect(fieldsOf(reply)).toContain(path)
  expect(await draft()).toEqual(settings)
})

const AREA = {
  ...{ id: 'metro', name: 'Metro', country: 'SV', regions: ['San Salvador'], places: [], feeMinor: 150 },
  ...{ days: { min: 1, max: 2 }, paymentInstructionIds: [], active: true },
}

test('delivers to its active areas only, at their price and for their ways to pay', async () => {
  const before = await draft()
  const storefront = await openStorefront(shop)
  const paymentInstructions = before.paymentInstructions.map((one) => ({ ...one, active: true }))
  const [first = '', second = ''] = paymentInstructions.map(({ id }) => id)
  const deliveryAreas = [
    { ...AREA, paymentInstructionIds: [first] },
    { ...AREA, id: 'far', country: 'GT', regions: [], active: false },
  ]
  const fulfilmentMethods = [
    { kind: 'delivery' as const, label: 'Delivery', feeMinor: 300 },
    { kind: 'pickup' as const, label: 'Pickup', feeMinor: 0 },
  ]
  expect((await put({ ...before, deliveryAreas, fulfilmentMethods, paymentInstructions })).statusCode).toBe(
    200,
  )
  await expect.poll(async () => (await publicConfig()).deliveryAreas.map(({ id }) => id)).toEqual(['metro'])

  const to = (country: string, region?: string) => ({
    fulfilment: {
      method: 'delivery' as const,
      address: { line1: 'Calle 1', city: 'Apopa', country, ...(region && { region }) },
    },
    payment: { instructionId: first },
  })
  const order = await storefront.ordered(to('SV', 'san salvador'))
  expect(order).toMatchObject({
    totals: { feeMinor: 450 },
    fulfilment: { deliveryArea: { id: 'metro', name: 'Metro', days: { min: 1, max: 2 } } },
  })
  const refusedFields = async (...of: Parameters<typeof to>) =>
    fieldsOf(await storefront.place(await storefront.order(to(...of))))
  expect(await refusedFields('GT')).toEqual(['fulfilment.address.country'])
  expect(await refusedFields('SV')).toEqual(['fulfilment.address.region'])
  const { items } = await storefront.order()
  const quoted = (address: object) =>
    shop.post('/api/v1/quotes', {
      items: items.map(({ note, ...item }) => item),
      fulfilment: { method: 'delivery', address: { country: 'SV', ...address } },
    })
  expect(fieldsOf(await quoted({ region: 'La Unión' }))).toEqual(['fulfilment.address.region'])
  const beforeTheCity = await quoted({ region: 'San Salvador' })
  expect(beforeTheCity.json<QuoteResponse>().totals.feeMinor).toBe(450)
  const other = { ...to('SV', 'San Salvador'), payment: { instructionId: second } }
  expect(fieldsOf(await storefront.place(await storefront.order(other)))).toEqual(['payment.instructionId'])
  const {
    id,
    revision,
    items: lines,
  } = await storefront.ordered({
    fulfilment: { method: 'pickup' },
    payment: { instructionId: second },
  })
  const toArea = await shop.post(
    `/api/admin/orders/${id}/changes`,
    {
      revision,
      items: lines.map((line) => ({ id: line.id, variantId: line.variantId, quantity: line.quantity })),
      fulfilment: to('SV', 'San Salvador').fulfilment,
    },
    manager.headers,
  )
  const { label } = paymentInstructions[1]!
  expect(errorOf(toArea).fields).toMatchObject([
    { path: 'fulfilment.method', reason: 'not_payable', limit: label },
  ])

  const { deliveryAreas: _, ...older } = await draft()
  expect((await put(older)).json<StoreSettingsResponse>().deliveryAreas).toEqual(deliveryAreas)
  const { revision: _revision, ...undone } = before
  await put({ ...(await draft()), ...undone, deliveryAreas: [] })
})

test('keeps the studio when it is left out, and removes it when it is null', async () => {
  const studio = {
    address: '4ª Calle Poniente 7, Santa Ana',
    mapUrl: 'https://maps.example/?q=studio',
    hours: [{ weekday: 2, from: '10:00', to: '16:00' }],
  }
  await put({ ...(await draft()), studio })
  const { studio: _, ...older } = await draft()
  expect((await put(older)).json<StoreSettingsResponse>().studio).toEqual(studio)
  await expect.poll(async () => (await publicConfig()).studio).toEqual(studio)
  await put({ ...(await draft()), studio: null })
  await expect.poll(async () => (await publicConfig()).studio).toBeNull()
})

test('lets everybody on the team read and only owner and manager change', async () => {
  for (const role of ['finance', 'production', 'support', 'viewer'] as const) {
    const member = await aMember(shop, role)
    expect((await shop.get(URL, member.headers)).statusCode).toBe(200)
    expect(refusalOf(await put(await draft(), member.headers))).toEqual([403, 'FORBIDDEN'])
  }
})
