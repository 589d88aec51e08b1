import type { ArtworkRecord, OrderRecord, Reorder } from '@platen/contract'
import { expect, onTestFinished, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { aPicture, findVariant, openStorefront, upload } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))
const store = shared(async () => {
  const storefront = await openStorefront(shop)
  await setOnHand(shop, storefront.variantId, 1_000)
  return storefront
})

const reorderOf = (token: string | undefined) => shop.post(`/api/v1/orders/${token}/reorder`, undefined)
async function reorder({ trackingToken }: Pick<OrderRecord, 'trackingToken'>): Promise<Reorder> {
  const reply = await reorderOf(trackingToken)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<Reorder>()
}
/** Changes the shop for one test. The service reads it again a moment later. */
async function change(statement: string, undo: string): Promise<void> {
  await run(statement)
  onTestFinished(() => run(undo))
}
async function run(statement: string): Promise<void> {
  await shop.services.pool.query(statement)
}
const variant = () => decodeId('variant', store.variantId)
const codes = ({ differences }: Reorder) => differences.map(({ code }) => code)

test('gives the order as a cart that can be ordered as it is', async () => {
  const placed = await store.ordered()
  const again = await reorder(placed)
  expect(again.differences).toEqual([])
  expect(again).toMatchObject({ orderNumber: placed.number, currency: placed.currency })
  expect(again.totals.totalMinor).toBe(placed.totals.totalMinor - placed.totals.feeMinor)
  const [item] = again.items
  expect(item).toMatchObject({ variantId: store.variantId, quantity: 1, canOrder: true, note: null })
  const items = again.items.map(({ variantId, quantity, placements }) => ({
    variantId: variantId ?? '',
    quantity,
    placements: placements.map(({ artwork, zoneId, ...print }) => ({
      ...{ zoneId, artworkId: artwork.id, rotationDeg: print.rotationDeg },
      ...{ widthMm: print.widthMm, heightMm: print.heightMm },
      ...{ offsetXMm: print.offsetXMm, offsetYMm: print.offsetYMm },
    })),
  }))
  const second = await store.ordered({ items })
  expect(second.totals).toEqual(placed.totals)
})

test('works with the key of the order alone, and gives only the artwork of that order', async () => {
  const placed = await store.ordered()
  const other: ArtworkRecord = await upload(shop, await aPicture())
  await store.ordered({
    items: (await store.order()).items.map((item) => ({
      ...item,
      placements: item.placements.map((print) => ({ ...print, artworkId: other.id })),
    })),
  })
  const again = await reorder(placed)
  const tracked = await store.track(placed.trackingToken ?? '')
  const shown = tracked.items.flatMap(({ placements }) => placements.map(({ artwork }) => artwork.id))
  const given = again.items.flatMap(({ placements }) => placements.map(({ artwork }) => artwork.id))
  expect(given).toEqual(shown)
  expect(given).not.toContain(other.id)
  const byHeader = await shop.post('/api/v1/orders/own/reorder', undefined, {
    'order-key': placed.trackingToken ?? '',
  })
  expect(byHeader.json<Reorder>().orderNumber).toBe(placed.number)
})

test('a wrong key, and that of an erased customer, give nothing', async () => {
  const placed = await store.ordered({ customer: { name: 'Eva', email: 'eva.reorder@example.com' } })
  const token = placed.trackingToken ?? ''
  const wrong = `${token.slice(0, 42)}${token.endsWith('A') ? 'E' : 'A'}`
  expect(refusalOf(await reorderOf(wrong))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  const decide = (path: string, body: object) => shop.post(`/api/admin/${path}`, body, owner.headers)
  await decide(`orders/${placed.id}/cancellation`, { reason: 'As asked.' })
  expect((await reorderOf(token)).statusCode).toBe(200)
  await decide('privacy-erasures', { email: 'eva.reorder@example.com', reason: 'Asked for it.' })
  expect(refusalOf(await reorderOf(token))).toEqual([404, 'RESOURCE_NOT_FOUND'])
})

test('names another price, for one piece', async () => {
  const placed = await store.ordered()
  const before = placed.items[0]!.unitPriceMinor
  await change(
    `UPDATE variants SET surcharge_minor = surcharge_minor + 150 WHERE id = '${variant()}'`,
    `UPDATE variants SET surcharge_minor = surcharge_minor - 150 WHERE id = '${variant()}'`,
  )
  await expect
    .poll(async () => (await reorder(placed)).differences)
    .toMatchObject([
      { code: 'price_changed', itemId: placed.items[0]!.id, fromMinor: before, toMinor: before + 150 },
    ])
})

test('names a size, a colour or a garment that is gone, with what is sold instead', async () => {
  const placed = await store.ordered()
  const { rows } = await shop.services.pool.query<{ id: string }>(
    'SELECT garment_id AS id FROM variants WHERE id = $1',
    [variant()],
  )
  const garment = rows[0]!.id
  onTestFinished(() => run(`UPDATE variants SET active = true; UPDATE garments SET active = true`))
  await run(`UPDATE variants SET active = false WHERE id = '${variant()}'`)
  await expect.poll(async () => codes(await reorder(placed))).toEqual(['size_gone'])
  const bySize = await reorder(placed)
  expect(bySize.differences[0]!.names).toContain('L')
  expect(bySize.differences[0]!.names).not.toContain('M')
  expect(bySize.items[0]).toMatchObject({ variantId: null, canOrder: false, unitPriceMinor: null })
  expect(bySize.items[0]!.placements).toHaveLength(1)
  expect(bySize.totals.totalMinor).toBe(0)

  await run(`UPDATE variants SET active = false WHERE garment_id = '${garment}' AND colour = 'Black'`)
  await expect.poll(async () => codes(await reorder(placed))).toEqual(['colour_gone'])
  const byColour = await reorder(placed)
  expect(byColour.differences[0]!.names).toContain('White')
  expect(byColour.items[0]!.garmentSlug).not.toBeNull()

  await run(`UPDATE garments SET active = false WHERE id = '${garment}'`)
  await expect.poll(async () => codes(await reorder(placed))).toEqual(['garment_gone'])
  expect((await reorder(placed)).items[0]).toMatchObject({ garmentSlug: null, canOrder: false })
})

test('names what is out of stock in this quantity, and offers it nevertheless', async () => {
  const items = (await store.order()).items.map((item) => ({ ...item, quantity: 10 }))
  const placed = await store.ordered({ items })
  onTestFinished(() => setOnHand(shop, store.variantId, 1_000))
  const { rows } = await shop.services.pool.query<{ reserved: number }>(
    'SELECT reserved FROM inventory_items WHERE variant_id = $1',
    [variant()],
  )
  await setOnHand(shop, store.variantId, rows[0]!.reserved + 3)
  await expect.poll(async () => codes(await reorder(placed)), { timeout: 5_000 }).toEqual(['out_of_stock'])
  expect((await reorder(placed)).items[0]).toMatchObject({ canOrder: true, quantity: 10 })
})

test('makes a print smaller whose zone became smaller, and leaves out one whose zone is gone', async () => {
  const placed = await store.ordered()
  const { rows } = await shop.services.pool.query<{ w: string; bands: string }>(
    `SELECT max_width_mm AS w, size_bands::text AS bands FROM print_zones WHERE id = 'full_front'`,
  )
  const { w, bands } = rows[0]!
  await change(
    `UPDATE print_zones SET max_width_mm = 150, size_bands = '[]' WHERE id = 'full_front'`,
    `UPDATE print_zones SET max_width_mm = ${w}, size_bands = '${bands}', active = true WHERE id = 'full_front'`,
  )
  await expect.poll(async () => codes(await reorder(placed))).toContain('zone_changed')
  const { differences, items } = await reorder(placed)
  expect(differences.find(({ code }) => code === 'zone_changed')).toMatchObject({
    zone: { id: 'full_front' },
    fromSize: { widthMm: 200, heightMm: 200 },
    toSize: { widthMm: 150, heightMm: 150 },
  })
  expect(items[0]!.placements).toMatchObject([{ widthMm: 150, heightMm: 150 }])

  await run(`UPDATE print_zones SET active = false WHERE id = 'full_front'`)
  await expect.poll(async () => codes(await reorder(placed))).toEqual(['zone_gone'])
  expect((await reorder(placed)).items[0]).toMatchObject({ placements: [], canOrder: false })
})

test('names artwork whose file was removed, and gives nothing of it', async () => {
  const picture = await upload(shop, await aPicture(), 'old-logo.png')
  const items = (await store.order()).items.map((item) => ({
    ...item,
    placements: item.placements.map((print) => ({ ...print, artworkId: picture.id })),
  }))
  const placed = await store.ordered({ items })
  await run(`UPDATE artworks SET removed_at = now() WHERE id = '${decodeId('artwork', picture.id)}'`)
  const again = await reorder(placed)
  expect(again.differences).toMatchObject([
    { code: 'artwork_removed', names: ['old-logo.png'], zone: { id: 'full_front' } },
  ])
  expect(again.items[0]).toMatchObject({ placements: [], canOrder: false })
  expect(JSON.stringify(again)).not.toContain(picture.id)
})

test('says that a discount and what an estimate added are left out', async () => {
  const placed = await store.ordered()
  await run(
    `UPDATE orders SET extras = '[{"text": "Setting up", "quantity": 1, "unitPriceMinor": 500, "lineTotalMinor": 500}]'
     WHERE id = '${decodeId('order', placed.id)}'`,
  )
  const code = { code: 'AGAIN-10', kind: 'percent', percentOff: 10, amountMinor: null, garmentKinds: [] }
  const more = {
    minimumMinor: 0,
    validFrom: null,
    validUntil: null,
    maxUses: null,
    maxUsesEach: null,
    note: null,
  }
  const made = await shop.post('/api/admin/discounts', { ...code, ...more }, owner.headers)
  expect(made.statusCode, made.body).toBe(201)
  const reduced = await store.ordered({ discountCode: 'AGAIN-10' })
  expect((await reorder(placed)).differences).toMatchObject([
    { code: 'extras_left_out', itemId: null, names: ['Setting up'] },
  ])
  expect((await reorder(reduced)).differences).toMatchObject([
    { code: 'discount_left_out', fromMinor: reduced.discount?.amountMinor },
  ])
})

test('an order of several sizes keeps each', async () => {
  const large = await findVariant(shop, { size: 'L' })
  await setOnHand(shop, large, 100)
  const { items } = await store.order()
  const placed = await store.ordered({
    items: [...items, ...items.map((item) => ({ ...item, variantId: large }))],
  })
  expect((await reorder(placed)).items.map(({ size, quantity }) => [size, quantity])).toEqual([
    ['M', 1],
    ['L', 1],
  ])
})
