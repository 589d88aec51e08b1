import type {
  FilmPricesRecord,
  OrderCreate,
  OrderRecord,
  QuoteResponse,
  SheetLayoutRecord,
} from '@platen/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { errorOf, fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aPicture, openStorefront, upload } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp()
const store = shared(() => openStorefront(shop))
const owner = shared(() => aMember(shop, 'owner'))

type Item = OrderCreate['items'][number]

const aTransfer = (changes: Partial<Item> = {}): Item => ({
  kind: 'transfer',
  artworkId: store.artworkId,
  ...{ widthMm: 100, heightMm: 80, quantity: 3 },
  ...changes,
})
const aLayout = async (sizesMm: readonly number[] = [100, 100, 60]) => {
  let xMm = 5
  const pieces = sizesMm.map((side) => {
    const piece = { artworkId: store.artworkId, widthMm: side, heightMm: side, xMm, yMm: 0, turned: false }
    xMm += side + 6
    return piece
  })
  return (await shop.post('/api/v1/layouts', { pieces })).json<SheetLayoutRecord>()
}
/** Transparent at both sides, as wide as the film at 25 dots an inch. */
const aFinishedFile = async ({ widthPx = 550, marginPx = 6, heightPx = 300, dpi = 0 } = {}) => {
  const inner = await sharp(await aPicture(500))
    .resize(widthPx - 2 * marginPx, heightPx, { fit: 'fill' })
    .png()
    .toBuffer()
  const sides = { left: marginPx, right: marginPx, background: '#0000' }
  const file = sharp(inner).extend(sides)
  if (dpi > 0) file.withMetadata({ density: dpi })
  return upload(shop, await file.png().toBuffer(), 'roll.png')
}
const quote = (items: readonly object[], more: object = {}) => shop.post('/api/v1/quotes', { items, ...more })
const place = async (items: Item[], changes: Partial<OrderCreate> = {}) =>
  store.place(await store.orderOf({ items, ...changes }))
const ordered = (items: Item[]) => store.ordered({ items })

test('prices a transfer by its area on film, and an order of it costs the same', async () => {
  const quoted = (await quote([aTransfer()])).json<QuoteResponse>()
  // 0.80 a square decimetre of 100 × 80 mm.
  expect(quoted.items).toEqual([
    {
      ...{ kind: 'transfer', variantId: null, billedCm: null, quantity: 3, availability: 'in_stock' },
      ...{ unitPriceMinor: 100, discountMinor: 0, lineTotalMinor: 300 },
      placements: [
        {
          zoneId: null,
          sizeTierId: null,
          priceMinor: 0,
          preflight: expect.objectContaining({ dpi: 609 }) as unknown,
        },
      ],
    },
  ])
  const order = await ordered([aTransfer({ widthMm: 200, heightMm: 150, note: 'Cut close.' })])
  expect(order.items).toMatchObject([
    {
      ...{ kind: 'transfer', variantId: null, garmentName: 'Transfer', colour: '', size: '200 × 150 mm' },
      ...{ unitPriceMinor: 240, lineTotalMinor: 720, note: 'Cut close.', film: null, finish: null },
      placements: [{ zoneId: null, sizeTierId: null, copies: 1, widthMm: 200, heightMm: 150 }],
    },
  ])
  expect(order.totals.totalMinor).toBe(720)
  expect((await store.track(order.trackingToken!)).items).toEqual(
    order.items.map((item) => ({ ...item, placements: expect.anything() as unknown })),
  )
})

test('orders garments, transfers and sheets together, and reserves blanks for the garments only', async () => {
  const { items } = await store.order()
  const layout = await aLayout()
  const order = await ordered([...items, aTransfer(), { kind: 'sheet', layoutId: layout.id, quantity: 2 }])
  expect(order.items.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['garment', 1],
    ['transfer', 3],
    ['sheet', 2],
  ])
  const { rows } = await shop.services.pool.query(
    `SELECT o.units, sum(i.reserved_quantity)::integer AS reserved FROM orders AS o JOIN order_items AS i ON i.order_id = o.id
     WHERE o.id = $1 GROUP BY o.id`,
    [decodeId('order', order.id)],
  )
  expect(rows).toEqual([{ units: 3, reserved: 1 }])
})

test('freezes the layout of a sheet in the order, with each picture in each size once', async () => {
  const layout = await aLayout()
  const [item] = (await ordered([{ kind: 'sheet', layoutId: layout.id, quantity: 2 }])).items
  expect(item).toMatchObject({
    ...{ garmentName: 'Film sheet', size: '558.8 × 106 mm', unitPriceMinor: 600, lineTotalMinor: 1200 },
    placements: [
      { widthMm: 100, copies: 2, state: 'approved' },
      { widthMm: 60, copies: 1 },
    ],
    film: { widthMm: 558.8, lengthMm: 106, billedCm: 11, layoutId: layout.id },
  })
  const [large, small] = item!.placements
  expect(item!.film!.pieces).toEqual([
    { placementId: large!.id, xMm: 5, yMm: 0, turned: false },
    { placementId: large!.id, xMm: 111, yMm: 0, turned: false },
    { placementId: small!.id, xMm: 217, yMm: 0, turned: false },
  ])
})

test('sheets share the length break of all centimetres in the order', async () => {
  const tall = await aFinishedFile({ heightPx: 1000 })
  const sheet = (quantity: number): Item => ({ kind: 'sheet', artworkId: tall.id, quantity })
  const of = async (quantity: number) => {
    const [line] = (await quote([sheet(quantity)])).json<QuoteResponse>().items
    return [line!.billedCm, line!.unitPriceMinor, line!.discountMinor]
  }
  expect(await of(4)).toEqual([102, 2244, 0])
  expect(await of(5)).toEqual([102, 2244, 1122])
  const [first] = (await quote([sheet(1), sheet(4)])).json<QuoteResponse>().items
  expect(first!.discountMinor).toBe(224)
})

test('takes a finished file as wide as the film, and tells its resolution', async () => {
  const file = await aFinishedFile()
  const [item] = (await ordered([{ kind: 'sheet', artworkId: file.id, quantity: 1 }])).items
  expect(item).toMatchObject({
    size: '558.8 × 304.8 mm',
    film: { widthMm: 558.8, lengthMm: 304.8, billedCm: 31, layoutId: null, pieces: [] },
    placements: [{ widthMm: 558.8, heightMm: 304.8, state: 'failed', artwork: { preflight: { dpi: 25 } } }],
  })
})

/** A square and, where asked, a line of 0.2 mm or a shade, on a file of 200 dots an inch. */
const aFileWith = (what: 'nothing' | 'thin line' | 'shade') => {
  const drawn = {
    nothing: '',
    'thin line': '<path d="M1000 300H1300" stroke="#c42f03" stroke-width="1.6"/>',
    shade: '<rect x="1000" y="200" width="1200" height="400" fill="#c42f03" fill-opacity="0.4"/>',
  }[what]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4400" height="800"><rect x="200" y="200" width="400" height="400" fill="#005f9e"/>${drawn}</svg>`
  return sharp(Buffer.from(svg)).withMetadata({ density: 200 }).png().toBuffer()
}

const FOUND: readonly string[] = ['THIN_LINES', 'SEMI_TRANSPARENT']

test.each([
  ['nothing', []],
  ['thin line', ['THIN_LINES']],
  ['shade', ['SEMI_TRANSPARENT']],
] as const)(
  'a finished file with %s more has its findings, in the quote and in the order',
  async (what, codes) => {
    const file = await upload(shop, await aFileWith(what), 'roll.png')
    const items: Item[] = [{ kind: 'sheet', artworkId: file.id, quantity: 1 }]
    const quoted = (await quote(items)).json<QuoteResponse>()
    const order = await ordered(items)
    const codesOf = (
      preflight: { readonly findings: readonly { readonly code: string }[] } | null | undefined,
    ) => preflight?.findings.map(({ code }) => code).filter((code) => FOUND.includes(code))
    expect(codesOf(quoted.items[0]!.placements[0]!.preflight)).toEqual(codes)
    expect(codesOf(order.items[0]!.placements[0]!.artwork.preflight)).toEqual(codes)
  },
)

// The film is 558.8 mm wide, and half a millimetre more or less is the same.
test.each([
  [2200, 100, 558.8, 200],
  [2202, 100, 559.3, 200],
  [2198, 100, 558.3, 200],
  [2203, 100, 559.6, 422],
  [2197, 100, 558, 422],
  [2200, 300, 186.3, 422],
  // Programs that know nothing of paper write these.
  [2200, 72, null, 200],
  [2200, 96, null, 200],
])(
  'a finished file of %s pixels and %s dots an inch is %s mm wide',
  async (widthPx, dpi, widthMm, status) => {
    const file = await aFinishedFile({ dpi, widthPx, marginPx: 24 })
    expect(file.statedWidthMm).toBe(widthMm)
    const reply = await quote([{ kind: 'sheet', artworkId: file.id, quantity: 1 }])
    expect(reply.statusCode, reply.body).toBe(status)
    if (status !== 200) {
      expect(errorOf(reply).fields).toMatchObject([
        { path: 'items[0].artworkId', reason: 'other_width', limit: '558.8 mm' },
      ])
    }
  },
)

test('a drawing says its width in units of length, and a PDF by its page', async () => {
  const svg = (width: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100mm" viewBox="0 0 200 100"><path d="M20 20h160v60z"/></svg>`,
    )
  const widths = ['200mm', '20cm', '7.874in', '200px'].map(
    async (width) => (await upload(shop, svg(width), 'a.svg')).statedWidthMm,
  )
  expect(await Promise.all(widths)).toEqual([200, 200, 200, null])
})

test.each<[string, () => Partial<Item> | Promise<Partial<Item>>, string[], string]>([
  ['a garment without its fields', () => ({ quantity: 1 }), ['variantId', 'placements'], 'required'],
  [
    'a garment with fields of film',
    async () => ({ ...(await store.order()).items[0], layoutId: 'lay_01jd3v9k6qf2nt7wz5xr8m0abc' }),
    ['layoutId'],
    'unknown_field',
  ],
  [
    'a transfer without artwork and size',
    () => ({ kind: 'transfer', quantity: 1 }),
    ['widthMm', 'heightMm', 'artworkId'],
    'required',
  ],
  ['a transfer with a variant', () => aTransfer({ variantId: store.variantId }), ['variantId'], 'not_used'],
  ['a sheet of nothing', () => ({ kind: 'sheet', quantity: 1 }), ['layoutId'], 'required'],
  [
    'a sheet of a layout and a file',
    async () => ({ kind: 'sheet', quantity: 1, layoutId: (await aLayout()).id, artworkId: store.artworkId }),
    ['artworkId'],
    'one_of_both',
  ],
  [
    'a piece wider than the film',
    () => aTransfer({ widthMm: 600, heightMm: 600 }),
    ['widthMm'],
    'outside_film',
  ],
  ['more than an order holds', () => aTransfer({ quantity: 501 }), ['quantity'], 'too_high'],
  ['no number', () => aTransfer({ widthMm: Number.NaN }), ['widthMm'], 'wrong_type'],
  ['an unknown kind', () => aTransfer({ kind: 'roll' as 'sheet' }), ['kind'], 'not_a_choice'],
  [
    'an artwork that does not exist',
    () => aTransfer({ artworkId: 'art_01jd3v9k6qf2nt7wz5xr8m0abc' }),
    ['artworkId'],
    'not_found',
  ],
  [
    'a layout that does not exist',
    () => ({ kind: 'sheet', layoutId: 'lay_01jd3v9k6qf2nt7wz5xr8m0abc', quantity: 1 }),
    ['layoutId'],
    'not_found',
  ],
  [
    'a finished file with ink in the margins',
    async () => ({ kind: 'sheet', artworkId: (await aFinishedFile({ marginPx: 0 })).id, quantity: 1 }),
    ['artworkId'],
    'outside_film',
  ],
  [
    'a finished file that is longer than a sheet',
    async () => ({ kind: 'sheet', artworkId: (await aFinishedFile({ heightPx: 3000 })).id, quantity: 1 }),
    ['artworkId'],
    'sheet_too_long',
  ],
])('refuses %s', async (_, item, fields, reason) => {
  const reply = await place([(await item()) as Item])
  expect([reply.statusCode, fieldsOf(reply)]).toEqual([422, fields.map((field) => `items[0].${field}`)])
  expect(reply.json<{ error: { fields: object[] } }>().error.fields).toMatchObject(
    fields.map(() => ({ reason })),
  )
})

test('answers a garment without its fields before it looks at anything else', async () => {
  const { variantId: _, ...item } = (await store.order()).items[0]!
  const reply = await shop.post('/api/orders', {
    ...(await store.order()),
    ...{ items: [item], acceptedPolicyVersion: 'old', botToken: 'wrong' },
  })
  expect(reply.json()).toMatchObject({
    error: {
      code: 'VALIDATION_FAILED',
      message: 'items[0].variantId: is required',
      fields: [{ path: 'items[0].variantId', message: 'is required', reason: 'required' }],
    },
  })
})

test('refuses a sheet whose artwork was erased, and a transfer of it', async () => {
  const { id } = await upload(shop, await aPicture())
  const pieces = [{ artworkId: id, widthMm: 100, heightMm: 100, xMm: 5, yMm: 0, turned: false }]
  const layout = (await shop.post('/api/v1/layouts', { pieces })).json<SheetLayoutRecord>()
  await shop.services.pool.query('UPDATE artworks SET removed_at = now() WHERE id = $1', [
    decodeId('artwork', id),
  ])
  const sheet = await place([{ kind: 'sheet', layoutId: layout.id, quantity: 1 }])
  expect([sheet.statusCode, fieldsOf(sheet)]).toEqual([422, ['items[0].layoutId']])
  const transfer = await place([aTransfer({ artworkId: id })])
  expect([transfer.statusCode, fieldsOf(transfer)]).toEqual([422, ['items[0].artworkId']])
})

test('refuses a price that has changed, and kinds that the shop does not sell', async () => {
  const body = await store.orderOf({ items: [aTransfer()] })
  expect(refusalOf(await store.place({ ...body, expectedTotalMinor: 1 }))).toEqual([409, 'PRICE_CHANGED'])

  const url = '/api/admin/film-prices'
  const set = async (sold: object) => {
    const { updatedAt, updatedBy, ...prices } = (await shop.get(url, owner.headers)).json<FilmPricesRecord>()
    const payload = { ...prices, ...sold }
    await shop.app.inject({ method: 'PUT', url, headers: owner.headers, payload })
  }
  const layout = await aLayout()
  await set({ transfers: false, sheets: false })
  for (const item of [aTransfer(), { kind: 'sheet', layoutId: layout.id, quantity: 1 }]) {
    await expect
      .poll(async () => (await quote([item])).json<object>())
      .toMatchObject({
        error: { fields: [{ path: 'items[0].kind', reason: 'not_sold' }] },
      })
  }
  await set({ transfers: true, sheets: true })
  await expect.poll(async () => (await quote([aTransfer()])).statusCode).toBe(200)
})

test('keeps the finish of film with the order, and refuses one that cannot be printed', async () => {
  const halftone = { lpi: 40, angleDeg: 22.5, dot: 'round' } as const
  const finish = { halftone, knockOut: null, alphaThreshold: null, chokeMm: 0.2 }
  const [item] = (await ordered([aTransfer({ finish })])).items
  expect(item!.finish).toEqual(finish)
  const reply = await place([aTransfer({ finish: { ...finish, halftone: { ...halftone, lpi: 60 } } })])
  expect([reply.statusCode, fieldsOf(reply)]).toEqual([422, ['items[0].finish.halftone.lpi']])
})

test('does not count film among the garments that an unpaid order may hold', async () => {
  const reply = await place([aTransfer({ quantity: 500 })])
  expect(reply.statusCode).toBe(201)
  expect(reply.json<OrderRecord>().items[0]!.quantity).toBe(500)
})

test('refuses more different prints than an order may have, in a quote too', async () => {
  const pieces = Array.from({ length: 600 }, (_, at) => ({
    artworkId: store.artworkId,
    ...{ widthMm: 8 + (at % 10) / 10, heightMm: 8 + Math.floor(at / 10) / 10 },
    ...{ xMm: 5 + (at % 36) * 15, yMm: Math.floor(at / 36) * 20, turned: false },
  }))
  const { id: layoutId } = (await shop.post('/api/v1/layouts', { pieces })).json<SheetLayoutRecord>()
  const sheets = (lines: number): Item[] =>
    Array.from({ length: lines }, () => ({ kind: 'sheet', layoutId, quantity: 1 }))
  expect((await quote(sheets(1))).statusCode).toBe(200)
  for (const reply of [await quote(sheets(2)), await quote(sheets(50)), await place(sheets(2))]) {
    expect(reply.json()).toMatchObject({ error: { fields: [{ path: 'items', reason: 'too_many' }] } })
  }
})

test('the database refuses film with a variant, garments without one, and sheets without measures', async () => {
  const order = await ordered([aTransfer()])
  const set = (columns: string) =>
    shop.services.pool.query(`UPDATE order_items SET ${columns} WHERE id = $1`, [
      decodeId('orderItem', order.items[0]!.id),
    ])
  await expect(set(`kind = 'garment'`)).rejects.toThrow('order_items_garments_have_a_variant')
  await expect(set(`kind = 'sheet'`)).rejects.toThrow('order_items_sheets_have_film')
  await expect(set(`variant_id = (SELECT id FROM variants LIMIT 1)`)).rejects.toThrow(
    'order_items_garments_have_a_variant',
  )
})
