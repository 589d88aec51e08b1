import type {
  AdminOrderRecord,
  CatalogResponse,
  ExampleRemoval,
  FirstRunResponse,
  GarmentRecord,
  PublicConfigResponse,
  StoreSettingsResponse,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { ledgerProblems } from '../../../testing/stock.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { codeOf, errorOf } from '../../../testing/replies.ts'
import { freshTestApp } from '../../../testing/shared.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { GARMENTS } from '../../../seed/catalogue.ts'

const URL = '/api/admin/first-run'
const CUSTOMER = { name: 'Ana', email: 'ana@taller.example' }

const shop = freshTestApp()
const owner = () => aMember(shop, 'owner')

async function open() {
  const { headers } = await owner()
  const read = async () => (await shop.get(URL, headers)).json<FirstRunResponse>()
  const put = (url: string, payload: object) => shop.app.inject({ method: 'PUT', url, headers, payload })
  return {
    headers,
    read,
    put,
    post: (path: string, body: object = {}, more = {}) =>
      shop.post(`${URL}${path}`, body, { ...headers, ...more }),
    steps: async () =>
      Object.fromEntries((await read()).steps.map(({ name, state }) => [name, state] as const)),
    progress: async (changes: object) => {
      const { revision, opened, dismissed, storeOpen, skipped, confirmed } = await read()
      return put(URL, { revision, opened, dismissed, storeOpen, skipped, confirmed, ...changes })
    },
    settings: async (change: (settings: StoreSettingsResponse) => object) => {
      const { updatedAt, updatedBy, ...settings } = (
        await shop.get('/api/admin/settings', headers)
      ).json<StoreSettingsResponse>()
      return put('/api/admin/settings', { ...settings, ...change({ updatedAt, updatedBy, ...settings }) })
    },
    testOrder: async () => {
      const reply = await shop.post(`${URL}/test-orders`, { customer: CUSTOMER }, headers)
      if (reply.statusCode !== 201) throw new Error(reply.body)
      return reply.json<AdminOrderRecord>()
    },
  }
}

const ACCOUNT = {
  id: 'own_bank',
  method: 'bank_transfer',
  label: 'Bank',
  account: '9900-1111',
  instructions: 'Send us the slip.',
  referenceRequired: true,
  proofRequired: false,
  payWithinHours: 48,
  active: true,
  sort: 0,
}
const TEE = {
  ...{ slug: 'own-tee', kind: 'tee', name: 'Own tee', description: 'Mine.', fabric: 'cotton' },
  ...{ basePriceMinor: 1100, active: true, sort: 0 },
  variants: [{ colour: 'Black', colourHex: '#17171a', size: 'M', surchargeMinor: 0, active: true }],
}

test('a new shop has all steps open and names every example that customers see', async () => {
  const guide = await open()
  const state = await guide.read()
  expect(state).toMatchObject({ revision: 1, opened: false, dismissed: false, ready: false, testOrder: null })
  expect(new Set(state.steps.map((step) => step.state))).toEqual(new Set(['open']))
  expect(state.examples).toMatchObject({
    garments: GARMENTS.map(({ name }) => ({ name })),
    address: '12 Avenida Norte, Colonia Médica, San Salvador',
    printPrices: true,
  })
  expect(state.examples.paymentInstructions.map(({ account }) => account)).toEqual([
    '0000-1234-5678',
    '+50370001234',
    null,
  ])
  expect(state.examples.supportChannels).toContain('+50370001234')
  expect(state.examples.meetupZones).toHaveLength(3)
})

test('steps become done by what the shop has, wherever it was entered', async () => {
  const guide = await open()
  await guide.settings(() => ({ storeName: 'Taller Ana' }))
  expect(await guide.steps()).toMatchObject({ brand: 'done', money: 'open' })
  await guide.settings(() => ({
    timeZone: 'America/Bogota',
    currency: 'COP',
    locales: ['es'],
    supportChannels: [{ kind: 'phone', label: 'Phone', value: '+5716000000', url: 'tel:+5716000000' }],
    studio: { address: 'Calle 1', hours: [] },
    fulfilmentMethods: [{ kind: 'pickup', label: 'Recoger', feeMinor: 0 }],
  }))
  expect(await guide.steps()).toMatchObject({ money: 'done', contact: 'done', delivery: 'done' })
  await guide.settings(({ paymentInstructions }) => ({
    paymentInstructions: [
      ACCOUNT,
      ...paymentInstructions.map((one) => ({ ...one, active: one.account === undefined && one.active })),
    ],
  }))
  expect((await guide.steps()).payment).toBe('open')
  await guide.settings(({ paymentInstructions }) => ({
    paymentInstructions: paymentInstructions.map((one) => ({ ...one, active: one.id === 'own_bank' })),
  }))
  expect((await guide.steps()).payment).toBe('done')

  const created = await shop.post('/api/admin/garments', TEE, guide.headers)
  expect(created.statusCode).toBe(201)
  expect((await guide.steps()).product).toBe('open')
  await guide.progress({ confirmed: ['product', 'languages'] })
  expect(await guide.steps()).toMatchObject({ product: 'done', languages: 'done', test_order: 'open' })
  expect((await guide.read()).ready).toBe(false)
  await guide.testOrder()
  expect(await guide.read()).toMatchObject({ ready: true, testOrder: { stage: 'payment_review' } })
})

test('a new shop is open until its guide closes it, and the address of its preview stays the same', async () => {
  const guide = await open()
  const before = await guide.read()
  expect(before).toMatchObject({ storeOpen: true, storeUrl: expect.stringMatching(/^http/) as string })
  expect(before.previewUrl).toMatch(/\/\?preview=[0-9a-f-]{36}$/)
  await shop.services.shop.get()
  const closed = await guide.progress({ opened: true, storeOpen: false })
  expect(closed.json()).toMatchObject({ storeOpen: false, previewUrl: before.previewUrl })
  // Every replica is notified.
  await expect.poll(async () => (await shop.services.shop.get()).isOpen).toBe(false)
  const { rows } = await shop.services.pool.query<{ changes: object[] }>(
    'SELECT changes FROM audit_log ORDER BY id DESC LIMIT 1',
  )
  expect(rows[0]!.changes).toContainEqual({ path: 'storeOpen', from: true, to: false })
  expect((await shop.get('/api/v1/catalog')).statusCode).toBe(200)
})

test('an account of the examples keeps the shop from being ready, though every step was skipped', async () => {
  const guide = await open()
  const skipped = (await guide.read()).steps.map(({ name }) => name)
  expect((await guide.progress({ opened: true, skipped })).statusCode).toBe(200)
  expect(await guide.read()).toMatchObject({ opened: true, ready: false, skipped })
  expect(new Set(Object.values(await guide.steps()))).toEqual(new Set(['skipped']))
})

test('the second of two simultaneous changes of the progress is refused', async () => {
  const guide = await open()
  const { revision } = await guide.read()
  const progress = {
    ...{ revision, opened: true, dismissed: false, storeOpen: true },
    ...{ skipped: [], confirmed: [] },
  }
  const replies = await meanwhile(
    shop,
    'SELECT FROM first_run FOR UPDATE',
    () => Promise.all([guide.put(URL, progress), guide.put(URL, { ...progress, dismissed: true })]),
    2,
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test.each(['finance', 'production', 'support', 'viewer'] as const)(
  'a %s does not see the guide',
  async (role) => {
    const { headers } = await aMember(shop, role)
    expect(codeOf(await shop.get(URL, headers))).toBe('FORBIDDEN')
    for (const path of ['/example-removals', '/example-adoptions', '/test-orders'])
      expect(codeOf(await shop.post(`${URL}${path}`, { customer: CUSTOMER }, headers))).toMatch(
        /FORBIDDEN|VALIDATION_FAILED/,
      )
    expect((await shop.get(URL)).statusCode).toBe(401)
  },
)

test('removes all examples and keeps how the shop prints', async () => {
  const guide = await open()
  const reply = await guide.post('/example-removals')
  expect(reply.statusCode).toBe(201)
  const { removed, kept } = reply.json<ExampleRemoval>()
  expect(removed).toMatchObject({
    garments: GARMENTS.length,
    meetupZones: 3,
    paymentInstructions: 3,
    supportChannels: 3,
  })
  expect(removed.stockItems).toBeGreaterThan(100)
  expect(kept.map(({ name }) => name)).toEqual([
    'Colour ink',
    'DTF film 22 in',
    'Hot-melt powder',
    'White ink',
  ])

  expect((await guide.read()).examples).toMatchObject({
    ...{ garments: [], stockItems: 0, meetupZones: [], paymentInstructions: [], supportChannels: [] },
    address: null,
  })
  const settings = (await shop.get('/api/admin/settings', guide.headers)).json<StoreSettingsResponse>()
  expect(settings).toMatchObject({
    ...{ supportChannels: [], meetupZones: [], paymentInstructions: [], studio: null },
    fulfilmentMethods: [{ kind: 'pickup' }, { kind: 'delivery' }],
  })
  expect(settings).not.toHaveProperty('shopEmail')
  await expect
    .poll(async () => (await shop.get('/api/v1/catalog')).json<CatalogResponse>())
    .toMatchObject({ garments: [], zones: expect.arrayContaining([]) as unknown })
  const catalog = (await shop.get('/api/v1/catalog')).json<CatalogResponse>()
  expect(catalog.zones.length).toBeGreaterThan(5)
  expect(catalog.sizeTiers).toHaveLength(5)
  await expect
    .poll(async () => (await shop.get('/api/v1/public-config')).json<PublicConfigResponse>())
    .toMatchObject({ paymentInstructions: [], meetupZones: [], supportChannels: [] })
  expect(await ledgerProblems(shop)).toEqual([])

  const { rows } = await shop.services.pool.query<{ action: string; count: number }>(
    `SELECT action, jsonb_array_length(changes) AS count FROM audit_log ORDER BY id DESC LIMIT 1`,
  )
  expect(rows).toEqual([{ action: 'first_run.examples_removed', count: expect.any(Number) as number }])
  expect(rows[0]!.count).toBeGreaterThan(10)
})

test('settings without any way to pay can be saved, and a way to pay cannot be the last to go', async () => {
  const guide = await open()
  await guide.post('/example-removals')
  expect((await guide.settings(() => ({ tagline: 'Soon' }))).statusCode).toBe(200)
  expect((await guide.settings(() => ({ paymentInstructions: [ACCOUNT] }))).statusCode).toBe(200)
  const last = await guide.settings(() => ({ paymentInstructions: [] }))
  expect([last.statusCode, errorOf(last).fields?.[0]?.path]).toEqual([422, 'paymentInstructions'])
})

test('the name of a removed garment and its SKUs are free again', async () => {
  const guide = await open()
  await guide.post('/example-removals')
  const made = await shop.post('/api/admin/garments', { ...TEE, slug: 'classic-tee' }, guide.headers)
  expect(made.statusCode).toBe(201)
  const [variant] = made.json<GarmentRecord>().variants
  const item = {
    ...{ sku: 'TEE-BLACK-M', name: 'Tee', kind: 'blank', unit: 'piece', garmentVariantId: variant!.id },
    reorderPoint: 1,
  }
  expect((await shop.post('/api/admin/inventory-items', item, guide.headers)).statusCode).toBe(201)
})

test('what an order names stays, out of sight, and everything else goes', async () => {
  const guide = await open()
  const customer = await openStorefront(shop)
  const order = await customer.ordered({ payment: { instructionId: 'cash_studio' } })
  const { kept, removed } = (await guide.post('/example-removals')).json<ExampleRemoval>()
  expect(kept).toEqual(
    expect.arrayContaining([
      { kind: 'garment', name: 'Classic tee' },
      { kind: 'payment_instruction', name: 'Cash at the studio' },
      { kind: 'stock_item', name: 'Classic tee, Black, M' },
    ]),
  )
  expect(removed).toMatchObject({ garments: GARMENTS.length - 1, paymentInstructions: 2 })
  const garments = (await shop.get('/api/admin/garments', guide.headers)).json<GarmentRecord[]>()
  expect(garments.map(({ name, active }) => [name, active])).toEqual([['Classic tee', false]])
  expect(await customer.track(order.trackingToken!)).toMatchObject({
    items: [{ garmentName: 'Classic tee' }],
  })
  expect((await guide.read()).examples.garments).toEqual([])
  expect(await ledgerProblems(shop)).toEqual([])
})

test('what the owner changed is no example', async () => {
  const guide = await open()
  const garments = (await shop.get('/api/admin/garments', guide.headers)).json<GarmentRecord[]>()
  const { id, createdAt, updatedAt, updatedBy, ...tee } = garments.find(({ slug }) => slug === 'classic-tee')!
  const changed = await guide.put(`/api/admin/garments/${id}`, {
    ...tee,
    basePriceMinor: 1234,
    variants: tee.variants.map(({ stock, ...variant }) => variant),
  })
  expect(changed.statusCode).toBe(200)
  await guide.settings(({ meetupZones }) => ({
    meetupZones: meetupZones.map((zone) => (zone.id === 'centro' ? { ...zone, name: 'Parque' } : zone)),
  }))
  const { removed } = (await guide.post('/example-removals')).json<ExampleRemoval>()
  expect(removed).toMatchObject({ garments: GARMENTS.length - 1, meetupZones: 2 })
  const catalog = async () => (await shop.get('/api/v1/catalog')).json<CatalogResponse>().garments
  await expect.poll(async () => (await catalog()).map(({ slug }) => slug)).toEqual(['classic-tee'])
})

test('an order that is written meanwhile keeps what it names', async () => {
  const guide = await open()
  await (await openStorefront(shop)).ordered()
  const line = `
    INSERT INTO order_items (id, order_id, position, variant_id, garment_name, colour, size, quantity,
      reserved_quantity, unit_price_minor, line_total_minor)
    SELECT gen_random_uuid(), l.order_id, 9, v.id, g.name, v.colour, v.size, 1, 0, 0, 0
    FROM order_items AS l, variants AS v JOIN garments AS g ON g.id = v.garment_id
    WHERE g.slug = 'canvas-tote' ORDER BY v.id LIMIT 1`
  const removed = await meanwhile(shop, line, () => guide.post('/example-removals'))
  expect(removed.statusCode).toBe(201)
  expect(removed.json<ExampleRemoval>().kept.filter(({ kind }) => kind === 'garment')).toEqual([
    { kind: 'garment', name: 'Classic tee' },
    { kind: 'garment', name: 'Canvas tote' },
  ])
})

test('a removal and an order at the same moment leave no order without its garment', async () => {
  const guide = await open()
  const customer = await openStorefront(shop)
  const request = await customer.order()
  const [placed, removed] = await meanwhile(
    shop,
    'SELECT FROM inventory_items ORDER BY id FOR UPDATE',
    () => Promise.all([customer.place(request), guide.post('/example-removals')]),
    2,
  )
  expect(removed.statusCode).toBe(201)
  const isKept = removed.json<ExampleRemoval>().kept.some(({ name }) => name === 'Classic tee')
  expect([placed.statusCode, isKept]).toEqual(placed.statusCode === 201 ? [201, true] : [422, false])
  expect(await ledgerProblems(shop)).toEqual([])
})

test('removes once for one key, and has nothing left to remove the next time', async () => {
  const guide = await open()
  const key = { 'idempotency-key': 'once' }
  const [first, again] = [
    await guide.post('/example-removals', {}, key),
    await guide.post('/example-removals', {}, key),
  ]
  expect(again.json()).toEqual(first.json())
  expect((await guide.post('/example-removals')).json<ExampleRemoval>().removed).toEqual({
    ...{ garments: 0, stockItems: 0, meetupZones: 0, paymentInstructions: 0, supportChannels: 0 },
  })
})

test('kept examples are the shop’s own, but an account that belongs to nobody never is', async () => {
  const guide = await open()
  const { examples, steps } = (await guide.post('/example-adoptions')).json<FirstRunResponse>()
  expect(examples).toMatchObject({ garments: [], stockItems: 0, meetupZones: [], printPrices: false })
  expect(examples.paymentInstructions).toHaveLength(3)
  expect(examples.supportChannels).toHaveLength(3)
  expect(steps).toContainEqual({ name: 'product', state: 'done' })
  const { removed } = (await guide.post('/example-removals')).json<ExampleRemoval>()
  expect(removed).toMatchObject({ garments: 0, paymentInstructions: 3 })
})
