import type {
  CatalogResponse,
  GarmentCreateRequest,
  GarmentRecord,
  GarmentReplaceRequest,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { errorOf, fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'

const URL = '/api/admin/garments'

const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))

type Variant = GarmentReplaceRequest['variants'][number]
let made = 0
const aVariant = (changes: Partial<Variant> = {}): Variant => ({
  colour: 'Black',
  colourHex: '#17171a',
  size: 'M',
  surchargeMinor: 0,
  active: true,
  ...changes,
})
const aGarment = (changes: Partial<GarmentCreateRequest> = {}): GarmentCreateRequest => ({
  slug: `made-${++made}`,
  kind: 'tee',
  name: 'Boxy tee',
  description: 'Heavy cotton, 240 g/m².',
  fabric: 'cotton',
  basePriceMinor: 1500,
  active: true,
  sort: 9,
  variants: [aVariant(), aVariant({ size: 'L' })],
  ...changes,
})

const create = (body: object, headers: Record<string, string> = manager.headers) =>
  shop.post(URL, body, headers)
const created = async (changes: Partial<GarmentCreateRequest> = {}) =>
  (await create(aGarment(changes))).json<GarmentRecord>()
const put = (id: string, payload: object, headers = manager.headers) =>
  shop.app.inject({ method: 'PUT', url: `${URL}/${id}`, headers, payload })
const read = async (id: string) => (await shop.get(`${URL}/${id}`, manager.headers)).json<GarmentRecord>()
const list = async () => (await shop.get(URL, manager.headers)).json<GarmentRecord[]>()
const classicTee = async () => (await list()).find(({ slug }) => slug === 'classic-tee')!
const catalog = async () => (await shop.get('/api/v1/catalog')).json<CatalogResponse>()
const draftOf = ({ id, createdAt, updatedAt, updatedBy, variants, ...garment }: GarmentRecord) => ({
  ...garment,
  variants: variants.map(({ stock, ...variant }): Variant => variant),
})

test('lists every garment, inactive ones too, with variants and their stock', async () => {
  const hidden = await created({ active: false, variants: [aVariant({ active: false })] })
  const garments = await list()
  expect(garments.map(({ slug }) => slug).slice(0, 4)).toEqual([
    'classic-tee',
    'long-sleeve',
    'pullover-hoodie',
    'canvas-tote',
  ])
  expect(garments.find(({ id }) => id === hidden.id)).toEqual(hidden)
  const tee = garments[0]!
  expect(tee.variants).toHaveLength(80)
  expect(tee.variants.find(({ colour, size }) => colour === 'Black' && size === 'M')?.stock).toMatchObject({
    sku: 'TEE-BLACK-M',
    active: true,
    available: expect.any(Number) as number,
  })
  expect(await read(tee.id)).toEqual(tee)
})

test('adds a garment, which the catalogue then shows', async () => {
  const etag = (await shop.get('/api/v1/catalog')).headers.etag
  const body = aGarment({
    name: '=HYPERLINK("x") <b>Tee</b>',
    variants: [
      aVariant({ size: 'S' }),
      aVariant({ size: 'XL', surchargeMinor: 250 }),
      aVariant({ colour: 'Café', colourHex: '#6F4E37', size: 'S' }),
    ],
  })
  const reply = await create(body)
  expect(reply.statusCode).toBe(201)
  const garment = reply.json<GarmentRecord>()
  expect(garment).toMatchObject({
    name: '=HYPERLINK("x") <b>Tee</b>',
    revision: 1,
    createdAt: shop.clock.now().toISOString(),
    updatedBy: { name: 'The manager' },
    variants: [
      { colour: 'Black', size: 'S', sizeSort: 0, stock: null },
      { colour: 'Café', colourHex: '#6f4e37', size: 'S', sizeSort: 0 },
      { colour: 'Black', size: 'XL', sizeSort: 1, surchargeMinor: 250 },
    ],
  })
  await expect
    .poll(async () => (await catalog()).garments.find(({ id }) => id === garment.id))
    .toMatchObject({
      priceFromMinor: 1500,
      colours: [
        { name: 'Black', sizes: [{ size: 'S' }, { size: 'XL', priceMinor: 1750 }] },
        { name: 'Café' },
      ],
    })
  expect((await shop.get('/api/v1/catalog')).headers.etag).not.toBe(etag)
})

test('adds one garment per Idempotency-Key', async () => {
  const headers = { ...manager.headers, 'idempotency-key': 'a-garment' }
  const body = aGarment()
  const [first, again] = [await create(body, headers), await create(body, headers)]
  expect([again.statusCode, again.body]).toEqual([201, first.body])
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect((await list()).filter(({ slug }) => slug === body.slug)).toHaveLength(1)
})

test('replaces a garment: changes, adds and removes variants, and keeps those that are sent back', async () => {
  const before = await created({ variants: [aVariant(), aVariant({ size: 'L' }), aVariant({ size: 'XL' })] })
  const [m, l] = draftOf(before).variants
  const reply = await put(before.id, {
    ...draftOf(before),
    name: 'Boxy tee II',
    basePriceMinor: 1600,
    variants: [{ ...l, surchargeMinor: 50 }, m, aVariant({ colour: 'White', colourHex: '#ffffff' })],
  })
  expect(reply.statusCode).toBe(200)
  const after = reply.json<GarmentRecord>()
  expect(after).toMatchObject({ id: before.id, name: 'Boxy tee II', basePriceMinor: 1600, revision: 2 })
  expect(after.variants.map(({ id, size, surchargeMinor }) => ({ id, size, surchargeMinor }))).toEqual([
    { id: m!.id, size: 'M', surchargeMinor: 0 },
    { id: expect.stringMatching(/^var_/) as string, size: 'M', surchargeMinor: 0 },
    { id: l!.id, size: 'L', surchargeMinor: 50 },
  ])
  expect(await read(before.id)).toEqual(after)
  const same = await put(before.id, draftOf(after))
  expect(same.json()).toEqual({ ...after, revision: 3 })
})

test('swaps the colours of two variants in one request', async () => {
  const before = await created({
    variants: [aVariant(), aVariant({ colour: 'White', colourHex: '#ffffff' })],
  })
  const [black, white] = before.variants
  const reply = await put(before.id, {
    ...draftOf(before),
    variants: [
      aVariant({ id: black!.id, colour: 'White', colourHex: '#ffffff' }),
      aVariant({ id: white!.id }),
    ],
  })
  expect(reply.json<GarmentRecord>().variants.map(({ id, colour }) => [id, colour])).toEqual([
    [black!.id, 'White'],
    [white!.id, 'Black'],
  ])
})

test('records in the audit log what changed, from what to what', async () => {
  const before = await created()
  const [m, l] = draftOf(before).variants
  const after = (
    await put(before.id, { ...draftOf(before), basePriceMinor: 1550, variants: [{ ...m, active: false }] })
  ).json<GarmentRecord>()
  const { rows } = await shop.services.pool.query(
    `SELECT action, message, changes FROM audit_log WHERE entity_id = $1 ORDER BY occurred_at, id`,
    [after.id],
  )
  expect(rows).toEqual([
    { action: 'garment.created', message: 'The manager added the garment Boxy tee.', changes: [] },
    {
      action: 'garment.replaced',
      message: 'The manager replaced the garment Boxy tee.',
      changes: [
        { path: 'basePriceMinor', from: 1500, to: 1550 },
        { path: `variants[${m!.id}].active`, from: true, to: false },
        { path: `variants[${l!.id}]`, from: l, to: null },
      ],
    },
  ])
})

test('refuses the second of two simultaneous changes and names the author of the first', async () => {
  const before = await created()
  const owner = await aMember(shop, 'owner')
  const replies = await meanwhile(
    shop,
    `SELECT FROM garments FOR UPDATE`,
    () =>
      Promise.all([
        put(before.id, { ...draftOf(before), name: 'One' }),
        put(before.id, { ...draftOf(before), name: 'Two' }, owner.headers),
      ]),
    2,
  )
  const [won, lost] = replies.toSorted((a, b) => a.statusCode - b.statusCode)
  expect([won!.statusCode, ...refusalOf(lost!)]).toEqual([200, 409, 'REVISION_CONFLICT'])
  const after = await read(before.id)
  expect(won!.json()).toEqual(after)
  expect(errorOf(lost!).message).toContain(`by ${String(after.updatedBy?.name)} at`)
})

test('refuses to remove a variant that a stock item or an order uses', async () => {
  const tee = await classicTee()
  const withStock = await put(tee.id, {
    ...draftOf(tee),
    variants: draftOf(tee).variants.filter(({ colour }) => colour !== 'Sky'),
  })
  expect(refusalOf(withStock)).toEqual([409, 'IN_USE'])
  expect(errorOf(withStock).message).toContain('Sky YS, Sky YM, Sky YL')
  expect(await read(tee.id)).toEqual(tee)

  const own = await created()
  await expect.poll(async () => (await catalog()).garments.some(({ id }) => id === own.id)).toBe(true)
  const customer = await openStorefront(shop)
  const order = await customer.order()
  const items = order.items.map((item) => ({ ...item, variantId: own.variants[0]!.id }))
  await customer.ordered({ items })
  const ordered = await put(own.id, { ...draftOf(own), variants: draftOf(own).variants.slice(1) })
  expect(refusalOf(ordered)).toEqual([409, 'IN_USE'])
  expect(errorOf(ordered).message).toBe('Orders or stock items use these variants: Black M.')
  const free = await put(own.id, { ...draftOf(own), variants: draftOf(own).variants.slice(0, 1) })
  expect(free.statusCode).toBe(200)
})

test('refuses an order for an inactive variant and hides it from the catalogue', async () => {
  const customer = await openStorefront(shop, { colour: 'Forest', size: 'L' })
  const order = await customer.order()
  const tee = await classicTee()
  const variants = draftOf(tee).variants.map((variant) =>
    variant.id === customer.variantId ? { ...variant, active: false } : variant,
  )
  expect((await put(tee.id, { ...draftOf(tee), variants })).statusCode).toBe(200)
  await expect.poll(async () => JSON.stringify(await catalog()).includes(customer.variantId)).toBe(false)
  const refused = await customer.place(order)
  expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, ['items[0].variantId']])
})

test('refuses an order that is placed while its variant is being removed', async () => {
  const own = await created()
  await expect.poll(async () => (await catalog()).garments.some(({ id }) => id === own.id)).toBe(true)
  const customer = await openStorefront(shop)
  const { items } = await customer.order()
  const order = await customer.order({
    items: items.map((item) => ({ ...item, variantId: own.variants[0]!.id })),
  })
  const refused = await meanwhile(
    shop,
    `DELETE FROM variants USING garments g WHERE g.id = garment_id AND slug = '${own.slug}'`,
    () => customer.place(order),
  )
  expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, ['items']])
})

const twice = [aVariant(), aVariant()]

test.each<[string, object, string]>([
  ['a colour and size used twice', { variants: twice }, 'variants[1]'],
  [
    'a colour and size used twice in different case',
    { variants: [aVariant(), aVariant({ colour: ' BLACK', size: 'm ' })] },
    'variants[1]',
  ],
  [
    'a colour with another hex value in another size',
    { variants: [aVariant(), aVariant({ size: 'L', colourHex: '#171717' })] },
    'variants[1].colourHex',
  ],
  ['an invalid hex colour', { variants: [aVariant({ colourHex: 'black' })] }, 'variants[0].colourHex'],
  ['a fabric without a press recipe', { fabric: 'leather' }, 'fabric'],
  ['no variants', { variants: [] }, 'variants'],
  ['a slug of two words', { slug: 'boxy tee' }, 'slug'],
  ['a negative price', { basePriceMinor: -1 }, 'basePriceMinor'],
  ['a fractional price', { basePriceMinor: 9.5 }, 'basePriceMinor'],
  ['a price that is too large', { basePriceMinor: 1e15 }, 'basePriceMinor'],
  ['a price as a string', { basePriceMinor: '900' }, 'basePriceMinor'],
  ['a negative surcharge', { variants: [aVariant({ surchargeMinor: -5 })] }, 'variants[0].surchargeMinor'],
])('refuses %s, new or changed', async (_, change, path) => {
  const before = await created()
  for (const reply of [
    await create({ ...aGarment(), ...change }),
    await put(before.id, { ...draftOf(before), ...change }),
  ]) {
    expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
    expect(fieldsOf(reply)).toContain(path)
  }
  expect(await read(before.id)).toEqual(before)
})

test('refuses a garment while its press recipe is being removed', async () => {
  const refused = await meanwhile(
    shop,
    `UPDATE print_settings SET press_recipes = jsonb_path_query_array(press_recipes, '$[*] ? (@.fabric != "nylon")')`,
    () => create(aGarment({ fabric: 'nylon' })),
  )
  expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, ['fabric']])
})

test('refuses a variant of another garment and a variant that is sent twice', async () => {
  const [one, other] = [await created(), await created()]
  const stolen = await put(one.id, { ...draftOf(one), variants: [aVariant({ id: other.variants[0]!.id })] })
  expect([stolen.statusCode, fieldsOf(stolen)]).toEqual([422, ['variants[0].id']])
  const [m] = draftOf(one).variants
  const doubled = await put(one.id, {
    ...draftOf(one),
    variants: [aVariant({ size: 'XS' }), m, { ...m, size: 'L' }],
  })
  expect([doubled.statusCode, fieldsOf(doubled)]).toEqual([422, ['variants[2].id']])
  expect([await read(one.id), await read(other.id)]).toEqual([one, other])
})

test('refuses a slug that is taken, new or changed', async () => {
  const own = await created()
  expect(refusalOf(await create(aGarment({ slug: own.slug })))).toEqual([409, 'DUPLICATE'])
  expect(refusalOf(await put(own.id, { ...draftOf(own), slug: 'classic-tee' }))).toEqual([409, 'DUPLICATE'])
})

test('answers 404 for an unknown garment', async () => {
  const unknown = 'gar_01jd3v9k6qf2nt7wz5xr8m0abc'
  const own = await created()
  expect(refusalOf(await shop.get(`${URL}/${unknown}`, manager.headers))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect(refusalOf(await shop.get(`${URL}/${own.variants[0]!.id}`, manager.headers))[0]).toBe(404)
  expect(refusalOf(await put(unknown, draftOf(own)))).toEqual([404, 'RESOURCE_NOT_FOUND'])
})

test('lets everybody on the team read and only owner and manager change', async () => {
  const own = await created()
  const production = await aMember(shop, 'production')
  expect((await shop.get(URL, production.headers)).statusCode).toBe(200)
  expect((await shop.get(`${URL}/${own.id}`, production.headers)).statusCode).toBe(200)
  expect(refusalOf(await create(aGarment(), production.headers))).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await put(own.id, draftOf(own), production.headers))).toEqual([403, 'FORBIDDEN'])
})
