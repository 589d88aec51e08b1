import type { GarmentRecord, ProductImportPreview, ProductImportRecord } from '@platen/contract'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { errorOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import { aZipBomb } from './testing/zip-bomb.ts'

const IMPORTS = '/api/admin/product-imports'

const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))

type Query = Record<string, string>
const send = (url: string, content: Buffer | string, query: Query = {}, fileName = 'products.csv') => {
  const form = uploadedForm({ content, fileName })
  return shop.app.inject({
    method: 'POST',
    url,
    query,
    headers: { ...manager.headers, ...form.headers },
    payload: form.payload,
  })
}
const previewOf = async (content: Buffer | string, query: Query = {}) => {
  const reply = await send(`${IMPORTS}/previews`, content, query)
  expect([reply.statusCode, reply.statusCode === 200 || reply.body]).toEqual([200, true])
  return reply.json<ProductImportPreview>()
}
const importOf = async (content: Buffer | string, query: Query = {}) => {
  const { preview } = await previewOf(content, query)
  return send(IMPORTS, content, { ...query, preview })
}
const exported = (format: 'csv' | 'xlsx') =>
  shop.app.inject({
    method: 'GET',
    url: '/api/admin/product-exports',
    query: { format },
    headers: manager.headers,
  })
const garments = async () => (await shop.get('/api/admin/garments', manager.headers)).json<GarmentRecord[]>()
const garmentOf = async (slug: string) => (await garments()).find((garment) => garment.slug === slug)

const HEADINGS = 'Handle,Name,Kind,Fabric,Price,Colour,Colour code,Size,Surcharge,SKU,On hand,Unit cost'
const table = (...rows: readonly string[]) => [HEADINGS, ...rows].join('\n')

test.each(['csv', 'xlsx'] as const)('an export as %s changes nothing when it is imported', async (format) => {
  const { rawPayload } = await exported(format)
  const preview = await previewOf(rawPayload)
  expect(preview.problems).toEqual([])
  expect(preview.rows.filter(({ fate }) => fate !== 'unchanged')).toEqual([])
  expect(preview.totals).toMatchObject({ rows: expect.any(Number) as number, update: 0, error: 0 })
  expect(preview.totals.rows).toBeGreaterThan(100)
  expect(preview.importable).toBe(false)
})

const problemsOf = ({ rows }: ProductImportPreview) =>
  rows.flatMap(({ row, problems }) =>
    problems.map(({ field, column, reason, limit }) => [row, column, field, reason, limit]),
  )
const auditOf = async (action: string) => {
  const { rows } = await shop.services.pool.query<{ message: string; changes: object[] }>(
    'SELECT message, changes FROM audit_log WHERE action = $1 ORDER BY occurred_at DESC, id DESC',
    [action],
  )
  return rows
}
let made = 0
/** Of a new garment with a stock item, in the shop. */
const aProduct = async (changes: { onHand?: number } = {}) => {
  const slug = `product-${(made += 1)}`
  const sku = slug.toUpperCase()
  const reply = await importOf(
    table(`${slug},Product ${made},tee,cotton,10,Black,#17171a,M,0,${sku},${changes.onHand ?? 5},2`),
  )
  expect(reply.statusCode).toBe(201)
  return { slug, sku, garment: (await garmentOf(slug))! }
}

test('adds a garment with its variants and their stock', async () => {
  const content = table(
    'raglan,Raglan,tee,cotton,12.50,Black,#17171a,S,0,RAG-BLACK-S,12,3.10',
    'raglan,Raglan,tee,cotton,12.50,Black,,M,1.25,RAG-BLACK-M,,',
  )
  const preview = await previewOf(content)
  expect(preview.rows).toMatchObject([
    { row: 2, fate: 'create' },
    { row: 3, fate: 'create' },
  ])
  expect(preview.importable).toBe(true)
  const reply = await importOf(content)
  expect(reply.statusCode).toBe(201)
  expect(reply.json<ProductImportRecord>()).toMatchObject({
    fileName: 'products.csv',
    totals: { rows: 2, garmentsCreated: 1, variantsCreated: 2, stockItemsCreated: 2, stockCounted: 0 },
  })
  expect(await garmentOf('raglan')).toMatchObject({
    name: 'Raglan',
    description: 'Raglan',
    basePriceMinor: 1250,
    active: true,
    revision: 1,
    variants: [
      { colour: 'Black', colourHex: '#17171a', size: 'S', stock: { sku: 'RAG-BLACK-S', available: 12 } },
      { size: 'M', surchargeMinor: 125, stock: { sku: 'RAG-BLACK-M', available: 0 } },
    ],
  })
  expect((await previewOf(content)).rows.map(({ fate }) => fate)).toEqual(['unchanged', 'unchanged'])
})

test('takes category, care and translations, and keeps what the table leaves out', async () => {
  const { slug } = await aProduct()
  const headings = 'Handle,Category,Washing,Care note,Name [es],descripcion [es],careNoteEs'
  const content = `${headings}\n${slug},t-shirts and polos,At 30,Inside out.,Camiseta nueva,De algodón.,Del revés.\n`
  const preview = await previewOf(content)
  expect(preview.problems).toEqual([])
  expect(preview.rows).toMatchObject([
    {
      fate: 'update',
      changes: [
        { field: 'category', from: null, to: 't-shirts' },
        { field: 'careWashing', from: null, to: 'at_30' },
        { field: 'careNote', from: null, to: 'Inside out.' },
        { field: 'nameEs', from: null, to: 'Camiseta nueva' },
        { field: 'descriptionEs', from: null, to: 'De algodón.' },
        { field: 'careNoteEs', from: null, to: 'Del revés.' },
      ],
    },
  ])
  expect((await importOf(content)).statusCode).toBe(201)
  const care = { bleaching: null, drying: null, ironing: null, dryCleaning: null }
  const spanish = { name: 'Camiseta nueva', description: 'De algodón.', careNote: 'Del revés.' }
  expect(await garmentOf(slug)).toMatchObject({
    categoryId: 't-shirts',
    care: { ...care, washing: 'at_30', note: 'Inside out.' },
    translations: { es: spanish },
  })
  expect((await previewOf(content)).rows.map(({ fate }) => fate)).toEqual(['unchanged'])

  const again = `Handle,Drying,Name [es]\n${slug},line,Otra camiseta\n`
  expect((await importOf(again)).statusCode).toBe(201)
  expect(await garmentOf(slug)).toMatchObject({
    categoryId: 't-shirts',
    care: { ...care, washing: 'at_30', drying: 'line', note: 'Inside out.' },
    translations: { es: { ...spanish, name: 'Otra camiseta' } },
  })
})

test('a new garment comes with its category, care and translations', async () => {
  const headings = `${HEADINGS},Category,Ironing,Name [es]`
  const row = 'polera,Polera,tee,cotton,12.50,Black,#17171a,S,0,POLERA-S,1,2,t-shirts,never,Camiseta'
  expect((await importOf(`${headings}\n${row}`)).statusCode).toBe(201)
  expect(await garmentOf('polera')).toMatchObject({
    categoryId: 't-shirts',
    care: { ironing: 'never', washing: null, note: null },
    translations: { es: { name: 'Camiseta' } },
  })
})

test('an export has a column for each other language that the shop offers', async () => {
  const { body } = await exported('csv')
  const [headings = ''] = body.split('\n')
  expect(headings).toContain('Name [es]')
  expect(headings).not.toContain('[fr]')
})

test('refuses a column in a language that the shop does not offer, and an unknown category', async () => {
  const { slug } = await aProduct()
  const french = `Handle,Name [fr]\n${slug},Tee-shirt\n`
  const preview = await previewOf(french)
  expect(preview.importable).toBe(false)
  expect(preview.problems).toMatchObject([{ field: 'nameFr', column: 'B', reason: 'language_not_offered' }])
  const reply = await send(IMPORTS, french, { preview: preview.preview })
  expect(errorOf(reply).fields).toMatchObject([{ path: 'columns.B', reason: 'language_not_offered' }])
  expect(problemsOf(await previewOf(`Handle,Category,Washing\n${slug},Hats,hot\n`))).toMatchObject([
    [2, 'B', 'category', 'unknown_category', expect.stringContaining('Caps, bags and aprons')],
    [2, 'C', 'careWashing', 'wrong_pattern', expect.stringContaining('at_30')],
  ])
})

test('changes what differs, counts the stock, and leaves alone what the table leaves out', async () => {
  const { slug, sku, garment } = await aProduct()
  const content = `Handle,Price,Size,Colour,SKU,On hand,Supplier\n${slug},11.00,M,black,${sku},8,Gildan\n`
  const preview = await previewOf(content)
  expect(preview.rows).toMatchObject([
    {
      fate: 'update',
      name: garment.name,
      colour: 'Black',
      changes: [
        { field: 'basePrice', from: '10.00', to: '11.00' },
        { field: 'onHand', from: '5', to: '8' },
        { field: 'supplier', from: null, to: 'Gildan' },
      ],
    },
  ])
  expect((await importOf(content)).statusCode).toBe(201)
  expect(await garmentOf(slug)).toMatchObject({
    name: garment.name,
    basePriceMinor: 1100,
    revision: 2,
    updatedBy: { name: 'The manager' },
    variants: [{ id: garment.variants[0]!.id, surchargeMinor: 0, stock: { sku, available: 8 } }],
  })
  const { rows } = await shop.services.pool.query(
    `SELECT m.type, m.quantity, m.delta, m.on_hand_after, m.reason FROM inventory_movements AS m
     JOIN inventory_items AS i ON i.id = m.item_id WHERE i.sku = $1 ORDER BY m.created_at`,
    [sku],
  )
  expect(rows).toEqual([
    { type: 'receipt', quantity: 5, delta: 5, on_hand_after: 5, reason: 'Import of products.csv' },
    { type: 'count', quantity: 8, delta: 3, on_hand_after: 8, reason: 'Import of products.csv' },
  ])
  expect((await auditOf('products.imported'))[0]).toEqual({
    message: 'The manager imported 1 products from products.csv.',
    changes: [{ path: sku, from: 5, to: 8 }],
  })
  expect((await auditOf('garment.replaced'))[0]?.changes).toEqual([
    { path: 'basePriceMinor', from: 1000, to: 1100 },
  ])
  expect((await auditOf('stock_item.updated'))[0]?.changes).toEqual([
    { path: 'supplier', from: null, to: 'Gildan' },
  ])
})

test('finds a garment by its name, and a variant by its SKU', async () => {
  const { garment, sku } = await aProduct()
  const byName = await previewOf(`Name,Colour,Size,Surcharge\n${garment.name.toUpperCase()},BLACK,m,2\n`)
  expect(byName.rows).toMatchObject([
    { fate: 'update', slug: garment.slug, changes: [{ field: 'surcharge' }] },
  ])
  const bySku = await previewOf(`SKU,On hand\n${sku.toLowerCase()},9\n`)
  expect(bySku.rows).toMatchObject([{ fate: 'update', slug: garment.slug, changes: [{ field: 'onHand' }] }])
})

test('changes a colour in all sizes, also in those that the table leaves out', async () => {
  const { slug } = await aProduct()
  await importOf(`Handle,Colour,Size\n${slug},Black,L\n`)
  const preview = await previewOf(`Handle,Colour,Size,Hex\n${slug},Black,M,#000000\n`)
  expect(preview.totals).toMatchObject({ update: 1, variantsUpdated: 2, garmentsUpdated: 1 })
  expect((await importOf(`Handle,Colour,Size,Hex\n${slug},Black,M,#000000\n`)).statusCode).toBe(201)
  expect((await garmentOf(slug))?.variants.map(({ colourHex }) => colourHex)).toEqual(['#000000', '#000000'])
})

test('the catalogue shows an import, which announces it once', async () => {
  const etag = (await shop.get('/api/v1/catalog')).headers.etag
  await aProduct()
  await expect.poll(async () => (await shop.get('/api/v1/catalog')).headers.etag).not.toBe(etag)
})

test('reads prices as people write them, of the same column in the same way', async () => {
  const { slug } = await aProduct()
  const commas = await previewOf(`Handle;Colour;Size;Surcharge;Price\n${slug};Black;M;1.000,00;$ 1.234,50\n`)
  expect(commas.columns[4]).toMatchObject({ heading: 'Price', field: 'basePrice', decimal: 'comma' })
  expect(commas.rows[0]?.changes).toMatchObject([{ to: '1000.00' }, { to: '1234.50' }])

  const unclear = `Handle;Price\n${slug};1.234\n`
  expect(problemsOf(await previewOf(unclear))).toEqual([[2, 'B', 'basePrice', 'which_decimal', null]])
  const told = await previewOf(unclear, { decimal: 'comma' })
  expect(told.rows[0]?.changes).toMatchObject([{ to: '1234.00' }])

  const mixed = `Handle;Price\n${slug};12,50\nclassic-tee;12.50\n`
  expect(problemsOf(await previewOf(mixed))).toEqual([[3, 'B', 'basePrice', 'other_decimal', null]])
})

test('takes the columns that a person chose', async () => {
  const { slug } = await aProduct()
  const content = `Artikel,Preis,Preis alt\n${slug},20,12\n`
  expect((await previewOf(content)).problems).toMatchObject([{ field: 'name', reason: 'required' }])
  const chosen = await previewOf(content, { columns: 'slug,basePrice,-' })
  expect(chosen.columns.map(({ field }) => field)).toEqual(['slug', 'basePrice', null])
  expect(chosen.rows[0]?.changes).toMatchObject([{ field: 'basePrice', to: '20.00' }])
  expect(chosen.importable).toBe(true)
  for (const [columns, reason] of [
    ['slug,price', 'not_a_choice'],
    ['slug,slug', 'repeated'],
  ] as const) {
    const reply = await send(`${IMPORTS}/previews`, content, { columns })
    expect(errorOf(reply).fields).toMatchObject([{ path: 'columns', reason }])
  }
})

test('refuses two columns for the same field until one is chosen', async () => {
  const { slug } = await aProduct()
  const content = `Handle,Price,Price\n${slug},20,21\n`
  const preview = await previewOf(content)
  expect(preview.problems).toMatchObject([
    { column: 'C', field: 'basePrice', reason: 'same_column', limit: 'B' },
  ])
  expect(preview.importable).toBe(false)
  const reply = await send(IMPORTS, content, { preview: preview.preview })
  expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
})

test.each([
  [
    'two equal SKUs',
    ['a,A,tee,cotton,1,Red,#ff0000,S,0,SAME,1,', 'a,A,tee,cotton,1,Red,,M,0,same,1,'],
    [[3, 'J', 'sku', 'same_as_row', '2']],
  ],
  [
    'a variant twice',
    ['a,A,tee,cotton,1,Red,#ff0000,S,0,,,', 'a,A,tee,cotton,1,red,,s,0,,,'],
    [[3, 'H', 'size', 'same_as_row', '2']],
  ],
  [
    'two prices of a garment',
    ['a,A,tee,cotton,1,Red,#ff0000,S,,,,', 'a,A,tee,cotton,2,Red,,M,,,,'],
    [[3, 'E', 'basePrice', 'differs_from_row', '2']],
  ],
  [
    'two values of a colour',
    ['a,A,tee,cotton,1,Red,#ff0000,S,,,,', 'a,A,tee,cotton,1,Red,#ee0000,M,,,,'],
    [[3, 'G', 'colourHex', 'other_colour', '#ff0000']],
  ],
  [
    'a fabric without recipe',
    ['a,A,tee,silk,1,Red,#ff0000,S,,,,'],
    [[2, 'D', 'fabric', 'no_recipe', expect.stringContaining('cotton')]],
  ],
  [
    'a kind that the shop has not',
    ['a,A,balloon,cotton,1,Red,#ff0000,S,,,,'],
    [[2, 'C', 'kind', 'unknown_kind', expect.stringContaining('Hoodie') as string]],
  ],
  [
    'a new garment that lacks what it needs',
    ['a,,,,,Plaid,,S,,,,'],
    [
      [2, 'B', 'name', 'required', null],
      [2, 'C', 'kind', 'required', null],
      [2, 'E', 'basePrice', 'required', null],
      [2, 'D', 'fabric', 'required', null],
      [2, 'G', 'colourHex', 'required', null],
    ],
  ],
  ['a size without a colour', ['a,A,tee,cotton,1,,,S,,,,'], [[2, 'F', 'colour', 'required', null]]],
  ['stock without an SKU', ['a,A,tee,cotton,1,Red,#ff0000,S,,,5,'], [[2, 'J', 'sku', 'required', null]]],
  [
    'the SKU of another variant',
    ['a,A,tee,cotton,1,Red,#ff0000,S,,TEE-BLACK-M,,'],
    [[2, 'J', 'sku', 'sku_taken', 'Classic tee, Black, M']],
  ],
  [
    'another SKU than the variant has',
    ['classic-tee,,,,,Black,,M,,OTHER,,'],
    [[2, 'J', 'sku', 'has_other_sku', 'TEE-BLACK-M']],
  ],
  [
    'the name of another garment’s slug',
    [',Classic-Tee!,tee,cotton,1,Red,#ff0000,S,,,,'],
    [[2, 'A', 'slug', 'slug_taken', 'Classic tee']],
  ],
  [
    'an amount in another currency',
    ['a,A,tee,cotton,€5,Red,#ff0000,S,,,,'],
    [[2, 'E', 'basePrice', 'other_currency', 'USD']],
  ],
  [
    'a cell beyond the headings',
    ['a,A,tee,cotton,12,50,#ff0000,Red,S,1,A-S,5,3'],
    [[2, 'M', null, 'more_cells', 'M2']],
  ],
] as const)('says in which row and column there is %s', async (_what, rows, problems) => {
  const preview = await previewOf(table(...rows))
  expect(problemsOf(preview)).toEqual(expect.arrayContaining([...problems]))
  expect(preview.importable).toBe(false)
  const before = await garments()
  const reply = await send(IMPORTS, table(...rows), { preview: preview.preview })
  expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
  expect(await garments()).toEqual(before)
})

test('refuses formulas and merged cells of a spreadsheet, by cell, and dates that were sizes', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Products',
        rows: [
          ['Handle', 'Colour', 'Size', 'Price', 'On hand'],
          ['classic-tee', 'Black', 'M', 24, 5],
          ['classic-tee', 'Black', new Date('2026-10-12'), 12, 5],
          ['classic-tee', 'White', 'M', 12, 5],
        ],
        cells: new Map([['1,3', { value: 24, type: 'formula', formula: 'E2*2', formulaResult: 24 }]]),
        merges: [{ startRow: 3, startCol: 3, endRow: 3, endCol: 4 }],
      },
    ],
  })
  expect(problemsOf(await previewOf(Buffer.from(bytes)))).toEqual([
    [2, 'D', 'basePrice', 'formula', 'D2'],
    [3, 'C', 'size', 'date_value', 'C3'],
    [4, 'D', 'basePrice', 'merged', 'D4:E4'],
    [4, 'E', 'onHand', 'merged', 'D4:E4'],
  ])
})

const manyRows = Array.from({ length: 100_000 }, () => ['classic-tee', 1])

test.each([
  ['an empty file', '', 'no_rows'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'not_a_table'],
  ['a spreadsheet that is none', Buffer.from('PK\x03\x04 of something else', 'latin1'), 'not_a_table'],
  ['100,000 rows', `Handle,Price\n${'classic-tee,1\n'.repeat(100_000)}`, 'too_many_rows'],
  [
    '100,000 rows of a spreadsheet',
    Buffer.from(
      await writeXlsx({ sheets: [{ name: 'Products', rows: [['Handle', 'Price'], ...manyRows] }] }),
    ),
    'too_many_rows',
  ],
])('refuses %s as a whole, in a preview and in an import', async (_what, content, reason) => {
  for (const [url, query] of [
    [`${IMPORTS}/previews`, {}],
    [IMPORTS, { preview: 'a'.repeat(64) }],
  ] as const) {
    const reply = await send(url, content, query)
    expect(errorOf(reply).fields).toMatchObject([{ path: 'file', reason }])
  }
})

test('refuses to count less than orders have reserved', async () => {
  const { slug, sku } = await aProduct()
  await shop.services.pool.query(
    `WITH item AS (UPDATE inventory_items SET reserved = 3 WHERE sku = $1 RETURNING id, on_hand)
     INSERT INTO inventory_movements (id, item_id, type, quantity, delta, on_hand_after, actor_kind, occurred_at)
     SELECT gen_random_uuid(), id, 'reservation', 3, 0, on_hand, 'system', now() FROM item`,
    [sku],
  )
  const content = `Handle,Colour,Size,On hand\n${slug},Black,M,2\n`
  expect(problemsOf(await previewOf(content))).toEqual([[2, 'D', 'onHand', 'stock_below_reserved', '3']])
  expect((await previewOf(content.replace(',2\n', ',3\n'))).importable).toBe(true)
})

test('refuses an import when the shop has changed since its preview', async () => {
  const { slug, sku } = await aProduct()
  const content = `Handle,Colour,Size,On hand,Price\n${slug},Black,M,9,12\n`
  const { preview } = await previewOf(content)
  await importOf(`SKU,On hand\n${sku},4\n`)
  const reply = await send(IMPORTS, content, { preview })
  expect(errorOf(reply).fields).toMatchObject([{ path: 'preview', reason: 'outdated_preview' }])
  expect(await garmentOf(slug)).toMatchObject({ basePriceMinor: 1000 })
  const again = await previewOf(content)
  expect((await send(IMPORTS, content, { preview: again.preview })).statusCode).toBe(201)
})

test('imports all or nothing when somebody changes the garment meanwhile', async () => {
  const { slug, garment } = await aProduct()
  const other = await aProduct()
  const content = table(
    `${slug},,,,12,Black,,M,,,,`,
    `${other.slug},,,,12,Black,,M,,,,`,
    `${slug}-new,New,tee,cotton,9,Black,,M,,${slug}-NEW,5,1`,
  )
  const { preview } = await previewOf(content)
  const reply = await meanwhile(
    shop,
    `UPDATE garments SET base_price_minor = 1234 WHERE slug = '${slug}'`,
    () => send(IMPORTS, content, { preview }),
  )
  expect(errorOf(reply).fields).toMatchObject([{ path: 'preview', reason: 'outdated_preview' }])
  expect(await garmentOf(other.slug)).toEqual(other.garment)
  expect(await garmentOf(`${slug}-new`)).toBeUndefined()
  expect(await garmentOf(slug)).toMatchObject({ basePriceMinor: 1234, revision: garment.revision })
})

test('one of two imports of the same new garment is refused', async () => {
  const content = table('twice,Twice,tee,cotton,9,Black,#17171a,M,,TWICE,5,1')
  const { preview } = await previewOf(content)
  const replies = await Promise.all([1, 2].map(() => send(IMPORTS, content, { preview })))
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422])
  expect((await garmentOf('twice'))?.variants).toHaveLength(1)
})

test('imports once per Idempotency-Key, and refuses the key for other columns', async () => {
  const { slug } = await aProduct()
  const content = `Handle,Price,Surcharge\n${slug},33,\n`
  const { preview } = await previewOf(content)
  const form = uploadedForm({ content, fileName: 'products.csv' })
  const post = (query: Query) =>
    shop.app.inject({
      method: 'POST',
      url: IMPORTS,
      query,
      headers: { ...manager.headers, ...form.headers, 'idempotency-key': `import-${slug}` },
      payload: form.payload,
    })
  const [first, second] = [await post({ preview }), await post({ preview })]
  expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body])
  expect(second.headers['idempotent-replayed']).toBe('true')
  expect((await garmentOf(slug))?.revision).toBe(2)
  expect(refusalOf(await post({ preview, columns: 'slug,basePrice,-' }))[1]).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('a role without the permission may neither preview, import nor export', async () => {
  const { headers } = await aMember(shop, 'production')
  const form = uploadedForm({ content: table(), fileName: 'products.csv' })
  for (const url of [`${IMPORTS}/previews`, `${IMPORTS}?preview=${'a'.repeat(64)}`]) {
    const reply = await shop.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    })
    expect(refusalOf(reply)).toEqual([403, 'FORBIDDEN'])
  }
  expect(refusalOf(await shop.get('/api/admin/product-exports?format=csv', headers))).toEqual([
    403,
    'FORBIDDEN',
  ])
})

test('an export survives a spreadsheet program: texts like formulas, numbers as numbers, other headings', async () => {
  const name = '=HYPERLINK("x"), "Tee"'
  const content = `Handle;Name;Kind;Fabric;Price;Colour;Hex;Size\nformula;"${name.replaceAll('"', '""')}";tee;cotton;9;Black;#17171a;38\n`
  expect((await importOf(content)).statusCode).toBe(201)
  const csv = (await exported('csv')).body
  expect(csv).toContain(`"'=HYPERLINK(""x""), ""Tee"""`)
  expect((await garmentOf('formula'))?.name).toBe(name)
  for (const bytes of [csv, csv.replaceAll('\r\n', '\n'), `\ufeff${csv}`])
    expect((await previewOf(bytes)).totals).toMatchObject({ update: 0, create: 0, error: 0 })

  const reply = await shop.app.inject({
    method: 'GET',
    url: '/api/admin/product-exports?format=xlsx&language=es',
    headers: manager.headers,
  })
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="productos-\d{4}-\d\d-\d\d\.xlsx"$/,
  )
  const spanish = await previewOf(reply.rawPayload)
  expect(spanish).toMatchObject({ sheet: 'Productos', totals: { update: 0, create: 0, error: 0 } })
  expect(spanish.columns[0]?.heading).toBe('Dirección web')
})

test('a template has the headings alone', async () => {
  const reply = await shop.get('/api/admin/product-exports?format=csv&template=true', manager.headers)
  expect(reply.body).toMatch(/^\ufeffURL handle,Name,.*Supplier,Name \[es\],.*\r\n$/)
})

test('imports five thousand rows, and then finds nothing to change', async () => {
  const rows = Array.from({ length: 5000 }, (_, row) => {
    const garment = Math.floor(row / 40)
    return `big-${garment},Big ${garment},tee,cotton,12.50,Colour ${row % 8},#17171a,S${Math.floor((row % 40) / 8)},0,BIG-${row},${row % 50},3.10`
  })
  const content = table(...rows)
  const reply = await importOf(content)
  expect(reply.json<ProductImportRecord>().totals).toMatchObject({
    rows: 5000,
    garmentsCreated: 125,
    variantsCreated: 5000,
    stockItemsCreated: 5000,
  })
  expect((await previewOf(content)).totals).toMatchObject({ rows: 5000, unchanged: 5000 })
  const verification = await shop.get('/api/admin/inventory-verification', manager.headers)
  expect(
    verification.json<{ problems: { sku: string }[] }>().problems.filter(({ sku }) => sku.startsWith('BIG')),
  ).toEqual([])
})

test.each([
  ['says so', 4 * 1024 ** 3 - 1, 'unpacks_too_large'],
  ['says that it is small', 1000, 'damaged'],
  ['says that it is as large as may be', 149 * 1024 ** 2, 'damaged'],
])(
  'refuses a spreadsheet that unpacks to gigabytes and %s, and answers others meanwhile',
  async (_, claimedBytes, reason) => {
    const bomb = aZipBomb({ gigabytes: 6, claimedBytes })
    expect(bomb.length).toBeLessThan(20 * 1024 ** 2)
    const { maxRSS } = process.resourceUsage()
    const answer = send(`${IMPORTS}/previews`, bomb)
    const others = await Promise.all(Array.from({ length: 20 }, () => shop.get('/api/v1/catalog')))
    expect(others.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(errorOf(await answer).fields).toMatchObject([{ path: 'file', reason }])
    // In kilobytes.
    expect(process.resourceUsage().maxRSS - maxRSS).toBeLessThan(200 * 1024)
  },
)
