import {
  createApiKey as createApiKeyOperation,
  createApiKeyRevocation,
  getApiKey,
  listApiKeys,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf, sessionOf } from '../../../platform/auth/guard.ts'
import { DEFAULT_LIMIT, linkNextPage, pageOf } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import type { OwnAccountDeps } from '../admin-session/index.ts'
import { toApiKeyRecord } from './api-key-record.ts'
import { findKey, listKeys } from './api-keys.store.ts'
import { createApiKey } from './create-api-key.ts'
import { noSuchKey, revokeApiKey } from './revoke-api-key.ts'

export function apiKeyRoutes(app: FastifyInstance, deps: OwnAccountDeps): void {
  const { database, clock } = deps

  route(app, listApiKeys, async ({ query, raw }, reply) => {
    const limit = query.limit ?? DEFAULT_LIMIT
    const before = query.cursor === undefined ? undefined : decodeId('apiKey', query.cursor)
    const keys = await listKeys(database, before, limit + 1)
    const { items, next } = pageOf(
      keys.map((key) => toApiKeyRecord(key, clock.now())),
      limit,
      ({ id }) => id,
    )
    linkNextPage(raw, reply, next)
    return [...items]
  })

  route(app, getApiKey, async ({ params }) => {
    const key = await findKey(database, decodeId('apiKey', params.keyId))
    if (!key) throw noSuchKey()
    return toApiKeyRecord(key, clock.now())
  })

  route(app, createApiKeyOperation, ({ body, raw, transaction }) =>
    createApiKey({ ...deps, transaction }, { request: body, viewer: sessionOf(raw), author: authorOf(raw) }),
  )

  route(app, createApiKeyRevocation, ({ params, raw, transaction }) =>
    revokeApiKey(
      { ...deps, transaction },
      { keyId: decodeId('apiKey', params.keyId), author: authorOf(raw) },
    ),
  )
}
