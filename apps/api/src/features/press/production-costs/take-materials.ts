import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { lockItems, moveStock, type StockMove } from '../../stock-and-money/inventory/index.ts'
import { listDebts, writeDebts } from './production-costs.store.ts'
import { addUses, type Use } from './print-use.ts'
import type { Material, ProductionSettings } from './production-settings.store.ts'

interface Taken {
  readonly used: Use
  readonly lost: Use
}

interface Work {
  readonly reason: string
  readonly author: Author
  readonly now: Date
}

/** One unit of stock, in 1/10,000. */
const UNIT = 10_000n

/**
 * Stock is kept in whole units, so the rounding difference becomes a debt that the next printing settles. So
 * does what was used beyond the stock in the ledger.
 */
export async function takeMaterials(
  tx: Tx,
  { used, lost }: Taken,
  settings: ProductionSettings,
  { reason, author, now }: Work,
): Promise<void> {
  const [wanted, wasted] = [quantitiesOf(addUses([used, lost]), settings), quantitiesOf(lost, settings)]
  const itemIds = [...wanted.keys()]
  if (itemIds.length === 0) return
  const balances = await lockItems(tx, itemIds)
  const debts = await listDebts(tx, itemIds)

  const moves: StockMove[] = []
  const owed = new Map<string, bigint>()
  const missing: { id: string; sku: string; units: number }[] = []
  for (const [itemId, quantity] of wanted) {
    const balance = balances.get(itemId)
    if (!balance) continue
    const due = (debts.get(itemId) ?? 0n) + quantity
    const units = Math.max(0, Number(wholeUnits(due)))
    const taken = Math.min(units, balance.onHand - balance.reserved)
    const waste = Math.min(taken, Number(wholeUnits(wasted.get(itemId) ?? 0n)))
    owed.set(itemId, due - BigInt(taken) * UNIT)
    if (taken < units) missing.push({ id: itemId, sku: balance.sku, units: units - taken })
    if (taken > waste)
      moves.push({ itemId, type: 'consumption', quantity: taken - waste, reason, occurredAt: now })
    if (waste > 0) moves.push({ itemId, type: 'waste', quantity: waste, reason, occurredAt: now })
  }
  await moveStock(tx, moves, author, now)
  await writeDebts(tx, owed, now)
  await recordAudit(
    tx,
    missing.map(({ id, sku, units }) => ({
      ...author,
      occurredAt: now,
      action: 'stock.missing',
      entity: { type: 'inventory_item', id: encodeId('inventoryItem', id) },
      message: `${reason} used ${units} more of ${sku} than is in stock. The difference is deducted from the next receipt, or settled by a stock count.`,
    })),
  )
}

function wholeUnits(quantity: bigint): bigint {
  return quantity <= 0n ? 0n : (quantity + UNIT / 2n) / UNIT
}

/** Both inks may be the same item. */
function quantitiesOf(use: Use, settings: ProductionSettings): Map<string, bigint> {
  const quantities = new Map<string, bigint>()
  const amounts: Record<Material, bigint> = {
    film: use.filmUm * 10n,
    colourInk: use.colourInk,
    whiteInk: use.whiteInk,
    powder: use.powder,
  }
  for (const [material, amount] of Object.entries(amounts) as [Material, bigint][]) {
    const { itemId } = settings[material]
    if (itemId !== null && amount > 0n) quantities.set(itemId, (quantities.get(itemId) ?? 0n) + amount)
  }
  return quantities
}
