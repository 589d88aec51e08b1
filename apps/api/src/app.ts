import type { FastifyInstance } from 'fastify'
import { filmAccountRoutes } from './features/selling/film-accounts/index.ts'
import { accountRoutes, customerAccountRoutes, guardAccounts } from './features/selling/account/index.ts'
import { adminSessionRoutes, ownAccountRoutes } from './features/people/admin-session/index.ts'
import { adminUserRoutes } from './features/people/admin-users/index.ts'
import { apiKeyRoutes } from './features/people/api-keys/index.ts'
import { artworkRoutes } from './features/selling/artworks/index.ts'
import { brandRoutes } from './features/shop/brand/index.ts'
import { pictureRoutes } from './features/shop/pictures/index.ts'
import { auditLogRoutes } from './features/people/audit-log/index.ts'
import { botChallengeRoutes } from './features/selling/bot-protection/index.ts'
import { catalogAnswer, catalogRoutes } from './features/selling/catalog/index.ts'
import { consoleRoutes, type BuiltConsole } from './features/shop/console/index.ts'
import { adminLeadRoutes, contactLeadRoutes } from './features/back-office/contact-leads/index.ts'
import { customerImportRoutes, customerRoutes } from './features/back-office/customers/index.ts'
import { costRoutes } from './features/stock-and-money/costs/index.ts'
import { discountRoutes } from './features/selling/discounts/index.ts'
import { discoveryRoutes, docsAtTheRoot } from './features/shop/discovery/index.ts'
import { documentRoutes } from './features/back-office/documents/index.ts'
import { firstRunRoutes } from './features/shop/first-run/index.ts'
import { eventStreamRoutes } from './features/shop/event-stream/index.ts'
import { designRoutes } from './features/selling/designs/index.ts'
import { layoutRoutes } from './features/selling/layouts/index.ts'
import { gangSheetRoutes } from './features/press/gang-sheets/index.ts'
import { estimateRoutes, offeredEstimateRoutes } from './features/back-office/estimates/index.ts'
import { garmentRoutes } from './features/shop/garments/index.ts'
import { inventoryRoutes } from './features/stock-and-money/inventory/index.ts'
import { jobTicketRoutes } from './features/press/job-tickets/index.ts'
import { metricsRoutes } from './features/stock-and-money/metrics/index.ts'
import { dashboardRoutes } from './features/stock-and-money/dashboard/index.ts'
import { ordersAdminRoutes } from './features/back-office/orders-admin/index.ts'
import { orderDecisionsRoutes } from './features/back-office/order-decisions/index.ts'
import { orderMessageRoutes } from './features/back-office/order-messages/index.ts'
import { messageTemplateRoutes } from './features/back-office/notifications/index.ts'
import { threadRoutes } from './features/back-office/threads/index.ts'
import { orderRoutes } from './features/selling/orders/index.ts'
import { reorderRoutes } from './features/selling/reorder/index.ts'
import { paymentProofRoutes } from './features/selling/payment-proofs/index.ts'
import { categoryRoutes } from './features/shop/categories/index.ts'
import { filmPriceRoutes } from './features/shop/film-prices/index.ts'
import { printZoneRoutes } from './features/shop/print-zones/index.ts'
import { privacyRoutes } from './features/people/privacy/index.ts'
import { filmSettingsRoutes } from './features/press/film-settings/index.ts'
import { productionCostRoutes } from './features/press/production-costs/index.ts'
import { productImportRoutes } from './features/shop/product-imports/index.ts'
import { productionRoutes } from './features/press/production/index.ts'
import { publicConfigRoutes } from './features/shop/public-config/index.ts'
import { signInPolicyRoutes } from './features/people/sign-in-policy/index.ts'
import { sharePictureRoutes } from './features/shop/share-pictures/index.ts'
import { settingsRoutes } from './features/shop/settings/index.ts'
import {
  brandPreviewRoutes,
  storefrontRoutes,
  type BuiltStorefront,
} from './features/shop/storefront/index.ts'
import { webhookRoutes } from './features/shop/webhooks/index.ts'
import { guardAdministration } from './platform/auth/guard.ts'
import { registerIdempotency } from './platform/http/route.ts'
import { separateHosts } from './platform/http/separate-hosts.ts'
import { createServer } from './platform/http/server.ts'
import type { Services } from './services.ts'

export function buildApp(
  services: Services,
  web: { storefront?: BuiltStorefront | undefined; console?: BuiltConsole | undefined } = {},
): FastifyInstance {
  const app = createServer(services)
  separateHosts(app, services.config)
  guardAdministration(app, services)
  guardAccounts(app, services)
  registerIdempotency(app, services)
  discoveryRoutes(app, services)
  publicConfigRoutes(app, services)
  const catalog = catalogAnswer(services.shop)
  catalogRoutes(app, { catalog })
  artworkRoutes(app, services)
  designRoutes(app, services)
  layoutRoutes(app, services)
  paymentProofRoutes(app, services)
  botChallengeRoutes(app, services)
  orderRoutes(app, services)
  reorderRoutes(app, services)
  accountRoutes(app, services)
  offeredEstimateRoutes(app, services)
  discountRoutes(app, services)
  contactLeadRoutes(app, services)
  orderMessageRoutes(app, services)
  threadRoutes(app, services)
  adminSessionRoutes(app, services)
  ownAccountRoutes(app, services)
  adminUserRoutes(app, services)
  signInPolicyRoutes(app, services)
  apiKeyRoutes(app, services)
  dashboardRoutes(app, services)
  metricsRoutes(app, services)
  ordersAdminRoutes(app, services)
  orderDecisionsRoutes(app, services)
  documentRoutes(app, services)
  productionRoutes(app, services)
  gangSheetRoutes(app, services)
  filmSettingsRoutes(app, services)
  productionCostRoutes(app, services)
  jobTicketRoutes(app, services)
  inventoryRoutes(app, services)
  costRoutes(app, services)
  adminLeadRoutes(app, services)
  estimateRoutes(app, services)
  customerRoutes(app, services)
  customerAccountRoutes(app, services)
  filmAccountRoutes(app, services)
  customerImportRoutes(app, services)
  settingsRoutes(app, services)
  brandRoutes(app, services)
  messageTemplateRoutes(app, services)
  pictureRoutes(app, services)
  firstRunRoutes(app, services)
  printZoneRoutes(app, services)
  categoryRoutes(app, services)
  filmPriceRoutes(app, services)
  garmentRoutes(app, services)
  productImportRoutes(app, services)
  webhookRoutes(app, services)
  eventStreamRoutes(app, services)
  privacyRoutes(app, services)
  auditLogRoutes(app, services)
  if (web.console) consoleRoutes(app, { console: web.console })
  brandPreviewRoutes(app, { ...services, storefront: web.storefront })
  sharePictureRoutes(app, services)
  if (web.storefront) storefrontRoutes(app, { ...services, catalog, storefront: web.storefront })
  else docsAtTheRoot(app)
  return app
}
