import { divideHalfUp, millionths, minorOf, shareOut } from '@platen/pricing'
import type { Use } from './print-use.ts'

/** Per mm of film, ml of ink, g of powder and hour, as decimals in major units; null when unknown. */
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

/** A material without a price costs nothing. */
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

export interface Amount {
  readonly category: PrintCategory
  readonly orderId: string
  readonly amountMinor: number
}

/** In minor units. The amounts of a category add up to its total, rounded once. */
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

export interface LooseCost {
  readonly orderId: string
  readonly cost: PrintCost
  readonly chargedMinor: Readonly<Record<PrintCategory, number>>
}

/**
 * Rounds the total of an order's loose prints: rounding each one alone would charge nothing for prints below
 * half a minor unit.
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
