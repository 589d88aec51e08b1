import { fill } from '@platen/messages'
import { costMinor } from '@platen/pricing'
import { readDecimal, writeDecimal } from '../../../lib/forms/decimal-text.ts'
import { locale, m } from '../../../messages/messages.ts'
import type { StockUnit } from './stock.ts'

/** Unit costs have six decimal places: a whole number of millionths. */
const COST_DECIMALS = 6

/** Metres for a roll, although the ledger stores millimetres. */
interface Measure {
  readonly name: string
  /** Its decimal places down to the unit of the ledger. */
  readonly exponent: number
}

const MEASURES: Readonly<Record<StockUnit, Measure>> = {
  piece: { name: m.stock.units.piece, exponent: 0 },
  millimetre: { name: m.stock.units.millimetre, exponent: 3 },
  millilitre: { name: m.stock.units.millilitre, exponent: 0 },
  gram: { name: m.stock.units.gram, exponent: 0 },
}

const QUANTITIES: Readonly<Record<StockUnit, string>> = m.stock.quantities
const UNIT_COSTS: Readonly<Record<StockUnit, string>> = m.stock.unitCosts
/** `Cost <unit>per m</unit>` */
export const COST_PER: Readonly<Record<StockUnit, string>> = m.stock.costPer

export function measureOf(unit: StockUnit): Measure {
  return MEASURES[unit]
}

/** `236.816 m`, `45 pcs`. */
export function quantityText(quantity: number, unit: StockUnit): string {
  return fill(QUANTITIES[unit], { quantity: amountText(quantity, unit) })
}

/** With its sign: `+12 pcs`, `−0.5 m`, `0 pcs`. */
export function differenceText(difference: number, unit: StockUnit): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  return fill(QUANTITIES[unit], { quantity: sign + amountText(Math.abs(difference), unit) })
}

function amountText(quantity: number, unit: StockUnit): string {
  return amount.format(writeDecimal(quantity, MEASURES[unit].exponent) as `${number}`)
}

/** Millionths of the currency per ledger unit; undefined when unknown. */
export function millionthsOf(unitCost: string | null): number | undefined {
  return unitCost === null ? undefined : readDecimal(unitCost, COST_DECIMALS)
}

export function unitCostOf(millionths: number): string {
  return writeDecimal(millionths, COST_DECIMALS)
}

export function costDecimals(unit: StockUnit): number {
  return COST_DECIMALS - MEASURES[unit].exponent
}

/** `$0.925 / m`, in the unit that people use. */
export function unitCostText(unitCost: string, unit: StockUnit, currency: string): string {
  const cost = writeDecimal(millionthsOf(unitCost) ?? 0, costDecimals(unit))
  // Millionths do not matter for amounts of dollars.
  const decimals = Number(cost) < 0.01 ? COST_DECIMALS : 4
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: decimals,
  })
  return fill(UNIT_COSTS[unit], { cost: format.format(cost as `${number}`) })
}

const amount = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })

export function costMinorOf(
  unitCost: string,
  quantity: number,
  shop: { readonly currencyExponent: number } | undefined,
): number {
  return costMinor(unitCost, quantity, shop?.currencyExponent ?? 2)
}
