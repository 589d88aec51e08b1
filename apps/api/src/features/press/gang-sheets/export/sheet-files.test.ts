import type { GangSheetDetail } from '@platen/contract'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { decodeId } from '../../../../platform/records/ids.ts'
import { startJobRunner } from '../../../../platform/jobs/job-runner.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { storageKey, type Storage } from '../../../../platform/storage/storage.ts'
import { idsOf, openFloor } from '../../../../testing/floor.ts'
import { makePlaceholderFilm } from '../../../../testing/placeholder-film.ts'
import { refusalOf } from '../../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../../testing/shared.ts'
import { openSheetClient, sheetIn } from '../../../../testing/sheet-client.ts'
import { removeFiles } from '../../../../platform/file-removal/index.ts'
import { sweepFiles } from '../../../people/privacy/index.ts'
import { openSheetFile } from './sheet-files.ts'
import { sheetExportQueue, sheetExportRelay, withdrawFilms } from '../index.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const client = shared(() => openSheetClient(shop))

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

test('film files cannot be read before they are made', async () => {
  const { sheet } = await nested(1, client.aLockedSheet)
  expect(refusalOf(await client.fileOf(sheet, 'sheet.png'))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect(
    refusalOf(await shop.get(`/api/admin/gang-sheets/${sheet.id}/files/secret.txt`, client.printer.headers)),
  ).toEqual([404, 'RESOURCE_NOT_FOUND'])
})

test('film files can be downloaded in parts, and are not sent again unchanged', async () => {
  const { sheet } = await nested(1, client.anExportedSheet)
  const url = `/api/admin/gang-sheets/${sheet.id}/files/sheet.png`
  const get = (headers: Record<string, string>) => shop.get(url, { ...client.printer.headers, ...headers })
  const whole = await get({})
  const size = whole.rawPayload.length
  const etag = String(whole.headers.etag)
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(size) })

  const rest = await get({ range: 'bytes=2-', 'if-range': etag })
  expect([rest.statusCode, rest.headers['content-range']]).toEqual([206, `bytes 2-${size - 1}/${size}`])
  expect(rest.rawPayload).toEqual(whole.rawPayload.subarray(2))

  for (const headers of [{ range: 'bytes=2-', 'if-range': '"another"' }, { range: `bytes=${size}-` }]) {
    const all = await get(headers)
    expect([all.statusCode, all.rawPayload]).toEqual([200, whole.rawPayload])
  }
  const same = await get({ 'if-none-match': etag })
  expect([same.statusCode, same.body]).toEqual([304, ''])
})

test('film files that could not be made say why, and can be exported again', async () => {
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
    problem: { code: 'storage_unavailable', name: null },
    message: expect.stringContaining('File storage is unavailable') as string,
  })

  await client.step(failed, 'export')
  await client.makeFiles(sheet.id)
  expect((await client.read(sheet.id)).state).toBe('exported')
})

test('an export says which artwork is missing or cannot be drawn', async () => {
  const { order, sheet } = await nested(1, client.aLockedSheet)
  await client.step(sheet, 'export')
  await exportWith({ ...shop.services.storage, get: () => Promise.resolve(undefined) }, sheet)
  const missing = await client.read(sheet.id)
  expect(missing.export?.problem).toEqual({ code: 'artwork_missing', name: order.number })

  await client.step(missing, 'export')
  const damaged = { ...shop.services.storage, get: () => Promise.resolve(Buffer.from('<svg>')) }
  await sheetExportQueue({ ...shop.services, storage: damaged }).work(
    { sheetId: decodeId('gangSheet', sheet.id) },
    { isLast: false, signal: new AbortController().signal },
  )
  expect((await client.read(sheet.id)).export?.problem).toEqual({
    code: 'artwork_unreadable',
    name: sheet.prints[0]?.artwork.fileName,
  })
})

test('film files are made once, however often the job runs', async () => {
  const { sheet } = await nested(1, client.anExportedSheet)
  await client.makeFiles(sheet.id)
  expect((await client.read(sheet.id)).revision).toBe(sheet.revision)
})

test('film files that a stopping service could not finish are made by the next attempt', async () => {
  const { sheet } = await nested(1, client.aLockedSheet)
  await client.step(sheet, 'export')
  const stopped = { signal: AbortSignal.abort() }
  await expect(client.makeFiles(sheet.id, { ...stopped, isLast: false })).rejects.toThrow()
  expect((await client.read(sheet.id)).export).toMatchObject({ state: 'running' })
  await client.makeFiles(sheet.id)
  expect((await client.read(sheet.id)).state).toBe('exported')
})

test('film files fail with the last attempt, even when a stop ended it', async () => {
  const { sheet } = await nested(1, client.aLockedSheet)
  await client.step(sheet, 'export')
  await expect(client.makeFiles(sheet.id, { signal: AbortSignal.abort() })).rejects.toThrow()
  const failed = await client.read(sheet.id)
  expect(failed).toMatchObject({ export: { state: 'failed' }, allowedActions: ['export', 'void'] })
})

test('film files of an interrupted export are removed', async () => {
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

test('film files are removed when a customer on the sheet is erased while they are made', async () => {
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
    export: { state: 'failed', files: [], problem: { code: 'customer_erased' } },
    allowedActions: ['export', 'void'],
  })
  shop.clock.advance(6 * 60_000)
  await removeFiles(shop.services)
  expect(put.length).toBeGreaterThan(0)
  expect(await storedOf(put)).toEqual(put.map(() => false))
})

test('film files count as lost without a heartbeat, but not while they wait in the queue', async () => {
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
    export: { state: 'failed', finishedAt: heardAt, problem: { code: 'interrupted' } },
    allowedActions: ['export', 'void'],
  })
  expect(sheetIn(await client.step(lost, 'export')).export).toMatchObject({ state: 'running' })
})

test('film files count as lost after a day in the queue', async () => {
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

test('film files that were missing from storage for a while are removed when they turn up again', async () => {
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

test('film files that storage has lost can be exported again', async () => {
  const { sheet } = await nested(1, client.anExportedSheet)
  const { rows } = await shop.services.pool.query<{ sha256: string }>(
    `SELECT encode(sha256, 'hex') AS sha256 FROM gang_sheet_files WHERE sheet_id = $1 AND name = 'sheet.png'`,
    [decodeId('gangSheet', sheet.id)],
  )
  await shop.services.storage.remove(storageKey('sheet', rows[0]!.sha256))
  expect((await client.read(sheet.id)).allowedActions).toEqual(['print', 'void'])
  expect(refusalOf(await client.fileOf(sheet, 'sheet.png'))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  const bare = await client.read(sheet.id)
  expect(bare.allowedActions).toEqual(['export', 'print', 'void'])
  expect(sheetIn(await client.step(bare, 'export')).export).toMatchObject({ state: 'running' })
})

test('film files are made in the background by a replica that takes the job', async () => {
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

test('film files are removed with age even when a later export was lost', async () => {
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

test('film files are removed 30 days after the sheet was printed, and can be exported again', async () => {
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
  expect(again.export?.files).toHaveLength(6)
})
