import type { OrderProof, ProofWithdrawal } from '@platen/contract'
import { openGates } from '../../../press/production/index.ts'
import { changeOrder } from '../../../selling/orders/index.ts'
import { emitOrderEvent, type LockedCase, type Outcome } from '../decide-order.ts'
import { freeze } from '../../approvals/index.ts'
import { stopPrints } from './stop-prints.ts'
import { insertVersion, readPrinted } from './proofs.store.ts'

/** Freezes what the order prints now. Until the customer approves it, nothing of the order can be nested. */
export async function sendProof(locked: LockedCase, { message }: OrderProof): Promise<Outcome> {
  const { tx, order, now, author } = locked
  const { content, customerName, notes } = await readPrinted(tx, order.id)
  const frozen = freeze({ proof: content }, { customerName, notes, message: message ?? null })
  const version = await insertVersion(tx, {
    ...frozen,
    orderId: order.id,
    content,
    sentAt: now,
    sentBy: author.actor.id,
  })
  const stopped = await stopPrints(locked)
  await emitOrderEvent(locked, 'proof.sent', {
    version,
    ...(message === undefined ? {} : { reason: message }),
  })
  return {
    order: await changeOrder(tx, stopped, { proofStatus: 'sent' }, now),
    action: 'proof.sent',
    message: `${author.actor.name} sent version ${version} of the proof of order ${order.number}.`,
    changes: [{ path: 'proof.hash', from: null, to: frozen.hash }],
  }
}

/** The reason stays in the audit log, where the team reads it. */
export async function withdrawProof(locked: LockedCase, { reason }: ProofWithdrawal): Promise<Outcome> {
  const { tx, order, now, author } = locked
  const withdrawn = await changeOrder(tx, order, { proofStatus: 'withdrawn' }, now)
  await emitOrderEvent(locked, 'order.updated')
  return {
    order: await openGates(tx, withdrawn, now),
    action: 'proof.withdrawn',
    message: `${author.actor.name} withdrew the proof of order ${order.number}.`,
    metadata: { reason },
  }
}
