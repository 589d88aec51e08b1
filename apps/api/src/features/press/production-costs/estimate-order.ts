import type { OrderCost } from '@platen/contract'
import { costMinor, minorOf } from '@platen/pricing'
import { priceOf } from './print-cost.ts'
import type { Costing } from './print-costs.store.ts'
import { addUses, usualUse, type CostedPrint, type Use } from './print-use.ts'

interface EstimatedLine {
  readonly quantity: number
  /** Average cost as a decimal; null when it is unknown or not kept in stock. */
  readonly blankUnitCost: string | null
  readonly prints: readonly Omit<CostedPrint, 'ink' | 'beginsGarment'>[]
}

export interface EstimateFacts {
  readonly lines: readonly EstimatedLine[]
  readonly costing: Costing
  readonly exponent: number
}

/** In minor units, if nothing fails. */
export function estimateOrder({ lines, costing, exponent }: EstimateFacts): OrderCost {
  const { settings, prices, film } = costing
  const uses = lines.flatMap(({ quantity, prints }) =>
    prints.map((print, index) =>
      times(usualUse({ ...print, ink: null, beginsGarment: index === 0 }, film, settings), quantity),
    ),
  )
  const cost = priceOf(addUses(uses), prices)
  const parts = {
    blankMinor: lines.reduce(
      (total, { blankUnitCost, quantity }) => total + costMinor(blankUnitCost ?? '0', quantity, exponent),
      0,
    ),
    filmMinor: minorOf(cost.film, exponent),
    inkMinor: minorOf(cost.ink, exponent),
    powderMinor: minorOf(cost.powder, exponent),
    labourMinor: minorOf(cost.labour, exponent),
    overheadMinor: 0,
  }
  return { ...parts, totalMinor: Object.values(parts).reduce((total, part) => total + part, 0) }
}

function times(use: Use, quantity: number): Use {
  const factor = BigInt(quantity)
  return {
    filmUm: use.filmUm * factor,
    colourInk: use.colourInk * factor,
    whiteInk: use.whiteInk * factor,
    powder: use.powder * factor,
    labourMs: use.labourMs * factor,
  }
}
