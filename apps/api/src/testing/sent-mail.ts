import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { createMailedLink, passwordLinkRelay } from '../features/people/admin-users/index.ts'
import { createMailedSignInLink, signInLinkRelay } from '../features/selling/account/index.ts'
import { ownNamesOf } from '../features/selling/catalog/index.ts'
import { trackingToken, trackingUrl } from '../features/selling/orders/index.ts'
import { readDocumentFile } from '../features/back-office/documents/index.ts'
import { emailSubscriber, mailQueue } from '../features/back-office/notifications/index.ts'
import { orderLinkRelay } from '../features/back-office/order-messages/index.ts'
import { startJobRunner, type JobRunner } from '../platform/jobs/job-runner.ts'
import { createSmtpMailer } from '../platform/mail/smtp-mailer.ts'
import { eventRelay } from '../platform/outbox/dispatch-events.ts'
import { startMailCatcher, type CaughtMail, type MailCatcher } from './mail-catcher.ts'
import type { TestApp } from './test-app.ts'

export const PATIENTLY = { timeout: 20_000, interval: 50 }

export interface SentMail {
  readonly catcher: MailCatcher
  /** Waits for this many emails and for any unexpected ones, and returns them by recipient. */
  readonly caught: (count: number) => Promise<Partial<Record<string, CaughtMail>>>
  readonly allJobsDone: () => Promise<void>
  /** One more, which stops with the tests of this file when it is of their shop. */
  readonly startRelay: (smtpUrl: string, app?: TestApp) => Promise<JobRunner>
}

/** Sends the emails of the shop to a mail server that keeps them; it is emptied after each test. */
export function sharedMail(shop: TestApp): SentMail {
  const running: { stop(): Promise<void> }[] = []
  let catcher: MailCatcher
  beforeAll(async () => {
    catcher = await startMailCatcher()
    await startRelay(catcher.url)
  })
  afterEach(() => {
    catcher.mails.splice(0)
  })
  afterAll(async () => {
    await Promise.all(running.map((runner) => runner.stop()))
    await catcher.close()
  })
  return {
    get catcher() {
      return catcher
    },
    caught: async (count) => {
      await vi.waitFor(() => expect(catcher.mails.length).toBeGreaterThanOrEqual(count), PATIENTLY)
      await allJobsDone()
      expect(catcher.mails).toHaveLength(count)
      return Object.fromEntries<CaughtMail>(catcher.mails.map((mail) => [mail.recipients[0] ?? '', mail]))
    },
    ...{ allJobsDone, startRelay },
  }

  async function startRelay(smtpUrl: string, app: TestApp = shop): Promise<JobRunner> {
    const { services, databaseUrl } = app
    const queue = mailQueue(mailDepsOf(app, smtpUrl), { limit: 50, delaySeconds: 1, maxDelaySeconds: 1 })
    const runner = await startJobRunner({
      databaseUrl,
      pool: services.pool,
      log: pino({ level: 'silent' }),
      queues: [{ ...queue, pollSeconds: 0.5 }],
      schedules: [],
      intervals: [
        { ...eventRelay({ ...services, subscribers: [emailSubscriber] }), everySeconds: 0.1 },
        { ...passwordLinkRelay(services), everySeconds: 0.1 },
        { ...orderLinkRelay(services), everySeconds: 0.1 },
        { ...signInLinkRelay(services), everySeconds: 0.1 },
      ],
    })
    if (app === shop) running.push(runner)
    return runner
  }

  async function allJobsDone(): Promise<void> {
    await vi.waitFor(async () => {
      const { rows } = await shop.services.pool.query(
        `SELECT id FROM events WHERE dispatched_at IS NULL
         UNION ALL SELECT 1 FROM password_links WHERE letter_due
         UNION ALL SELECT 1 FROM account_links WHERE email_due
         UNION ALL SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state <> 'completed'`,
      )
      expect(rows).toEqual([])
    }, PATIENTLY)
  }
}

export function mailDepsOf({ services }: TestApp, smtpUrl: string): Parameters<typeof mailQueue>[0] {
  return {
    database: services.database,
    storage: services.storage,
    ownNames: async () => ownNamesOf(await services.shop.get()).all,
    mailer: createSmtpMailer({ smtpUrl, from: services.config.mailFrom }),
    messageIdHost: 'localhost',
    documentFile: (id) => readDocumentFile(services, id),
    signInLink: (linkId) => createMailedSignInLink(services, linkId),
    passwordLink: (linkId) => createMailedLink(services, linkId),
    trackingUrl: (id, locale) =>
      trackingUrl('http://localhost:3000', trackingToken(services.keys.tracking, id), locale),
    estimateUrl: (id) => `http://localhost:3000/estimates/${id}`,
    consoleUrl: (id) => `http://localhost:3000/admin/orders/${id}`,
    estimateConsoleUrl: (id) => `http://localhost:3000/admin/estimates/${id}`,
  }
}
