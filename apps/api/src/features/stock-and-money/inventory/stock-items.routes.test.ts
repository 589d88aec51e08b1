import type { InventoryItemRecord, InventoryMovementRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { findVariant, openStorefront } from '../../../testing/storefront.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { openStockClient } from '../../../testing/stock-client.ts'

const shop = sharedTestApp()
const client = shared(() => openStockClient(shop))

test('adds an item and records its opening quantity as a receipt', async () => {
  const reply = await client.post('/api/admin/inventory-items', {
    sku: 'thread-red',
    name: 'Red thread',
    kind: 'other',
    unit: 'piece',
    supplier: 'Hilos SA',
    reorderPoint: 2,
    reorderQuantity: 10,
    unitCost: '1.5',
    openingQuantity: 12,
  })
  expect(reply.statusCode).toBe(201)
  const item = reply.json<InventoryItemRecord>()
  expect(item).toMatchObject({
    sku: 'THREAD-RED',
    garmentVariantId: null,
    garment: null,
    onHand: 12,
    reserved: 0,
    available: 12,
    low: false,
    averageUnitCost: '1.500000',
    active: true,
    revision: 1,
  })
  const ledger = await client.get(`/api/admin/inventory-movements?itemId=${item.id}`)
  expect(ledger.json<InventoryMovementRecord[]>()).toMatchObject([
    {
      type: 'receipt',
      quantity: 12,
      delta: 12,
      onHandAfter: 12,
      unitCost: '1.500000',
      actor: { name: 'The production' },
    },
  ])
  expect((await client.get(`/api/admin/inventory-items/${item.id}`)).json()).toEqual(item)
})

test('an item without stock may have a unit cost', async () => {
  const item = await client.item({ unitCost: '0.0475' })
  expect(item).toMatchObject({ onHand: 0, averageUnitCost: '0.047500', low: true })
  const ledger = await client.get(`/api/admin/inventory-movements?itemId=${item.id}`)
  expect(ledger.json()).toEqual([])
})

test('a SKU is unique, ignoring case', async () => {
  await client.item({ sku: 'Twice-1' })
  const second = await client.post('/api/admin/inventory-items', client.anItem({ sku: 'TWICE-1' }))
  expect(refusalOf(second)).toEqual([409, 'DUPLICATE'])
})

test('a garment has at most one stock item, in pieces', async () => {
  const add = (changes: object) => client.post('/api/admin/inventory-items', client.anItem(changes))
  const garmentVariantId = await findVariant(shop, { colour: 'White', size: 'S' })
  const again = await add({ garmentVariantId })
  expect(refusalOf(again)).toEqual([409, 'DUPLICATE'])

  const unknown = await add({ garmentVariantId: encodeId('variant', newUuid()) })
  expect([unknown.statusCode, fieldsOf(unknown)]).toEqual([422, ['garmentVariantId']])
  expect(fieldsOf(await add({ garmentVariantId, kind: 'other' }))).toEqual(['kind'])
  expect(fieldsOf(await add({ garmentVariantId, unit: 'gram' }))).toEqual(['unit'])
})

test.each([
  ['sku', 'has space'],
  ['sku', '=1+1'],
  ['sku', ''],
  ['name', '   '],
  ['name', 'Bell\u0007'],
  ['unitCost', '$4.25'],
  ['unitCost', '-1'],
  ['unitCost', '1.1234567'],
  ['unitCost', '1e3'],
  ['unitCost', '1234567890'],
  ['unitCost', 4.25],
  ['openingQuantity', -1],
  ['openingQuantity', 1.5],
  ['openingQuantity', 1e12],
  ['reorderPoint', -1],
  ['kind', 'shoe'],
  ['onHand', 5],
])('refuses an item whose %s is %j', async (field, value) => {
  const reply = await client.post('/api/admin/inventory-items', { ...client.anItem(), [field]: value })
  expect([reply.statusCode, fieldsOf(reply)]).toEqual([422, [field]])
})

test('the same request with one key is one item', async () => {
  const body = client.anItem({ openingQuantity: 3 })
  const key = { 'idempotency-key': 'add-once' }
  const first = await client.post('/api/admin/inventory-items', body, key)
  const again = await client.post('/api/admin/inventory-items', body, key)
  expect([first.statusCode, again.statusCode, again.body]).toEqual([201, 201, first.body])
  expect(again.headers['idempotent-replayed']).toBe('true')
})

test('lists each item once, page by page, by SKU', async () => {
  const all = await everyPage('/api/admin/inventory-items?limit=200')
  const place = (sku: string) => all.findIndex((item) => item.sku === sku)
  expect(place('BAG-M')).toBeLessThan(place('FILM-22'))
  expect(place('FILM-22')).toBeLessThan(place('POWDER'))

  const skus = (await everyPage('/api/admin/inventory-items?limit=7&kind=blank')).map(({ sku }) => sku)
  expect(skus).toEqual(all.filter(({ kind }) => kind === 'blank').map(({ sku }) => sku))
  expect(skus.length).toBeGreaterThan(14)
})

async function everyPage(first: string): Promise<InventoryItemRecord[]> {
  const items: InventoryItemRecord[] = []
  let next: string | undefined = first
  while (next !== undefined) {
    const page = await client.get(next)
    items.push(...page.json<InventoryItemRecord[]>())
    next = /<(.+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1]
  }
  return items
}

test('finds items by words ignoring case and accents, by kind, and by low and active', async () => {
  const item = await client.item({
    sku: 'BOX-9',
    name: 'Cajón pequeño 100%',
    kind: 'packaging',
    reorderPoint: 5,
  })
  const list = async (query: string) =>
    (await client.get(`/api/admin/inventory-items?${query}`))
      .json<InventoryItemRecord[]>()
      .map(({ sku }) => sku)
  expect(await list('q=CAJON%20PEQUENO')).toEqual(['BOX-9'])
  expect(await list('q=box-9')).toEqual(['BOX-9'])
  expect(await list('q=100%25')).toEqual(['BOX-9'])
  expect(await list('q=c%25n')).toEqual([])
  expect(await list('q=cajon&kind=packaging')).toEqual(['BOX-9'])
  expect(await list('q=cajon&kind=ink')).toEqual([])
  expect(await list('q=cajon&low=true')).toEqual(['BOX-9'])
  expect(await list('q=cajon&low=false')).toEqual([])
  await client.move(item.id, { type: 'receipt', quantity: 6 })
  expect(await list('q=cajon&low=true')).toEqual([])
  expect(await list('q=cajon&active=false')).toEqual([])
})

test('shows the garment of a blank', async () => {
  const blanks = (await client.get('/api/admin/inventory-items?q=tee-black-m&kind=blank')).json<
    InventoryItemRecord[]
  >()
  expect(blanks.find(({ sku }) => sku === 'TEE-BLACK-M')?.garment).toMatchObject({
    name: 'Classic tee',
    colour: 'Black',
    size: 'M',
  })
})

test('edits an item at the revision that was read', async () => {
  const item = await client.item({ supplier: 'Old', openingQuantity: 4 })
  const change = {
    revision: item.revision,
    name: 'New name',
    supplier: null,
    reorderPoint: 9,
    reorderQuantity: null,
    active: true,
  }
  const reply = await client.put(`/api/admin/inventory-items/${item.id}`, change)
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({
    name: 'New name',
    supplier: null,
    reorderPoint: 9,
    low: true,
    revision: 2,
  })

  const stale = await client.put(`/api/admin/inventory-items/${item.id}`, change)
  expect(refusalOf(stale)).toEqual([409, 'REVISION_CONFLICT'])
  const { rows } = await shop.services.pool.query<{ changes: unknown }>(
    `SELECT changes FROM audit_log WHERE action = 'stock_item.updated' AND entity_id = $1`,
    [item.id],
  )
  expect(rows).toEqual([
    {
      changes: [
        { path: 'name', from: item.name, to: 'New name' },
        { path: 'supplier', from: 'Old', to: null },
        { path: 'reorderPoint', from: 0, to: 9 },
      ],
    },
  ])
})

test('a movement does not make an edit stale', async () => {
  const item = await client.item({ openingQuantity: 4 })
  await client.move(item.id, { type: 'consumption', quantity: 1 })
  const reply = await client.put(
    `/api/admin/inventory-items/${item.id}`,
    client.anEdit(item, { name: 'Still' }),
  )
  expect(reply.json()).toMatchObject({ name: 'Still', onHand: 3, revision: 2 })
})

test('an item reserved for orders cannot be made inactive', async () => {
  const storefront = await openStorefront(shop, { colour: 'White', size: 'L' })
  await setOnHand(shop, storefront.variantId, 5)
  expect((await storefront.place(await storefront.order())).statusCode).toBe(201)
  const items = (await client.get('/api/admin/inventory-items?q=tee-white-l')).json<InventoryItemRecord[]>()
  const item = items.find(({ garmentVariantId }) => garmentVariantId === storefront.variantId)!
  const refused = await client.put(
    `/api/admin/inventory-items/${item.id}`,
    client.anEdit(item, { active: false }),
  )
  expect(refusalOf(refused)).toEqual([409, 'IN_USE'])

  const free = await client.item()
  const reply = await client.put(
    `/api/admin/inventory-items/${free.id}`,
    client.anEdit(free, { active: false }),
  )
  expect(reply.json()).toMatchObject({ active: false, low: false })
})

test('an unknown item is not found', async () => {
  const id = encodeId('inventoryItem', newUuid())
  const read = await client.get(`/api/admin/inventory-items/${id}`)
  expect(refusalOf(read)).toEqual([404, 'RESOURCE_NOT_FOUND'])
  const written = await client.put(`/api/admin/inventory-items/${id}`, {
    revision: 1,
    name: 'x',
    supplier: null,
    reorderPoint: 0,
    reorderQuantity: null,
    active: true,
  })
  expect(refusalOf(written)).toEqual([404, 'RESOURCE_NOT_FOUND'])
})

test('one of two simultaneous edits is refused as stale', async () => {
  const item = await client.item()
  const replies = await Promise.all(
    ['One', 'Two'].map((name) =>
      client.put(`/api/admin/inventory-items/${item.id}`, client.anEdit(item, { name })),
    ),
  )
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('links an item to a garment later, and to another one only while none is reserved', async () => {
  const { rows } = await shop.services.pool.query<{ id: string }>(
    `UPDATE inventory_items SET variant_id = NULL FROM (
       SELECT id, variant_id FROM inventory_items WHERE variant_id IS NOT NULL AND reserved = 0 LIMIT 2
     ) AS two WHERE inventory_items.id = two.id RETURNING two.variant_id AS id`,
  )
  const [first, second] = rows.map(({ id }) => encodeId('variant', id))
  const item = await client.item({ openingQuantity: 5 })
  const url = `/api/admin/inventory-items/${item.id}`
  const linked = (
    await client.put(url, client.anEdit(item, { garmentVariantId: first }))
  ).json<InventoryItemRecord>()
  expect(linked).toMatchObject({ garmentVariantId: first, garment: { name: expect.any(String) as string } })

  // Left out, it stays.
  const named = (
    await client.put(url, client.anEdit(linked, { name: 'Renamed' }))
  ).json<InventoryItemRecord>()
  expect(named).toMatchObject({ name: 'Renamed', garmentVariantId: first })

  const other = await client.item()
  const taken = await client.put(
    `/api/admin/inventory-items/${other.id}`,
    client.anEdit(other, { garmentVariantId: first }),
  )
  expect(refusalOf(taken)).toEqual([409, 'DUPLICATE'])
  const film = await client.item({ kind: 'film', unit: 'millimetre' })
  const wrong = await client.put(
    `/api/admin/inventory-items/${film.id}`,
    client.anEdit(film, { garmentVariantId: second }),
  )
  expect(fieldsOf(wrong)).toEqual(['kind'])

  await shop.services.pool.query('UPDATE inventory_items SET reserved = 1 WHERE sku = $1', [item.sku])
  const inUse = await client.put(url, client.anEdit(named, { garmentVariantId: second }))
  expect(refusalOf(inUse)).toEqual([409, 'IN_USE'])
  await shop.services.pool.query('UPDATE inventory_items SET reserved = 0 WHERE sku = $1', [item.sku])
  const free = await client.put(url, client.anEdit(named, { garmentVariantId: null }))
  expect(free.json<InventoryItemRecord>()).toMatchObject({ garmentVariantId: null, garment: null })
})

test('finds an item by the words of its garment in any order', async () => {
  const { rows } = await shop.services.pool.query<{
    sku: string
    name: string
    colour: string
    size: string
  }>(
    `SELECT i.sku, g.name, v.colour, v.size FROM inventory_items AS i
     JOIN variants AS v ON v.id = i.variant_id JOIN garments AS g ON g.id = v.garment_id
     WHERE v.size = '2XL' AND i.active ORDER BY i.sku LIMIT 1`,
  )
  const { sku, name, colour, size } = rows[0]!
  await shop.services.pool.query(`UPDATE inventory_items SET name = 'Blank 17' WHERE sku = $1`, [sku])
  const q = encodeURIComponent(`${size} ${colour.toUpperCase()} 17 ${name}`)
  const found = await client.get(`/api/admin/inventory-items?q=${q}`)
  expect(found.json<InventoryItemRecord[]>().map((item) => item.sku)).toEqual([sku])
})
