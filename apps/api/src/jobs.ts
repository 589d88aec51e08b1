import { createMailedSignInLink, signInLinkRelay } from './features/selling/account/index.ts'
import { passwordLinkRelay, createMailedLink } from './features/people/admin-users/index.ts'
import { auditCheck, auditSealing } from './features/people/audit-log/index.ts'
import { fileRemoval } from './platform/file-removal/index.ts'
import {
  removeAbandonedWork,
  sheetExportQueue,
  sheetExportRelay,
} from './features/press/gang-sheets/index.ts'
import { estimateReminders, estimateUrl, expireEstimates } from './features/back-office/estimates/index.ts'
import { checkLedger, watchStock } from './features/stock-and-money/inventory/index.ts'
import { joinOldRecords } from './features/back-office/customers/index.ts'
import { orderLinkRelay, whatsAppSubscriber } from './features/back-office/order-messages/index.ts'
import {
  documentQueue,
  documentSubscriber,
  readDocumentFile,
} from './features/back-office/documents/index.ts'
import { emailSubscriber, mailQueue } from './features/back-office/notifications/index.ts'
import {
  checkOrders,
  expireUnpaidOrders,
  trackingToken,
  trackingUrl,
} from './features/selling/orders/index.ts'
import { checkPrintCosts } from './features/press/production-costs/index.ts'
import { sweepFiles } from './features/people/privacy/index.ts'
import { ownNamesOf } from './features/selling/catalog/index.ts'
import { openProductionGates } from './features/press/production/index.ts'
import { redrawOldPhotos } from './features/shop/pictures/index.ts'
import { webhookQueue, webhookReplays, webhookSubscriber } from './features/shop/webhooks/index.ts'
import { encodeId } from './platform/records/ids.ts'
import { housekeeping } from './platform/jobs/housekeeping.ts'
import { withoutTimeLimits } from './platform/database/without-time-limits.ts'
import { startJobRunner } from './platform/jobs/job-runner.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { eventRelay } from './platform/outbox/dispatch-events.ts'
import { rehearsals, removeRehearsal } from './rehearsal/index.ts'
import type { Services } from './services.ts'

export interface Jobs {
  /** Waits at most 6 s for running work. Call it before `services.close()`. */
  stop(): Promise<void>
}

/** Call it once the server listens. */
export async function startJobs(services: Services): Promise<Jobs> {
  const { config, keys, log, pool } = services
  // With a million orders they take seconds, and nobody waits for an answer.
  const patiently = (check: (deps: Pick<Services, 'database' | 'clock'>) => Promise<unknown>) => () =>
    withoutTimeLimits(databaseUrlOf(services), (database) => check({ ...services, database }))
  const emails = {
    database: services.database,
    storage: services.storage,
    mailer: openMailer(config, services),
    ownNames: async () => ownNamesOf(await services.shop.get()).all,
    messageIdHost: new URL(config.publicUrl).hostname,
    documentFile: (documentId: string) => readDocumentFile(services, documentId),
    signInLink: (linkId: string) => createMailedSignInLink(services, linkId),
    passwordLink: (linkId: string) => createMailedLink(services, linkId),
    trackingUrl: (orderId: string, languages: Parameters<typeof trackingUrl>[2]) =>
      trackingUrl(config.publicUrl, trackingToken(keys.tracking, orderId), languages),
    estimateUrl: (estimateId: string, languages: Parameters<typeof trackingUrl>[2]) =>
      estimateUrl(services, estimateId, languages),
    consoleUrl: (orderId: string) => `${config.consoleUrl}/admin/orders/${encodeId('order', orderId)}`,
    estimateConsoleUrl: (estimateId: string) =>
      `${config.consoleUrl}/admin/estimates/${encodeId('estimate', estimateId)}`,
  }
  const runner = await startJobRunner({
    databaseUrl: databaseUrlOf(services),
    pool,
    log,
    writes: services.writes,
    queues: [mailQueue(emails), webhookQueue(services), sheetExportQueue(services), documentQueue(services)],
    schedules: [
      housekeeping(services),
      { name: 'expire-unpaid-orders', cron: '* * * * *', run: () => expireUnpaidOrders(services) },
      { name: 'expire-estimates', cron: '* * * * *', run: () => expireEstimates(services) },
      { name: 'open-production-gates', cron: '* * * * *', run: () => openProductionGates(services) },
      { name: 'watch-stock', cron: '* * * * *', run: () => watchStock(services) },
      { name: 'check-ledger', cron: '17 9 * * *', run: patiently(checkLedger) },
      { name: 'check-orders', cron: '37 9 * * *', run: patiently(checkOrders) },
      { name: 'check-print-costs', cron: '47 9 * * *', run: patiently(checkPrintCosts) },
      auditCheck(services),
      rehearsals(services),
      { name: 'sweep-files', cron: '20 3 * * *', run: () => sweepFiles(services) },
    ],
    intervals: [
      eventRelay({
        ...services,
        subscribers: [emailSubscriber, webhookSubscriber, whatsAppSubscriber, documentSubscriber],
      }),
      webhookReplays(services),
      sheetExportRelay(services),
      passwordLinkRelay(services),
      orderLinkRelay(services),
      signInLinkRelay(services),
      estimateReminders(services),
      auditSealing(services),
      fileRemoval(services),
      { name: 'join-old-records', everySeconds: 60, replicas: 'one', run: () => joinOldRecords(services) },
      { name: 'redraw-old-photos', everySeconds: 60, replicas: 'one', run: () => redrawOldPhotos(services) },
      { name: 'tidy-folders', everySeconds: 3_600, replicas: 'every', run: () => tidyFolders(services) },
    ],
  })
  return runner
}

async function tidyFolders({ storage, config }: Services): Promise<'done'> {
  await storage.tidy()
  await removeRehearsal(config.dataDir)
  await removeAbandonedWork()
  return 'done'
}

function databaseUrlOf({ pool }: Services): string {
  const { connectionString } = pool.options
  if (connectionString === undefined) throw new Error('The pool was not opened with a connection string.')
  return connectionString
}
