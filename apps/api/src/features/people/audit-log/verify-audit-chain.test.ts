import { createHash } from 'node:crypto'
import type { AdminAuditLogRecord } from '@platen/contract'
import { beforeEach, expect, test } from 'vitest'
import { recordAudit } from '../../../platform/records/audit.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { freshTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { canonicalJson } from './audit-record.ts'
import { sealAuditLog } from './seal-audit-log.ts'
import { verifyAuditChain } from './verify-audit-chain.ts'

const ROWS = 6
const idOf = (n: number) => `01990000-0000-7000-8000-00000000000${n}`
const shown = (n: number) => encodeId('auditEntry', idOf(n))
const seal = (n: number) => `sequence = ${n}`
const row = (n: number) => `id = '${idOf(n)}'`

const shop = freshTestApp()
beforeEach(async () => {
  for (let n = 1; n <= ROWS; n += 1) await write(idOf(n))
  await sealAuditLog(shop.services)
})

const verify = () => verifyAuditChain(shop.services)

test('finds an untouched chain intact, also without rows', async () => {
  expect(await verify()).toMatchObject({
    ok: true,
    verifiedRows: ROWS,
    head: { sequence: ROWS },
    broken: null,
  })
  const empty = await startTestApp()
  try {
    expect(await verifyAuditChain(empty.services)).toMatchObject({ ok: true, verifiedRows: 0, broken: null })
  } finally {
    await empty.close()
  }
})

/** Every column that an attacker with full access to the database can change. */
const CHANGES: Record<string, string> = {
  occurred_at: `occurred_at + interval '1 millisecond'`,
  actor_kind: `'customer'`,
  actor_id: 'gen_random_uuid()',
  actor_name: `'Somebody else'`,
  action: `'order.cancelled'`,
  entity_type: `'lead'`,
  entity_id: 'NULL',
  message: `'Nothing happened'`,
  changes: `'[]'`,
  metadata: `'{"n": 4}'`,
  request_id: 'NULL',
  ip_address: `'192.0.2.9'`,
}

test('covers every column of the log', async () => {
  const { rows } = await shop.services.pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'audit_log' ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(CHANGES), 'id'].sort())
})

test('finds a change in any column of a row', async () => {
  for (const [column, value] of Object.entries({ ...CHANGES, 'occurred_at ': `'infinity'` })) {
    const { pool } = shop.services
    await pool.query('CREATE TABLE kept AS SELECT * FROM audit_log')
    await tamper(`UPDATE audit_log SET ${column} = ${value} WHERE ${row(3)}`)
    expect({ column, ...(await verify()) }).toMatchObject({
      column,
      ok: false,
      verifiedRows: 2,
      broken: { sequence: 3, id: shown(3), problem: 'altered' },
    })
    await tamper(`DELETE FROM audit_log; INSERT INTO audit_log SELECT * FROM kept; DROP TABLE kept`)
    expect(await verify()).toMatchObject({ ok: true })
  }
})

test.each<[name: string, sql: string, broken: object]>([
  [
    'a missing row',
    `DELETE FROM audit_log WHERE ${row(3)}`,
    { sequence: 3, id: shown(3), problem: 'missing' },
  ],
  [
    'a row that is missing together with its seal',
    `DELETE FROM audit_log WHERE ${row(3)}; DELETE FROM audit_seals WHERE ${seal(3)}`,
    { sequence: 3, id: null, problem: 'missing' },
  ],
  [
    'the first row missing',
    `DELETE FROM audit_log WHERE ${row(1)}; DELETE FROM audit_seals WHERE ${seal(1)}`,
    { sequence: 1, problem: 'missing' },
  ],
  [
    'two swapped rows',
    `UPDATE audit_seals SET entry_id = gen_random_uuid() WHERE ${seal(3)};
     UPDATE audit_seals SET entry_id = '${idOf(3)}' WHERE ${seal(5)};
     UPDATE audit_seals SET entry_id = '${idOf(5)}' WHERE ${seal(3)}`,
    { sequence: 3, id: shown(5), problem: 'altered' },
  ],
  [
    'two seals swapped together with their rows',
    `UPDATE audit_seals SET sequence = 99 WHERE ${seal(3)};
     UPDATE audit_seals SET sequence = 3 WHERE ${seal(5)};
     UPDATE audit_seals SET sequence = 5 WHERE sequence = 99`,
    { sequence: 3, id: shown(5), problem: 'relinked' },
  ],
  [
    'a seal that was moved up after a missing row',
    `DELETE FROM audit_log WHERE ${row(3)}; DELETE FROM audit_seals WHERE ${seal(3)};
     UPDATE audit_seals SET sequence = 3 WHERE ${seal(4)}`,
    { sequence: 3, id: shown(4), problem: 'relinked' },
  ],
  [
    'a truncated end',
    `DELETE FROM audit_log WHERE id >= '${idOf(5)}'; DELETE FROM audit_seals WHERE sequence >= 5`,
    { sequence: 5, id: null, problem: 'cut' },
  ],
  [
    'a fully truncated log',
    'DELETE FROM audit_log; DELETE FROM audit_seals',
    { sequence: 1, problem: 'cut' },
  ],
  [
    'a row inserted outside the chain',
    `INSERT INTO audit_log SELECT '${idOf(9)}', occurred_at, actor_kind, actor_id, actor_name, action, entity_type,
       entity_id, message, changes, metadata, request_id, ip_address FROM audit_log WHERE ${row(1)}`,
    { sequence: null, id: shown(9), problem: 'added' },
  ],
  [
    'a seal appended after the head',
    `INSERT INTO audit_log SELECT '${idOf(9)}', occurred_at, actor_kind, actor_id, actor_name, action, entity_type,
       entity_id, message, changes, metadata, request_id, ip_address FROM audit_log WHERE ${row(1)};
     INSERT INTO audit_seals SELECT 7, '${idOf(9)}', hash, hash FROM audit_seals WHERE ${seal(6)}`,
    { sequence: 7, problem: 'added' },
  ],
  [
    'a row removed before it was sealed',
    `INSERT INTO audit_unsealed (entry_id) VALUES ('${idOf(9)}')`,
    { sequence: null, id: shown(9), problem: 'missing' },
  ],
])('finds %s', async (_name, sql, broken) => {
  await tamper(sql)
  expect(await verify()).toMatchObject({ ok: false, broken })
})

test('finds half an entity added to a row without one', async () => {
  await shop.services.transaction((tx) =>
    recordAudit(tx, [
      {
        id: idOf(7),
        occurredAt: shop.clock.now(),
        actor: { kind: 'system', name: 'Platen' },
        action: 'order.expired',
        message: 'Without an entity',
      },
    ]),
  )
  expect(await verify()).toMatchObject({ ok: true })
  await tamper(`UPDATE audit_log SET entity_id = 'PL-1' WHERE ${row(7)}`)
  expect(await verify()).toMatchObject({ ok: false, broken: { sequence: 7, problem: 'altered' } })
})

test('finds a truncated end even after the chain continued', async () => {
  await tamper(`DELETE FROM audit_log WHERE ${row(6)}; DELETE FROM audit_seals WHERE ${seal(6)}`)
  await write(newUuid())
  expect(await verify()).toMatchObject({
    ok: false,
    verifiedRows: 5,
    broken: { sequence: 6, problem: 'missing' },
  })
})

test('finds a chain that was rewritten from a changed row on, because the head differs', async () => {
  await tamper(`UPDATE audit_log SET message = 'Nothing happened' WHERE ${row(6)}`)
  const forged = await listed()
  const { hash: _hash, ...last } = forged[0]!
  const digest = createHash('sha256').update(canonicalJson(last)).digest('hex')
  await tamper(`UPDATE audit_seals SET hash = '\\x${digest}' WHERE ${seal(6)}`)
  expect(await verify()).toMatchObject({ ok: false, broken: { sequence: 6, problem: 'rewritten' } })
})

test('lets anybody check the hashes from the records alone', async () => {
  const records = (await listed()).sort((left, right) => left.sequence - right.sequence)
  let previous = '0'.repeat(64)
  for (const { hash, ...rest } of records) {
    expect(rest.previousHash).toBe(previous)
    expect(createHash('sha256').update(canonicalJson(rest)).digest('hex')).toBe(hash)
    previous = hash
  }
  expect(records).toHaveLength(ROWS)
})

test.each(['audit_log', 'audit_seals', 'audit_head'])('the database refuses to change %s', async (table) => {
  const { pool } = shop.services
  const change = table === 'audit_log' ? `message = ''` : 'sequence = sequence - 1'
  for (const sql of [`UPDATE ${table} SET ${change}`, `DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`]) {
    await expect(pool.query(sql)).rejects.toThrow(/is insert-only|only goes forward/)
  }
})

async function write(id: string): Promise<void> {
  await shop.services.transaction((tx) =>
    recordAudit(tx, [
      {
        id,
        occurredAt: shop.clock.now(),
        actor: { kind: 'admin', id: newUuid(), name: 'Ana' },
        action: 'order.updated',
        entity: { type: 'order', id: 'PL-1' },
        message: 'Ana changed the order.',
        changes: [{ path: 'note', from: null, to: 'x' }],
        metadata: { n: 3 },
        requestId: 'req_1',
        ipAddress: '192.0.2.1',
      },
    ]),
  )
}

async function listed(): Promise<AdminAuditLogRecord[]> {
  const { headers } = await aMember(shop, 'owner')
  return (await shop.get('/api/admin/audit-log', headers)).json<AdminAuditLogRecord[]>()
}

/** Triggers and foreign keys do not stop an attacker with full access to the database. */
async function tamper(sql: string): Promise<void> {
  await shop.services.pool.query(`BEGIN; SET LOCAL session_replication_role = replica; ${sql}; COMMIT`)
}
