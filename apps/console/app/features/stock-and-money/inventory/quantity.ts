import { costMinor } from '@platen/pricing'
import { readDecimal, writeDecimal } from '../../../lib/forms/decimal-text.ts'
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
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: decimals,
  })
  return `${format.format(cost as `${number}`)} / ${MEASURES[unit].name.replace(/s$/, '')}`
}

const amount = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

export function costMinorOf(
  unitCost: string,
  quantity: number,
  shop: { readonly currencyExponent: number } | undefined,
): number {
  return costMinor(unitCost, quantity, shop?.currencyExponent ?? 2)
}
