import {
  createWebhookDeliveryReplay,
  createWebhookEndpoint,
  createWebhookEndpointRemoval,
  createWebhookSecretRotation,
  getWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  replaceWebhookEndpoint,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf, signedIn } from '../../../platform/auth/guard.ts'
import { DEFAULT_LIMIT, linkNextPage, pageOf } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createEndpoint, type WebhookDeps } from './create-webhook-endpoint.ts'
import { removeWebhookEndpoint, replaceEndpoint, rotateWebhookSecret } from './replace-webhook-endpoint.ts'
import { replayDelivery } from './replay-webhook-delivery.ts'
import { toDeliveryRecord, toEndpointRecord } from './webhook-record.ts'
import { findDeliveries, findEndpoint, listEndpoints, type WebhookEndpoint } from './webhooks.store.ts'

/** By default; the first version listed all of them. */
const MOST_ENDPOINTS = 200

type WebhookRouteDeps = WebhookDeps & Pick<Platform, 'database'>

export function webhookRoutes(app: FastifyInstance, deps: WebhookRouteDeps): void {
  const { database } = deps

  route(app, listWebhookEndpoints, async ({ query, raw }, reply) => {
    const limit = query.limit ?? MOST_ENDPOINTS
    const after = query.cursor === undefined ? undefined : decodeId('webhookEndpoint', query.cursor)
    const endpoints = await listEndpoints(database, after, limit + 1)
    const records = endpoints.map((endpoint) => toEndpointRecord(endpoint))
    const { items, next } = pageOf(records, limit, ({ id }) => id)
    linkNextPage(raw, reply, next)
    return [...items]
  })

  route(app, getWebhookEndpoint, async ({ params }) =>
    toEndpointRecord(await getEndpoint(decodeId('webhookEndpoint', params.endpointId))),
  )

  route(app, createWebhookEndpoint, ({ body, raw, transaction }) =>
    createEndpoint({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, replaceWebhookEndpoint, ({ body, params, raw }) =>
    replaceEndpoint(deps, {
      endpointId: decodeId('webhookEndpoint', params.endpointId),
      request: body,
      author: authorOf(raw),
    }),
  )

  route(app, createWebhookSecretRotation, ({ body, params, raw, transaction }) =>
    rotateWebhookSecret(
      { ...deps, transaction },
      {
        endpointId: decodeId('webhookEndpoint', params.endpointId),
        revision: body.revision,
        author: authorOf(raw),
      },
    ),
  )

  route(app, createWebhookEndpointRemoval, ({ body, params, raw, transaction }) =>
    removeWebhookEndpoint(
      { ...deps, transaction },
      {
        endpointId: decodeId('webhookEndpoint', params.endpointId),
        revision: body.revision,
        author: authorOf(raw),
      },
    ),
  )

  route(app, listWebhookDeliveries, async ({ params, query, raw }, reply) => {
    const { id: endpointId } = await getEndpoint(decodeId('webhookEndpoint', params.endpointId))
    const limit = query.limit ?? DEFAULT_LIMIT
    const before = query.cursor === undefined ? undefined : decodeId('webhookDelivery', query.cursor)
    const rows = await findDeliveries(database, { endpointId, before, status: query.status }, limit + 1)
    const view = { rights: signedIn(raw).rights, now: deps.clock.now() }
    const records = rows.map((delivery) => toDeliveryRecord(delivery, view))
    const { items, next } = pageOf(records, limit, ({ id }) => id)
    linkNextPage(raw, reply, next)
    return [...items]
  })

  route(app, createWebhookDeliveryReplay, ({ params, raw, transaction }) =>
    replayDelivery(
      { ...deps, transaction },
      { deliveryId: decodeId('webhookDelivery', params.deliveryId), author: authorOf(raw) },
    ),
  )
  async function getEndpoint(id: string): Promise<WebhookEndpoint> {
    const endpoint = await findEndpoint(database, id)
    if (!endpoint) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such webhook endpoint.')
    return endpoint
  }
}
