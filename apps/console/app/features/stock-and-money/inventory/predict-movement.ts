import { count } from '@platen/messages'
import { costMinor, movingAverage } from '@platen/pricing'
import { locale, m } from '../../../messages/messages.ts'
import type { StaffMovementType, StockItem } from './stock.ts'

export interface Outcome {
  readonly onHand: number
  readonly difference: number
  readonly averageUnitCost: string | null
  /** At average cost; undefined without a known cost. */
  readonly worthMinor: number | undefined
  readonly problem: string | undefined
}

interface Meant {
  readonly type: StaffMovementType
  /** In the item's own unit; for a count, the counted quantity. */
  readonly quantity: number
  /** For a receipt: a decimal string in major units. */
  readonly unitCost?: string | undefined
}

type Stock = Pick<StockItem, 'onHand' | 'reserved' | 'averageUnitCost'>

/** Must match the server's calculation. `currencyExponent` is the number of decimals of the currency. */
export function predictMovement(item: Stock, meant: Meant, currencyExponent: number): Outcome {
  const difference = differenceOf(item, meant)
  const onHand = item.onHand + difference
  const averageUnitCost =
    meant.type === 'receipt' && meant.unitCost !== undefined && meant.quantity > 0
      ? movingAverage(item, { quantity: meant.quantity, unitCost: meant.unitCost })
      : item.averageUnitCost
  const cost = meant.type === 'receipt' ? (meant.unitCost ?? averageUnitCost) : averageUnitCost
  return {
    onHand,
    difference,
    averageUnitCost,
    worthMinor: cost === null ? undefined : costMinor(cost, Math.abs(difference), currencyExponent),
    problem: problemOf(item, onHand, meant),
  }
}

const DIRECTION = { receipt: 1, return: 1, adjustment: 1, waste: -1, consumption: -1 } as const

function differenceOf({ onHand }: Stock, { type, quantity }: Meant): number {
  return type === 'count' ? quantity - onHand : DIRECTION[type] * quantity
}

const words = m.stock.movement

function problemOf({ reserved }: Stock, onHand: number, { type, quantity }: Meant): string | undefined {
  if (type === 'adjustment' && quantity === 0) return words.unchanged
  if (type === 'count' ? quantity < 0 : type !== 'adjustment' && quantity <= 0) return words.quantityEmpty
  if (onHand < 0) return words.notEnough
  return onHand < reserved ? count(locale, words.reserved, reserved) : undefined
}
