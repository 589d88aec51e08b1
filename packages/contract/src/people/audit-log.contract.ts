import Type, { type Static } from 'typebox'
import { AUDIT_ACTIONS } from '../audit-actions.ts'
import { operation } from '../operation.ts'
import { Id, Line, Text, Timestamp, nullable, oneOf, part, resource, dayRange, timeRange } from '../schema.ts'

/** Names of actions and of kinds of records: `order.created`, `admin_user`. */
const Name = Type.String({ pattern: '^[a-z][a-z0-9_.]{0,79}$' })
const Sequence = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, in hexadecimal.' })

export const AdminAuditLogCreateRequest = resource('AdminAuditLogCreateRequest', {
  message: Text(1000),
  entityType: Type.Optional(Name),
  entityId: Type.Optional(Line(80)),
  metadata: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'At most 4096 bytes of JSON, 16 levels deep.',
    }),
  ),
})
export type AdminAuditLogCreateRequest = Static<typeof AdminAuditLogCreateRequest>

export const AdminAuditLogRecord = resource('AdminAuditLogRecord', {
  id: Id('auditEntry'),
  sequence: Type.Integer({ minimum: 1, description: 'The place in the chain, without gaps.' }),
  occurredAt: Timestamp,
  actor: part({
    kind: oneOf(['admin', 'system', 'customer']),
    id: nullable(Type.String()),
    name: Type.String(),
  }),
  action: oneOf(AUDIT_ACTIONS),
  entity: nullable(part({ type: Type.String(), id: Type.String() })),
  message: Type.String(),
  changes: Type.Array(part({ path: Type.String(), from: Type.Unknown(), to: Type.Unknown() })),
  metadata: nullable(
    Type.Record(Type.String(), Type.Unknown(), {
      description: '`subject` is what people call the record: a number, a SKU or a name.',
    }),
  ),
  requestId: nullable(Type.String()),
  ipAddress: nullable(Type.String()),
  previousHash: Hash,
  hash: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description:
      'SHA-256, in hexadecimal, of this record without `hash`, written as canonical JSON (RFC 8785) in UTF-8.',
  }),
})
export type AdminAuditLogRecord = Static<typeof AdminAuditLogRecord>

export const AUDIT_PROBLEMS = ['altered', 'missing', 'relinked', 'cut', 'rewritten', 'added'] as const

export const AuditLogVerification = resource('AuditLogVerification', {
  ok: Type.Boolean(),
  checkedAt: Timestamp,
  verifiedRows: Type.Integer({
    minimum: 0,
    description: 'Rows from the first one that are as they were sealed.',
  }),
  head: part({ sequence: Type.Integer({ minimum: 0 }), hash: Hash }),
  broken: nullable(
    part({
      sequence: nullable(Type.Integer({ minimum: 1 })),
      id: nullable(Id('auditEntry')),
      problem: oneOf(AUDIT_PROBLEMS),
      message: Type.String(),
    }),
  ),
})
export type AuditLogVerification = Static<typeof AuditLogVerification>

export const listAuditLog = operation('GET /api/admin/audit-log', {
  operationId: 'list_audit_log',
  tag: 'Audit log',
  summary: 'What was done, newest first',
  description:
    'Who lacks the permission `audit:read_all` sees only what they did themselves. The next page stands in the header `Link` with `rel="next"`; without it the list is at its end.',
  query: part({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 50 })),
    cursor: Type.Optional(
      Type.String({
        pattern: '^aud_[0-7][0-9a-hjkmnp-tv-z]{25}$',
        description: 'From the `Link` header of the previous page.',
      }),
    ),
    action: Type.Optional(Name),
    actorId: Type.Optional(Id('adminUser')),
    entityType: Type.Optional(Name),
    entityId: Type.Optional(Line(80)),
    ...timeRange('Done'),
    ...dayRange('Done'),
  }),
  success: { status: 200, schema: Type.Array(AdminAuditLogRecord), description: 'One page.' },
  access: 'audit:read',
})

export const createAuditLogEntry = operation('POST /api/admin/audit-log', {
  operationId: 'create_audit_log_entry',
  tag: 'Audit log',
  summary: 'Adds a note',
  description: 'The action is always `note.created`; actor, time and hash are set by the service.',
  body: AdminAuditLogCreateRequest,
  success: { status: 200, schema: AdminAuditLogRecord, description: 'The note, sealed.' },
  idempotent: true,
  access: 'audit:note',
})

export const verifyAuditLog = operation('GET /api/admin/audit-log/verification', {
  operationId: 'verify_audit_log',
  tag: 'Audit log',
  summary: 'Walks the chain and names the first broken row',
  success: { status: 200, schema: AuditLogVerification, description: 'The result.' },
  access: 'audit:verify',
})

export const exportAuditLog = operation('GET /api/admin/audit-log/export', {
  operationId: 'export_audit_log',
  tag: 'Audit log',
  summary: 'The chain as a stream of records, oldest first',
  description:
    'One `AdminAuditLogRecord` a line, as canonical JSON (RFC 8785), in the order of the chain: take `hash` out of a line and the SHA-256 of the rest is that hash, and `previousHash` is the hash of the line before. What is missing from the chain is missing here; the verification names it.',
  query: part({
    from: Type.Optional({ ...Sequence, description: 'The first one.' }),
    to: Type.Optional({ ...Sequence, description: 'The last one.' }),
  }),
  success: {
    status: 200,
    schema: Type.String(),
    contentType: 'application/x-ndjson',
    description: 'The records, a line each.',
  },
  access: 'audit:verify',
})
