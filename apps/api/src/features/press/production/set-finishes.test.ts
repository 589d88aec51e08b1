import type { FilmFinish } from '@platen/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { idsOf, jobsIn, openFloor } from '../../../testing/floor.ts'
import { errorOf, fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openSheetClient } from '../../../testing/sheet-client.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const client = shared(() => openSheetClient(shop))
const printer = shared(() => aMember(shop, 'production'))

const FINISH: FilmFinish = {
  halftone: { lpi: 45, angleDeg: 22.5, dot: 'round' },
  knockOut: { hex: '#1f2a44', tolerance: 8 },
  alphaThreshold: null,
  chokeMm: 0.2,
}
const set = (jobIds: readonly string[], finish: object | null, headers = printer.headers) =>
  shop.post('/api/admin/print-job-finishes', { jobIds, finish }, headers)
const picture = (jobId: string, query: string) =>
  shop.get(`/api/admin/print-jobs/${jobId}/film-picture${query}`, printer.headers)

test('sets the finish of waiting jobs and takes it away again, with an audit entry for each order', async () => {
  const orders = [await floor.aJobOrder({ quantity: 2 }), await floor.aJobOrder()]
  const jobIds = (await Promise.all(orders.map((order) => floor.jobsOf(order)))).flatMap(idsOf)
  const reply = await set(jobIds, FINISH)
  expect(reply.statusCode).toBe(201)
  expect(jobsIn(reply).map(({ id, finish }) => [id, finish])).toEqual(jobIds.map((id) => [id, FINISH]))
  const { rows } = await shop.services.pool.query(
    `SELECT message FROM audit_log WHERE action = 'print_jobs.finish_set' ORDER BY message DESC`,
  )
  expect(rows.map(({ message }: { message: string }) => message)).toEqual([
    expect.stringContaining(`film finish of 2 print jobs of order ${orders[0]!.number}`),
    expect.stringContaining(`film finish of 1 print job of order ${orders[1]!.number}`),
  ])

  // One that does nothing is none.
  const nothing = { halftone: null, knockOut: null, alphaThreshold: null, chokeMm: 0 }
  expect(jobsIn(await set(jobIds, nothing)).map(({ finish }) => finish)).toEqual([null, null, null])
})

test('refuses all jobs if one is on a locked sheet or printed, or may not be changed by the reader', async () => {
  const [waiting, locked] = await floor.jobsOf(await floor.aJobOrder({ quantity: 2, sizeMm: 60 }))
  const draft = await client.aPackedSheet({ jobIds: [locked!.id] })
  expect((await set([locked!.id], FINISH)).statusCode).toBe(201)
  await client.step(draft, 'lock')
  expect(errorOf(await set([waiting!.id, locked!.id], null))).toMatchObject({
    code: 'INVALID_TRANSITION',
    details: { reason: 'job_on_sheet' },
  })
  expect((await floor.detail(locked!.id)).finish).toEqual(FINISH)

  await floor.moveOn([waiting!.id], 'printed')
  expect(errorOf(await set([waiting!.id], FINISH))).toMatchObject({
    code: 'INVALID_TRANSITION',
    details: { reason: 'job_moved' },
  })
  const [other] = await floor.jobsOf(await floor.aJobOrder())
  const { headers } = await aMember(shop, 'support')
  expect(refusalOf(await set([other!.id], FINISH, headers))).toEqual([403, 'FORBIDDEN'])
  const fine = await set([other!.id], { ...FINISH, halftone: { lpi: 60, angleDeg: 45, dot: 'diamond' } })
  expect([fine.statusCode, fieldsOf(fine)]).toEqual([422, ['finish.halftone.lpi']])
})

test('shows the pixels of the film: the whole print reduced, and a part of it as it is', async () => {
  const [job] = await floor.jobsOf(await floor.aJobOrder({ sizeMm: 100 }))
  const whole = await picture(job!.id, '')
  expect(whole.headers['content-type']).toBe('image/webp')
  const { width, height } = await sharp(whole.rawPayload).metadata()
  expect(Math.max(width, height)).toBe(1000)

  const part = await picture(job!.id, '?lpi=45&x=0.5&y=0.5')
  const { data, info } = await sharp(part.rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([640, 640, 4])
  expect(data.every((value, at) => at % 4 !== 3 || value === 0 || value === 255)).toBe(true)

  const white = await picture(job!.id, '?chokeMm=0.3&layer=white&x=0&y=0')
  const pixels = await sharp(white.rawPayload).ensureAlpha().raw().toBuffer()
  expect(pixels.every((value, at) => at % 4 === 3 || value === 255 || pixels[at - (at % 4) + 3] === 0)).toBe(
    true,
  )
  expect(fieldsOf(await picture(job!.id, '?lpi=55'))).toEqual(['lpi'])
})
