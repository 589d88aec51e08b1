import type {
  EstimateAnswerKind,
  EstimateApproval,
  EstimateChangesRequest,
  EstimateDecline,
  OfferedEstimate,
} from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import type { Transaction, Tx } from '../../../platform/database/transaction.ts'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import { sign } from '../approvals/index.ts'
import { makeOrder } from './convert-estimate.ts'
import { unknownEstimate, type RecordDeps } from './estimate-record.ts'
import type { Estimate, EstimateNote, EstimateVersion } from './estimate.ts'
import { changeEstimate, findEstimate, lockEstimate } from './estimates.store.ts'
import { insertAnswer, writeView } from './versions.store.ts'
import { answersAllowed, getVersion, readOffered } from './offered-estimate.ts'

export interface AnswerDeps extends RecordDeps {
  readonly transaction: Transaction
}

export interface Customer {
  readonly estimateId: string
  readonly requestId: string
  readonly address: string
}

interface Locked {
  readonly tx: Tx
  readonly estimate: Estimate
  readonly version: EstimateVersion
  readonly shop: Shop
  readonly author: Author
  readonly now: Date
}

export async function approveEstimate(
  deps: AnswerDeps,
  customer: Customer,
  { version, hash, name }: EstimateApproval,
): Promise<OfferedEstimate> {
  return answered(deps, customer, { action: 'approve', version }, async (locked) => {
    const { tx, estimate, author, now } = locked
    if (locked.version.hash !== hash) throw superseded(estimate)
    const { salt, signature } = sign({ name, address: customer.address })
    await insertAnswer(tx, { ...answerOf(locked, 'approved', { name }), salt, ipAddress: customer.address })
    await audited(locked, 'approved', { hash, signature })
    await changeEstimate(tx, estimate, { status: 'approved', approvedVersion: version, unsent: false }, now)
    await makeOrder(tx, { ...locked, author })
  })
}

export function declineEstimate(
  deps: AnswerDeps,
  customer: Customer,
  { version, reason }: EstimateDecline,
): Promise<OfferedEstimate> {
  const notes = reason === undefined ? [] : [{ line: null, text: reason }]
  return answered(deps, customer, { action: 'decline', version }, (locked) =>
    moved(locked, 'declined', notes),
  )
}

export function requestChanges(
  deps: AnswerDeps,
  customer: Customer,
  { version, notes }: EstimateChangesRequest,
): Promise<OfferedEstimate> {
  return answered(deps, customer, { action: 'request_changes', version }, (locked) => {
    const unknown = notes.findIndex(({ line = 0 }) => line >= locked.version.offer.lines.length)
    if (unknown !== -1)
      throw invalidField(`notes[${unknown}].line`, 'the estimate has no such line', 'not_found')
    return moved(
      locked,
      'changes_requested',
      notes.map(({ line = null, text }) => ({ line, text })),
    )
  })
}

export async function viewEstimate(
  deps: AnswerDeps,
  estimateId: string,
  version: number,
): Promise<OfferedEstimate> {
  const now = deps.clock.now()
  const known = await findEstimate(deps.database, estimateId)
  if (!known || known.status === 'draft') throw unknownEstimate()
  await deps.transaction(async (tx) => {
    if (known.version !== version) return
    if ((await writeView(tx, estimateId, version, now)) !== 'first') return
    const estimate = await lockEstimate(tx, estimateId)
    if (!estimate) throw unknownEstimate()
    if (estimate.status === 'sent' && estimate.version === version)
      await changeEstimate(tx, estimate, { status: 'viewed' }, now)
    const { number } = estimate
    await emit(tx, { type: 'estimate.viewed', estimateId, payload: { number, version }, occurredAt: now })
  })
  return readOffered(deps, estimateId)
}

/** One answer at a time: who comes second finds the estimate moved, or a newer version. */
async function answered(
  deps: AnswerDeps,
  { estimateId, requestId }: Customer,
  {
    action,
    version,
  }: { readonly action: OfferedEstimate['allowedActions'][number]; readonly version: number },
  work: (locked: Locked) => Promise<void>,
): Promise<OfferedEstimate> {
  const now = deps.clock.now()
  const shop = await deps.shop.get()
  const author = { actor: { kind: 'customer', name: 'The customer' }, requestId } as const
  return deps.transaction(async (tx) => {
    const estimate = await lockEstimate(tx, estimateId)
    if (!estimate || estimate.status === 'draft' || estimate.erasedAt !== null) throw unknownEstimate()
    const current = await getVersion(tx, estimate)
    refuseUnlessAnswerable(
      estimate,
      action,
      answersAllowed(estimate, current.offer, dayIn(shop.timeZone, now)),
    )
    if (current.version !== version) throw superseded(estimate)
    await work({ tx, estimate, version: current, shop, author, now })
    return readOffered({ ...deps, database: tx }, estimateId)
  })
}

function refuseUnlessAnswerable(
  { number, status }: Estimate,
  action: OfferedEstimate['allowedActions'][number],
  allowed: OfferedEstimate['allowedActions'],
): void {
  if (allowed.includes(action)) return
  const isOpen = status === 'sent' || status === 'viewed' || status === 'changes_requested'
  const state = isOpen ? 'expired' : status
  throw new Refusal('INVALID_TRANSITION', `Estimate ${number} is ${state} and can no longer be answered.`, {
    details: { reason: 'estimate_moved', names: [number], state, allowedActions: [...allowed] },
    resolution: 'Contact the shop if you want a new estimate.',
  })
}

function superseded({ revision }: Estimate): Refusal {
  return new Refusal('REVISION_CONFLICT', 'The shop has sent a newer version of this estimate.', {
    details: { reason: 'estimate_superseded', revision },
    resolution: 'Look at the newest version and answer that one.',
  })
}

function answerOf(
  { estimate, now, version }: Locked,
  kind: EstimateAnswerKind,
  { name = null, notes = [] }: { readonly name?: string | null; readonly notes?: readonly EstimateNote[] },
) {
  return {
    ...{ id: newUuid(), estimateId: estimate.id, version: version.version, kind, name, notes, now },
    ipAddress: null,
    salt: null,
  }
}

async function moved(
  locked: Locked,
  kind: Exclude<EstimateAnswerKind, 'approved'>,
  notes: readonly EstimateNote[],
): Promise<void> {
  await insertAnswer(locked.tx, answerOf(locked, kind, { notes }))
  await changeEstimate(locked.tx, locked.estimate, { status: kind }, locked.now)
  await audited(locked, kind, {})
}

const VERBS = {
  approved: 'approved',
  declined: 'declined',
  changes_requested: 'requested changes to',
} as const satisfies Record<EstimateAnswerKind, string>

/** What the customer wrote may be personal, so it is kept with the answer only. */
async function audited(
  { tx, estimate, version: { version }, author, now }: Locked,
  kind: EstimateAnswerKind,
  metadata: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { id: estimateId, number, status } = estimate
  await recordAudit(tx, [
    {
      ...author,
      occurredAt: now,
      action: `estimate.${kind}`,
      entity: { type: 'estimate', id: encodeId('estimate', estimateId) },
      message: `The customer ${VERBS[kind]} version ${version} of estimate ${number}.`,
      changes: [{ path: 'status', from: status, to: kind }],
      metadata: { version, ...metadata },
    },
  ])
  await emit(tx, { type: `estimate.${kind}`, estimateId, payload: { number, version }, occurredAt: now })
}
