import type { CostEntryRecord } from '@platen/contract'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { dayIn } from '@platen/formats/calendar'
import { toCostRecord } from './cost-record.ts'
import { findEntry, getEntry } from './costs.store.ts'
import type { CostDeps } from './create-entry.ts'
import { recordCost } from './record-costs.ts'

interface ReverseEntry {
  readonly entryId: string
  readonly reason: string
  readonly author: Author
}

export async function reverseEntry(
  { transaction, clock, shop }: CostDeps,
  { entryId, reason, author }: ReverseEntry,
): Promise<CostEntryRecord> {
  const { currency, timeZone } = await shop.get()
  return transaction(async (tx) => {
    const entry = await findEntry(tx, entryId)
    if (!entry) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such cost entry.')
    if (entry.reversalOf !== null) {
      throw new Refusal('INVALID_TRANSITION', 'This entry is a reversal and cannot be reversed.', {
        details: { reason: 'reversal', state: 'reversal', allowedActions: [] },
        resolution: 'Record the cost again.',
      })
    }

    const now = clock.now()
    const id = await recordCost(
      tx,
      {
        category: entry.category,
        amountMinor: -entry.amountMinor,
        incurredOn: dayIn(timeZone, now),
        description: reason,
        supplier: entry.supplier ?? undefined,
        orderId: entry.orderId ?? undefined,
        inventoryItemId: entry.inventoryItemId ?? undefined,
        quantity: entry.quantity ?? undefined,
        source: 'manual',
        reversalOf: entryId,
      },
      author,
      now,
    )
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'cost_entry.reversed',
        entity: { type: 'cost_entry', id: encodeId('costEntry', entryId) },
        message: `${author.actor.name} reversed a cost of ${entry.amountMinor} minor units for ${entry.category}.`,
        metadata: { reversalId: encodeId('costEntry', id) },
      },
    ])
    return toCostRecord(await getEntry(tx, id), currency)
  }).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'cost_entries_reversed_once') throw error
    throw new Refusal('INVALID_TRANSITION', 'This entry was already reversed.', {
      details: { reason: 'reversed', state: 'reversed', allowedActions: [] },
      resolution: 'Record the cost again.',
    })
  })
}
