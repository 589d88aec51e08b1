import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Id, Line, Timestamp, nullable, pageQuery, part, resource } from '../schema.ts'
import { PermissionName } from './admin-session.contract.ts'

export const ApiKeyCreate = resource('ApiKeyCreate', {
  name: Line(80, { description: 'What the key is for. The audit log shows it.' }),
  permissions: Type.Array(PermissionName, {
    minItems: 1,
    maxItems: 100,
    uniqueItems: true,
    description: 'Of your own; those for users and API keys cannot be given.',
  }),
  expiresAt: Type.Optional(nullable({ ...Timestamp, description: 'Null for never.' })),
  password: Type.Optional(
    Type.String({
      maxLength: 256,
      description:
        'Your password. Needed when you signed in more than 15 minutes ago; VALIDATION_FAILED without it.',
    }),
  ),
})
export type ApiKeyCreate = Static<typeof ApiKeyCreate>

export const ApiKeyRecord = resource('ApiKeyRecord', {
  id: Id('apiKey'),
  name: Type.String(),
  prefix: Type.String({
    description: 'How the key begins, to tell which one a program has.',
    examples: ['plt_Q3v8ZkPd'],
  }),
  permissions: Type.Array(PermissionName, { description: 'What it was given.' }),
  effectivePermissions: Type.Array(PermissionName, {
    description:
      'What it may do now: of its permissions those that its maker still has; empty once it is revoked or expired, or while its maker is disabled.',
  }),
  createdBy: resource('ApiKeyMaker', { id: Id('adminUser'), name: Type.String() }),
  createdAt: Timestamp,
  lastUsedAt: nullable({ ...Timestamp, description: 'Within ten minutes.' }),
  expiresAt: nullable(Timestamp),
  revokedAt: nullable(Timestamp),
  key: Type.Optional(
    Type.String({
      pattern: '^plt_[A-Za-z0-9_-]{43}$',
      description:
        'Only in the response to a creation: store it. Sent as `Authorization: Bearer`; only its digest is kept.',
    }),
  ),
})
export type ApiKeyRecord = Static<typeof ApiKeyRecord>

const params = part({ keyId: Id('apiKey') })

export const listApiKeys = operation('GET /api/admin/api-keys', {
  operationId: 'list_api_keys',
  tag: 'API keys',
  summary: 'The API keys of everybody, newest first',
  query: part(pageQuery('apiKey')),
  success: { status: 200, schema: Type.Array(ApiKeyRecord), description: 'One page.' },
  access: 'keys:write',
})

export const getApiKey = operation('GET /api/admin/api-keys/{keyId}', {
  operationId: 'get_api_key',
  tag: 'API keys',
  summary: 'One API key',
  params,
  success: { status: 200, schema: ApiKeyRecord, description: 'The key, without its secret.' },
  access: 'keys:write',
})

export const createApiKey = operation('POST /api/admin/api-keys', {
  operationId: 'create_api_key',
  tag: 'API keys',
  summary: 'Creates an API key for a program',
  description:
    'The key acts for you with the permissions that you give it, wherever a session does, except for users, passwords, API keys and sessions. It loses what you lose, and works no longer when you are disabled.',
  body: ApiKeyCreate,
  success: { status: 201, schema: ApiKeyRecord, description: 'The key, which is shown only here.' },
  idempotent: true,
  secrets: ['key', 'password'],
  access: 'keys:write',
})

export const createApiKeyRevocation = operation('POST /api/admin/api-keys/{keyId}/revocation', {
  operationId: 'create_api_key_revocation',
  tag: 'API keys',
  summary: 'Revokes an API key for good',
  description: 'The next request with it is refused. Revoking it again changes nothing.',
  params,
  success: { status: 201, schema: ApiKeyRecord, description: 'The key, revoked.' },
  idempotent: true,
  secrets: ['key'],
  access: 'keys:write',
})
