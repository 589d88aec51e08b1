import {
  ROLES,
  createAuditLogEntry,
  listAuditLog,
  may,
  verifyAuditLog,
  type AdminAuditLogRecord,
  type AuditLogVerification,
} from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { recordAudit } from '../../../platform/records/audit.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'

const PATH = '/api/admin/audit-log'

const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))

const records = (reply: LightMyRequestResponse) => reply.json<AdminAuditLogRecord[]>()
const record = (reply: LightMyRequestResponse) => reply.json<AdminAuditLogRecord>()
const list = (query = '', { headers } = owner) => shop.get(`${PATH}${query}`, headers)
const note = (body: object, { headers } = owner, more: Record<string, string> = {}) =>
  shop.post(PATH, body, { ...headers, ...more })

const OPERATIONS = [listAuditLog, createAuditLogEntry, verifyAuditLog] as const
const EVERYBODY = ROLES.flatMap((role) => OPERATIONS.map((operation) => ({ role, operation })))

test.each(EVERYBODY)(
  '$operation.operationId answers a $role as the table says',
  async ({ role, operation }) => {
    const { headers } = await aMember(shop, role)
    const reply =
      operation.method === 'POST'
        ? await shop.post(operation.path, { message: 'Seen' }, headers)
        : await shop.get(operation.path, headers)
    expect(reply.statusCode).toBe(may(role, operation.access) ? 200 : 403)
  },
)

test.each(OPERATIONS)('$operationId requires a session', async ({ method, path }) => {
  const reply = method === 'POST' ? await shop.post(path, { message: 'Seen' }) : await shop.get(path)
  expect(refusalOf(reply)).toEqual([401, 'UNAUTHENTICATED'])
})

test.each([
  ...['?limit=0', '?limit=-1', '?limit=1e9', '?limit=abc', '?limit=501', '?limit=', '?limit=1&limit=2'],
  ...['?from=2026-02-30T00:00:00Z', '?to=yesterday', '?from=2026-06-30T23:59:60Z', '?to=2026-01-01'],
  '?from=2026-02-02T00:00:00Z&to=2026-02-01T00:00:00Z',
  ...['?actorId=ord_01jd3v9k6qf2nt7wz5xr8m0abc', '?cursor=1', '?action=%00', '?entityId=%00', '?page=2'],
])('refuses %s', async (query) => {
  const reply = await list(query)
  expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
})

test.each(['actorId=usr', 'cursor=aud'])('finds nothing for an unknown id: %s', async (start) => {
  await note({ message: 'Here is something' })
  for (const rest of [
    '01jd3v9k6qf2nt7wz5xr8m0abc',
    '7zzzzzzzzzzzzzzzzzzzzzzzzz',
    '01jd3v9k6q0000000000000000',
  ]) {
    const reply = await list(`?${start}_${rest}`)
    expect([reply.statusCode, records(reply)]).toEqual([200, []])
  }
})

test('seals a note with its author and no field that a client could forge', async () => {
  const body = {
    message: 'Called Ana',
    entityType: 'order',
    entityId: 'PL-1',
    metadata: { b: [1.5], a: null },
  }
  const reply = await note(body)
  expect(reply.statusCode).toBe(200)
  expect(record(reply)).toMatchObject({
    occurredAt: shop.clock.now().toISOString(),
    actor: { kind: 'admin', name: 'The owner' },
    action: 'note.created',
    entity: { type: 'order', id: 'PL-1' },
    changes: [],
    metadata: body.metadata,
    requestId: reply.headers['x-request-id'],
    ipAddress: '127.0.0.1',
  })
  expect(records(await list('?entityType=order&entityId=PL-1'))).toEqual([record(reply)])
})

test.each([
  ...['actor', 'action', 'occurredAt', 'hash', 'previousHash', 'sequence'].map((name) => ({
    [name]: 'mine',
  })),
  { message: '' },
  { message: 'a'.repeat(1001) },
  { message: 'nul \0' },
  { entityType: 'order' },
  { entityId: 'PL-1' },
  { metadata: [] },
  { metadata: { text: 'a'.repeat(4096) } },
  { metadata: { nul: '\0' } },
  { metadata: { 'half \ud800': 1 } },
  { metadata: { half: ['\udfff'] } },
  { metadata: { deep: nested(17) } },
])('refuses the note %#', async (wrong) => {
  const reply = await note({ message: 'A note', ...wrong })
  expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
})

test.each([
  ['without a key', {}, [422, 'VALIDATION_FAILED']],
  ['with an Idempotency-Key', { 'idempotency-key': 'deep-1' }, [400, 'BAD_REQUEST']],
])('refuses endlessly nested metadata %s', async (_how, key, refusal) => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const reply = await shop.app.inject({
    method: 'POST',
    url: PATH,
    headers: { ...owner.headers, ...key, 'content-type': 'application/json' },
    payload: `{"message":"Deep","metadata":{"deep":${deep}}}`,
  })
  expect(refusalOf(reply)).toEqual(refusal)
})

test('accepts metadata of 4096 bytes', async () => {
  const metadata = { text: 'é'.repeat(2042) + 'a' }
  expect(Buffer.byteLength(JSON.stringify(metadata))).toBe(4096)
  expect(record(await note({ message: 'Just fits', metadata })).metadata).toEqual(metadata)
  expect((await note({ message: 'Not', metadata: { text: `${metadata.text}a` } })).statusCode).toBe(422)
})

test('writes a note once per Idempotency-Key and author', async () => {
  const key = { 'idempotency-key': 'note-1' }
  const first = await note({ message: 'Once' }, owner, key)
  const again = await note({ message: 'Once' }, owner, key)
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(record(again)).toEqual(record(first))
  const reused = await note({ message: 'Twice' }, owner, key)
  expect(refusalOf(reused)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  const other = await note({ message: 'Once' }, await aMember(shop, 'owner'), key)
  expect(record(other).actor.id).not.toBe(record(first).actor.id)
})

test('shows only their own entries to members who may not read all', async () => {
  const support = await aMember(shop, 'support')
  const mine = record(await note({ message: 'Mine' }, support))
  const theirs = record(await note({ message: 'Theirs' }))
  const theirId = theirs.actor.id ?? ''
  expect(records(await list('', support))).toEqual([mine])
  expect(records(await list(`?actorId=${theirId}`, support))).toEqual([])
  expect(records(await list(`?actorId=${theirId}&limit=1`))).toEqual([theirs])
})

test('pages from the newest row to the oldest within the filters, each row once', async () => {
  const author = await aMember(shop, 'manager')
  const written: string[] = []
  for (let n = 0; n < 7; n += 1) {
    // Pairs of rows share their time.
    if (n % 2 === 0) shop.clock.advance(1000)
    written.unshift(record(await note({ message: `Page ${n}` }, author)).id)
  }
  const actorId = records(await list('?limit=1', author))[0]?.actor.id ?? ''
  const from = records(await list(`?actorId=${actorId}`)).at(-1)?.occurredAt ?? ''
  const seen: string[][] = []
  let next: string | undefined = `${PATH}?limit=3&action=note.created&actorId=${actorId}&from=${from}`
  while (next !== undefined) {
    const reply: LightMyRequestResponse = await shop.get(next, author.headers)
    seen.push(records(reply).map(({ id }) => id))
    next = /^<([^>]+)>; rel="next"$/.exec(String(reply.headers.link))?.[1]
  }
  expect(seen).toEqual([written.slice(0, 3), written.slice(3, 6), written.slice(6)])
  expect(records(await list(`?actorId=${actorId}&from=${from}&to=${from}`))).toEqual([])
  const full = await list(`?actorId=${actorId}&limit=7`)
  expect([records(full).length, full.headers.link]).toEqual([7, undefined])
})

test('shows what the service itself wrote, sealed on reading', async () => {
  const id = newUuid()
  await shop.services.transaction((tx) =>
    recordAudit(tx, [
      {
        occurredAt: shop.clock.now(),
        actor: { kind: 'system', name: 'Platen' },
        action: 'order.expired',
        entity: { type: 'order', id },
        message: 'The order expired.',
        changes: [{ path: 'status', from: 'open', to: { status: 'expired' } }],
        ipAddress: 'fe80::1%eth0',
      },
    ]),
  )
  const [found] = records(await list(`?entityId=${id}`))
  expect(found).toMatchObject({
    actor: { kind: 'system', id: null },
    changes: [{ path: 'status', from: 'open', to: { status: 'expired' } }],
    metadata: null,
    ipAddress: 'fe80::1',
  })
  const verification = (await shop.get(`${PATH}/verification`, owner.headers)).json<AuditLogVerification>()
  expect(verification).toMatchObject({ ok: true, broken: null })
  expect(verification.verifiedRows).toBe(verification.head.sequence)
})

function nested(levels: number): unknown {
  let value: unknown = 1
  for (let level = 1; level < levels; level += 1) value = [value]
  return value
}
