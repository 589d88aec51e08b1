import type { ContactLeadMove, ContactLeadRecord } from '@platen/contract'
import { recordAudit } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockLead, updateLead, type LeadChange, type StoredLead } from './contact-leads.store.ts'
import { getLead, type LeadView } from './list-contact-leads.ts'
import { refuseUnlessMayMove } from './lead-status.ts'

type MoveDeps = Pick<Platform, 'transaction' | 'clock'>

interface LeadMove {
  /** UUID. */
  readonly leadId: string
  readonly author: AdminAuthor
  readonly view: LeadView
}

export function refuseInvalidMove({ to, reason }: ContactLeadMove): void {
  if (to === 'lost' && reason === undefined)
    throw invalidField('reason', 'is required when a request is lost', 'required')
  if (to !== 'lost' && reason !== undefined)
    throw invalidField('reason', 'is only for a lost request', 'not_used')
}

export async function moveContactLead(
  { transaction, clock }: MoveDeps,
  { to, reason, ...move }: LeadMove & ContactLeadMove,
): Promise<ContactLeadRecord> {
  return transaction((tx) => changeLead(tx, clock.now(), { ...move, status: to, lostReason: reason ?? null }))
}

export async function convertContactLead(
  { transaction, clock }: MoveDeps,
  { orderId, ...move }: LeadMove & { readonly orderId: string },
): Promise<ContactLeadRecord> {
  try {
    return await transaction((tx) => changeLead(tx, clock.now(), { ...move, status: 'converted', orderId }))
  } catch (error) {
    if (violatedConstraint(error) !== 'contact_leads_order_id_fkey') throw error
    throw invalidField('orderId', 'there is no order with this id', 'not_found')
  }
}

async function changeLead(
  tx: Tx,
  now: Date,
  { leadId, author, view, ...change }: LeadMove & LeadChange,
): Promise<ContactLeadRecord> {
  const lead = await lockLead(tx, leadId)
  if (!lead) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such contact request.')
  refuseUnlessMayMove(lead.status, change.status)
  await writeMove(tx, lead, { author, now, change })
  return getLead(tx, leadId, view)
}

interface Move {
  readonly author: AdminAuthor
  readonly now: Date
  readonly change: LeadChange
}

/** The lead must be locked. */
export async function writeMove(
  tx: Tx,
  { id: leadId, reference, status }: Pick<StoredLead, 'id' | 'reference' | 'status'>,
  { author, now, change }: Move,
): Promise<void> {
  await updateLead(tx, leadId, change, now)
  await recordAudit(tx, [
    {
      ...author,
      occurredAt: now,
      action: 'contact_lead.moved',
      entity: { type: 'contact_lead', id: encodeId('lead', leadId) },
      // The reason may contain personal data, so it is kept only with the request, where it can be erased.
      message: `${author.actor.name} moved request ${reference} from ${status} to ${change.status}.`,
      subject: reference,
      changes: [{ path: 'status', from: status, to: change.status }],
    },
  ])
  await emit(tx, {
    type: 'lead.updated',
    leadId,
    payload: { reference, status: change.status },
    occurredAt: now,
  })
}
