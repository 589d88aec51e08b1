import { codeObstacle, priceOrder, sizeTierFor, type PriceLine, type PricedOrder } from '@platen/pricing'
import { priceRulesOf } from '../../lib/price-rules.ts'
import { placementsOn } from './cart-item.ts'
import { isCheckedFilm, type Catalog, type CheckedEntry, type CheckedItem } from './check-item.ts'
import type { SoldFilm } from './film-item.ts'
import { codeRuleOf, type DiscountTerms } from './discount.ts'

export interface PricedItem {
  /** After the discount; undefined when the shop can no longer make it. */
  readonly totalMinor: number | undefined
  readonly discountMinor: number
  /** By variant id, because larger sizes may cost more; that of film by the id of its item. */
  readonly unitPricesMinor: Readonly<Record<string, number>>
}

export interface PricedCart extends Omit<PricedOrder, 'lines'> {
  /** In the order of the cart. */
  readonly items: readonly PricedItem[]
  /** Why the discount code gives nothing. */
  readonly obstacle: ReturnType<typeof codeObstacle>
}

/** All designs at once, because quantity breaks count across them. */
export function priceCart(
  checked: readonly CheckedEntry[],
  catalog: Catalog,
  feeMinor = 0,
  discount: DiscountTerms | null = null,
  film: SoldFilm | null = null,
): PricedCart {
  const lines = checked.flatMap((item, index) =>
    priceLinesOf(item, catalog).map((line) => ({ ...line, index })),
  )
  const rules = { ...priceRulesOf(catalog), lengthBreaks: film?.prices.lengthBreaks ?? [] }
  const code = discount === null ? undefined : codeRuleOf(discount)
  const obstacle = code && codeObstacle(costsOf(lines, priceOrder(lines, feeMinor, rules)), code)
  const { lines: priced, ...totals } = priceOrder(lines, feeMinor, { ...rules, code })
  const items = checked.map((_, index) => {
    const own = lines.flatMap((line, at) => {
      const price = priced[at]
      return line.index === index && price ? [{ variantId: line.variantId, ...price }] : []
    })
    return {
      totalMinor: own.length === 0 ? undefined : sum(own.map((line) => line.lineTotalMinor)),
      discountMinor: sum(own.map((line) => line.discountMinor)),
      unitPricesMinor: Object.fromEntries(own.map((line) => [line.variantId, line.unitPriceMinor])),
    }
  })
  return { ...totals, items, obstacle }
}

function costsOf(lines: readonly PriceLine[], { lines: priced }: PricedOrder) {
  return lines.map(({ garmentKind }, index) => ({
    garmentKind,
    totalMinor: priced[index]?.lineTotalMinor ?? 0,
  }))
}

interface NextBreak {
  readonly garmentKind: string
  readonly missing: number
  readonly percentOff: number
}

const MAX_MISSING = 4

export function nextBreak(checked: readonly CheckedEntry[], catalog: Catalog): NextBreak | undefined {
  const units = new Map<string, number>()
  for (const item of checked) {
    if (isCheckedFilm(item) || !item.garment) continue
    const { garment, lines } = item
    const quantity = sum(lines.filter(({ variant }) => variant).map((line) => line.quantity))
    units.set(garment.kind, (units.get(garment.kind) ?? 0) + quantity)
  }
  return catalog.quantityBreaks
    .map(({ garmentKind, minQuantity, percentOff }) => ({
      garmentKind,
      percentOff,
      missing: minQuantity - (units.get(garmentKind) ?? Number.NEGATIVE_INFINITY),
    }))
    .filter(({ missing }) => missing > 0 && missing <= MAX_MISSING)
    .sort((one, other) => one.missing - other.missing)[0]
}

type CartLine = PriceLine & { readonly variantId: string }

function priceLinesOf(checked: CheckedEntry, catalog: Catalog): CartLine[] {
  if (!isCheckedFilm(checked)) return garmentPriceLines(checked, catalog)
  return checked.line ? [{ ...checked.line, variantId: checked.film.id }] : []
}

function garmentPriceLines({ item, garment, lines }: CheckedItem, catalog: Catalog): CartLine[] {
  if (!garment) return []
  const pricesOn = (variantId: string) =>
    placementsOn(item, variantId).flatMap((print) => sizeTierFor(print, catalog.sizeTiers)?.priceMinor ?? [])
  if (lines.some(({ variantId }) => pricesOn(variantId).length < item.placements.length)) return []
  return lines.flatMap(({ variantId, quantity, variant }): CartLine[] =>
    variant
      ? [
          {
            variantId,
            garmentKind: garment.kind,
            quantity,
            // It includes the surcharge of the size.
            basePriceMinor: variant.priceMinor,
            surchargeMinor: 0,
            placementPricesMinor: pricesOn(variantId),
          },
        ]
      : [],
  )
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
