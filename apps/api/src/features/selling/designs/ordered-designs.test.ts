import type {
  AdminOrderRecord,
  DesignLayer,
  DesignRecord,
  OfferedProof,
  OrderCreate,
  QuoteCreate,
} from '@platen/contract'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { openEstimateClient } from '../../../testing/estimate-client.ts'
import { openOrderClient } from '../../../testing/order-client.ts'
import { errorOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aPicture, openStorefront, upload } from '../../../testing/storefront.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const store = shared(() => openStorefront(shop))
const orders = shared(() => openOrderClient(shop))
const estimates = shared(() => openEstimateClient(shop))

type Placements = NonNullable<QuoteCreate['items'][number]['placements']>
type Placement = Required<Omit<Placements[number], 'artworkId' | 'designId'>> &
  Pick<Placements[number], 'artworkId' | 'designId'>

const place = { offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 }
const aBar: DesignLayer = {
  ...{ id: 'l1', kind: 'shape', shape: 'square', colours: ['#1d2c72'], widthMm: 80, heightMm: 20 },
  ...place,
}
const saved = async (layers: readonly DesignLayer[], zoneIds = ['full_front']) => {
  const reply = await shop.post('/api/v1/designs', { prints: zoneIds.map((zoneId) => ({ zoneId, layers })) })
  if (reply.statusCode !== 201) throw new Error(reply.body)
  return reply.json<DesignRecord>()
}
const placementsOf = ({ id, prints }: DesignRecord): Placement[] =>
  prints.map(({ zoneId, widthMm, heightMm, offsetXMm, offsetYMm }) => ({
    ...{ zoneId, designId: id, widthMm, heightMm, offsetXMm, offsetYMm },
    rotationDeg: 0,
  }))
const itemOf = (placements: readonly Placement[]) => ({
  ...{ variantId: store.variantId, quantity: 1 },
  placements: [...placements],
})
const artworksOf = ({ items }: Pick<AdminOrderRecord, 'items'>) =>
  items.flatMap(({ placements }) => placements.map(({ artwork }) => artwork.id))
const madeOf = ({ prints }: DesignRecord) => prints.map(({ artwork }) => artwork?.id)

test('an order takes the print of each zone from its design', async () => {
  const design = await saved([aBar], ['full_front', 'full_back'])
  const order = await store.ordered({ items: [itemOf(placementsOf(design))] })
  expect(order.items[0]?.placements.map(({ artwork }) => artwork.id)).toEqual(madeOf(design))
})

test('quotes, estimates and changes of orders take designs too', async () => {
  const design = await saved([aBar])
  const items = [itemOf(placementsOf(design))]
  const quote = await shop.post('/api/v1/quotes', { items })
  expect(quote.json()).toMatchObject({ items: [{ placements: [{ preflight: { dpi: null } }] }] })

  const sent = await estimates.sent({ lines: items })
  expect(sent.lines[0]?.garment?.placements[0]).toMatchObject({ widthMm: 80, heightMm: 20 })

  const { id, revision, items: kept } = await store.ordered()
  const same = kept.map((line) => ({ id: line.id, variantId: line.variantId, quantity: line.quantity }))
  const change = { revision, items: [...same, ...items] }
  const changed = await shop.post(`/api/admin/orders/${id}/changes`, change, orders.owner.headers)
  expect(changed.statusCode).toBe(201)
  expect(artworksOf(changed.json())).toEqual([store.artworkId, ...madeOf(design)])
})

test('staff see that a picture in a design is not sharp enough', async () => {
  const { id: artworkId } = await upload(shop, await aPicture(200))
  const aPhoto = (widthMm: number): DesignLayer => ({
    ...{ id: 'l2', kind: 'image', artworkId, widthMm, heightMm: widthMm, ...place },
  })
  const preflightOf = async (widthMm: number) => {
    const design = await saved([aBar, aPhoto(widthMm)])
    const { id } = await store.ordered({ items: [itemOf(placementsOf(design))] })
    const order = (await shop.get(`/api/admin/orders/${id}`, orders.owner.headers)).json<AdminOrderRecord>()
    const { preflight } = order.items[0]!.placements[0]!.artwork
    return [preflight.dpi, preflight.findings.map(({ code }) => code)]
  }
  expect(await preflightOf(100)).toEqual([50, expect.arrayContaining(['RESOLUTION_TOO_LOW'])])
  expect(await preflightOf(16)).toEqual([
    null,
    expect.not.arrayContaining(['RESOLUTION_TOO_LOW', 'RESOLUTION_LOW']),
  ])
})

test('a team has a line, a print and a proof of its own for each name', async () => {
  const names = ['Rosa 7', 'Iván 10', 'Zoë 23']
  const items = await Promise.all(
    names.map(async (text) => ({
      ...itemOf(
        placementsOf(
          await saved([
            {
              ...{ id: 'l1', kind: 'text', text, font: 'anton', weight: 400, sizeMm: 30, colour: '#e4002b' },
              ...{ letterSpacing: 0, lineHeight: 1, align: 'center', ...place },
            },
          ]),
        ),
      ),
      note: text,
    })),
  )
  const order = await store.ordered({ items })
  const admin = `/api/admin/orders/${order.id}`
  const { headers } = orders.owner
  const read = (await shop.get(admin, headers)).json<AdminOrderRecord>()
  const seen = read.items.map(({ note, placements }) => [note, placements[0]?.artwork.fileName])
  expect(seen).toEqual(names.map((name) => [name, `${name}.svg`]))
  expect(new Set(artworksOf(read)).size).toBe(3)
  expect((await shop.post(`${admin}/proofs`, {}, headers)).statusCode).toBe(201)
  const { proof } = (
    await shop.get(`/api/v1/orders/${String(order.trackingToken)}/proof`)
  ).json<OfferedProof>()
  expect(proof?.lines.map(({ placements }) => placements[0]?.artwork.fileName)).toEqual(
    names.map((name) => `${name}.svg`),
  )
})

const noDesign = encodeId('design', newUuid())
const WRONG: [string, (placement: Placement) => Placement, string, string][] = [
  ['a design beside an artwork', (p) => ({ ...p, artworkId: store.artworkId }), 'designId', 'one_of_both'],
  ['a design that does not exist', (p) => ({ ...p, designId: noDesign }), 'designId', 'not_found'],
  ['a zone that the design has no print for', (p) => ({ ...p, zoneId: 'full_back' }), 'zoneId', 'not_found'],
  ['another width', (p) => ({ ...p, widthMm: 80.1 }), 'widthMm', 'not_a_choice'],
  ['another height', (p) => ({ ...p, heightMm: 25 }), 'heightMm', 'not_a_choice'],
  ['neither', ({ designId: _, ...p }) => p, 'artworkId', 'required'],
]

test.each(WRONG)('quotes, orders, estimates and changes refuse %s', async (what, wrong, field, reason) => {
  const items = [itemOf(placementsOf(await saved([aBar])).map(wrong))]
  const body = { ...(await store.order()), items } as OrderCreate
  const { id, revision } = await store.ordered()
  const refused = {
    // A quote may be made before there is a picture.
    ...(what !== 'neither' && { items: await shop.post('/api/v1/quotes', { items }) }),
    'items ': await store.place(body),
    lines: await shop.post(
      '/api/admin/estimates',
      await estimates.request({ lines: items }),
      estimates.owner.headers,
    ),
    'items  ': await shop.post(`/api/admin/orders/${id}/changes`, { revision, items }, orders.owner.headers),
  }
  for (const [list, reply] of Object.entries(refused)) {
    expect(reply.statusCode).toBe(422)
    const path = `${list.trim()}[0].placements[0].${field}`
    expect(errorOf(reply).fields).toContainEqual(expect.objectContaining({ path, reason }))
  }
})

test('the designs of an order are read with one query, and none without designs', async () => {
  const design = await saved([aBar], ['full_front', 'full_back'])
  const another = await saved([{ ...aBar, widthMm: 90 }])
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const readsOf = async (items: QuoteCreate['items']) => {
    query.mockClear()
    expect((await shop.post('/api/v1/quotes', { items })).statusCode).toBe(200)
    return query.mock.calls.filter(([sent]) => JSON.stringify(sent).includes('FROM designs'))
  }
  expect(await readsOf([itemOf(placementsOf(design)), itemOf(placementsOf(another))])).toHaveLength(1)
  const { items } = await store.order()
  expect(await readsOf(items.map(({ note: _, ...item }) => item))).toEqual([])
  query.mockRestore()
})

test('one plain picture is ordered as it is, without making another artwork', async () => {
  const { id } = await upload(shop, await aPicture())
  const picture = (parts: Partial<DesignLayer> = {}): DesignLayer => ({
    ...{ id: 'l1', kind: 'image', artworkId: id, widthMm: 80, heightMm: 80, ...place, offsetYMm: -20.5 },
    ...parts,
  })
  const design = await saved([picture()])
  expect(design.prints).toMatchObject([
    { artwork: { id }, widthMm: 80, heightMm: 80, offsetXMm: 0, offsetYMm: -20.5 },
  ])
  expect(artworksOf(await store.ordered({ items: [itemOf(placementsOf(design))] }))).toEqual([id])
  const nothingCut = { left: 0, top: 0, right: 0, bottom: 0 }
  expect(madeOf(await saved([picture({ crop: nothingCut })]))).toEqual([id])
  for (const parts of [{ rotationDeg: 10 }, { crop: { ...nothingCut, left: 0.1 } }])
    expect(madeOf(await saved([picture(parts)]))).not.toContain(id)
})
