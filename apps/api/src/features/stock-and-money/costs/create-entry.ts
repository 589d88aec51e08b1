import type { CostEntryCreateRequest, CostEntryRecord } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { invalidField, type Refusal } from '../../../platform/refusal.ts'
import { dayIn } from '@platen/formats/calendar'
import { toCostRecord } from './cost-record.ts'
import { getEntry } from './costs.store.ts'
import { recordCost } from './record-costs.ts'

export interface CostDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly shop: { get(): Promise<{ readonly currency: string; readonly timeZone: string }> }
}

export async function createEntry(
  { transaction, clock, shop }: CostDeps,
  { request, author }: { readonly request: CostEntryCreateRequest; readonly author: Author },
): Promise<CostEntryRecord> {
  const { currency, timeZone } = await shop.get()
  const { orderId, inventoryItemId, ...cost } = request
  if (cost.incurredOn > dayIn(timeZone, clock.now())) {
    throw invalidField('incurredOn', 'must not be in the future', 'in_the_future')
  }
  return transaction(async (tx) => {
    const now = clock.now()
    const id = await recordCost(
      tx,
      {
        ...cost,
        orderId: orderId === undefined ? undefined : decodeId('order', orderId),
        inventoryItemId:
          inventoryItemId === undefined ? undefined : decodeId('inventoryItem', inventoryItemId),
        source: 'manual',
      },
      author,
      now,
    )
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'cost_entry.created',
        entity: { type: 'cost_entry', id: encodeId('costEntry', id) },
        message: `${author.actor.name} recorded a cost of ${cost.amountMinor} minor units for ${cost.category} on ${cost.incurredOn}.`,
      },
    ])
    return toCostRecord(await getEntry(tx, id), currency)
  }).catch((error: unknown) => {
    throw REFUSALS[violatedConstraint(error) ?? '']?.() ?? error
  })
}

const REFUSALS: Partial<Record<string, () => Refusal>> = {
  cost_entries_order_id_fkey: () => invalidField('orderId', 'this order does not exist', 'not_found'),
  cost_entries_inventory_item_id_fkey: () =>
    invalidField('inventoryItemId', 'this stock item does not exist', 'not_found'),
}
