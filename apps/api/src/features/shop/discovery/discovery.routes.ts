import { fileURLToPath } from 'node:url'
import { apiIndex, apiIndexV1, buildApiDescription, healthcheckLegacy, healthcheckV1 } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Clock } from '../../../platform/clock.ts'
import { readyAnswer, sendReady } from '../../../platform/http/answers/ready-answer.ts'
import { serveDocument } from '../../../platform/http/answers/ready-reads.ts'
import { route } from '../../../platform/http/route.ts'
import { lazily } from '../../../platform/lazily.ts'
import {
  API_CATALOG_TYPE,
  apiCatalog,
  apiIndexAnswer,
  llmsText,
  PLACES,
  PUBLIC_OPERATIONS,
  securityText,
  VERSION_1,
} from './discovery-documents.ts'
import { createHealthCheck, type HealthDeps } from './check-health.ts'
import { docsRoutes } from './docs.routes.ts'

interface DiscoveryDeps extends Omit<HealthDeps, 'folders'> {
  readonly config: Pick<Config, 'publicUrl' | 'dataDir' | 'storageUrl'>
  readonly clock: Clock
}

export function discoveryRoutes(app: FastifyInstance, { config, clock, ...health }: DiscoveryDeps): void {
  const { publicUrl } = config

  const links = `<${publicUrl}${PLACES.description}>; rel="service-desc"; type="application/json", <${publicUrl}${PLACES.docs}>; rel="service-doc"; type="text/html"`
  const indexes = [
    [apiIndex, apiIndexAnswer(publicUrl, PUBLIC_OPERATIONS)],
    [apiIndexV1, apiIndexAnswer(publicUrl, VERSION_1)],
  ] as const
  for (const [operation, index] of indexes) {
    route(app, operation, (_request, reply) => {
      reply.header('link', links)
      return index
    })
  }

  const checkHealth = createHealthCheck({ ...health, folders: localFolders(config) })
  for (const operation of [healthcheckLegacy, healthcheckV1]) route(app, operation, checkHealth)

  // Takes a tenth of a second, which every start would wait for.
  const description = lazily(() => readyAnswer(JSON.stringify(buildApiDescription({ serverUrl: publicUrl }))))
  for (const path of [PLACES.description, '/api/openapi.json', '/openapi.json'])
    serveDocument(app, path, description)

  const catalog = readyAnswer(JSON.stringify(apiCatalog(publicUrl)), { contentType: API_CATALOG_TYPE })
  app.get(PLACES.apiCatalog, (request, reply) => {
    reply.header('link', `<${publicUrl}${PLACES.apiCatalog}>; rel="api-catalog"`)
    return sendReady(request, reply, catalog)
  })

  const llms = lazily(() => readyAnswer(llmsText(publicUrl), { contentType: 'text/plain; charset=utf-8' }))
  serveDocument(app, PLACES.llms, llms)

  app.get(PLACES.security, async (_request, reply) => {
    const { supportChannels } = await health.shop.get()
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
    return securityText({ publicUrl, supportChannels, now: clock.now() })
  })

  docsRoutes(app)
}

function localFolders({ dataDir, storageUrl }: DiscoveryDeps['config']): string[] {
  return [dataDir, ...(storageUrl.startsWith('file:') ? [fileURLToPath(storageUrl)] : [])]
}
