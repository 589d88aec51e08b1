import {
  createOrderCancellation,
  createOrderHold,
  getGangSheet,
  type GangSheetDetail,
} from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { idsOf, openFloor } from '../../../testing/floor.ts'
import { refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openSheetClient, sheetIn } from '../../../testing/sheet-client.ts'
import { ledgerProblems } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'
import { makeFilm } from '../film/index.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const client = shared(() => openSheetClient(shop))
const owner = shared(() => aMember(shop, 'owner'))

const messageOf = (reply: LightMyRequestResponse) => reply.json<{ detail: string }>().detail
const cancel = (orderId: string) =>
  shop.post(
    createOrderCancellation.path.replace('{orderId}', orderId),
    { reason: 'They changed their mind' },
    owner.headers,
  )
const hold = (orderId: string) =>
  shop.post(createOrderHold.path.replace('{orderId}', orderId), { reason: 'Wait' }, owner.headers)

async function nested(quantity: number, make: (body: { jobIds: string[] }) => Promise<GangSheetDetail>) {
  const order = await floor.aJobOrder({ quantity, sizeMm: 60 })
  return { order, sheet: await make({ jobIds: idsOf(await floor.jobsOf(order)) }) }
}

test('takes the prints of a paid order from the queue through export to printed', async () => {
  const order = await floor.aJobOrder({ quantity: 2, sizeMm: 60 })
  const jobIds = idsOf(await floor.jobsOf(order))
  const draft = await client.whenPacked((await client.aSheet({ jobIds })).id)
  const locked = sheetIn(await client.step(draft, 'lock'))
  expect(locked).toMatchObject({ state: 'locked', allowedActions: ['export', 'void'], export: null })

  const begun = sheetIn(await client.step(locked, 'export'))
  expect(begun).toMatchObject({
    state: 'locked',
    export: { state: 'running', progressPercent: 0, files: [] },
    allowedActions: ['void'],
  })
  await client.makeFiles(begun.id, { makeFilm })
  const exported = await client.read(begun.id)
  expect(exported).toMatchObject({
    state: 'exported',
    allowedActions: ['print', 'void'],
    export: { state: 'done', progressPercent: 100, message: null },
  })
  expect(exported.export?.files.map(({ name }) => name)).toEqual([
    ...['sheet.png', 'sheet.pdf', 'labels.pdf', 'manifest.csv', 'manifest.json', 'sheet.zip'],
  ])

  const png = await client.fileOf(exported, 'sheet.png')
  expect(png.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(exported.export?.files[0]?.byteSize),
    'content-disposition': `attachment; filename="${exported.number}.png"`,
  })
  const { width, height, hasAlpha } = await sharp(png.rawPayload).metadata()
  const pixels = (mm: number) => Math.round((mm * 300) / 25.4)
  expect([width, height, hasAlpha]).toEqual([pixels(exported.film.widthMm), pixels(exported.lengthMm), true])
  for (const [name, type] of [
    ['sheet.pdf', 'application/pdf'],
    ['labels.pdf', 'application/pdf'],
    ['manifest.csv', 'text/csv; charset=utf-8'],
    ['manifest.json', 'application/json; charset=utf-8'],
    ['sheet.zip', 'application/zip'],
  ] as const) {
    const reply = await client.fileOf(exported, name)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, type])
  }

  const printed = sheetIn(await client.step(exported, 'printing', { filmUsedMm: exported.lengthMm + 40 }))
  expect(printed).toMatchObject({ state: 'printed', allowedActions: [], jobs: 2, costMinor: null })
  expect(printed.prints.map(({ jobState }) => jobState)).toEqual(['printed', 'printed'])
  const asOwner = await shop.get(getGangSheet.path.replace('{sheetId}', printed.id), owner.headers)
  expect(sheetIn(asOwner).costMinor).toBeGreaterThan(0)
  expect((await floor.jobsOf(order)).map(({ state, sheet }) => [state, sheet?.number])).toEqual([
    ['printed', printed.number],
    ['printed', printed.number],
  ])
  expect(await floor.orderRow(order)).toMatchObject({ production_status: 'in_production' })
  expect(await floor.events(order, 'job.printed')).toHaveLength(1)
  const { rows } = await shop.services.pool.query<{ measured: boolean }>(
    'SELECT measured FROM print_job_costs WHERE job_id IN (SELECT id FROM print_jobs WHERE sheet_id IS NOT NULL)',
  )
  expect(rows).toEqual([{ measured: true }, { measured: true }])
  const trail = await shop.services.database
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', printed.id)
    .orderBy('occurred_at')
    .orderBy('id')
    .execute()
  expect(new Set(trail.map(({ action }) => action))).toEqual(
    new Set(
      ['proposed', 'locked', 'export_begun', 'exported', 'printed'].map((what) => `gang_sheet.${what}`),
    ),
  )
  expect((await client.fileOf(printed, 'sheet.png')).statusCode).toBe(200)
})

test('refuses each action that is not allowed, with the possible ones', async () => {
  const { sheet: draft } = await nested(1, client.aPackedSheet)
  const steps: readonly (readonly [string, object])[] = [
    ['packing', {}],
    ['lock', {}],
    ['export', {}],
    ['printing', {}],
    ['voiding', { reason: 'Wrong film' }],
  ]
  const refused = async (sheet: GangSheetDetail) => {
    const names: string[] = []
    for (const [step, body] of steps) {
      const allowed = {
        packing: 'pack',
        lock: 'lock',
        export: 'export',
        printing: 'print',
        voiding: 'void',
      }[step]
      if (sheet.allowedActions.some((action) => action === allowed)) continue
      const reply = await client.step(sheet, step, body)
      expect(refusalOf(reply), step).toEqual([409, 'INVALID_TRANSITION'])
      expect(messageOf(reply)).toContain(`Sheet ${sheet.number}`)
      names.push(step)
    }
    const layout = await client.layout(
      sheet,
      sheet.prints.map(({ jobId, xMm, yMm, turned, pinned }) => ({ jobId, xMm, yMm, turned, pinned })),
    )
    if (!sheet.allowedActions.includes('change'))
      expect(refusalOf(layout)).toEqual([409, 'INVALID_TRANSITION'])
    return names
  }
  expect(await refused(draft)).toEqual(['export', 'printing'])
  const now = await client.read(draft.id)
  const locked = sheetIn(await client.step(now, 'lock'))
  expect(await refused(locked)).toEqual(['packing', 'lock', 'printing'])
  await client.step(locked, 'export')
  expect(await refused(await client.read(draft.id))).toEqual(['packing', 'lock', 'export', 'printing'])
  await client.makeFiles(draft.id)
  expect(await refused(await client.read(draft.id))).toEqual(['packing', 'lock', 'export'])
  const voided = sheetIn(await client.step(await client.read(draft.id), 'voiding', { reason: 'Wrong film' }))
  expect(await refused(voided)).toEqual(steps.map(([step]) => step))
})

test('refuses a step based on an older revision', async () => {
  const { sheet } = await nested(1, client.aPackedSheet)
  const stale = { ...sheet, revision: sheet.revision - 1 }
  const reply = await client.step(stale, 'lock')
  expect(refusalOf(reply)).toEqual([409, 'REVISION_CONFLICT'])
  expect(messageOf(reply)).toContain(`Sheet ${sheet.number} changed`)
})

describe('voiding a sheet', () => {
  test.each(['aPackedSheet', 'aLockedSheet', 'anExportedSheet'] as const)(
    'puts the prints of %s back into the queue and keeps a record of them',
    async (make) => {
      const { order, sheet } = await nested(2, client[make])
      const voided = sheetIn(await client.step(sheet, 'voiding', { reason: 'The film was wet' }))
      expect(voided).toMatchObject({
        state: 'voided',
        voidReason: 'The film was wet',
        jobs: 2,
        packing: null,
        allowedActions: [],
      })
      expect((await floor.jobsOf(order)).map((job) => [job.state, job.sheet])).toEqual([
        ['queued', null],
        ['queued', null],
      ])
      expect((await client.suggest({ jobIds: idsOf(await floor.jobsOf(order)) })).statusCode).toBe(201)
    },
  )

  test('cancels its export', async () => {
    const { sheet } = await nested(1, client.aLockedSheet)
    await client.step(sheet, 'export')
    await client.step(await client.read(sheet.id), 'voiding', { reason: 'Not today' })
    await client.makeFiles(sheet.id)
    expect(await client.read(sheet.id)).toMatchObject({
      state: 'voided',
      export: { state: 'failed', message: 'The sheet was voided meanwhile.', files: [] },
    })
  })
})

describe('voiding a sheet with spoiled film', () => {
  test('records the film as waste of the shop', async () => {
    const { sheet } = await nested(2, client.anExportedSheet)
    const voided = sheetIn(
      await client.step(sheet, 'voiding', { reason: 'It ran dry', filmUsedMm: sheet.lengthMm }),
    )
    expect(voided).toMatchObject({ state: 'voided', costMinor: null })
    const asOwner = sheetIn(await shop.get(getGangSheet.path.replace('{sheetId}', sheet.id), owner.headers))
    expect(asOwner.costMinor).toBe(Math.round(sheet.lengthMm * 0.09))
    const { rows } = await shop.services.pool.query<{ type: string; quantity: number; order_id: null }>(
      'SELECT type, quantity, order_id FROM inventory_movements WHERE reason = $1',
      [`Sheet ${sheet.number}`],
    )
    expect(rows).toEqual([{ type: 'waste', quantity: Math.round(sheet.lengthMm), order_id: null }])
    expect(await ledgerProblems(shop)).toEqual([])
  })

  test('is refused when the sheet was never exported', async () => {
    const { sheet } = await nested(1, client.aLockedSheet)
    const reply = await client.step(sheet, 'voiding', { reason: 'It ran dry', filmUsedMm: 100 })
    expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
    expect((await client.read(sheet.id)).state).toBe('locked')
  })
})

describe('a print of a cancelled or held order', () => {
  test('leaves a draft, and the length of the draft is updated', async () => {
    const [kept, cancelled] = [await floor.aJobOrder(), await floor.aJobOrder({ quantity: 5 })]
    const jobIds = [...idsOf(await floor.jobsOf(kept)), ...idsOf(await floor.jobsOf(cancelled))]
    const draft = await client.aPackedSheet({ jobIds })
    expect((await cancel(cancelled.id)).statusCode).toBe(201)
    const left = await client.read(draft.id)
    expect(left).toMatchObject({ jobs: 1, orders: 1, state: 'draft' })
    expect(left.revision).toBeGreaterThan(draft.revision)
    const [print] = left.prints
    expect(left.lengthMm).toBeCloseTo(print!.yMm + print!.heightMm + left.film.tailMm!)
    expect(left.boundMm).toBeLessThanOrEqual(left.lengthMm)
    expect((await floor.jobsOf(cancelled)).map(({ state, sheet }) => [state, sheet])).toEqual(
      Array.from({ length: 5 }, () => ['void', null]),
    )
  })

  test('stays on a locked sheet as void and is not printed', async () => {
    const [kept, cancelled] = [await floor.aJobOrder({ sizeMm: 60 }), await floor.aJobOrder({ sizeMm: 60 })]
    const jobIds = [...idsOf(await floor.jobsOf(kept)), ...idsOf(await floor.jobsOf(cancelled))]
    const locked = await client.aLockedSheet({ jobIds })
    expect((await cancel(cancelled.id)).statusCode).toBe(201)
    const now = await client.read(locked.id)
    expect(now.revision).toBe(locked.revision)
    expect(now.prints.map(({ jobState }) => jobState).toSorted()).toEqual(['nested', 'void'])
    await client.step(now, 'export')
    await client.makeFiles(now.id)
    const printed = sheetIn(await client.step(await client.read(now.id), 'printing'))
    expect(printed.prints.map(({ jobState }) => jobState).toSorted()).toEqual(['printed', 'void'])
    expect((await floor.jobsOf(kept)).map(({ state }) => state)).toEqual(['printed'])
  })

  test('goes back to the queue from a draft when its order is held, and stays on a locked sheet', async () => {
    const { order, sheet } = await nested(1, client.aPackedSheet)
    expect((await hold(order.id)).statusCode).toBe(201)
    expect(await client.read(sheet.id)).toMatchObject({ jobs: 0, allowedActions: ['change', 'void'] })
    expect((await floor.jobsOf(order)).map((job) => [job.state, job.sheet])).toEqual([['queued', null]])

    const other = await nested(1, client.anExportedSheet)
    expect((await hold(other.order.id)).statusCode).toBe(201)
    const printed = sheetIn(await client.step(await client.read(other.sheet.id), 'printing'))
    expect(printed.prints.map(({ jobState }) => jobState)).toEqual(['printed'])
  })

  test('can be moved off a draft by hand, but not off a locked sheet', async () => {
    const { order, sheet } = await nested(2, client.aPackedSheet)
    const [first, second] = idsOf(await floor.jobsOf(order))
    expect((await floor.move([first!], 'printed')).statusCode).toBe(409)
    expect((await floor.move([first!], 'queued')).statusCode).toBe(201)
    const left = await client.read(sheet.id)
    expect(left.prints.map(({ jobId }) => jobId)).toEqual([second])

    await client.step(left, 'lock')
    for (const [to, more] of [
      ['queued', {}],
      ['printed', {}],
      ['void', { reason: 'No' }],
    ] as const) {
      const reply = await floor.move([second!], to, more)
      expect(refusalOf(reply)).toEqual([409, 'INVALID_TRANSITION'])
      expect(messageOf(reply)).toContain(sheet.number)
    }
    expect((await floor.detail(second!)).allowedMoves).toEqual([])
  })
})
