import { lessCode, lessDiscount, priceLines, totalsOf } from './price-order.ts'
import type { PriceLine, PriceRules, PricedLine, PricedOrder } from './price-order.ts'
import { shareOut } from './share-out.ts'
import { divideHalfUp, sum } from './whole-numbers.ts'

/** A line without a garment: setting up, a digital file, a delivery by taxi. */
export interface ExtraLine {
  readonly quantity: number
  readonly unitPriceMinor: number
}

/** On everything but the fee. A whole percentage, or an amount, of which never more is taken than there is. */
export type AgreedDiscount = { readonly percent: number } | { readonly minor: number }

export interface EstimateLines {
  readonly lines: readonly PriceLine[]
  readonly extras: readonly ExtraLine[]
  readonly discount: AgreedDiscount | null
  readonly feeMinor: number
}

export interface PricedEstimate extends PricedOrder {
  readonly extras: readonly PricedLine[]
  /** Of `discountMinor`, what the discount on the whole takes. Quantity breaks take the rest. */
  readonly agreedDiscountMinor: number
}

/**
 * The price of an order with lines of free text and a discount on the whole. The discount is shared out over the lines by
 * what they cost, so that line totals still add up to the order and the tax is that of each line.
 */
export function priceEstimate(
  { lines, extras, discount, feeMinor }: EstimateLines,
  rules: PriceRules,
): PricedEstimate {
  const garments = priceLines(lines, rules)
  const texts = extras.map(({ quantity, unitPriceMinor }) => ({
    unitPriceMinor,
    discountMinor: 0,
    lineTotalMinor: quantity * unitPriceMinor,
  }))
  const { lines: discounted, offMinor } = shareDiscount([...garments, ...texts], discount)
  const coded = lessCode(lines, discounted.slice(0, garments.length), feeMinor, rules.code)
  const others = discounted.slice(garments.length)
  return {
    lines: coded.lines,
    extras: others,
    ...totalsOf([...coded.lines, ...others], coded.feeMinor, rules.tax),
    codeMinor: coded.codeMinor,
    agreedDiscountMinor: offMinor,
  }
}

interface Discounts {
  readonly discountMinor: number
  /** Null in what was priced before it was kept apart. */
  readonly agreedDiscountMinor: number | null
}

/** The two discounts of an estimate. What cannot be told apart is all shown as agreed. */
export function discountsApart({ discountMinor, agreedDiscountMinor }: Discounts) {
  const agreedMinor = agreedDiscountMinor ?? discountMinor
  return { agreedMinor, breaksMinor: discountMinor - agreedMinor }
}

function shareDiscount(lines: readonly PricedLine[], discount: AgreedDiscount | null) {
  const whole = sum(lines.map(({ lineTotalMinor }) => lineTotalMinor))
  const off = Math.min(whole, amountOf(discount, whole))
  const shares = shareOut(
    BigInt(off),
    lines.map(({ lineTotalMinor }) => BigInt(lineTotalMinor)),
  )
  return {
    offMinor: off,
    lines: lines.map((line, index) => {
      const share = off === 0 ? 0 : Number(shares[index] ?? 0n)
      return lessDiscount(line, share)
    }),
  }
}

function amountOf(discount: AgreedDiscount | null, wholeMinor: number): number {
  if (discount === null) return 0
  return 'minor' in discount ? discount.minor : divideHalfUp(wholeMinor * discount.percent, 100)
}
