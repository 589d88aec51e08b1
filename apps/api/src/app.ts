import type { FastifyInstance } from 'fastify'
import { adminSessionRoutes, ownAccountRoutes } from './features/admin-session/index.ts'
import { adminUserRoutes } from './features/admin-users/index.ts'
import { artworkRoutes } from './features/artworks/index.ts'
import { auditLogRoutes } from './features/audit-log/index.ts'
import { botChallengeRoutes } from './features/bot-protection/index.ts'
import { catalogRoutes } from './features/catalog/index.ts'
import { consoleRoutes, type BuiltConsole } from './features/console/index.ts'
import { adminLeadRoutes, contactLeadRoutes } from './features/contact-leads/index.ts'
import { costRoutes } from './features/costs/index.ts'
import { discoveryRoutes, docsAtTheRoot } from './features/discovery/index.ts'
import { eventStreamRoutes } from './features/event-stream/index.ts'
import { gangSheetRoutes } from './features/gang-sheets/index.ts'
import { garmentRoutes } from './features/garments/index.ts'
import { inventoryRoutes } from './features/inventory/index.ts'
import { jobTicketRoutes } from './features/job-tickets/index.ts'
import { metricsRoutes } from './features/metrics/index.ts'
import { operationsRoutes } from './features/operations/index.ts'
import { orderDeskRoutes } from './features/order-desk/index.ts'
import { orderHandlingRoutes } from './features/order-handling/index.ts'
import { orderRoutes } from './features/orders/index.ts'
import { paymentProofRoutes } from './features/payment-proofs/index.ts'
import { printZoneRoutes } from './features/print-zones/index.ts'
import { privacyRoutes } from './features/privacy/index.ts'
import { productionCostRoutes } from './features/production-costs/index.ts'
import { productionRoutes } from './features/production/index.ts'
import { publicConfigRoutes } from './features/public-config/index.ts'
import { settingsRoutes } from './features/settings/index.ts'
import { storefrontRoutes, type BuiltStorefront } from './features/storefront/index.ts'
import { webhookRoutes } from './features/webhooks/index.ts'
import { guardAdministration } from './platform/auth/guard.ts'
import { createServer } from './platform/http/server.ts'
import type { Services } from './services.ts'

/** The whole interface, feature by feature, and the web apps where they are built. Nothing is loaded that is not named here. */
export function buildApp(
  services: Services,
  web: { storefront?: BuiltStorefront | undefined; console?: BuiltConsole | undefined } = {},
): FastifyInstance {
  const app = createServer(services)
  guardAdministration(app, services)
  discoveryRoutes(app, services)
  publicConfigRoutes(app, services)
  catalogRoutes(app, services)
  artworkRoutes(app, services)
  paymentProofRoutes(app, services)
  botChallengeRoutes(app, services)
  orderRoutes(app, services)
  contactLeadRoutes(app, services)
  adminSessionRoutes(app, services)
  ownAccountRoutes(app, services)
  adminUserRoutes(app, services)
  operationsRoutes(app, services)
  metricsRoutes(app, services)
  orderDeskRoutes(app, services)
  orderHandlingRoutes(app, services)
  productionRoutes(app, services)
  gangSheetRoutes(app, services)
  productionCostRoutes(app, services)
  jobTicketRoutes(app, services)
  inventoryRoutes(app, services)
  costRoutes(app, services)
  adminLeadRoutes(app, services)
  settingsRoutes(app, services)
  printZoneRoutes(app, services)
  garmentRoutes(app, services)
  webhookRoutes(app, services)
  eventStreamRoutes(app, services)
  privacyRoutes(app, services)
  auditLogRoutes(app, services)
  if (web.console) consoleRoutes(app, { console: web.console })
  if (web.storefront) storefrontRoutes(app, { ...services, storefront: web.storefront })
  else docsAtTheRoot(app)
  return app
}
