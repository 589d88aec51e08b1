import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { idsOf, openFloor } from '../../../testing/floor.ts'
import { errorOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { asLaid, openSheetClient, sheetIn } from '../../../testing/sheet-client.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const client = shared(() => openSheetClient(shop))

const refusal = (reply: LightMyRequestResponse) => refusalOf(reply)
const fieldsOf = (reply: LightMyRequestResponse) => errorOf(reply).fields

async function aDraft(quantity: number) {
  const order = await floor.aJobOrder({ quantity })
  return { order, draft: await client.aPackedSheet({ jobIds: idsOf(await floor.jobsOf(order)) }) }
}

test('moves, turns and pins prints', async () => {
  const { draft } = await aDraft(2)
  const [first, second] = asLaid(draft)
  const laid = sheetIn(
    await client.layout(draft, [
      { ...first!, xMm: 30.4, yMm: 100.1, turned: true, pinned: true },
      { ...second!, xMm: 30.4, yMm: 400, pinned: false },
    ]),
  )
  expect(laid.lengthMm).toBe(600 + (laid.film.tailMm ?? 0))
  expect(laid.boundMm).toBeLessThanOrEqual(laid.lengthMm)
  expect(laid.revision).toBe(draft.revision + 1)
  expect(asLaid(laid)).toEqual([
    { jobId: first!.jobId, xMm: 30.4, yMm: 100.1, turned: true, pinned: true },
    { jobId: second!.jobId, xMm: 30.4, yMm: 400, turned: false, pinned: false },
  ])
})

test('puts omitted prints back into the queue and adds queued prints', async () => {
  const { order, draft } = await aDraft(3)
  const [addedId] = idsOf(await floor.jobsOf(await floor.aJobOrder()))
  const [kept, left, ...rest] = asLaid(draft)
  const laid = sheetIn(
    await client.layout(draft, [kept!, ...rest, { ...left!, jobId: addedId!, xMm: 20, yMm: 900 }]),
  )
  expect(laid).toMatchObject({ jobs: 3, orders: 2 })
  const states = new Map((await floor.jobsOf(order)).map(({ id, state, sheet }) => [id, [state, sheet?.id]]))
  expect(states.get(left!.jobId)).toEqual(['queued', undefined])
  expect(states.get(kept!.jobId)).toEqual(['nested', draft.id])
  expect(await floor.detail(addedId!)).toMatchObject({ state: 'nested', sheet: { id: draft.id } })
})

test('names every print in an impossible place', async () => {
  const { order, draft } = await aDraft(3)
  const [first, second, third] = asLaid(draft)
  const reply = await client.layout(draft, [
    { ...first!, xMm: 30, yMm: 100 },
    { ...second!, xMm: 100, yMm: 150 },
    { ...third!, xMm: 540, yMm: 700 },
  ])
  expect(refusal(reply)).toEqual([422, 'VALIDATION_FAILED'])
  const name = `the full_front print of order ${order.number}`
  expect(fieldsOf(reply)).toEqual([
    {
      path: 'prints[2].xMm',
      message: `${name} is in the margin or beyond the edge of the film`,
      reason: 'outside_film',
    },
    { path: 'prints[1].xMm', message: `${name} overlaps ${name}`, reason: 'too_close', limit: name },
  ])
  expect(await client.read(draft.id)).toMatchObject({ revision: draft.revision })
})

test('refuses the second of two people who change the same draft', async () => {
  const { draft } = await aDraft(2)
  const replies = await Promise.all([
    client.layout(draft, asLaid(draft)),
    client.layout(draft, asLaid(draft)),
  ])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(refusal(replies.find(({ statusCode }) => statusCode === 409)!)).toEqual([409, 'REVISION_CONFLICT'])
})

test('refuses a job that is not in the queue and a job named twice', async () => {
  const [one, other] = [await aDraft(1), await aDraft(1)]
  const stolen = { ...asLaid(other.draft)[0]!, yMm: 700 }
  expect(refusal(await client.layout(one.draft, [...asLaid(one.draft), stolen]))).toEqual([
    409,
    'INVALID_TRANSITION',
  ])
  const twice = await client.layout(one.draft, [...asLaid(one.draft), ...asLaid(one.draft)])
  expect(fieldsOf(twice)).toEqual([{ path: 'prints[1].jobId', message: 'is repeated', reason: 'repeated' }])
  const unknown = { ...stolen, jobId: 'job_01jd3v9k6qf2nt7wz5xr8m0abc' }
  expect(refusal(await client.layout(one.draft, [unknown]))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect((await floor.jobsOf(other.order)).map(({ sheet }) => sheet?.id)).toEqual([other.draft.id])
})
