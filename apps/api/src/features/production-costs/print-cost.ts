import { divideHalfUp, millionths, minorOf, shareOut } from '@platen/pricing'
import type { Use } from './print-use.ts'

/** What a unit costs: mm of film, ml of ink, g of powder, an hour. Decimals in major units; null: nothing is known. */
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

/** What was used, in money. What has no price costs nothing. */
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

/** An amount of one category to write down; without an order it is the shop's. */
export interface Amount {
  readonly category: PrintCategory
  readonly orderId: string
  readonly amountMinor: number
}

/**
 * What each order bears, a category at a time, in minor units of a currency with `exponent` decimals. The amounts of
 * a category add up to all of it, rounded once.
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

/** What the prints of an order that were on no sheet cost so far, and what it was charged for them. */
export interface LooseCost {
  readonly orderId: string
  readonly cost: PrintCost
  readonly chargedMinor: Readonly<Record<PrintCategory, number>>
}

/**
 * What each order bears of prints that come out one by one, in minor units: so much that all its loose prints together
 * are charged what they cost together, rounded once. Rounded print by print, what costs less than half a unit would
 * cost nothing however often it comes.
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
      // What was charged too much stays: the check of the books tells of it.
      return { category, orderId, amountMinor: Math.max(0, due) }
    }),
  )
}

export function totalOf(prints: readonly { readonly cost: PrintCost }[], category: PrintCategory): bigint {
  return prints.reduce((total, { cost }) => total + cost[category], 0n)
}
