import { codeDiscount, type CodeRule } from './code-discount.ts'
import { lengthBreakBp, type LengthBreak } from './film-price.ts'
import { divideHalfUp, sum } from './whole-numbers.ts'

export interface PriceLine {
  /** Null: film without a garment. */
  readonly garmentKind: string | null
  readonly quantity: number
  readonly basePriceMinor: number
  readonly surchargeMinor: number
  /** The tier price of every placement. */
  readonly placementPricesMinor: readonly number[]
  /** Agreed with the customer, so it gets no quantity discount. */
  readonly isAgreed?: boolean
  /** Of sheets of film. A length break takes none below the minimum. */
  readonly sheet?: { readonly billedCm: number; readonly minimumMinor: number } | undefined
}

/** From `minQuantity` garments of a kind in one order, each line of that kind is `percentOffBp` hundredths of a percent cheaper. */
export interface QuantityBreak {
  readonly garmentKind: string
  readonly minQuantity: number
  readonly percentOffBp: number
}

/** `inclusive`: prices hold the tax already. `exclusive`: it is added. Rate in hundredths of a percent. */
export interface TaxRule {
  readonly mode: 'none' | 'inclusive' | 'exclusive'
  readonly rateBp: number
}

export interface PriceRules {
  readonly quantityBreaks: readonly QuantityBreak[]
  readonly tax: TaxRule
  readonly lengthBreaks?: readonly LengthBreak[] | undefined
  readonly code?: CodeRule | undefined
}

export interface PricedLine {
  /** One garment with its prints, or one piece of film, before the discount. */
  readonly unitPriceMinor: number
  readonly discountMinor: number
  /** All garments of the line, after the discount. */
  readonly lineTotalMinor: number
}

export interface PricedOrder {
  readonly lines: readonly PricedLine[]
  readonly subtotalMinor: number
  /** Of quantity breaks, and of a code on garments. */
  readonly discountMinor: number
  /** After the code. */
  readonly feeMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
  /** What the code takes off garments and delivery together; nothing when the order does not meet its terms. */
  readonly codeMinor: number
}

/**
 * The price of an order, in minor units of the store currency. Pure, integers only; what does not come out even
 * is rounded half up, line by line, and so is the tax. The server, the quote and the storefront all use this.
 *
 *   line     = (base + surcharge + Σ placements) × quantity − quantity break − its part of the code
 *   total    = Σ lines + fee (+ tax, when it is not inside the prices)
 */
export function priceOrder(
  lines: readonly PriceLine[],
  fullFeeMinor: number,
  rules: PriceRules,
): PricedOrder {
  const full = priceLines(lines, rules)
  const { lines: priced, feeMinor, codeMinor } = lessCode(lines, full, fullFeeMinor, rules.code)
  return { lines: priced, ...totalsOf(priced, feeMinor, rules.tax), codeMinor }
}

/** What is left of lines and fee once the code has taken its part. */
export function lessCode(
  lines: readonly PriceLine[],
  full: readonly PricedLine[],
  feeMinor: number,
  code: CodeRule | undefined,
): Pick<PricedOrder, 'lines' | 'feeMinor' | 'codeMinor'> {
  const costs = lines.map(({ garmentKind, isAgreed }, index) => ({
    garmentKind,
    isAgreed,
    totalMinor: full[index]?.lineTotalMinor ?? 0,
  }))
  const taken = codeDiscount(costs, feeMinor, code)
  return {
    lines: full.map((line, index) => lessDiscount(line, taken.linesMinor[index] ?? 0)),
    feeMinor: feeMinor - taken.feeMinor,
    codeMinor: sum(taken.linesMinor) + taken.feeMinor,
  }
}

export function lessDiscount(line: PricedLine, offMinor: number): PricedLine {
  return {
    ...line,
    discountMinor: line.discountMinor + offMinor,
    lineTotalMinor: line.lineTotalMinor - offMinor,
  }
}

export function priceLines(
  lines: readonly PriceLine[],
  { quantityBreaks, lengthBreaks = [] }: Pick<PriceRules, 'quantityBreaks' | 'lengthBreaks'>,
): PricedLine[] {
  const quantities = quantityByKind(lines)
  const sheetsBp = lengthBreakBp(
    sum(lines.map(({ sheet, quantity }) => (sheet?.billedCm ?? 0) * quantity)),
    lengthBreaks,
  )
  return lines.map((line) => {
    if (line.isAgreed) return priceLine(line, 0)
    return priceLine(line, line.sheet ? sheetsBp : percentOff(line.garmentKind, quantities, quantityBreaks))
  })
}

export function totalsOf(
  priced: readonly PricedLine[],
  feeMinor: number,
  tax: TaxRule,
): Omit<PricedOrder, 'lines' | 'codeMinor'> {
  const subtotalMinor = sum(priced.map((line) => line.lineTotalMinor + line.discountMinor))
  const discountMinor = sum(priced.map((line) => line.discountMinor))
  const taxMinor = sum(
    [...priced.map((line) => line.lineTotalMinor), feeMinor].map((amount) => taxOf(amount, tax)),
  )
  const beforeTax = subtotalMinor - discountMinor + feeMinor
  const totalMinor = tax.mode === 'exclusive' ? beforeTax + taxMinor : beforeTax
  return { subtotalMinor, discountMinor, feeMinor, taxMinor, totalMinor }
}

function quantityByKind(lines: readonly PriceLine[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { garmentKind, quantity } of lines) {
    if (garmentKind === null) continue
    quantities.set(garmentKind, (quantities.get(garmentKind) ?? 0) + quantity)
  }
  return quantities
}

/** The best break that the quantity of this kind across the order has reached. */
function percentOff(
  kind: string | null,
  quantities: Map<string, number>,
  breaks: readonly QuantityBreak[],
): number {
  if (kind === null) return 0
  const quantity = quantities.get(kind) ?? 0
  return Math.max(
    0,
    ...breaks
      .filter((step) => step.garmentKind === kind && step.minQuantity <= quantity)
      .map((step) => step.percentOffBp),
  )
}

function priceLine(line: PriceLine, percentOffBp: number): PricedLine {
  const unitPriceMinor = line.basePriceMinor + line.surchargeMinor + sum(line.placementPricesMinor)
  const full = unitPriceMinor * line.quantity
  const most = line.sheet === undefined ? full : full - line.sheet.minimumMinor * line.quantity
  const discountMinor = Math.min(divideHalfUp(full * percentOffBp, 10_000), Math.max(0, most))
  return { unitPriceMinor, discountMinor, lineTotalMinor: full - discountMinor }
}

function taxOf(amountMinor: number, tax: TaxRule): number {
  switch (tax.mode) {
    case 'none':
      return 0
    case 'exclusive':
      return divideHalfUp(amountMinor * tax.rateBp, 10_000)
    case 'inclusive':
      return divideHalfUp(amountMinor * tax.rateBp, 10_000 + tax.rateBp)
  }
}
