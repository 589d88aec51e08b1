import type { OrderRecord } from '@platen/contract'
import { recordAudit, type AuditEntry, type Author } from '../../platform/audit.ts'
import type { AdminAuthor } from '../../platform/auth/guard.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction, Tx } from '../../platform/database/transaction.ts'
import { emit, type EventType } from '../../platform/events.ts'
import { encodeId } from '../../platform/ids.ts'
import { changesBetween, lockOrder, type LockedOrder } from '../orders/index.ts'

/** What every decision about an order is made with. */
export interface DecisionDeps<Who extends Author = AdminAuthor> {
  readonly transaction: Transaction
  readonly clock: Clock
  readonly author: Who
  /** Reads the order for the answer, in the transaction of the decision. */
  readonly answer: (tx: Tx, orderId: string) => Promise<OrderRecord>
}

/** An order that is locked until the decision about it commits. */
export interface LockedCase {
  readonly tx: Tx
  readonly order: LockedOrder
  readonly now: Date
}

/** What became of the order, and what the audit log says of it: no word about the customer. */
export interface Outcome {
  readonly order: LockedOrder
  readonly action: string
  readonly message: string
  /** Of what belongs to the order; its own changes are seen from outside. */
  readonly changes?: NonNullable<AuditEntry['changes']>
}

/**
 * Makes one decision about one order in one transaction: locks it, lets `decide` refuse or write, writes the audit
 * row and answers the order as it is then. Refuses with RESOURCE_NOT_FOUND.
 */
export async function decideOrder(
  { transaction, clock, author, answer }: DecisionDeps<Author>,
  orderId: string,
  decide: (locked: LockedCase) => Promise<Outcome>,
): Promise<OrderRecord> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const now = clock.now()
    const outcome = await decide({ tx, order, now })
    await recordAudit(tx, [
      {
        actor: author.actor,
        ...(author.requestId === undefined ? {} : { requestId: author.requestId }),
        ...(author.ipAddress === undefined ? {} : { ipAddress: author.ipAddress }),
        occurredAt: now,
        action: outcome.action,
        entity: { type: 'order', id: encodeId('order', order.id) },
        message: outcome.message,
        changes: [...changesBetween(order, outcome.order), ...(outcome.changes ?? [])],
      },
    ])
    return answer(tx, order.id)
  })
}

/** Emits an event about a locked order. What `payload` calls `reason` is what letters quote. */
export async function tell(
  { tx, order, now }: LockedCase,
  type: EventType,
  payload: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await emit(tx, {
    type,
    orderId: order.id,
    payload: { number: order.number, ...payload },
    occurredAt: now,
  })
}
