import {
  ROLES,
  getProductionSettings,
  may,
  replaceProductionSettings,
  type InventoryItemRecord,
  type ProductionSettingsRecord,
  type ProductionSettingsRequest,
} from '@platen/contract'
import { beforeAll, expect, test } from 'vitest'
import { fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'

const URL = getProductionSettings.path

let items: InventoryItemRecord[]
const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))
beforeAll(async () => {
  items = (await shop.get('/api/admin/inventory-items?limit=200', manager.headers)).json()
})

const itemOf = (sku: string) => items.find((item) => item.sku === sku)!.id
const put = (payload: object, headers = manager.headers) =>
  shop.app.inject({ method: 'PUT', url: URL, headers, payload })
const read = async () => (await shop.get(URL, manager.headers)).json<ProductionSettingsRecord>()
const draft = async (): Promise<ProductionSettingsRequest> => {
  const { updatedAt, updatedBy, ...settings } = await read()
  return settings
}

test.each(ROLES)('a %s reads and replaces the settings as their permissions allow', async (role) => {
  const { headers } = await aMember(shop, role)
  const reads = may(role, getProductionSettings.access) ? 200 : 403
  expect((await shop.get(URL, headers)).statusCode).toBe(reads)
  const writes = may(role, replaceProductionSettings.access) ? 200 : 403
  expect((await put(await draft(), headers)).statusCode).toBe(writes)
})

test.each(ROLES)(
  'a %s sees costs as their permissions allow, and cannot write what they cannot see',
  async (role) => {
    const before = await draft()
    await put({
      ...before,
      film: { itemId: null, unitCost: '0.0012' },
      labour: { ...before.labour, costPerHour: '4.5' },
    })
    const { headers } = await aMember(shop, role)
    const { film, labour } = (await shop.get(URL, headers)).json<ProductionSettingsRecord>()
    const seen = may(role, 'costs:read') ? ['0.0012', '4.5'] : [null, null]
    expect([film.unitCost, labour.costPerHour]).toEqual(seen)
    expect(may(role, replaceProductionSettings.access)).toBe(
      may(role, replaceProductionSettings.access) && may(role, 'costs:read'),
    )
    await put({ ...before, revision: before.revision + 1 })
  },
)

test('a new shop uses its stock items and has no prices in the settings', async () => {
  expect(await read()).toMatchObject({
    film: { itemId: itemOf('FILM-22'), unitCost: null },
    colourInk: { itemId: itemOf('INK-CMYK'), unitCost: null },
    whiteInk: { itemId: itemOf('INK-WHITE'), unitCost: null },
    powder: { itemId: itemOf('POWDER'), unitCost: null },
    labour: { costPerHour: null },
  })
})

test('replaces all settings and records the changes in the audit log', async () => {
  const before = await draft()
  const changed: ProductionSettingsRequest = {
    ...before,
    film: { itemId: null, unitCost: '0.0012' },
    labour: { costPerHour: '4.5', secondsPerSheet: 1_200, secondsPerPrint: 60, secondsPerGarment: 45 },
    expectedUtilisationPercent: 81.5,
  }
  const reply = await put(changed)
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({
    ...changed,
    revision: before.revision + 1,
    updatedAt: shop.clock.now().toISOString(),
    updatedBy: { id: expect.stringMatching(/^usr_/) as string, name: 'The manager' },
  })
  expect(await read()).toEqual(reply.json())
  const { rows } = await shop.services.pool.query<{ changes: unknown[] }>(
    `SELECT changes FROM audit_log WHERE action = 'production_settings.replaced' ORDER BY id DESC LIMIT 1`,
  )
  expect(rows[0]?.changes).toContainEqual({ path: 'labour.costPerHour', from: null, to: '4.5' })
  expect(rows[0]?.changes).toHaveLength(7)
})

test('refuses a change based on an older revision', async () => {
  const before = await draft()
  await put(before)
  const reply = await put(before)
  expect(refusalOf(reply)).toEqual([409, 'REVISION_CONFLICT'])
})

test.each([
  ['film', 'POWDER'],
  ['colourInk', 'FILM-22'],
  ['whiteInk', 'POWDER'],
  ['powder', 'INK-WHITE'],
] as const)('refuses %s from the stock item %s', async (material, sku) => {
  const before = await draft()
  const reply = await put({ ...before, [material]: { ...before[material], itemId: itemOf(sku) } })
  expect([reply.statusCode, fieldsOf(reply)]).toEqual([422, [`${material}.itemId`]])
})

test('refuses an unknown item and film kept by the piece', async () => {
  const before = await draft()
  const unknown = await put({
    ...before,
    film: { itemId: before.powder.itemId?.replace(/.{4}$/, '0000'), unitCost: null },
  })
  expect([unknown.statusCode, fieldsOf(unknown)]).toEqual([422, ['film.itemId']])
  const made = await shop.post(
    '/api/admin/inventory-items',
    { sku: 'FILM-SHEETS', name: 'Film, cut', kind: 'film', unit: 'piece', reorderPoint: 0 },
    manager.headers,
  )
  const cut = await put({ ...before, film: { itemId: made.json<InventoryItemRecord>().id, unitCost: null } })
  expect([cut.statusCode, fieldsOf(cut)]).toEqual([422, ['film.itemId']])
})

test.each([
  ['a price below zero', { film: { itemId: null, unitCost: '-1' } }, 'film.unitCost'],
  ['a price of seven decimals', { film: { itemId: null, unitCost: '0.0000001' } }, 'film.unitCost'],
  ['a utilisation of zero', { expectedUtilisationPercent: 0 }, 'expectedUtilisationPercent'],
])('refuses %s', async (_, change, field) => {
  const reply = await put({ ...(await draft()), ...change })
  expect([reply.statusCode, fieldsOf(reply)?.[0]]).toEqual([422, field])
})
