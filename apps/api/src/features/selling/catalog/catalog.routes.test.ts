import type { CatalogResponse, PublicConfigResponse } from '@platen/contract'
import { expect, test, vi } from 'vitest'
import { sharedTestApp } from '../../../testing/shared.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const shop = sharedTestApp()

test('shows what the shop sells, with prices and availability', async () => {
  const reply = await shop.get('/api/v1/catalog')
  expect(reply.statusCode).toBe(200)
  const catalog = reply.json<CatalogResponse>()
  const kinds = catalog.garments.map((garment) => garment.kind)
  expect(kinds.slice(0, 4)).toEqual(['tee', 'long_sleeve', 'hoodie', 'tote'])
  const tee = catalog.garments[0]!
  expect(tee.colours[0]!.sizes.find(({ size }) => size === '2XL')?.priceMinor).toBe(1100)
  expect(
    new Set(catalog.garments.flatMap((g) => g.colours.flatMap((c) => c.sizes.map((s) => s.availability)))),
  ).toEqual(new Set(['in_stock', 'low', 'out']))
})

test('does not offer variants whose stock item is inactive', async () => {
  const own = await startTestApp()
  try {
    await own.services.pool.query(`UPDATE inventory_items SET active = false WHERE sku = 'TEE-BLACK-M'`)
    await vi.waitFor(async () => {
      const { garments } = (await own.get('/api/v1/catalog')).json<CatalogResponse>()
      const black = garments[0]?.colours.find(({ name }) => name === 'Black')
      expect(black?.sizes.map(({ size }) => size)).toContain('L')
      expect(black?.sizes.map(({ size }) => size)).not.toContain('M')
    })
  } finally {
    await own.close()
  }
})

test('responds with 304 to a client that has the current catalogue', async () => {
  const first = await shop.get('/api/v1/catalog')
  const again = await shop.get('/api/v1/catalog', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(first.headers['cache-control']).toBe('public, max-age=60')
})

test('shows the same public configuration under both paths', async () => {
  const [old, stable] = await Promise.all([shop.get('/api/public-config'), shop.get('/api/v1/public-config')])
  expect(old.body).toBe(stable.body)
  expect(stable.json<PublicConfigResponse>().paymentInstructions).toHaveLength(3)
})

test('shows a changed setting on every replica and hides inactive ones', async () => {
  const other = await startTestApp({ databaseUrl: shop.databaseUrl })
  try {
    await other.get('/api/v1/public-config')
    await shop.services.pool.query(`UPDATE payment_instructions SET active = false WHERE id = 'cash_studio'`)
    await expect
      .poll(
        async () =>
          (await other.get('/api/v1/public-config')).json<PublicConfigResponse>().paymentInstructions.length,
      )
      .toBe(2)
  } finally {
    await other.close()
  }
})
