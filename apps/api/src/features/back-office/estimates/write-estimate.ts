import type { EstimateCreate, EstimateRecord, EstimateUpdate } from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { quoteLead } from '../contact-leads/index.ts'
import { joinCustomer } from '../customers/index.ts'
import { draftEstimate } from './draft-estimate.ts'
import { refuseUnlessAllowed } from './estimate-actions.ts'
import { readEstimate, unknownEstimate, type RecordDeps } from './estimate-record.ts'
import type { Estimate } from './estimate.ts'
import { insertEstimate, lockEstimate, writeEstimate, type EstimateCustomer } from './estimates.store.ts'

export interface WriteDeps extends RecordDeps {
  readonly transaction: Transaction
}

export async function createEstimate(
  deps: WriteDeps,
  { request, author }: { readonly request: EstimateCreate; readonly author: AdminAuthor },
): Promise<EstimateRecord> {
  const now = deps.clock.now()
  const shop = await deps.shop.get()
  const { leadId, ...content } = request
  const draft = await draftEstimate({ ...deps, shop, rights: author.rights, now }, content)
  const id = newUuid(now)
  const customer = customerOf(request.customer)
  return deps.transaction(async (tx) => {
    if (leadId !== undefined) await quoteLead(tx, { leadId: decodeId('lead', leadId), author, now })
    const number = await insertEstimate(tx, {
      id,
      year: dayIn(shop.timeZone, now).slice(0, 4),
      ...draft,
      customer,
      customerId: await joinCustomer(tx, customer, now),
      leadId: leadId === undefined ? null : decodeId('lead', leadId),
      createdBy: author.actor.id,
      now,
    })
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'estimate.created',
        entity: { type: 'estimate', id: encodeId('estimate', id) },
        message: `${author.actor.name} created estimate ${number}.`,
      },
    ])
    return readEstimate({ ...deps, database: tx }, id, author)
  })
}

export async function updateEstimate(
  deps: WriteDeps,
  {
    estimateId,
    request: { revision, ...content },
    author,
  }: { readonly estimateId: string; readonly request: EstimateUpdate; readonly author: AdminAuthor },
): Promise<EstimateRecord> {
  const now = deps.clock.now()
  const shop = await deps.shop.get()
  const draft = await draftEstimate({ ...deps, shop, rights: author.rights, now }, content)
  return deps.transaction(async (tx) => {
    const estimate = await lockEstimate(tx, estimateId)
    if (!estimate) throw unknownEstimate()
    refuseStale(estimate, revision)
    refuseUnlessAllowed(estimate, 'edit')
    const customer = customerOf(content.customer)
    const customerId = await joinCustomer(tx, customer, now)
    await writeEstimate(tx, estimate, { ...draft, customer, customerId }, now)
    const [before, after] = [estimate.offer.totals.totalMinor, draft.offer.totals.totalMinor]
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'estimate.edited',
        entity: { type: 'estimate', id: encodeId('estimate', estimateId) },
        message: `${author.actor.name} edited estimate ${estimate.number}.`,
        changes: before === after ? [] : [{ path: 'totals.totalMinor', from: before, to: after }],
      },
    ])
    return readEstimate({ ...deps, database: tx }, estimateId, author)
  })
}

export function refuseStale(estimate: Estimate, known: number): void {
  if (estimate.revision === known) return
  throw new Refusal(
    'REVISION_CONFLICT',
    `The estimate was changed since it was read: it is at revision ${estimate.revision}.`,
    { details: { revision: estimate.revision } },
  )
}

function customerOf({ name, company, email, phone, locale }: EstimateCreate['customer']): EstimateCustomer {
  return {
    name,
    company: company ?? null,
    email: email ?? null,
    phone: phone ?? null,
    locale: locale ?? null,
  }
}
