import { passwordLinkRelay, writePasswordLink } from './features/admin-users/index.ts'
import { auditCheck, auditSealing } from './features/audit-log/index.ts'
import { eventRelay, mailQueue } from './features/notifications/index.ts'
import { expireUnpaidOrders, trackingToken } from './features/orders/index.ts'
import { fileRemoval } from './features/file-removal/index.ts'
import { sweepFiles } from './features/privacy/index.ts'
import { housekeeping } from './platform/housekeeping.ts'
import { startJobRunner } from './platform/jobs/job-runner.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import type { Services } from './services.ts'

export interface Jobs {
  /** Takes no new work and waits for what runs, 10 s at most. Call it before `services.close()`. */
  stop(): Promise<void>
}

/** All that happens behind the requests. Nothing runs that is not named here. Call it when the server listens. */
export async function startJobs(services: Services): Promise<Jobs> {
  const { config, keys, log, pool } = services
  const letters = {
    database: services.database,
    mailer: await openMailer(config, services),
    messageIdHost: new URL(config.publicUrl).hostname,
    passwordLink: (linkId: string) => writePasswordLink(services, linkId),
    trackingUrl: (orderId: string) => `${config.publicUrl}/orders/${trackingToken(keys.tracking, orderId)}`,
  }
  const runner = await startJobRunner({
    databaseUrl: databaseUrlOf(services),
    pool,
    log,
    queues: [mailQueue(letters)],
    schedules: [
      housekeeping(services),
      { name: 'expire-unpaid-orders', cron: '* * * * *', run: () => expireUnpaidOrders(services) },
      auditCheck(services),
      { name: 'sweep-files', cron: '20 3 * * *', run: () => sweepFiles(services) },
    ],
    intervals: [
      eventRelay(services),
      passwordLinkRelay(services),
      auditSealing(services),
      fileRemoval(services),
    ],
  })
  return runner
}

function databaseUrlOf({ pool }: Services): string {
  const { connectionString } = pool.options
  if (connectionString === undefined) throw new Error('The pool was not opened with a connection string.')
  return connectionString
}
