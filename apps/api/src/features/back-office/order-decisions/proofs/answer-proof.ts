import type { ProofApproval, ProofChangesRequest, RecordedProofApproval } from '@platen/contract'
import { newUuid } from '../../../../platform/records/ids.ts'
import type { Author } from '../../../../platform/records/audit.ts'
import { Refusal, invalidField } from '../../../../platform/refusal.ts'
import { changeOrder, type LockedOrder } from '../../../selling/orders/index.ts'
import { openGates } from '../../../press/production/index.ts'
import { emitOrderEvent, type LockedCase, type Outcome } from '../decide-order.ts'
import { sign } from '../../approvals/index.ts'
import { stopPrints } from './stop-prints.ts'
import { insertAnswer, listVersions, type ProofVersion } from './proofs.store.ts'

type CustomersCase = LockedCase<Author>

export async function requestProof(locked: CustomersCase): Promise<Outcome> {
  const { tx, order, now } = locked
  const stopped = await stopPrints(locked)
  await emitOrderEvent(locked, 'order.updated')
  return {
    order: await changeOrder(tx, stopped, { proofStatus: 'wanted' }, now),
    action: 'proof.requested',
    message: `The customer asked for a proof of order ${order.number}.`,
  }
}

export async function approveProof(
  locked: CustomersCase,
  { version, hash, name, address }: ProofApproval & { readonly address: string },
): Promise<Outcome> {
  const shown = await getShown(locked, version)
  if (shown.hash !== hash) throw superseded(locked.order)
  const { salt, signature } = sign({ name, address })
  await insertAnswer(locked.tx, { ...answerOf(locked, shown, 'approved'), name, salt, ipAddress: address })
  return approved(locked, shown, {
    message: `The customer approved version ${version} of the proof of order ${locked.order.number}.`,
    metadata: { version, hash, signature },
  })
}

/** By staff, of an approval that came by phone or in a chat. */
export async function recordApproval(
  locked: LockedCase,
  { version, name, reason }: RecordedProofApproval,
): Promise<Outcome> {
  const { author, order } = locked
  const shown = await getShown(locked, version)
  await insertAnswer(locked.tx, {
    ...answerOf(locked, shown, 'approved'),
    ...{ name, reason, recordedBy: author.actor.id },
  })
  return approved(locked, shown, {
    message: `${author.actor.name} recorded the approval of version ${version} of the proof of order ${order.number}.`,
    metadata: { version, hash: shown.hash },
  })
}

export async function requestProofChanges(
  locked: CustomersCase,
  { version, notes }: ProofChangesRequest,
): Promise<Outcome> {
  const { tx, order, now } = locked
  const shown = await getShown(locked, version)
  const unknown = notes.findIndex(({ line = 0 }) => line >= shown.content.lines.length)
  if (unknown !== -1) throw invalidField(`notes[${unknown}].line`, 'the proof has no such line', 'not_found')
  await insertAnswer(tx, {
    ...answerOf(locked, shown, 'changes_requested'),
    notes: notes.map(({ line = null, text }) => ({ line, text })),
  })
  // The event says that there are notes, never what they say.
  await emitOrderEvent(locked, 'proof.changes_requested', { version })
  return {
    order: await changeOrder(tx, order, { proofStatus: 'changes_requested' }, now),
    action: 'proof.changes_requested',
    message: `The customer requested changes to version ${version} of the proof of order ${order.number}.`,
  }
}

async function approved(
  locked: CustomersCase,
  { version }: ProofVersion,
  recorded: Pick<Outcome, 'message' | 'metadata'>,
): Promise<Outcome> {
  const { tx, order, now } = locked
  const changed = await changeOrder(tx, order, { proofStatus: 'approved' }, now)
  await emitOrderEvent(locked, 'proof.approved', { version })
  return { order: await openGates(tx, changed, now), action: 'proof.approved', ...recorded }
}

/** The version that waits for an answer, which must be the one that was seen. The order is locked. */
async function getShown({ tx, order }: CustomersCase, version: number): Promise<ProofVersion> {
  const [newest] = await listVersions(tx, order.id, 1)
  if (newest?.version !== version) throw superseded(order)
  return newest
}

function superseded({ revision }: LockedOrder): Refusal {
  return new Refusal('REVISION_CONFLICT', 'This is no longer the proof that the shop asks you to approve.', {
    details: { reason: 'proof_superseded', revision },
    resolution: 'Look at the newest version and answer that one.',
  })
}

function answerOf(
  { order, now }: CustomersCase,
  { version }: ProofVersion,
  kind: 'approved' | 'changes_requested',
) {
  return {
    ...{ id: newUuid(now), orderId: order.id, version, kind, at: now },
    ...{ name: null, notes: [], reason: null, recordedBy: null, ipAddress: null, salt: null },
  }
}

/** Says why the proof that was seen cannot be answered. */
export function refuseWithdrawn({ proofStatus, revision }: LockedOrder): void {
  if (proofStatus === 'wanted')
    throw new Refusal('REVISION_CONFLICT', 'The shop is preparing another proof.', {
      details: { reason: 'proof_superseded', revision },
      resolution: 'Wait for the next version.',
    })
  if (proofStatus === 'withdrawn')
    throw new Refusal('INVALID_TRANSITION', 'The shop has withdrawn this proof.', {
      details: { reason: 'proof_withdrawn', state: proofStatus, allowedActions: [] },
      resolution: 'Contact the shop if you have a question.',
    })
}

/** A customer asks once; after that the shop decides. */
export function refuseUnwanted({ proofStatus, number }: LockedOrder): void {
  if (proofStatus === 'none') return
  throw new Refusal('INVALID_TRANSITION', `The proof of order ${number} is ${proofStatus} already.`, {
    details: { reason: 'order_action', state: proofStatus, allowedActions: [] },
  })
}
