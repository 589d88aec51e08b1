import { costMinor } from '@platen/pricing'
import { readDecimal, writeDecimal } from '../../lib/decimal-text.ts'
import type { StockUnit } from './stock.ts'

/** Unit costs have six decimals: a whole number of millionths. */
const COST_DECIMALS = 6

/** In what people count a unit: a roll is metres, though the ledger keeps millimetres. */
interface Measure {
  readonly name: string
  /** How many decimals of it the ledger's own unit is. */
  readonly exponent: number
}

const MEASURES: Readonly<Record<StockUnit, Measure>> = {
  piece: { name: 'pcs', exponent: 0 },
  millimetre: { name: 'm', exponent: 3 },
  millilitre: { name: 'ml', exponent: 0 },
  gram: { name: 'g', exponent: 0 },
}

export function measureOf(unit: StockUnit): Measure {
  return MEASURES[unit]
}

/** `236.816 m`, `45 pcs`. */
export function quantityText(quantity: number, unit: StockUnit): string {
  const { name, exponent } = MEASURES[unit]
  return `${amount.format(writeDecimal(quantity, exponent) as `${number}`)} ${name}`
}

/** With its sign: `+12 pcs`, `−0.5 m`, `0 pcs`. */
export function differenceText(difference: number, unit: StockUnit): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  return sign + quantityText(Math.abs(difference), unit)
}

/** Millionths of the currency for one of the ledger's unit; undefined when nobody knows. */
export function millionthsOf(unitCost: string | null): number | undefined {
  return unitCost === null ? undefined : readDecimal(unitCost, COST_DECIMALS)
}

/** Back to what the interface takes. */
export function unitCostOf(millionths: number): string {
  return writeDecimal(millionths, COST_DECIMALS)
}

/** How many decimals a cost has when it is said of what people count in. */
export function costDecimals(unit: StockUnit): number {
  return COST_DECIMALS - MEASURES[unit].exponent
}

/** `$0.925 / m`: of what people count in. */
export function unitCostText(unitCost: string, unit: StockUnit, currency: string): string {
  const cost = writeDecimal(millionthsOf(unitCost) ?? 0, costDecimals(unit))
  // Nobody reads millionths of what costs dollars.
  const decimals = Number(cost) < 0.01 ? COST_DECIMALS : 4
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: decimals,
  })
  return `${format.format(cost as `${number}`)} / ${MEASURES[unit].name.replace(/s$/, '')}`
}

const amount = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

/** What so much of it is worth, in minor units. */
export function costMinorOf(
  unitCost: string,
  quantity: number,
  shop: { readonly currencyExponent: number } | undefined,
): number {
  return costMinor(unitCost, quantity, shop?.currencyExponent ?? 2)
}
