import { addDays, dayIn } from '@platen/formats/calendar'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { Enqueue, IntervalPlan } from '../../../platform/jobs/job-plan.ts'
import type { Platform } from '../../../platform/platform.ts'
import { SYSTEM, recordAudit } from '../../../platform/records/audit.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { MAIL_QUEUE, type EstimateReminderJob } from '../notifications/index.ts'
import { claimReminders, expireBefore } from './due-estimates.store.ts'

interface ExpireDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly shop: ShopCache
}

/** Estimates per transaction, so that locks stay short even after a long outage. */
const BATCH = 100
/** Before the last day. */
const REMIND_DAYS = 2
/** Nobody is reminded of what arrived today. */
const DAY_MS = 24 * 3_600_000

/** The day after its last day, in the store's time zone. */
export async function expireEstimates({ transaction, clock, shop }: ExpireDeps): Promise<number> {
  let total = 0
  for (;;) {
    const now = clock.now()
    const today = dayIn((await shop.get()).timeZone, now)
    const expired = await expireBatch(transaction, { today, now })
    total += expired
    if (expired < BATCH) return total
  }
}

function expireBatch(
  transaction: Transaction,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<number> {
  return transaction(async (tx) => {
    const estimates = await expireBefore(tx, { today, now, limit: BATCH })
    await recordAudit(
      tx,
      estimates.map(({ id, number }) => ({
        ...SYSTEM,
        occurredAt: now,
        action: 'estimate.expired',
        entity: { type: 'estimate', id: encodeId('estimate', id) },
        message: `Estimate ${number} was not approved in time.`,
      })),
    )
    for (const { id, number, version } of estimates)
      await emit(tx, {
        type: 'estimate.expired',
        estimateId: id,
        payload: { number, version },
        occurredAt: now,
      })
    return estimates.length
  })
}

/** One email before an estimate expires, to customers who have not answered it. */
export function estimateReminders({ transaction, clock, shop }: ExpireDeps): IntervalPlan {
  return {
    name: 'remind-of-estimates',
    everySeconds: 60,
    replicas: 'every',
    run: async ({ enqueue }) => {
      const now = clock.now()
      const today = dayIn((await shop.get()).timeZone, now)
      const sentBefore = new Date(now.getTime() - DAY_MS)
      return transaction(async (tx) => {
        const ids = await claimReminders(tx, {
          ...{ today, sentBefore, limit: BATCH },
          lastDay: addDays(today, REMIND_DAYS),
        })
        await remind(enqueue, tx, ids)
        return ids.length < BATCH ? 'done' : 'more'
      })
    },
  }
}

async function remind(enqueue: Enqueue, tx: Parameters<Enqueue>[0], ids: readonly string[]): Promise<void> {
  const jobs = ids.map((estimateId): EstimateReminderJob => ({ estimateId, email: 'estimate-reminder' }))
  if (jobs.length > 0) await enqueue(tx, MAIL_QUEUE, jobs)
}
