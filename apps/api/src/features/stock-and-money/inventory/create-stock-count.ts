import type { StockCountCreateRequest, StockCountRecord } from '@platen/contract'
import { costMinor } from '@platen/pricing'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { Refusal, refuseInvalid, type FieldProblem } from '../../../platform/refusal.ts'
import { moveStock } from './move-stock.ts'
import { lockItems, type Balance } from './stock.store.ts'

interface StockCountDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly shop: { get(): Promise<{ readonly currency: string; readonly currencyExponent: number }> }
}

interface Counted {
  readonly itemId: string
  readonly counted: number
}

export async function createStockCount(
  { transaction, clock, shop }: StockCountDeps,
  { request, author }: { readonly request: StockCountCreateRequest; readonly author: Author },
): Promise<StockCountRecord> {
  const { currency, currencyExponent } = await shop.get()
  const counts = request.counts.map(({ itemId, counted }) => ({
    itemId: decodeId('inventoryItem', itemId),
    counted,
  }))
  refuseFields(counts, { message: 'is counted twice', reason: 'repeated' }, ({ itemId }, index) =>
    counts.slice(0, index).some((earlier) => earlier.itemId === itemId),
  )

  return transaction(async (tx) => {
    const balances = await lockItems(
      tx,
      counts.map(({ itemId }) => itemId),
    )
    refuseFields(
      counts,
      { message: 'this stock item does not exist', reason: 'not_found' },
      ({ itemId }) => !balances.has(itemId),
    )
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

function refuseFields(
  counts: readonly Counted[],
  problem: Pick<FieldProblem, 'message' | 'reason'>,
  isInvalid: (line: Counted, index: number) => boolean,
): void {
  refuseInvalid(
    counts.flatMap((line, index) =>
      isInvalid(line, index) ? [{ path: `counts[${index}].itemId`, ...problem }] : [],
    ),
  )
}

function refuseReserved(counts: readonly Counted[], balances: ReadonlyMap<string, Balance>): void {
  const lines = counts.flatMap(({ itemId, counted }, index) => {
    const balance = balances.get(itemId)
    return balance && counted < balance.reserved
      ? [
          {
            path: `counts[${index}]`,
            reason: `${balance.sku} (${counted} counted, ${balance.reserved} reserved)`,
          },
        ]
      : []
  })
  if (lines.length === 0) return
  const short = lines.map(({ reason }) => reason).join(', ')
  throw new Refusal('OUT_OF_STOCK', `More is reserved for orders than was counted: ${short}.`, {
    details: { reason: 'counted_below_reserved', names: lines.map(({ reason }) => reason), lines },
    resolution: 'Count these items again. If they are missing, put orders on hold or cancel them first.',
  })
}

/** Rounded like any amount, then given the sign of the variance. */
function varianceCost(unitCost: string, variance: number, exponent: number): number {
  const cost = costMinor(unitCost, Math.abs(variance), exponent)
  return variance < 0 ? 0 - cost : cost
}
