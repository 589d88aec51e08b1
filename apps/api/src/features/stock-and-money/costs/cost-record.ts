import type { CostEntryRecord } from '@platen/contract'
import { toActorRecord } from '../../../platform/records/actor-record.ts'
import type { CostCategory, CostSource } from '../../../platform/database/tables.generated.ts'
import { encodeId } from '../../../platform/records/ids.ts'

export interface CostEntry {
  readonly id: string
  readonly category: CostCategory
  /** Minor units; below zero for a reversal. */
  readonly amountMinor: number
  /** `YYYY-MM-DD` in the store's time zone. */
  readonly incurredOn: string
  readonly description: string
  readonly supplier: string | null
  readonly orderId: string | null
  readonly inventoryItemId: string | null
  readonly quantity: number | null
  readonly source: CostSource
  readonly reversalOf: string | null
  readonly reversedBy: string | null
  readonly actorKind: CostEntryRecord['actor']['kind']
  readonly actorId: string | null
  readonly actorName: string | null
  readonly createdAt: Date
}

export function toCostRecord(entry: CostEntry, currency: string): CostEntryRecord {
  return {
    id: encodeId('costEntry', entry.id),
    category: entry.category,
    amountMinor: entry.amountMinor,
    currency,
    incurredOn: entry.incurredOn,
    description: entry.description,
    supplier: entry.supplier,
    orderId: entry.orderId === null ? null : encodeId('order', entry.orderId),
    inventoryItemId: entry.inventoryItemId === null ? null : encodeId('inventoryItem', entry.inventoryItemId),
    quantity: entry.quantity,
    source: entry.source,
    reversalOf: entry.reversalOf === null ? null : encodeId('costEntry', entry.reversalOf),
    reversedBy: entry.reversedBy === null ? null : encodeId('costEntry', entry.reversedBy),
    actor: toActorRecord(entry.actorKind, entry.actorId, entry.actorName),
    createdAt: entry.createdAt.toISOString(),
  }
}
