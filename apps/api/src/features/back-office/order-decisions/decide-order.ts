import type { AuditAction, OrderRecord } from '@platen/contract'
import { recordAudit, type AuditEntry, type Author } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Transaction, Tx } from '../../../platform/database/transaction.ts'
import { emit, type EventType } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import {
  changesBetween,
  customerActions,
  lockOrder,
  refuseUnlessPossible,
  type LockedOrder,
  type OrderAction,
} from '../../selling/orders/index.ts'

export interface DecisionDeps<Who extends Author = AdminAuthor> {
  readonly transaction: Transaction
  readonly clock: Clock
  readonly author: Who
  /** Reads the order for the response, in the transaction of the decision. */
  readonly answer: (tx: Tx, orderId: string) => Promise<OrderRecord>
}

export interface LockedCase<Who extends Author = AdminAuthor> {
  readonly tx: Tx
  readonly order: LockedOrder
  readonly now: Date
  readonly author: Who
}

/** The audit log gets no data about the customer. */
export interface Outcome {
  readonly order: LockedOrder
  readonly action: AuditAction
  readonly message: string
  /** Changes to the order itself are found by comparison. */
  readonly changes?: NonNullable<AuditEntry['changes']>
  readonly metadata?: NonNullable<AuditEntry['metadata']>
}

export interface Decision {
  readonly orderId: string
  readonly action: OrderAction
  /** For refusals that say more than that the action is not possible. */
  readonly refuse?: ((order: LockedOrder) => void) | undefined
}

/** Runs `decide` in one transaction with the order locked, and records its outcome in the audit log. */
export async function decideOrder<Who extends Author>(
  { transaction, clock, author, answer }: DecisionDeps<Who>,
  { orderId, action, refuse }: Decision,
  decide: (locked: LockedCase<Who>) => Promise<Outcome>,
): Promise<OrderRecord> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const now = clock.now()
    refuse?.(order)
    refuseUnlessPossible(order, action, author.actor.kind === 'customer' ? customerActions : undefined)
    const outcome = await decide({ tx, order, now, author })
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: outcome.action,
        entity: { type: 'order', id: encodeId('order', order.id) },
        message: outcome.message,
        subject: order.number,
        changes: [...changesBetween(order, outcome.order), ...(outcome.changes ?? [])],
        ...(outcome.metadata && { metadata: outcome.metadata }),
      },
    ])
    return answer(tx, order.id)
  })
}

/** Emails quote the `reason` of `payload`. */
export async function emitOrderEvent(
  { tx, order, now }: LockedCase<Author>,
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
