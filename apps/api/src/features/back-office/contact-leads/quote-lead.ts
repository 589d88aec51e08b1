import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { lockLead } from './contact-leads.store.ts'
import type { LeadStatus } from './lead-status.ts'
import { writeMove } from './move-contact-lead.ts'

interface Quoted {
  /** UUID. */
  readonly leadId: string
  readonly author: AdminAuthor
  readonly now: Date
}

const MOVES_ON: readonly LeadStatus[] = ['new', 'contacted', 'lost']

/** An estimate is an answer with a price, so a request that waits for one is quoted. Others stay as they are. */
export async function quoteLead(tx: Tx, { leadId, author, now }: Quoted): Promise<void> {
  const lead = await lockLead(tx, leadId)
  if (!lead) throw invalidField('leadId', 'there is no contact request with this id', 'not_found')
  if (MOVES_ON.includes(lead.status)) await writeMove(tx, lead, { author, now, change: { status: 'quoted' } })
}
