import type {
  AdminPrintZoneSettingsRequest,
  AdminPrintZoneSettingsResponse,
  CatalogResponse,
  PrintZoneUsage,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { errorOf, fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'

const URL = '/api/admin/print-zones'

const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))

type Settings = AdminPrintZoneSettingsRequest
const put = (payload: object, headers = manager.headers) =>
  shop.app.inject({ method: 'PUT', url: URL, headers, payload })
const read = async () => (await shop.get(URL, manager.headers)).json<AdminPrintZoneSettingsResponse>()
const draft = async (): Promise<Settings> => {
  const { updatedAt, updatedBy, ...settings } = await read()
  return settings
}

test('reads the initial settings and accepts them back unchanged', async () => {
  const settings = await read()
  expect(settings.zones.map(({ id }) => id)).toContain('full_front')
  expect(settings).toMatchObject({
    dpi: { minimum: 150, recommended: 300 },
    film: { widthMm: 558.8, gapMm: 6 },
    updatedBy: null,
  })
  const reply = await put(await draft())
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({
    ...(await draft()),
    revision: settings.revision + 1,
    updatedBy: { name: 'The manager' },
  })
})

test('replaces everything: adds, changes, reorders, deactivates and removes', async () => {
  const before = await draft()
  const full = before.zones.find(({ id }) => id === 'full_front')!
  const reply = await put({
    ...before,
    zones: [
      ...before.zones
        .filter(({ id }) => id !== 'neck_label')
        .map((zone) => (zone.id === 'left_sleeve' ? { ...zone, active: false } : zone)),
      {
        ...full,
        id: 'hem',
        name: '=SUM(A1) <b>Hem</b>',
        maxWidthMm: 80.5,
        maxHeightMm: 50,
        sizeBands: [],
        sort: 3,
      },
    ],
    sizeTiers: before.sizeTiers.toReversed(),
    dpi: { minimum: 200, recommended: 300 },
  })
  const after = reply.json<AdminPrintZoneSettingsResponse>()
  expect(after.zones.find(({ id }) => id === 'hem')).toMatchObject({
    name: '=SUM(A1) <b>Hem</b>',
    maxWidthMm: 80.5,
    active: true,
  })
  expect(after.zones.map(({ id }) => id)).not.toContain('neck_label')
  expect(after.sizeTiers.map(({ id }) => id)).toEqual(before.sizeTiers.map(({ id }) => id).toReversed())
  expect(after.updatedAt).toBe(shop.clock.now().toISOString())
  expect(after).toEqual(await read())
})

test('shows new zones in the catalogue and hides inactive ones', async () => {
  const before = await draft()
  const zones = before.zones.map((zone) =>
    zone.id === 'full_back' ? { ...zone, active: false } : { ...zone, name: `${zone.name}!` },
  )
  const etag = (await shop.get('/api/v1/catalog')).headers.etag
  await put({ ...before, zones })
  await expect
    .poll(async () => {
      const shown = (await shop.get('/api/v1/catalog')).json<CatalogResponse>().zones
      return shown.some(({ id }) => id === 'full_back') || !shown.every(({ name }) => name.endsWith('!'))
    })
    .toBe(false)
  expect((await shop.get('/api/v1/catalog')).headers.etag).not.toBe(etag)
})

test('records in the audit log what changed, from what to what', async () => {
  const before = await draft()
  await put({ ...before, film: { ...before.film, gapMm: 7.5 }, dpi: { minimum: 160, recommended: 310 } })
  const { rows } = await shop.services.pool.query<{ message: string; changes: unknown }>(
    `SELECT message, changes FROM audit_log WHERE action = 'print_zones.replaced' ORDER BY id DESC LIMIT 1`,
  )
  expect(rows).toEqual([
    {
      message: 'The manager replaced the print settings.',
      changes: expect.arrayContaining([
        { path: 'film.gapMm', from: 6, to: 7.5 },
        { path: 'dpi.minimum', from: before.dpi.minimum, to: 160 },
        { path: 'dpi.recommended', from: 300, to: 310 },
      ]) as unknown,
    },
  ])
  expect(rows[0]?.changes).toHaveLength(3)
})

test('refuses the second of two simultaneous changes and names author and time of the first', async () => {
  const before = await draft()
  const owner = await aMember(shop, 'owner')
  const replies = await meanwhile(
    shop,
    `SELECT FROM print_settings FOR UPDATE`,
    () =>
      Promise.all([
        put({ ...before, dpi: { minimum: 170, recommended: 300 } }),
        put({ ...before, dpi: { minimum: 180, recommended: 300 } }, owner.headers),
      ]),
    2,
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const [won, lost] = replies.toSorted((a, b) => a.statusCode - b.statusCode)
  const { dpi, updatedBy, updatedAt } = await read()
  expect(won!.json()).toMatchObject({ dpi, revision: before.revision + 1 })
  expect(refusalOf(lost!)).toEqual([409, 'REVISION_CONFLICT'])
  expect(errorOf(lost!).message).toContain(`by ${String(updatedBy?.name)} at ${updatedAt}`)
})

test('refuses to remove a zone that an order uses, but deactivates it', async () => {
  const customer = await openStorefront(shop)
  await customer.ordered()
  const before = await draft()
  const others = before.zones.filter(({ id }) => id !== 'full_front' && id !== 'right_sleeve')
  const refused = await put({ ...before, zones: others })
  expect(refusalOf(refused)).toEqual([409, 'IN_USE'])
  expect(errorOf(refused).message).toBe('Orders have prints in these zones: full_front.')
  expect(await draft()).toEqual(before)
  const usage = (await shop.get(`${URL}/usage`, manager.headers)).json<PrintZoneUsage>()
  expect(usage.zoneIds).toEqual(['full_front'])
  expect(usage.fabrics).toEqual(['cotton', 'cotton_polyester', 'cotton_twill'])

  const zones = before.zones.map((zone) => (zone.id === 'full_front' ? { ...zone, active: false } : zone))
  expect((await put({ ...before, zones })).statusCode).toBe(200)
  await expect
    .poll(async () => (await customer.place(await customer.order({ expectedTotalMinor: 1 }))).statusCode)
    .toBe(422)
})

test('refuses an order that is placed while its zone is being removed', async () => {
  const before = await draft()
  const hem = { ...before.zones.find(({ id }) => id === 'full_front')!, id: 'back_hem', active: true }
  await put({ ...before, zones: [...before.zones, hem] })
  await expect.poll(async () => (await shop.get('/api/v1/catalog')).body).toContain('"back_hem"')
  const customer = await openStorefront(shop)
  const { items } = await customer.order({ expectedTotalMinor: 1 })
  const order = await customer.order({
    items: items.map((item) => ({
      ...item,
      placements: item.placements.map((placement) => ({ ...placement, zoneId: hem.id })),
    })),
  })
  const refused = await meanwhile(shop, `DELETE FROM print_zones WHERE id = 'back_hem'`, () =>
    customer.place(order),
  )
  expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, ['items']])
})

test('refuses to remove the press recipe of a fabric that garments use', async () => {
  const before = await draft()
  const without = (fabric: string) => before.pressRecipes.filter((recipe) => recipe.fabric !== fabric)
  const refused = await put({ ...before, pressRecipes: without('cotton') })
  expect(refusalOf(refused)).toEqual([409, 'IN_USE'])
  expect(errorOf(refused).message).toContain('cotton')
  expect((await put({ ...before, pressRecipes: without('nylon') })).statusCode).toBe(200)
})

const first = <Member>(list: readonly Member[], change: Partial<Member>) =>
  list.map((member, index) => (index === 0 ? { ...member, ...change } : member))
const bands = ({ zones }: Settings, ...list: (readonly [sizes: string[], maxHeightMm: number])[]) => ({
  zones: first(zones, {
    sizeBands: list.map(([sizes, maxHeightMm]) => ({ sizes, maxWidthMm: 50, maxHeightMm })),
  }),
})
const last = <Member>(list: readonly Member[]) => [...list, list[0]!]

test.each<[string, (settings: Settings) => object, string | ((settings: Settings) => string)]>([
  ['two zones with the same id', (s) => ({ zones: last(s.zones) }), (s) => `zones[${s.zones.length}].id`],
  [
    'two tiers with the same id',
    (s) => ({ sizeTiers: last(s.sizeTiers) }),
    (s) => `sizeTiers[${s.sizeTiers.length}].id`,
  ],
  [
    'two recipes for one fabric',
    (s) => ({ pressRecipes: last(s.pressRecipes) }),
    (s) => `pressRecipes[${s.pressRecipes.length}].fabric`,
  ],
  [
    'a size in two bands',
    (s) => bands(s, [['S', 'M'], 50], [['L', 'M'], 60]),
    'zones[0].sizeBands[1].sizes[1]',
  ],
  ['a band larger than its zone', (s) => bands(s, [['S'], 1999]), 'zones[0].sizeBands[0].maxHeightMm'],
  [
    'a minimum above the recommended resolution',
    () => ({ dpi: { minimum: 301, recommended: 300 } }),
    'dpi.minimum',
  ],
  ['margins as wide as the film', (s) => ({ film: { ...s.film, sideMarginMm: 279.4 } }), 'film.sideMarginMm'],
  [
    'a lead as long as the sheet',
    (s) => ({ film: { ...s.film, leadMm: 900, maxLengthMm: 900 } }),
    'film.leadMm',
  ],
  ['a gap wider than the film', (s) => ({ film: { ...s.film, gapMm: 100, widthMm: 101 } }), 'film.gapMm'],
  [
    'an active zone without a price for its largest print',
    (s) => ({
      zones: s.zones.map((zone) => ({ ...zone, active: true })),
      sizeTiers: s.sizeTiers.filter(({ id }) => id !== 'full'),
    }),
    'sizeTiers',
  ],
  [
    'a zone that no film is wide enough for',
    (s) => ({
      zones: first(s.zones, { active: true, maxWidthMm: 600, maxHeightMm: 600, sizeBands: [] }),
      sizeTiers: [{ id: 'all', label: 'All', maxWidthMm: 999, maxHeightMm: 999, priceMinor: 1 }],
    }),
    'zones[0]',
  ],
])('refuses %s', async (_, change, path) => {
  const settings = await draft()
  const reply = await put({ ...settings, ...change(settings) })
  expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
  expect(fieldsOf(reply)).toContain(typeof path === 'string' ? path : path(settings))
  expect(await draft()).toEqual(settings)
})

test('accepts a zone that fits only rotated on the film, unless prints may not be rotated', async () => {
  const before = await draft()
  const wide = {
    ...before,
    zones: first(before.zones, { active: true, maxWidthMm: 600, maxHeightMm: 300, sizeBands: [] }),
    sizeTiers: [{ id: 'all', label: 'All', maxWidthMm: 999, maxHeightMm: 999, priceMinor: 1 }],
  }
  const fixed = await put({ ...wide, film: { ...before.film, allowRotation: false } })
  expect(fieldsOf(fixed)).toEqual(['zones[0]'])
  expect((await put(wide)).statusCode).toBe(200)
})

test('accepts an inactive zone that nothing can print', async () => {
  const before = await draft()
  const wide = { maxWidthMm: 1900, maxHeightMm: 1900, sizeBands: [] }
  const active = await put({ ...before, zones: first(before.zones, { ...wide, active: true }) })
  expect(fieldsOf(active)).toEqual(['sizeTiers', 'zones[0]'])
  const inactive = await put({ ...before, zones: first(before.zones, { ...wide, active: false }) })
  expect(inactive.statusCode).toBe(200)
})

test('accepts a zone exactly as wide as the film without its margins', async () => {
  const before = await draft()
  const reply = await put({
    ...before,
    zones: first(before.zones, { active: true, maxWidthMm: 550.6, maxHeightMm: 550.6, sizeBands: [] }),
    film: { ...before.film, widthMm: 558.8, sideMarginMm: 4.1 },
  })
  expect(reply.statusCode).toBe(200)
})

test.each([0, -1, 1e9, '1', null, 2.55])('refuses a width of %j', async (maxWidthMm) => {
  const settings = await draft()
  const reply = await put({ ...settings, zones: first<object>(settings.zones, { maxWidthMm }) })
  expect([reply.statusCode, fieldsOf(reply)?.[0]]).toEqual([422, 'zones[0].maxWidthMm'])
})

test('lets everybody on the team read and only owner and manager change', async () => {
  const viewer = await aMember(shop, 'viewer')
  expect((await shop.get(URL, viewer.headers)).statusCode).toBe(200)
  expect(refusalOf(await put(await draft(), viewer.headers))).toEqual([403, 'FORBIDDEN'])
})
