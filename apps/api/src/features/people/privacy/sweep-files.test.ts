import type { OrderRecord } from '@platen/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { aLead } from '../../../testing/builders.ts'
import { freshTestApp } from '../../../testing/shared.ts'
import { rowsRead } from '../../../testing/statements.ts'
import { aPicture, openStorefront, postFile, upload } from '../../../testing/storefront.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { removeFiles } from '../../../platform/file-removal/index.ts'
import { dropCheckedFiles, markAbandonedUploads, markArtworksOfLostOrders } from './sweep-files.store.ts'
import { sweepFiles } from './sweep-files.ts'

const DAY = 24 * 3_600_000
const NOW = new Date('2026-11-20T12:00:00Z')

const shop = freshTestApp({ now: NOW, config: { artworkKeptDays: 30 } })

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Row>(sql, values)).rows
const removed = async () =>
  (
    await query<{ name: string }>(
      `SELECT file_name AS name FROM artworks WHERE removed_at IS NOT NULL
     UNION ALL SELECT file_name FROM payment_proofs WHERE removed_at IS NOT NULL ORDER BY 1`,
    )
  ).map(({ name }) => name)

test('removes artwork 30 days after its last order ended, and no sooner', async () => {
  const store = await openStorefront(shop)
  const orders = []
  for (let n = 0; n < 2; n += 1) {
    orders.push((await store.place(await store.order())).json<OrderRecord>())
  }
  const end = async (order: OrderRecord | undefined, status: string) => {
    if (!order) throw new Error('No order.')
    await query('UPDATE orders SET status = $2, stage_since = $3 WHERE id = $1', [
      decodeId('order', order.id),
      status,
      shop.clock.now(),
    ])
  }
  await end(orders[0], 'cancelled')
  shop.clock.advance(40 * DAY)
  expect(await sweepFiles(shop.services), 'the other order is open').toBe(0)
  await end(orders[1], 'expired')
  shop.clock.advance(29 * DAY)
  expect(await sweepFiles(shop.services)).toBe(0)
  shop.clock.advance(DAY + 1000)
  expect(await sweepFiles(shop.services)).toBe(1)
  expect(await removed()).toEqual(['logo.png'])
  expect(
    await query(`SELECT actor_name, message FROM audit_log WHERE action = 'privacy.files_removed'`),
  ).toEqual([{ actor_name: 'Platen', message: 'Removed 1 files that are no longer needed.' }])
})

test('keeps the artwork of a completed order', async () => {
  const store = await openStorefront(shop)
  await store.place(await store.order())
  await query(`UPDATE orders SET status = 'completed', stage_since = $1`, [NOW])
  shop.clock.advance(400 * DAY)
  expect(await sweepFiles(shop.services)).toBe(0)
})

test('removes unused uploads after a week and keeps those that a request uses', async () => {
  await upload(shop, await aPicture(300), 'forgotten.png')
  const named = await upload(shop, await aPicture(300), 'named.png')
  const lead = await aLead(shop.services.pool)
  await query('UPDATE contact_leads SET artwork_ids = ARRAY[$2::uuid] WHERE id = $1', [
    lead.id,
    decodeId('artwork', named.id),
  ])
  await postFile(shop, '/api/v1/payment-proofs', await aPicture(200), 'slip.png')
  shop.clock.advance(7 * DAY - 1000)
  expect(await sweepFiles(shop.services)).toBe(0)
  shop.clock.advance(2000)
  expect(await sweepFiles(shop.services)).toBe(2)
  expect(await removed()).toEqual(['forgotten.png', 'slip.png'])
})

test('removes artwork that an order replaced, a week after its upload', async () => {
  const store = await openStorefront(shop)
  await store.place(await store.order())
  shop.clock.advance(8 * DAY)
  expect(await sweepFiles(shop.services)).toBe(0)
  const { id } = await upload(shop, await aPicture(300), 'better.png')
  await query('UPDATE placements SET artwork_id = $1', [decodeId('artwork', id)])
  expect(await sweepFiles(shop.services)).toBe(1)
  expect(await removed()).toEqual(['logo.png'])
})

test('keeps artwork of a lost order while a request that uses it is open', async () => {
  const store = await openStorefront(shop)
  await store.place(await store.order())
  const lead = await aLead(shop.services.pool)
  await query('UPDATE contact_leads SET artwork_ids = ARRAY(SELECT id FROM artworks) WHERE id = $1', [
    lead.id,
  ])
  await query(`UPDATE orders SET status = 'cancelled', stage_since = $1`, [NOW])
  shop.clock.advance(31 * DAY)
  expect(await sweepFiles(shop.services)).toBe(0)
  await query(`UPDATE contact_leads SET status = 'lost'`)
  expect(await sweepFiles(shop.services)).toBe(1)
})

test('sweeps an old shop without looking at the artwork that it keeps', async () => {
  const store = await openStorefront(shop)
  await store.place(await store.order())
  const sweep = { before: shop.clock.now(), now: shop.clock.now(), limit: 500 }
  const read = await rowsRead(shop, {
    table: 'artworks',
    given: async (tx) => {
      await sql`
        INSERT INTO artworks (id, sha256, file_name, byte_size, format, inspection, created_at)
        SELECT gen_random_uuid(), sha256, file_name, byte_size, format, inspection, created_at
        FROM artworks, generate_series(1, 5000)`.execute(tx)
      await sql`
        INSERT INTO placements (id, order_item_id, position, zone_id, artwork_id, width_mm, height_mm, offset_x_mm,
          offset_y_mm, rotation_deg, size_tier_id, price_minor, state, preflight)
        SELECT gen_random_uuid(), p.order_item_id, 1 + row_number() OVER (), p.zone_id, a.id, p.width_mm, p.height_mm, 0, 0,
          0, p.size_tier_id, 1, 'approved', '{}'
        FROM artworks AS a, (SELECT * FROM placements LIMIT 1) AS p`.execute(tx)
      expect(await dropCheckedFiles(tx, 0, 10_000)).toBeGreaterThan(5_000)
      await sql`ANALYZE placements, files_to_check`.execute(tx)
    },
    work: async (tx) => {
      expect(await dropCheckedFiles(tx, 0, 10_000)).toBeUndefined()
      await markArtworksOfLostOrders(tx, sweep)
      await markAbandonedUploads(tx, sweep)
    },
  })
  expect(read).toBeLessThan(100)
})

test('neither shows nor sells removed artwork', async () => {
  const store = await openStorefront(shop)
  const order = await store.order()
  const { previewUrl } = await upload(shop, await aPicture(300), 'other.png')
  await query('UPDATE artworks SET removed_at = now()')
  const other = await startTestApp({
    databaseUrl: shop.databaseUrl,
    now: NOW,
    config: { storageUrl: shop.services.config.storageUrl },
  })
  try {
    expect((await other.get(previewUrl)).statusCode).toBe(404)
    expect((await other.post('/api/orders', order)).statusCode).toBe(422)
  } finally {
    await other.close()
  }
})

test('keeps the file of removed artwork that an order still uses', async () => {
  const store = await openStorefront(shop)
  await store.order()
  shop.clock.advance(8 * DAY)
  await sweepFiles(shop.services)
  expect(await removed()).toEqual(['logo.png'])
  // This replica caches the artwork for a minute.
  expect((await store.place(await store.order())).statusCode).toBe(201)
  shop.clock.advance(5 * 60_000)
  await removeFiles(shop.services)
  expect(await removed()).toEqual([])
  const [{ sha256 } = { sha256: Buffer.alloc(0) }] = await query<{ sha256: Buffer }>(
    'SELECT sha256 FROM artworks',
  )
  const hex = sha256.toString('hex')
  const key = `artwork/${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}`
  expect(await shop.services.storage.get(key)).toBeDefined()
})
