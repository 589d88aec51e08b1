import type { Resources } from '@platen/api-client'

type Rules = Pick<Resources['CatalogResponse'], 'quantityBreaks' | 'taxMode' | 'taxRatePercent'>

/** The catalogue has percentages, the pricing basis points. */
export function priceRulesOf({ quantityBreaks, taxMode, taxRatePercent }: Rules) {
  return {
    quantityBreaks: quantityBreaks.map(({ percentOff, ...step }) => ({
      ...step,
      percentOffBp: Math.round(percentOff * 100),
    })),
    tax: { mode: taxMode, rateBp: Math.round(taxRatePercent * 100) },
  }
}
