import { priceOrder, sizeTierFor, type PriceLine, type PricedOrder } from '@platen/pricing'
import { priceRulesOf } from '../../../lib/price-rules.ts'
import { placementsOn, type CartItem } from '../../cart/index.ts'
import type { Catalog, Variant } from '../design/printable-garment.ts'

interface DesignLine {
  readonly variant: Variant
  readonly quantity: number
  readonly unitPriceMinor: number
  readonly discountMinor: number
  readonly lineTotalMinor: number
}

export interface PricedDesign {
  readonly lines: readonly DesignLine[]
  /** Of this design, with the quantity break of the whole cart. */
  readonly price: Omit<PricedOrder, 'lines'>
  readonly aloneTotalMinor: number
  /** Of the cheapest size with these prints, to show before sizes are chosen. */
  readonly pieceFromMinor: number
  readonly percentOff: number
  readonly next: NextBreak | undefined
  /** Garments of this kind in the cart beside this design. */
  readonly unitsBeside: number
}

interface NextBreak {
  readonly more: number
  readonly percentOff: number
}

type Priceable = Pick<CartItem, 'garmentSlug' | 'quantities' | 'placements' | 'sized'>

/** The rest of the cart counts towards the quantity break. */
export function priceDesign(design: Priceable, beside: readonly Priceable[], catalog: Catalog): PricedDesign {
  const chosen = chosenVariants(design, catalog)
  const lines = chosen.map(({ line }) => line)
  const kind = catalog.garments.find(({ slug }) => slug === design.garmentSlug)?.kind ?? ''
  const unitsBeside = sumUnits(
    beside
      .flatMap((other) => chosenVariants(other, catalog).map(({ line }) => line))
      .filter((line) => line.garmentKind === kind),
  )
  const units = sumUnits(lines)
  const breaks = catalog.quantityBreaks.filter(({ garmentKind }) => garmentKind === kind)
  const percentOff = reached(breaks, units + unitsBeside)
  const rules = priceRulesOf(catalog)
  const { lines: priced, ...price } = priceOrder(lines, 0, {
    // The break that the whole cart reaches applies to each line.
    quantityBreaks: [{ garmentKind: kind, minQuantity: 1, percentOffBp: Math.round(percentOff * 100) }],
    tax: rules.tax,
  })
  return {
    lines: chosen.flatMap(({ variant, line }, index) => {
      const amounts = priced[index]
      return amounts ? [{ variant, quantity: line.quantity, ...amounts }] : []
    }),
    price,
    aloneTotalMinor: priceOrder(lines, 0, rules).totalMinor,
    pieceFromMinor: pieceFrom(design, catalog),
    percentOff,
    next: nextBreak(breaks, units + unitsBeside, percentOff),
    unitsBeside,
  }
}

function pieceFrom(design: Priceable, catalog: Catalog): number {
  const pieces = everyVariant(design, catalog).map(({ line }) =>
    [line.basePriceMinor, ...line.placementPricesMinor].reduce((sum, minor) => sum + minor, 0),
  )
  return pieces.length === 0 ? 0 : Math.min(...pieces)
}

function chosenVariants(design: Priceable, catalog: Catalog) {
  return everyVariant(design, catalog).filter(({ line }) => line.quantity > 0)
}

function everyVariant(design: Priceable, catalog: Catalog) {
  const { garmentSlug, quantities } = design
  const garment = catalog.garments.find(({ slug }) => slug === garmentSlug)
  if (!garment) return []
  return garment.colours
    .flatMap(({ sizes }) => sizes)
    .map((variant) => {
      const line: PriceLine = {
        garmentKind: garment.kind,
        quantity: quantities[variant.variantId] ?? 0,
        // It includes the surcharge of the size.
        basePriceMinor: variant.priceMinor,
        surchargeMinor: 0,
        placementPricesMinor: placementsOn(design, variant.variantId).map(
          (print) => sizeTierFor(print, catalog.sizeTiers)?.priceMinor ?? 0,
        ),
      }
      return { variant, line }
    })
}

type Breaks = Catalog['quantityBreaks']

function reached(breaks: Breaks, units: number): number {
  return Math.max(
    0,
    ...breaks.filter(({ minQuantity }) => minQuantity <= units).map(({ percentOff }) => percentOff),
  )
}

function nextBreak(breaks: Breaks, units: number, percentOff: number): NextBreak | undefined {
  const next = breaks
    .filter((step) => step.minQuantity > units && step.percentOff > percentOff)
    .toSorted((one, other) => one.minQuantity - other.minQuantity)[0]
  return next && { more: next.minQuantity - units, percentOff: next.percentOff }
}

function sumUnits(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
