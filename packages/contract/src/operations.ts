import * as adminLeads from './back-office/admin-leads.contract.ts'
import * as adminSession from './people/admin-session.contract.ts'
import * as adminUsers from './people/admin-users.contract.ts'
import * as apiKeys from './people/api-keys.contract.ts'
import * as artworks from './selling/artworks.contract.ts'
import * as auditLog from './people/audit-log.contract.ts'
import * as brand from './shop/brand.contract.ts'
import * as categories from './shop/categories.contract.ts'
import * as catalog from './selling/catalog.contract.ts'
import * as contactLeads from './back-office/contact-leads.contract.ts'
import * as costs from './stock-and-money/costs.contract.ts'
import * as documents from './back-office/documents.contract.ts'
import * as discovery from './shop/discovery.contract.ts'
import * as firstRun from './shop/first-run.contract.ts'
import * as eventStream from './shop/event-stream.contract.ts'
import * as gangSheets from './press/gang-sheets.contract.ts'
import * as garments from './shop/garments.contract.ts'
import * as inventory from './stock-and-money/inventory.contract.ts'
import * as jobTickets from './press/job-tickets.contract.ts'
import * as metrics from './stock-and-money/metrics.contract.ts'
import type { Operation } from './operation.ts'
import * as pictures from './shop/pictures.contract.ts'
import * as operationsDashboard from './stock-and-money/operations-dashboard.contract.ts'
import * as adminOrders from './back-office/admin-orders.contract.ts'
import * as orderHandling from './back-office/order-handling.contract.ts'
import * as orderMessages from './back-office/order-messages.contract.ts'
import * as orders from './selling/orders.contract.ts'
import * as ownAccount from './people/own-account.contract.ts'
import * as printZones from './shop/print-zones.contract.ts'
import * as privacy from './people/privacy.contract.ts'
import * as productionSettings from './press/production-settings.contract.ts'
import * as productImports from './shop/product-imports.contract.ts'
import * as production from './press/production.contract.ts'
import * as publicConfig from './shop/public-config.contract.ts'
import * as signInPolicy from './people/sign-in-policy.contract.ts'
import * as settings from './shop/settings.contract.ts'
import * as webhooks from './shop/webhooks.contract.ts'

/** In the order in which the documentation shows them. */
export const OPERATIONS: readonly Operation[] = [
  discovery.apiIndex,
  discovery.apiIndexV1,
  discovery.healthcheckLegacy,
  discovery.healthcheckV1,
  publicConfig.getPublicConfigLegacy,
  publicConfig.getPublicConfigV1,
  brand.getShopTexts,
  pictures.getPictureFile,
  catalog.getCatalog,
  publicConfig.getBotChallenge,
  artworks.uploadArtwork,
  artworks.getArtworkPreview,
  artworks.getArtwork,
  artworks.getArtworkPixels,
  orders.createQuote,
  orders.createStorefrontOrder,
  orders.getTrackedOrder,
  artworks.uploadPaymentProof,
  orders.submitPayment,
  orders.replaceOrderArtwork,
  documents.listOwnDocuments,
  documents.getOwnDocumentFile,
  orderMessages.requestOrderLink,
  contactLeads.createContactLead,
  adminSession.adminLogin,
  adminSession.adminSession,
  adminSession.adminLogout,
  ownAccount.changeOwnPassword,
  ownAccount.replaceOwnLanguage,
  ownAccount.createTotpEnrolment,
  ownAccount.createTotpConfirmation,
  ownAccount.createTotpRemoval,
  ownAccount.listSessions,
  ownAccount.revokeSession,
  ownAccount.revokeOtherSessions,
  adminUsers.setPassword,
  adminUsers.listAdminUsers,
  adminUsers.getAdminUser,
  adminUsers.listRoles,
  adminUsers.createAdminUser,
  adminUsers.replaceAdminUserRole,
  adminUsers.createAdminUserDeactivation,
  adminUsers.createAdminUserActivation,
  adminUsers.createAdminUserUnlock,
  adminUsers.createAdminUserReset,
  signInPolicy.getSignInPolicy,
  signInPolicy.replaceSignInPolicy,
  apiKeys.listApiKeys,
  apiKeys.getApiKey,
  apiKeys.createApiKey,
  apiKeys.createApiKeyRevocation,
  operationsDashboard.getOperationsDashboard,
  metrics.getMetrics,
  adminOrders.listOrders,
  adminOrders.exportOrders,
  adminOrders.createOrder,
  adminOrders.getOrder,
  adminOrders.updateOrder,
  adminOrders.getPaymentProof,
  orderMessages.listWhatsAppMessages,
  orderMessages.createWhatsAppMessageOutcome,
  orderHandling.createPaymentVerification,
  orderHandling.createPaymentRejection,
  orderHandling.createOrderPayment,
  orderHandling.createOrderRefund,
  orderHandling.createOrderCredit,
  orderHandling.createArtworkApproval,
  orderHandling.createArtworkChangesRequest,
  orderHandling.replacePlacementArtwork,
  orderHandling.createOrderChange,
  orderHandling.createOrderChangePreview,
  orderHandling.createOrderHold,
  orderHandling.createOrderResumption,
  orderHandling.createOrderCancellation,
  orderHandling.createOrderHandover,
  orderHandling.createFailedHandover,
  orderHandling.createOrderReadiness,
  orderHandling.createOrderReturn,
  orderHandling.createOrderNote,
  documents.listDocuments,
  documents.getDocument,
  documents.getDocumentFile,
  documents.createDocument,
  documents.createDocumentSending,
  documents.exportDocuments,
  documents.getPackingSlip,
  documents.getBagLabels,
  production.listPrintJobs,
  production.getPrintQueue,
  production.getPrintJob,
  production.createPrintJobMoves,
  gangSheets.listGangSheets,
  gangSheets.createGangSheet,
  gangSheets.getGangSheet,
  gangSheets.createGangSheetPacking,
  gangSheets.createGangSheetPackingStop,
  gangSheets.replaceGangSheetLayout,
  gangSheets.createGangSheetLock,
  gangSheets.createGangSheetExport,
  gangSheets.getGangSheetFile,
  gangSheets.createGangSheetPrinting,
  gangSheets.createGangSheetVoiding,
  jobTickets.getJobTickets,
  inventory.listInventoryItems,
  inventory.createInventoryItem,
  inventory.getInventoryItem,
  inventory.updateInventoryItem,
  inventory.listInventoryMovements,
  inventory.getInventoryMovement,
  inventory.createInventoryMovement,
  inventory.createStockDelivery,
  inventory.createStockCount,
  inventory.verifyInventory,
  costs.listCostEntries,
  costs.getCostEntry,
  costs.createCostEntry,
  costs.createCostEntryReversal,
  adminLeads.listContactLeads,
  adminLeads.getContactLead,
  adminLeads.createContactLeadMove,
  adminLeads.createContactLeadConversion,
  settings.getSettings,
  settings.getSettingsUsage,
  settings.replaceSettings,
  brand.getBrand,
  brand.replaceBrand,
  brand.getBrandPreview,
  pictures.uploadPicture,
  pictures.getPicture,
  pictures.uploadGarmentPhoto,
  pictures.getGarmentPhoto,
  pictures.maskGarmentPhoto,
  firstRun.getFirstRun,
  firstRun.replaceFirstRun,
  firstRun.createExampleRemoval,
  firstRun.createExampleAdoption,
  firstRun.createTestOrder,
  firstRun.createTestOrderCancellation,
  productionSettings.getProductionSettings,
  productionSettings.replaceProductionSettings,
  printZones.getPrintZones,
  printZones.getPrintZoneUsage,
  printZones.replacePrintZones,
  garments.listGarments,
  garments.listGarmentAppearances,
  garments.getGarment,
  garments.createGarment,
  garments.replaceGarment,
  categories.getCategories,
  categories.replaceCategories,
  productImports.createProductImportPreview,
  productImports.createProductImport,
  productImports.exportProducts,
  webhooks.listWebhookEndpoints,
  webhooks.createWebhookEndpoint,
  webhooks.getWebhookEndpoint,
  webhooks.replaceWebhookEndpoint,
  webhooks.createWebhookSecretRotation,
  webhooks.createWebhookEndpointRemoval,
  webhooks.listWebhookDeliveries,
  webhooks.createWebhookDeliveryReplay,
  eventStream.streamEvents,
  privacy.createPrivacyExport,
  privacy.createPrivacyErasure,
  auditLog.listAuditLog,
  auditLog.createAuditLogEntry,
  auditLog.verifyAuditLog,
  auditLog.exportAuditLog,
]
