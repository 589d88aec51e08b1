import {
  createOrderCancellation,
  createOrderHold,
  getGangSheet,
  getGangSheetFile,
  SHEET_FILES,
  type GangSheetDetail,
  type GangSheetFileName,
} from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { startJobRunner } from '../../../platform/jobs/job-runner.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { storageKey, type Storage } from '../../../platform/storage/storage.ts'
import { idsOf, openFloor } from '../../../testing/floor.ts'
import { makePlaceholderFilm } from '../../../testing/placeholder-film.ts'
import { refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openSheetClient, sheetIn } from '../../../testing/sheet-client.ts'
import { ledgerProblems } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'
import { removeFiles } from '../../../platform/file-removal/index.ts'
import { sweepFiles } from '../../people/privacy/index.ts'
import { makeFilm } from '../film/index.ts'
import { openSheetFile } from './export/sheet-files.ts'
import { sheetExportQueue, sheetExportRelay, withdrawFilms } from './index.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const client = shared(() => openSheetClient(shop))
const owner = shared(() => aMember(shop, 'owner'))

const messageOf = (reply: LightMyRequestResponse) => reply.json<{ detail: string }>().detail
const refusal = (reply: LightMyRequestResponse) => refusalOf(reply)
const fileOf = (sheet: GangSheetDetail, name: GangSheetFileName) =>
  shop.get(getGangSheetFile.path.replace('{sheetId}', sheet.id).replace('{name}', name), client.printer.headers)
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

const unreachable = () => new Refusal('UPSTREAM_FAILED', 'File storage is unavailable.')
const exportWith = (storage: Storage, sheet: GangSheetDetail, isLast = true) =>
  sheetExportQueue({ ...shop.services, storage, makeFilm: makePlaceholderFilm }).work(
    { sheetId: decodeId('gangSheet', sheet.id) },
    { isLast, signal: new AbortController().signal },
  )
const storedOf = (keys: readonly string[]) =>
  Promise.all(keys.map(async (key) => (await shop.services.storage.get(key)) !== undefined))

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
  expect(exported.export?.files.map(({ name }) => name)).toEqual(SHEET_FILES)

  const png = await fileOf(exported, 'sheet.png')
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
    const reply = await fileOf(exported, name)
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
  expect((await fileOf(printed, 'sheet.png')).statusCode).toBe(200)
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
      expect(refusal(reply), step).toEqual([409, 'INVALID_TRANSITION'])
      expect(messageOf(reply)).toContain(`Sheet ${sheet.number}`)
      names.push(step)
    }
    const layout = await client.layout(
      sheet,
      sheet.prints.map(({ jobId, xMm, yMm, turned, pinned }) => ({ jobId, xMm, yMm, turned, pinned })),
    )
    if (!sheet.allowedActions.includes('change')) expect(refusal(layout)).toEqual([409, 'INVALID_TRANSITION'])
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
  expect(refusal(reply)).toEqual([409, 'REVISION_CONFLICT'])
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
    expect(refusal(reply)).toEqual([422, 'VALIDATION_FAILED'])
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
    expect(left.lengthMm).toBeCloseTo(print!.yMm + print!.heightMm)
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
      expect(refusal(reply)).toEqual([409, 'INVALID_TRANSITION'])
      expect(messageOf(reply)).toContain(sheet.number)
    }
    expect((await floor.detail(second!)).allowedMoves).toEqual([])
  })
})

describe('the files', () => {
  test('cannot be read before they are made', async () => {
    const { sheet } = await nested(1, client.aLockedSheet)
    expect(refusal(await fileOf(sheet, 'sheet.png'))).toEqual([404, 'RESOURCE_NOT_FOUND'])
    expect(
      refusal(await shop.get(`/api/admin/gang-sheets/${sheet.id}/files/secret.txt`, client.printer.headers)),
    ).toEqual([404, 'RESOURCE_NOT_FOUND'])
  })

  test('that could not be made say why, and can be exported again', async () => {
    const { sheet } = await nested(1, client.aLockedSheet)
    await client.step(sheet, 'export')
    const away = { ...shop.services.storage, get: () => Promise.reject(unreachable()) }
    const work = (isLast: boolean) => exportWith(away, sheet, isLast)
    await expect(work(false)).rejects.toThrow('File storage')
    expect((await client.read(sheet.id)).export).toMatchObject({ state: 'running' })
    await expect(work(true)).rejects.toThrow('File storage')
    const failed = await client.read(sheet.id)
    expect(failed).toMatchObject({ state: 'locked', allowedActions: ['export', 'void'] })
    expect(failed.export).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('File storage is unavailable') as string,
    })

    await client.step(failed, 'export')
    await client.makeFiles(sheet.id)
    expect((await client.read(sheet.id)).state).toBe('exported')
  })

  test('are made once, however often the job runs', async () => {
    const { sheet } = await nested(1, client.anExportedSheet)
    await client.makeFiles(sheet.id)
    expect((await client.read(sheet.id)).revision).toBe(sheet.revision)
  })

  test('that a stopping service could not finish are made by the next attempt', async () => {
    const { sheet } = await nested(1, client.aLockedSheet)
    await client.step(sheet, 'export')
    const stopped = { signal: AbortSignal.abort() }
    await expect(client.makeFiles(sheet.id, { ...stopped, isLast: false })).rejects.toThrow()
    expect((await client.read(sheet.id)).export).toMatchObject({ state: 'running' })
    await client.makeFiles(sheet.id)
    expect((await client.read(sheet.id)).state).toBe('exported')
  })

  test('fail with the last attempt, even when a stop ended it', async () => {
    const { sheet } = await nested(1, client.aLockedSheet)
    await client.step(sheet, 'export')
    await expect(client.makeFiles(sheet.id, { signal: AbortSignal.abort() })).rejects.toThrow()
    const failed = await client.read(sheet.id)
    expect(failed).toMatchObject({ export: { state: 'failed' }, allowedActions: ['export', 'void'] })
  })

  test('of an interrupted export are removed', async () => {
    const { sheet } = await nested(1, client.aLockedSheet)
    await client.step(sheet, 'export')
    const put: string[] = []
    const full: Storage = {
      ...shop.services.storage,
      putFile: async (key, ...rest) => {
        if (put.length === 2) throw unreachable()
        await shop.services.storage.putFile(key, ...rest)
        put.push(key)
      },
    }
    await expect(exportWith(full, sheet)).rejects.toThrow('File storage')
    expect(await storedOf(put)).toEqual([true, true])
    shop.clock.advance(6 * 60_000)
    await removeFiles(shop.services)
    expect(await storedOf(put)).toEqual([false, false])
  })

  test('are removed when a customer on the sheet is erased while they are made', async () => {
    const { order, sheet } = await nested(1, client.aLockedSheet)
    await client.step(sheet, 'export')
    const put: string[] = []
    const erasing: Storage = {
      ...shop.services.storage,
      putFile: async (key, ...rest) => {
        await shop.services.storage.putFile(key, ...rest)
        put.push(key)
        if (put.length > 1) return
        await shop.services.transaction((tx) =>
          withdrawFilms(tx, [decodeId('order', order.id)], shop.clock.now()),
        )
      },
    }
    await exportWith(erasing, sheet)
    const now = await client.read(sheet.id)
    expect(now).toMatchObject({
      state: 'locked',
      export: { state: 'failed', files: [], message: expect.stringContaining('erased') as string },
      allowedActions: ['export', 'void'],
    })
    shop.clock.advance(6 * 60_000)
    await removeFiles(shop.services)
    expect(put.length).toBeGreaterThan(0)
    expect(await storedOf(put)).toEqual(put.map(() => false))
  })

  test('count as lost without a heartbeat, but not while they wait in the queue', async () => {
    const { sheet } = await nested(1, client.aLockedSheet)
    await client.step(sheet, 'export')
    shop.clock.advance(90 * 60_000)
    expect(await client.read(sheet.id)).toMatchObject({
      export: { state: 'running' },
      allowedActions: ['void'],
    })

    const away = { ...shop.services.storage, get: () => Promise.reject(unreachable()) }
    await expect(exportWith(away, sheet, false)).rejects.toThrow('File storage')
    shop.clock.advance(24 * 60_000)
    expect(await client.read(sheet.id)).toMatchObject({
      export: { state: 'running' },
      allowedActions: ['void'],
    })
    const heardAt = new Date(shop.clock.now().getTime() - 24 * 60_000).toISOString()
    shop.clock.advance(60_000)
    const lost = await client.read(sheet.id)
    expect(lost).toMatchObject({
      export: { state: 'failed', finishedAt: heardAt, message: expect.stringContaining('again') as string },
      allowedActions: ['export', 'void'],
    })
    expect(sheetIn(await client.step(lost, 'export')).export).toMatchObject({ state: 'running' })
  })

  test('count as lost after a day in the queue', async () => {
    const { sheet } = await nested(1, client.aLockedSheet)
    await client.step(sheet, 'export')
    const begunAgo = (milliseconds: number) =>
      shop.services.pool.query(
        `UPDATE gang_sheets SET export = export || jsonb_build_object('startedAt', $2::text) WHERE id = $1`,
        [decodeId('gangSheet', sheet.id), new Date(shop.clock.now().getTime() - milliseconds).toISOString()],
      )
    await begunAgo(24 * 3_600_000 - 1)
    expect((await client.read(sheet.id)).allowedActions).toEqual(['void'])
    await begunAgo(24 * 3_600_000)
    const lost = await client.read(sheet.id)
    expect(lost).toMatchObject({ export: { state: 'failed' }, allowedActions: ['export', 'void'] })
  })

  test('that were missing from storage for a while are removed when they turn up again', async () => {
    const { sheet } = await nested(1, client.anExportedSheet)
    const away = { ...shop.services.storage, open: () => Promise.resolve(undefined) }
    const sheetId = decodeId('gangSheet', sheet.id)
    await expect(openSheetFile({ ...shop.services, storage: away }, sheetId, 'sheet.png')).rejects.toThrow()
    const { rows } = await shop.services.pool.query<{ key: string }>(
      `SELECT encode(sha256, 'hex') AS key FROM gang_sheet_files WHERE sheet_id = $1 AND removed_at IS NOT NULL`,
      [sheetId],
    )
    const key = storageKey('sheet', rows[0]!.key)
    expect(await shop.services.storage.get(key)).toBeDefined()
    shop.clock.advance(6 * 60_000)
    await removeFiles(shop.services)
    expect(await shop.services.storage.get(key)).toBeUndefined()
  })

  test('that storage has lost can be exported again', async () => {
    const { sheet } = await nested(1, client.anExportedSheet)
    const { rows } = await shop.services.pool.query<{ sha256: string }>(
      `SELECT encode(sha256, 'hex') AS sha256 FROM gang_sheet_files WHERE sheet_id = $1 AND name = 'sheet.png'`,
      [decodeId('gangSheet', sheet.id)],
    )
    await shop.services.storage.remove(storageKey('sheet', rows[0]!.sha256))
    expect((await client.read(sheet.id)).allowedActions).toEqual(['print', 'void'])
    expect(refusal(await fileOf(sheet, 'sheet.png'))).toEqual([404, 'RESOURCE_NOT_FOUND'])
    const bare = await client.read(sheet.id)
    expect(bare.allowedActions).toEqual(['export', 'print', 'void'])
    expect(sheetIn(await client.step(bare, 'export')).export).toMatchObject({ state: 'running' })
  })

  test('are made in the background by a replica that takes the job', async () => {
    const { sheet } = await nested(1, client.aLockedSheet)
    const runner = await startJobRunner({
      ...{ databaseUrl: shop.databaseUrl, pool: shop.services.pool, log: pino({ level: 'silent' }) },
      queues: [{ ...sheetExportQueue(shop.services), pollSeconds: 0.5 }],
      schedules: [],
      intervals: [sheetExportRelay(shop.services)],
    })
    onTestFinished(() => runner.stop())
    await client.step(sheet, 'export')
    await vi.waitFor(async () => expect((await client.read(sheet.id)).state).toBe('exported'), {
      timeout: 150_000,
      interval: 200,
    })
  }, 180_000)

  test('are removed with age even when a later export was lost', async () => {
    const { sheet } = await nested(1, client.anExportedSheet)
    await client.step(sheet, 'printing')
    const id = decodeId('gangSheet', sheet.id)
    const longAgo = new Date(shop.clock.now().getTime() - 31 * 24 * 3_600_000).toISOString()
    await shop.services.pool.query(
      `UPDATE gang_sheets SET state_since = $2::timestamptz, export = jsonb_build_object(
         'state', 'running', 'progressPercent', 0, 'startedAt', $2::text, 'finishedAt', null, 'message', null)
       WHERE id = $1`,
      [id, longAgo],
    )
    await sweepFiles(shop.services)
    const left = 'SELECT FROM gang_sheet_files WHERE sheet_id = $1 AND removed_at IS NULL'
    expect((await shop.services.pool.query(left, [id])).rowCount).toBe(0)
  })

  test('are removed 30 days after the sheet was printed, and can be exported again', async () => {
    const { sheet } = await nested(1, client.anExportedSheet)
    await client.step(sheet, 'printing')
    const { rows } = await shop.services.pool.query<{ sha256: string }>(
      `SELECT encode(sha256, 'hex') AS sha256 FROM gang_sheet_files WHERE sheet_id = $1`,
      [decodeId('gangSheet', sheet.id)],
    )
    const kept = () =>
      Promise.all(
        rows.map(
          async (row) => (await shop.services.storage.get(storageKey('sheet', row.sha256))) !== undefined,
        ),
      )
    shop.clock.advance(29 * 24 * 3_600_000)
    await sweepFiles(shop.services)
    shop.clock.advance(6 * 60_000)
    await removeFiles(shop.services)
    expect(await kept()).toEqual(rows.map(() => true))

    shop.clock.advance(2 * 24 * 3_600_000)
    await sweepFiles(shop.services)
    shop.clock.advance(6 * 60_000)
    await removeFiles(shop.services)
    expect(await kept()).toEqual(rows.map(() => false))
    // All sessions have expired by now.
    const later = await openSheetClient(shop)
    const bare = await later.read(sheet.id)
    expect(bare).toMatchObject({ state: 'printed', allowedActions: ['export'], export: { files: [] } })
    sheetIn(await later.step(bare, 'export'))
    await later.makeFiles(sheet.id)
    const again = await later.read(sheet.id)
    expect(again).toMatchObject({ state: 'printed', allowedActions: [], export: { state: 'done' } })
    expect(again.export?.files).toHaveLength(SHEET_FILES.length)
  })
})
