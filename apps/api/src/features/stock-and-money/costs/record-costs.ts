import type { Author } from '../../../platform/records/audit.ts'
import type { CostCategory } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { listBlankCosts } from './costs.store.ts'

export interface NewCost {
  readonly category: CostCategory
  /** Minor units; below zero for a reversal. */
  readonly amountMinor: number
  /** `YYYY-MM-DD` in the store's time zone. */
  readonly incurredOn: string
  readonly description: string
  readonly supplier?: string | undefined
  readonly orderId?: string | undefined
  readonly inventoryItemId?: string | undefined
  readonly quantity?: number | undefined
  /** `computed` when the service recorded it because material was used. */
  readonly source: 'manual' | 'computed'
  readonly reversalOf?: string | undefined
  readonly runId?: string | undefined
}

export async function recordCost(tx: Tx, cost: NewCost, author: Author, now: Date): Promise<string> {
  const [id] = await recordCosts(tx, [cost], author, now)
  if (id === undefined) throw new Error('A cost entry of zero is not recorded.')
  return id
}

/** Entries of zero are left out. */
export async function recordCosts(
  tx: Tx,
  costs: readonly NewCost[],
  { actor }: Author,
  now: Date,
): Promise<string[]> {
  const rows = costs
    .filter(({ amountMinor }) => amountMinor !== 0)
    .map((cost) => ({
      id: newUuid(now),
      category: cost.category,
      amount_minor: cost.amountMinor,
      incurred_on: cost.incurredOn,
      description: cost.description,
      supplier: cost.supplier ?? null,
      order_id: cost.orderId ?? null,
      inventory_item_id: cost.inventoryItemId ?? null,
      quantity: cost.quantity ?? null,
      source: cost.source,
      reversal_of: cost.reversalOf ?? null,
      run_id: cost.runId ?? null,
      actor_kind: actor.kind,
      actor_id: actor.id ?? null,
      created_at: now,
    }))
  if (rows.length > 0) await tx.insertInto('cost_entries').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** What the blanks of an order cost, as far as it was not reversed before. */
export async function reverseBlankCosts(
  tx: Tx,
  {
    orderId,
    reason,
    incurredOn,
    author,
    now,
  }: {
    readonly orderId: string
    readonly reason: string
    readonly incurredOn: string
    readonly author: Author
    readonly now: Date
  },
): Promise<void> {
  const costs = await listBlankCosts(tx, orderId)
  await recordCosts(
    tx,
    costs.map(({ id, amountMinor, inventoryItemId, quantity }) => ({
      category: 'blank',
      amountMinor: -amountMinor,
      incurredOn,
      description: reason,
      orderId,
      inventoryItemId: inventoryItemId ?? undefined,
      quantity: quantity ?? undefined,
      source: 'computed',
      reversalOf: id,
    })),
    author,
    now,
  )
}
