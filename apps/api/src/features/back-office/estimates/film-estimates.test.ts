import type { AdminOrderRecord, SheetLayoutRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { openEstimateClient, publicPath } from '../../../testing/estimate-client.ts'
import { fieldsOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const client = shared(() => openEstimateClient(shop))

type Line = Awaited<ReturnType<typeof client.request>>['lines'][number]

const aTransfer = (changes: Partial<Line> = {}): Line => ({
  kind: 'transfer',
  artworkId: client.storefront.artworkId,
  ...{ widthMm: 100, heightMm: 100, quantity: 10 },
  ...changes,
})
const aSheet = async (): Promise<Line> => {
  const piece = { artworkId: client.storefront.artworkId, widthMm: 100, heightMm: 100, yMm: 0, turned: false }
  const layout = await shop.post('/api/v1/layouts', {
    pieces: [
      { ...piece, xMm: 5 },
      { ...piece, xMm: 111 },
    ],
  })
  return { kind: 'sheet', layoutId: layout.json<SheetLayoutRecord>().id, quantity: 2 }
}

test('an estimate of film, garments and text becomes an order of them at the approved prices', async () => {
  const { lines: garments } = await client.request()
  const setup = { text: 'Setting up', quantity: 1, unitPriceMinor: 500 }
  const sent = await client.sent({ lines: [aTransfer(), setup, ...garments, await aSheet()] })
  expect(sent.lines.map(({ film, text, garment }) => film?.kind ?? text ?? garment?.garmentName)).toEqual([
    'transfer',
    'Setting up',
    'Classic tee',
    'sheet',
  ])
  expect(sent.lines[0]).toMatchObject({
    ...{ unitPriceMinor: 100, lineTotalMinor: 1_000, garment: null },
    film: { size: '100 × 100 mm', billedCm: null, layoutId: null, prints: [{ widthMm: 100, copies: 1 }] },
  })
  expect(sent.lines[3]).toMatchObject({
    ...{ unitPriceMinor: 600, lineTotalMinor: 1_200 },
    film: { size: '558.8 × 106 mm', billedCm: 11, prints: [{ copies: 2 }] },
  })
  const { version, hash } = await client.offered(sent)
  const approved = await shop.post(`${publicPath(sent)}/approvals`, { version, hash, name: 'Rosa Cruz' })
  expect(approved.statusCode).toBe(201)

  const { orderId } = await client.read(sent)
  const order = (
    await shop.get(`/api/admin/orders/${orderId}`, client.owner.headers)
  ).json<AdminOrderRecord>()
  expect(order.items.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['transfer', 10],
    ['garment', 3],
    ['sheet', 2],
  ])
  expect(order.totals.totalMinor).toBe(sent.totals.totalMinor)
  const sheet = order.items[2]!
  expect(new Set(sheet.film!.pieces.map(({ placementId }) => placementId))).toEqual(
    new Set([sheet.placements[0]!.id]),
  )
})

test('an estimate may be of film alone, at an agreed price, and can be read on paper', async () => {
  const sent = await client.sent({ lines: [aTransfer({ unitPriceMinor: 60 })] })
  expect(sent.totals.totalMinor).toBe(600)
  expect(sent.lines[0]).toMatchObject({ agreedPrice: true, unitPriceMinor: 60 })
  const file = await shop.get(`${publicPath(sent)}/file`)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('names the line whose film is wrong, behind lines of text', async () => {
  const setup = { text: 'Setting up', quantity: 1, unitPriceMinor: 500 }
  const create = async (...lines: Line[]) => {
    const body = await client.request({ lines })
    return shop.post('/api/admin/estimates', body, client.owner.headers)
  }
  const tooWide = await create(setup, aTransfer({ widthMm: 900, heightMm: 900 }))
  expect([tooWide.statusCode, fieldsOf(tooWide)]).toEqual([422, ['lines[1].widthMm']])
  const incomplete = await create(setup, { kind: 'transfer', quantity: 1 })
  expect(fieldsOf(incomplete)).toEqual(['lines[1].widthMm', 'lines[1].heightMm', 'lines[1].artworkId'])
  const both = await create({ ...aTransfer(), ...setup })
  expect([both.statusCode, fieldsOf(both)]).toEqual([422, ['lines[0].text']])
})

test('keeps the words of an estimate apart: no offer names a file', async () => {
  const { id } = await client.drafted({ lines: [aTransfer()] })
  const { rows } = await shop.services.pool.query<{ offer: string }>(
    `SELECT offer::text FROM estimates ORDER BY created_at DESC LIMIT 1`,
  )
  expect(rows[0]!.offer).not.toContain('logo.png')
  const read = await client.read({ id })
  expect(read.lines[0]!.film!.prints[0]!.artwork.fileName).toBe('logo.png')
})
