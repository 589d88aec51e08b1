import type { OrderLinkRequest } from '@platen/contract'
import type { Transaction, Tx } from '../../../platform/database/transaction.ts'
import { accountKey } from '../../../platform/http/rate-limits.ts'
import type { Enqueue, IntervalPlan } from '../../../platform/jobs/job-plan.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readOrderNumber } from './order-number.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { MAIL_QUEUE, type OrderLinkJob } from '../notifications/index.ts'
import {
  claimLinkRequests,
  insertLinkMessages,
  insertLinkRequest,
  type LinkRequest,
} from './order-messages.store.ts'

/** Does the same whether or not there is such an order: `orderLinkRelay` looks for it later. */
export async function storeLinkRequest(
  { transaction, clock, limits }: Pick<Platform, 'transaction' | 'clock' | 'limits'>,
  { number, email, phone }: OrderLinkRequest,
): Promise<{ status: 'accepted' }> {
  const contacts = [email, phone].filter((contact) => contact !== undefined)
  if (contacts.length === 0) throw invalidField('email', 'is required without a phone', 'no_contact')
  const order = readOrderNumber(number, clock.now().getUTCFullYear())
  // With the number: who knows only the contact cannot use up its quota.
  for (const contact of contacts)
    await limits.consume('order-link-contact', accountKey(`${order} ${contact}`))
  return transaction(async (tx) => {
    await insertLinkRequest(tx, {
      id: newUuid(),
      number: order,
      email: email ?? null,
      phone: phone ?? null,
      requestedAt: clock.now(),
    })
    return { status: 'accepted' as const }
  })
}

const BATCH = 50

/** The request is deleted in the transaction that adds what it causes. */
export function orderLinkRelay({
  transaction,
  clock,
}: {
  readonly transaction: Transaction
  readonly clock: Platform['clock']
}): IntervalPlan {
  return {
    name: 'send-order-links',
    everySeconds: 2,
    replicas: 'every',
    run: ({ enqueue }) =>
      transaction(async (tx) => {
        const requests = await claimLinkRequests(tx, BATCH)
        await answer(tx, requests, { enqueue, now: clock.now() })
        return requests.length < BATCH ? 'done' : 'more'
      }),
  }
}

async function answer(
  tx: Tx,
  requests: readonly LinkRequest[],
  { enqueue, now }: { enqueue: Enqueue; now: Date },
): Promise<void> {
  const jobs = requests.flatMap(({ id, orderId, byEmail }): OrderLinkJob[] =>
    orderId !== null && byEmail ? [{ orderId, requestId: id, email: 'order-link' }] : [],
  )
  if (jobs.length > 0) await enqueue(tx, MAIL_QUEUE, jobs)
  const toWrite = requests.flatMap(({ orderId, byPhone }) => (orderId !== null && byPhone ? [orderId] : []))
  await insertLinkMessages(tx, [...new Set(toWrite)], now)
}
