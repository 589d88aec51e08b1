import { priceOrder, sizeTierFor } from '@platen/pricing'
import { priceRulesOf } from '../../lib/price-rules.ts'
import { sizeNames, zoneLimits, zonesOf, type Catalog, type Garment, type Terms } from './garment-facts.ts'

export type SizeTier = Catalog['sizeTiers'][number]

export interface PriceTable {
  readonly quantities: readonly number[]
  readonly rows: readonly PriceRow[]
}

interface PriceRow {
  readonly tier: SizeTier
  /** For each of `quantities`. */
  readonly eachMinor: readonly number[]
}

export function priceTable(garment: Garment, catalog: Terms): PriceTable {
  const quantities = quantitiesOf(garment, catalog)
  const rules = priceRulesOf(catalog)
  return {
    quantities,
    rows: printableTiers(garment, catalog).map((tier) => ({
      tier,
      eachMinor: quantities.map((quantity) => eachMinor(garment, [tier], quantity, rules)),
    })),
  }
}

export interface PriceStep {
  readonly minQuantity: number
  readonly eachMinor: number
}

/** Of one piece without print, in its cheapest size: from one piece on, then from each break. */
export function blankPrices(garment: Garment, catalog: Terms): PriceStep[] {
  const rules = priceRulesOf(catalog)
  return quantitiesOf(garment, catalog).map((minQuantity) => ({
    minQuantity,
    eachMinor: eachMinor(garment, [], minQuantity, rules),
  }))
}

function quantitiesOf(garment: Garment, catalog: Terms): number[] {
  const steps = catalog.quantityBreaks.filter(({ garmentKind }) => garmentKind === garment.kind)
  return [1, ...steps.map(({ minQuantity }) => minQuantity)]
    .filter((quantity, index, all) => all.indexOf(quantity) === index)
    .toSorted((a, b) => a - b)
}

export function printableTiers(garment: Garment, catalog: Terms): SizeTier[] {
  const sizes = sizeNames(garment)
  const limits = zonesOf(catalog, garment).flatMap((zone) => zoneLimits(zone, sizes))
  return catalog.sizeTiers
    .filter((tier) =>
      limits.some(({ widthMm, heightMm }) =>
        [
          [tier.maxWidthMm, tier.maxHeightMm],
          [tier.maxHeightMm, tier.maxWidthMm],
        ].some(([width = 0, height = 0]) => {
          const largest = { widthMm: Math.min(width, widthMm), heightMm: Math.min(height, heightMm) }
          return sizeTierFor(largest, catalog.sizeTiers)?.id === tier.id
        }),
      ),
    )
    .toSorted((a, b) => a.priceMinor - b.priceMinor)
}

function eachMinor(
  garment: Garment,
  tiers: readonly SizeTier[],
  quantity: number,
  { quantityBreaks }: ReturnType<typeof priceRulesOf>,
): number {
  const line = {
    garmentKind: garment.kind,
    quantity,
    basePriceMinor: garment.priceFromMinor,
    surchargeMinor: 0,
    placementPricesMinor: tiers.map(({ priceMinor }) => priceMinor),
  }
  // The note below the table describes the tax.
  const { lines } = priceOrder([line], 0, { quantityBreaks, tax: { mode: 'none', rateBp: 0 } })
  return Math.round((lines[0]?.lineTotalMinor ?? 0) / quantity)
}

export interface BreakLadder {
  readonly garments: readonly Garment[]
  readonly steps: readonly { readonly minQuantity: number; readonly percentOff: number }[]
}

export function breakLadders(catalog: Catalog): BreakLadder[] {
  const ladders = new Map<string, BreakLadder>()
  for (const garment of catalog.garments) {
    const steps = catalog.quantityBreaks
      .filter(({ garmentKind }) => garmentKind === garment.kind)
      .map(({ minQuantity, percentOff }) => ({ minQuantity, percentOff }))
      .toSorted((a, b) => a.minQuantity - b.minQuantity)
    if (steps.length === 0) continue
    const key = JSON.stringify(steps)
    ladders.set(key, { steps, garments: [...(ladders.get(key)?.garments ?? []), garment] })
  }
  return [...ladders.values()]
}
