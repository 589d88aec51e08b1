import { createHash } from 'node:crypto'
import type { AdminAuditLogRecord } from '@platen/contract'
import { beforeAll, expect, test } from 'vitest'
import { recordAudit } from '../../../platform/records/audit.ts'
import { createLog } from '../../../platform/log.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { findLastAuditCheck } from './chain-walk.store.ts'
import { canonicalJson } from './audit-record.ts'
import { auditCheck } from './verify-audit-chain.ts'
import { exportAuditLog } from './export-audit-log.ts'

const ROWS = 1_100
const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))
beforeAll(async () => {
  const entry = (n: number) => ({
    occurredAt: shop.clock.now(),
    actor: { kind: 'system' as const, name: 'Platen' },
    action: 'order.expired' as const,
    message: `Row ${n}\nwith a line break`,
  })
  const entries = Array.from({ length: ROWS }, (_, n) => entry(n))
  await shop.services.transaction((tx) => recordAudit(tx, entries))
})

const download = (range = '') => shop.get(`/api/admin/audit-log/export${range}`, owner.headers)
const linesIn = (body: string) => body.split('\n').slice(0, -1)
const sequencesIn = (body: string) =>
  linesIn(body).map((line) => (JSON.parse(line) as AdminAuditLogRecord).sequence)

test('exports lines that each prove themselves and follow the one before', async () => {
  const reply = await download()
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
  })
  let previous = '0'.repeat(64)
  for (const line of linesIn(reply.body)) {
    const { hash, ...rest } = JSON.parse(line) as AdminAuditLogRecord
    expect(rest.previousHash).toBe(previous)
    expect(createHash('sha256').update(canonicalJson(rest)).digest('hex')).toBe(hash)
    previous = hash
  }
  expect(sequencesIn(reply.body)).toEqual(Array.from({ length: ROWS }, (_, n) => n + 1))
})

test.each([
  ['?from=3&to=5', [3, 4, 5]],
  ['?from=1099', [1099, 1100]],
  ['?to=1', [1]],
  ['?from=5000', []],
  ['?from=1100&to=9000', [1100]],
])('exports a part of the log: %s', async (range, sequences) => {
  expect(sequencesIn((await download(range)).body)).toEqual(sequences)
})

test.each([
  '?from=0',
  '?to=-1',
  '?to=1e19',
  '?from=99999999999999999999',
  '?from=abc',
  '?from=5&to=4',
  '?limit=1',
])('refuses the range %s', async (range) => {
  expect((await download(range)).statusCode).toBe(422)
})

test('reads no further than the client does', async () => {
  const stream = await exportAuditLog(shop.services, {})
  const first = (await stream[Symbol.asyncIterator]().next()).value as Buffer
  expect(linesIn(String(first)).length).toBeLessThan(ROWS)
  stream.destroy()
})

test('stores the result of a verification for the dashboard and logs a nightly break as an error', async () => {
  const { services, clock } = shop
  expect(await findLastAuditCheck(services.database)).toBeUndefined()
  await shop.get('/api/admin/audit-log/verification', owner.headers)
  expect(await findLastAuditCheck(services.database)).toEqual({ ok: true, checkedAt: clock.now() })

  await services.pool.query(
    `BEGIN; SET LOCAL session_replication_role = replica;
     UPDATE audit_log SET message = '' WHERE id = (SELECT entry_id FROM audit_seals WHERE sequence = 700); COMMIT`,
  )
  clock.advance(1000)
  const said: string[] = []
  const log = createLog('error', { write: (line) => void said.push(line) })
  await auditCheck({ ...services, log }).run(new AbortController().signal)
  expect(await findLastAuditCheck(services.database)).toEqual({ ok: false, checkedAt: clock.now() })
  expect(said.join('')).toMatch(/"sequence":700.*the audit chain is broken/)
})
