import type { StockCountCreateRequest, StockCountRecord } from '@platen/contract'
import { costMinor } from '@platen/pricing'
import { recordAudit, type Author } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { decodeId, encodeId } from '../../platform/ids.ts'
import { Refusal, type FieldProblem } from '../../platform/refusal.ts'
import { moveStock } from './move-stock.ts'
import { lockItems, type Balance } from './stock.store.ts'

interface StockCountDeps {
  readonly transaction: Transaction
  readonly clock: Clock
  readonly shop: { get(): Promise<{ readonly currency: string; readonly currencyExponent: number }> }
}

interface Counted {
  readonly itemId: string
  readonly counted: number
}

/**
 * Sets the stock of many items to what was counted, all or none. Refuses with VALIDATION_FAILED an item that is none
 * or is counted twice, and with OUT_OF_STOCK, naming all of them, items of which orders hold more than was counted.
 */
export async function createStockCount(
  { transaction, clock, shop }: StockCountDeps,
  { request, author }: { readonly request: StockCountCreateRequest; readonly author: Author },
): Promise<StockCountRecord> {
  const { currency, currencyExponent } = await shop.get()
  const counts = request.counts.map(({ itemId, counted }) => ({
    itemId: decodeId('inventoryItem', itemId),
    counted,
  }))
  refuseTwice(counts)

  return transaction(async (tx) => {
    const balances = await lockItems(
      tx,
      counts.map(({ itemId }) => itemId),
    )
    refuseUnknown(counts, balances)
    refuseReserved(counts, balances)

    const now = clock.now()
    const movements = await moveStock(
      tx,
      counts.map(({ itemId, counted }) => ({
        itemId,
        type: 'count',
        quantity: counted,
        reason: request.note,
        occurredAt: now,
      })),
      author,
      now,
    )
    const lines = movements.map(({ itemId, quantity, delta, unitCost }) => ({
      itemId: encodeId('inventoryItem', itemId),
      sku: balances.get(itemId)?.sku ?? '',
      expected: quantity - delta,
      counted: quantity,
      variance: delta,
      varianceCostMinor: unitCost === undefined ? null : varianceCost(unitCost, delta, currencyExponent),
    }))
    const different = lines.filter(({ variance }) => variance !== 0)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'stock.counted',
        message: `${author.actor.name} counted ${lines.length} stock items; ${different.length} differed.`,
        changes: different.map(({ sku, expected, counted }) => ({ path: sku, from: expected, to: counted })),
      },
    ])
    return { countedAt: now.toISOString(), note: request.note ?? null, currency, counts: lines }
  })
}

function refuseTwice(counts: readonly Counted[]): void {
  const seen = new Set<string>()
  refuseFields(counts, 'is counted twice', ({ itemId }) => seen.size === seen.add(itemId).size)
}

function refuseUnknown(counts: readonly Counted[], balances: ReadonlyMap<string, Balance>): void {
  refuseFields(counts, 'names no stock item', ({ itemId }) => !balances.has(itemId))
}

function refuseFields(
  counts: readonly Counted[],
  message: string,
  isWrong: (line: Counted) => boolean,
): void {
  const fields: FieldProblem[] = counts.flatMap((line, index) =>
    isWrong(line) ? [{ path: `counts[${index}].itemId`, message }] : [],
  )
  const [first] = fields
  if (first) throw new Refusal('VALIDATION_FAILED', `${first.path}: ${first.message}`, { fields })
}

function refuseReserved(counts: readonly Counted[], balances: ReadonlyMap<string, Balance>): void {
  const short = counts.flatMap(({ itemId, counted }) => {
    const balance = balances.get(itemId)
    return balance && counted < balance.reserved
      ? [`${balance.sku} (${counted} counted, ${balance.reserved} reserved)`]
      : []
  })
  if (short.length === 0) return
  throw new Refusal('OUT_OF_STOCK', `Orders hold more than was counted of ${short.join(', ')}.`, {
    resolution: 'Count these again; if they are gone, hold or cancel orders first.',
  })
}

/** Rounded like any amount, then given the sign of the variance. */
function varianceCost(unitCost: string, variance: number, exponent: number): number {
  const cost = costMinor(unitCost, Math.abs(variance), exponent)
  return variance < 0 ? 0 - cost : cost
}
