import { shareOut } from './share-out.ts'
import { divideHalfUp, sum } from './whole-numbers.ts'

/** What a discount code gives, and to what. */
export interface CodeRule {
  readonly kind: 'percent' | 'amount' | 'free_delivery'
  /** Hundredths of a percent; null unless the kind is `percent`. */
  readonly percentOffBp: number | null
  /** Null unless the kind is `amount`. */
  readonly amountMinor: number | null
  /** Of the garments that it is for; none: all garments, and film. */
  readonly garmentKinds: readonly string[]
  /** What all garments together must cost, after quantity breaks and without delivery. */
  readonly minimumMinor: number
}

export interface CodeLine {
  /** Null: film, which codes for kinds of garments leave alone. */
  readonly garmentKind: string | null
  /** Agreed prices are as they were agreed. */
  readonly isAgreed?: boolean | undefined
  /** After the quantity break. */
  readonly totalMinor: number
}

export interface CodeDiscount {
  /** For each line, never more than it costs. */
  readonly linesMinor: readonly number[]
  readonly feeMinor: number
}

/** Why a code takes nothing off an order, or undefined. */
export function codeObstacle(
  lines: readonly CodeLine[],
  { garmentKinds, minimumMinor }: Pick<CodeRule, 'garmentKinds' | 'minimumMinor'>,
): 'other_kinds' | 'below_minimum' | undefined {
  if (!lines.some((line) => isFor(line, garmentKinds))) return 'other_kinds'
  return sum(lines.map(({ totalMinor }) => totalMinor)) < minimumMinor ? 'below_minimum' : undefined
}

/** A percentage is rounded half up line by line; an amount is shared out by what the lines cost. */
export function codeDiscount(
  lines: readonly CodeLine[],
  feeMinor: number,
  code: CodeRule | undefined,
): CodeDiscount {
  const nothing = lines.map(() => 0)
  if (code === undefined || codeObstacle(lines, code) !== undefined)
    return { linesMinor: nothing, feeMinor: 0 }
  const costs = lines.map((line) => (isFor(line, code.garmentKinds) ? line.totalMinor : 0))
  switch (code.kind) {
    case 'percent':
      return {
        linesMinor: costs.map((cost) => divideHalfUp(cost * (code.percentOffBp ?? 0), 10_000)),
        feeMinor: 0,
      }
    case 'amount': {
      const amountMinor = Math.min(code.amountMinor ?? 0, sum(costs))
      if (amountMinor === 0) return { linesMinor: nothing, feeMinor: 0 }
      const shares = shareOut(BigInt(amountMinor), costs.map(BigInt))
      return { linesMinor: shares.map(Number), feeMinor: 0 }
    }
    case 'free_delivery':
      return { linesMinor: nothing, feeMinor }
  }
}

/** The parts of a price as people read them: what the code took is a line of its own. */
export function withCodeApart(
  { discountMinor, feeMinor }: { readonly discountMinor: number; readonly feeMinor: number },
  code: { readonly kind: CodeRule['kind']; readonly amountMinor: number } | null | undefined,
): { readonly discountMinor: number; readonly feeMinor: number; readonly codeMinor: number } {
  const codeMinor = code?.amountMinor ?? 0
  return code?.kind === 'free_delivery'
    ? { discountMinor, feeMinor: feeMinor + codeMinor, codeMinor }
    : { discountMinor: discountMinor - codeMinor, feeMinor, codeMinor }
}

function isFor({ garmentKind, isAgreed }: CodeLine, garmentKinds: readonly string[]): boolean {
  if (isAgreed === true) return false
  return garmentKinds.length === 0 || (garmentKind !== null && garmentKinds.includes(garmentKind))
}
