import type { EstimateRecord } from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { freeze } from '../approvals/index.ts'
import { refuseUnlessAllowed } from './estimate-actions.ts'
import { paperOf } from './estimate-paper.ts'
import { readEstimate, unknownEstimate } from './estimate-record.ts'
import { changeEstimate, lockEstimate } from './estimates.store.ts'
import { insertVersion, taxIdOf } from './versions.store.ts'
import { refuseStale, type WriteDeps } from './write-estimate.ts'

interface Sending {
  readonly estimateId: string
  readonly revision: number
  readonly author: AdminAuthor
}

/** Freezes what was saved, so that the customer gets what staff have seen. */
export async function sendEstimate(
  deps: WriteDeps,
  { estimateId, revision, author }: Sending,
): Promise<EstimateRecord> {
  const now = deps.clock.now()
  const shop = await deps.shop.get()
  return deps.transaction(async (tx) => {
    const estimate = await lockEstimate(tx, estimateId)
    if (!estimate) throw unknownEstimate()
    refuseStale(estimate, revision)
    refuseUnlessAllowed(estimate, 'send')
    const { offer, number } = estimate
    if (offer.validUntil < dayIn(shop.timeZone, now))
      throw invalidField('validUntil', 'is in the past; save another day first', 'in_the_past')

    const version = estimate.version + 1
    const { words, wordsDigest, hash } = freeze(
      { offer },
      { ...estimate.words, taxId: await taxIdOf(tx, estimate.customerId) },
    )
    const paper = await paperOf(tx, shop, { estimate, version, offer, sentAt: now })
    await insertVersion(tx, {
      ...{ estimateId, version, offer, words, wordsDigest, hash, paper },
      sentAt: now,
      sentBy: author.actor.id,
    })
    await changeEstimate(tx, estimate, { status: 'sent', version, unsent: false }, now)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'estimate.sent',
        entity: { type: 'estimate', id: encodeId('estimate', estimateId) },
        message: `${author.actor.name} sent version ${version} of estimate ${number}.`,
        changes: [{ path: 'status', from: estimate.status, to: 'sent' }],
        metadata: { version, hash, totalMinor: offer.totals.totalMinor },
      },
    ])
    await emit(tx, { type: 'estimate.sent', estimateId, payload: { number, version }, occurredAt: now })
    return readEstimate({ ...deps, database: tx }, estimateId, author)
  })
}

export async function withdrawEstimate(
  deps: WriteDeps,
  { estimateId, author }: Omit<Sending, 'revision'>,
): Promise<EstimateRecord> {
  const now = deps.clock.now()
  return deps.transaction(async (tx) => {
    const estimate = await lockEstimate(tx, estimateId)
    if (!estimate) throw unknownEstimate()
    refuseUnlessAllowed(estimate, 'withdraw')
    await changeEstimate(tx, estimate, { status: 'draft', unsent: true }, now)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'estimate.withdrawn',
        entity: { type: 'estimate', id: encodeId('estimate', estimateId) },
        message: `${author.actor.name} withdrew version ${estimate.version} of estimate ${estimate.number}.`,
        changes: [{ path: 'status', from: estimate.status, to: 'draft' }],
      },
    ])
    return readEstimate({ ...deps, database: tx }, estimateId, author)
  })
}
