import type { OfferedEstimate } from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import type { Database } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { toPublicInstruction } from '../../selling/catalog/index.ts'
import {
  depositMinor,
  dueMinorOf,
  findOrder,
  readTrackingToken,
  trackingToken,
  type Order,
} from '../../selling/orders/index.ts'
import { publishedOf, toAnswer, unknownEstimate, type RecordDeps } from './estimate-record.ts'
import type { Estimate, EstimateVersion } from './estimate.ts'
import { findEstimate } from './estimates.store.ts'
import { findInstruction } from './retired.store.ts'
import { findVersion, listAnswers } from './versions.store.ts'

/** What the customer may do with the newest version. The same rule as the operations, on the last day of its validity too. */
export function answersAllowed(
  { status, version, erasedAt }: Pick<Estimate, 'status' | 'version' | 'erasedAt'>,
  { validUntil }: { readonly validUntil: string },
  today: string,
): OfferedEstimate['allowedActions'] {
  if (version === 0 || erasedAt !== null || validUntil < today) return []
  switch (status) {
    case 'sent':
    case 'viewed':
    case 'changes_requested':
      return ['approve', 'decline', 'request_changes']
    case 'draft':
    case 'approved':
    case 'declined':
    case 'expired':
    case 'converted':
      return []
  }
}

/** The estimate behind a link. */
export async function offeredEstimateOf(
  { database, keys }: { readonly database: Database; readonly keys: Pick<ServerKeys, 'tracking'> },
  token: string,
): Promise<Estimate> {
  const id = readTrackingToken(keys.tracking, token, 'estimate')
  if (id === undefined) throw unknownEstimate()
  return getOffered(database, id)
}

async function getOffered(database: Database, id: string): Promise<Estimate> {
  const estimate = await findEstimate(database, id)
  // A draft was never sent, or was withdrawn.
  if (!estimate || estimate.status === 'draft' || estimate.erasedAt !== null) throw unknownEstimate()
  return estimate
}

export async function readOffered(deps: RecordDeps, estimateId: string): Promise<OfferedEstimate> {
  const { database } = deps
  const estimate = await getOffered(database, estimateId)
  const version = await getVersion(database, estimate)
  const shop = await deps.shop.get()
  const instruction =
    shop.paymentInstructions.find(({ id }) => id === version.offer.instructionId) ??
    (await findInstruction(database, version.offer.instructionId))
  if (!instruction) throw new Error('The payment method of an estimate is gone.')
  const [answer] = (await listAnswers(database, estimateId)).filter((one) => one.version === version.version)
  const order = estimate.orderId === null ? undefined : await findOrder(database, estimate.orderId)
  return {
    number: estimate.number,
    status: estimate.status,
    version: version.version,
    hash: version.hash,
    sentAt: version.sentAt.toISOString(),
    customerName: version.words?.customerName ?? null,
    ...(await publishedOf(deps, version.offer, version.words)),
    instruction: toPublicInstruction(instruction),
    answer: answer ? withoutVersion(toAnswer(answer)) : null,
    order: order ? orderOf(deps, order, version) : null,
    allowedActions: answersAllowed(estimate, version.offer, dayIn(shop.timeZone, deps.clock.now())),
  }
}

export async function getVersion(
  database: Database,
  { id, version, approvedVersion }: Pick<Estimate, 'id' | 'version' | 'approvedVersion'>,
): Promise<EstimateVersion> {
  const found = await findVersion(database, id, approvedVersion ?? version)
  if (!found) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such version of the estimate.')
  return found
}

function withoutVersion({ version: _, ...answer }: ReturnType<typeof toAnswer>) {
  return answer
}

function orderOf({ keys }: RecordDeps, order: Order, { offer }: EstimateVersion): OfferedEstimate['order'] {
  const needed = depositMinor(order.totalMinor, offer.depositPercent)
  return {
    number: order.number,
    trackingToken: trackingToken(keys.tracking, order.id),
    dueMinor: dueMinorOf(order),
    depositDueMinor: Math.max(0, needed - (order.paidMinor - order.returnedMinor)),
  }
}
