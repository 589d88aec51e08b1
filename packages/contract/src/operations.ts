import * as adminSession from './admin-session.contract.ts'
import * as adminUsers from './admin-users.contract.ts'
import * as artworks from './artworks.contract.ts'
import * as auditLog from './audit-log.contract.ts'
import * as catalog from './catalog.contract.ts'
import * as contactLeads from './contact-leads.contract.ts'
import * as discovery from './discovery.contract.ts'
import * as metrics from './metrics.contract.ts'
import type { Operation } from './operation.ts'
import * as operationsDashboard from './operations-dashboard.contract.ts'
import * as orders from './orders.contract.ts'
import * as publicConfig from './public-config.contract.ts'

/** Every operation of the interface, in the order in which the documentation shows them. */
export const OPERATIONS: readonly Operation[] = [
  discovery.apiIndex,
  discovery.apiIndexV1,
  discovery.healthcheckLegacy,
  discovery.healthcheckV1,
  publicConfig.getPublicConfigLegacy,
  publicConfig.getPublicConfigV1,
  catalog.getCatalog,
  publicConfig.getBotChallenge,
  artworks.uploadArtwork,
  artworks.getArtworkPreview,
  orders.createQuote,
  orders.createStorefrontOrder,
  orders.getTrackedOrder,
  artworks.uploadPaymentProof,
  orders.submitPayment,
  contactLeads.createContactLead,
  adminSession.adminLogin,
  adminSession.adminSession,
  adminSession.adminLogout,
  auditLog.listAuditLog,
  auditLog.createAuditLogEntry,
  auditLog.verifyAuditLog,
  adminUsers.setPassword,
  adminUsers.listAdminUsers,
  adminUsers.createAdminUser,
  metrics.getMetrics,
  operationsDashboard.getOperationsDashboard,
]
