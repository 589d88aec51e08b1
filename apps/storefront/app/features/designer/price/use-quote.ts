import { PlatenError, type Resources } from '@platen/api-client'
import { misfit, zoneLimit } from '@platen/placement'
import { useQuoteAnswer } from '../../../lib/use-quote-answer.ts'
import { orderLines } from '../../cart/index.ts'
import type { Design } from '../design/design.ts'
import { sizedPrints } from '../design/each-size.ts'
import { colourOf, type Quantities, type PrintableGarment } from '../design/printable-garment.ts'

type Quote = Resources['QuoteResponse']
export type Preflight = NonNullable<Quote['items'][number]['placements'][number]['preflight']>

export interface QuoteState {
  readonly checking: boolean
  readonly quote: Quote | undefined
  readonly refusal: PlatenError | undefined
  readonly unreachable: boolean
  /** The quoted quantities: those chosen, or one of a size that fits while none is. */
  readonly quantities: Quantities
  readonly short: readonly string[]
  readonly preflightOf: (zoneId: string) => Preflight | undefined
}

const PAUSE_MS = 600

export function useQuote(design: Design, printable: PrintableGarment): QuoteState {
  const quantities = quotable(design, printable)
  const sized = sizedPrints({ ...design, quantities }, printable)
  const items = orderLines([{ ...design, id: '', quantities, note: '', ...(sized && { sized }) }])
  const isQuotable = design.placements.length > 0 && items.length > 0
  const answer = useQuoteAnswer(isQuotable ? { items } : undefined, PAUSE_MS)
  const quote = answer?.quote
  return {
    checking: isQuotable && answer === undefined,
    quote,
    refusal: answer?.error instanceof PlatenError ? answer.error : undefined,
    unreachable: answer?.error !== undefined && !(answer.error instanceof PlatenError),
    quantities,
    short: (quote?.items ?? []).flatMap(({ variantId, quantity, availability }) =>
      variantId !== null && availability === 'out' && design.quantities[variantId] === quantity
        ? [variantId]
        : [],
    ),
    preflightOf: (zoneId) =>
      quote?.items[0]?.placements.find((placement) => placement.zoneId === zoneId)?.preflight ?? undefined,
  }
}

function quotable(design: Design, printable: PrintableGarment): Quantities {
  if (Object.keys(design.quantities).length > 0) return design.quantities
  const fitting = colourOf(printable, design.colour)?.sizes.find(({ size }) =>
    design.placements.every((print) => {
      const zone = printable.zones.find(({ id }) => id === print.zoneId)
      return zone && misfit(print, zoneLimit(zone, size)) === undefined
    }),
  )
  return fitting ? { [fitting.variantId]: 1 } : {}
}
