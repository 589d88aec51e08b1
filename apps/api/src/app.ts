import type { FastifyInstance } from 'fastify'
import { catalogRoutes } from './features/catalog/index.ts'
import { publicConfigRoutes } from './features/public-config/index.ts'
import { createServer } from './platform/http/server.ts'
import type { Services } from './services.ts'

/** The whole interface, feature by feature. Nothing is loaded that is not named here. */
export function buildApp(services: Services): FastifyInstance {
  const app = createServer(services)
  publicConfigRoutes(app, services)
  catalogRoutes(app, services)
  return app
}
