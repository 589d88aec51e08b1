import { apiIndex, apiIndexV1, buildApiDescription, healthcheckLegacy, healthcheckV1 } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import { readyAnswer, sendReady, type ReadyAnswer } from '../../../platform/http/answers/ready-answer.ts'
import { route } from '../../../platform/http/route.ts'
import { lazily } from '../../../platform/lazily.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import {
  API_CATALOG_TYPE,
  apiCatalog,
  apiIndexAnswer,
  llmsText,
  PLACES,
  securityText,
} from './discovery-documents.ts'
import { createHealthCheck, type Queryable } from './check-health.ts'
import { docsRoutes } from './docs.routes.ts'

interface DiscoveryDeps {
  readonly config: { readonly publicUrl: string }
  readonly healthPool: Queryable
  readonly shop: Pick<ShopCache, 'get'>
  readonly clock: Clock
}

export function discoveryRoutes(
  app: FastifyInstance,
  { config, healthPool, shop, clock }: DiscoveryDeps,
): void {
  const { publicUrl } = config

  const index = apiIndexAnswer(publicUrl)
  const links = `<${publicUrl}${PLACES.description}>; rel="service-desc"; type="application/json", <${publicUrl}${PLACES.docs}>; rel="service-doc"; type="text/html"`
  for (const operation of [apiIndex, apiIndexV1]) {
    route(app, operation, (_request, reply) => {
      reply.header('link', links)
      return index
    })
  }

  const checkHealth = createHealthCheck(healthPool)
  for (const operation of [healthcheckLegacy, healthcheckV1]) route(app, operation, checkHealth)

  // Takes a tenth of a second, which every start would wait for.
  const description = lazily(() => readyAnswer(JSON.stringify(buildApiDescription({ serverUrl: publicUrl }))))
  for (const path of [PLACES.description, '/api/openapi.json', '/openapi.json']) serve(app, path, description)

  const catalog = readyAnswer(JSON.stringify(apiCatalog(publicUrl)), API_CATALOG_TYPE)
  app.get(PLACES.apiCatalog, (request, reply) => {
    reply.header('link', `<${publicUrl}${PLACES.apiCatalog}>; rel="api-catalog"`)
    return sendReady(request, reply, catalog)
  })

  const llms = lazily(() => readyAnswer(llmsText(publicUrl), 'text/plain; charset=utf-8'))
  serve(app, PLACES.llms, llms)

  app.get(PLACES.security, async (_request, reply) => {
    const { supportChannels } = await shop.get()
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
    return securityText({ publicUrl, supportChannels, now: clock.now() })
  })

  docsRoutes(app)
}

function serve(app: FastifyInstance, path: string, answer: () => ReadyAnswer): void {
  app.get(path, (request, reply) => sendReady(request, reply, answer()))
}
