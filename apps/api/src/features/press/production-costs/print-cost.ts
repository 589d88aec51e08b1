import { divideHalfUp, millionths, minorOf, shareOut } from '@platen/pricing'
import type { Use } from './print-use.ts'

/** The price per mm of film, ml of ink, g of powder and hour, as decimals in major units; null when unknown. */
export interface Prices {
  readonly film: string | null
  readonly colourInk: string | null
  readonly whiteInk: string | null
  readonly powder: string | null
  readonly labourHour: string | null
}

export const PRINT_CATEGORIES = ['film', 'ink', 'powder', 'labour'] as const
export type PrintCategory = (typeof PRINT_CATEGORIES)[number]

/** Millionths of a major unit. */
export type PrintCost = Readonly<Record<PrintCategory, bigint>>

/** The cost of what was used. A material without a price costs nothing. */
export function priceOf(use: Use, prices: Prices): PrintCost {
  return {
    film: worth(use.filmUm, prices.film, 1_000n),
    ink: worth(use.colourInk, prices.colourInk, 10_000n) + worth(use.whiteInk, prices.whiteInk, 10_000n),
    powder: worth(use.powder, prices.powder, 10_000n),
    labour: worth(use.labourMs, prices.labourHour, 3_600_000n),
  }
}

function worth(quantity: bigint, price: string | null, unit: bigint): bigint {
  return price === null ? 0n : divideHalfUp(millionths(price) * quantity, unit)
}

/** An amount of one category that an order is charged. */
export interface Amount {
  readonly category: PrintCategory
  readonly orderId: string
  readonly amountMinor: number
}

/**
 * What each order is charged in each category, in minor units of a currency with `exponent` decimals. The amounts of a
 * category add up to its total, rounded once.
 */
export function amountsByOrder(
  prints: readonly { readonly orderId: string; readonly cost: PrintCost }[],
  exponent: number,
): Amount[] {
  const orders = [...Map.groupBy(prints, ({ orderId }) => orderId)]
  return PRINT_CATEGORIES.flatMap((category) => {
    const exact = orders.map(([, own]) => totalOf(own, category))
    const whole = minorOf(
      exact.reduce((total, part) => total + part, 0n),
      exponent,
    )
    const parts = shareOut(BigInt(whole), exact)
    return orders.map(([orderId], index) => ({ category, orderId, amountMinor: Number(parts[index] ?? 0n) }))
  })
}

/** The cost so far of an order's prints without a sheet, and what it was charged for them. */
export interface LooseCost {
  readonly orderId: string
  readonly cost: PrintCost
  readonly chargedMinor: Readonly<Record<PrintCategory, number>>
}

/**
 * What each order is charged for prints without a sheet, in minor units, so that the total for all its loose prints is
 * rounded once. Rounding each print alone would charge nothing for prints that cost less than half a unit.
 */
export function looseAmounts(
  prints: readonly { readonly orderId: string; readonly cost: PrintCost }[],
  before: readonly LooseCost[],
  exponent: number,
): Amount[] {
  const known = new Map(before.map((order) => [order.orderId, order]))
  return [...Map.groupBy(prints, ({ orderId }) => orderId)].flatMap(([orderId, own]) =>
    PRINT_CATEGORIES.map((category) => {
      const soFar = known.get(orderId)
      const exact = totalOf(own, category) + (soFar?.cost[category] ?? 0n)
      const due = minorOf(exact, exponent) - (soFar?.chargedMinor[category] ?? 0)
      // An overcharge stays: the check of print costs reports it.
      return { category, orderId, amountMinor: Math.max(0, due) }
    }),
  )
}

function totalOf(prints: readonly { readonly cost: PrintCost }[], category: PrintCategory): bigint {
  return prints.reduce((total, { cost }) => total + cost[category], 0n)
}
