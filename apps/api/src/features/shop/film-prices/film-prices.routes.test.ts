import type { FilmPricesRecord, FilmPricesRequest, PublicConfigResponse } from '@platen/contract'
import { expect, test } from 'vitest'
import { fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'

const URL = '/api/admin/film-prices'

const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))

const read = async () => (await shop.get(URL, manager.headers)).json<FilmPricesRecord>()
const draft = async (): Promise<FilmPricesRequest> => {
  const { updatedAt, updatedBy, ...prices } = await read()
  return prices
}
const put = (payload: object, headers = manager.headers) =>
  shop.app.inject({ method: 'PUT', url: URL, headers, payload })
const film = async () => (await shop.get('/api/v1/public-config')).json<PublicConfigResponse>().film
const TRADE: FilmPricesRequest['lists'][number] = {
  id: 'trade',
  name: 'Trade',
  transfer: { by: 'tier', perDm2Minor: null },
  minimumTransferMinor: 0,
  sheetPerMetreMinor: 1500,
  lengthBreaks: [],
  minimumSheetMinor: 0,
}

test('replaces prices with their revision and audit entry, and shows everybody the first list only', async () => {
  const before = await draft()
  const [retail] = before.lists
  const made = await put({ ...before, lists: [{ ...retail!, sheetPerMetreMinor: 1800 }, TRADE] })
  expect(made.statusCode).toBe(200)
  expect(made.json()).toMatchObject({ revision: before.revision + 1, updatedBy: { name: 'The manager' } })
  expect((await read()).lists).toEqual([{ ...retail, sheetPerMetreMinor: 1800 }, TRADE])
  await expect.poll(film).toMatchObject({
    ...{ transfers: true, sheets: true, widthMm: 558.8, sideMarginMm: 5, gapMm: 6, maxLengthMm: 2960 },
    prices: { transfer: { by: 'area', perDm2Minor: 80 }, sheetPerMetreMinor: 1800 },
  })
  expect(JSON.stringify(await film())).not.toContain('rade')
  const { rows } = await shop.services.pool.query(
    `SELECT message FROM audit_log WHERE action = 'film_prices.replaced'`,
  )
  expect(rows).toEqual([{ message: 'The manager replaced the film prices.' }])
})

test('says nothing about film while none is sold', async () => {
  await put({ ...(await draft()), transfers: false, sheets: false })
  await expect.poll(film).toBeNull()
  await put({ ...(await draft()), transfers: true, sheets: true })
  await expect.poll(film).not.toBeNull()
})

test('refuses film for nothing, entries that are there twice, and numbers that are no prices', async () => {
  const before = await draft()
  const [retail] = before.lists
  const refused = async (changes: object, sold: object = {}) => {
    const reply = await put({ ...before, ...sold, lists: [{ ...retail, ...changes }] })
    return [reply.statusCode, fieldsOf(reply)]
  }
  const free = { transfer: { by: 'area', perDm2Minor: 0 }, sheetPerMetreMinor: 0 }
  expect(await refused(free)).toEqual([422, ['lists[0].transfer.perDm2Minor', 'lists[0].sheetPerMetreMinor']])
  const break500 = { fromCm: 500, percentOffBp: 100 }
  expect(await refused({ lengthBreaks: [break500, { ...break500, percentOffBp: 200 }] })).toEqual([
    422,
    ['lists[0].lengthBreaks[1].fromCm'],
  ])
  expect(await refused({ sheetPerMetreMinor: -1 })).toEqual([422, ['lists[0].sheetPerMetreMinor']])
  expect(await refused({ sheetPerMetreMinor: 1.5 })).toEqual([422, ['lists[0].sheetPerMetreMinor']])
  const none = await put({ ...before, lists: [] })
  expect([none.statusCode, fieldsOf(none)]).toEqual([422, ['lists']])
  const twice = await put({ ...before, lists: [TRADE, TRADE] })
  expect([twice.statusCode, fieldsOf(twice)]).toEqual([422, ['lists[1].id']])
  expect(await refused({ transfer: { by: 'tier', perDm2Minor: 5 } })).toEqual([
    422,
    ['lists[0].transfer.perDm2Minor'],
  ])
  expect(await refused({ transfer: { by: 'area', perDm2Minor: null } })).toEqual([
    422,
    ['lists[0].transfer.perDm2Minor'],
  ])
  expect(await draft()).toEqual(before)
  const unsold = { ...before, transfers: false, sheets: false, lists: [{ ...retail, ...free }] }
  expect((await put(unsold)).statusCode).toBe(200)
})

test('refuses outdated prices, and who may not change the shop', async () => {
  const before = await draft()
  await put(before)
  expect(refusalOf(await put(before))).toEqual([409, 'REVISION_CONFLICT'])
  const viewer = await aMember(shop, 'viewer')
  expect((await shop.get(URL, viewer.headers)).statusCode).toBe(200)
  expect(refusalOf(await put(await draft(), viewer.headers))).toEqual([403, 'FORBIDDEN'])
})
