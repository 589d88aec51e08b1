import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { misfit, zoneLimit } from '@platen/placement'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../lib/browser-api.ts'
import { orderLines } from '../../cart/index.ts'
import type { Design } from '../design/design.ts'
import { colourOf, type Quantities, type PrintableGarment } from '../design/printable-garment.ts'

type Quote = Resources['QuoteResponse']
export type Preflight = NonNullable<Quote['items'][number]['placements'][number]['preflight']>

export interface QuoteState {
  readonly checking: boolean
  readonly quote: Quote | undefined
  /** What the shop refused, as it said it. */
  readonly refusal: PlatenError | undefined
  readonly unreachable: boolean
  /** What the quote is for: the quantities that are wanted or, before any are, one of a size that fits. */
  readonly quantities: Quantities
  /** The variants of which the shop has fewer than are wanted. */
  readonly short: readonly string[]
  readonly preflightOf: (zoneId: string) => Preflight | undefined
}

interface Answer {
  readonly request: string
  readonly quote?: Quote
  readonly error?: unknown
}

const PAUSE_MS = 600

/** Requests the price and the print check of a design, shortly after its last change. */
export function useQuote(design: Design, printable: PrintableGarment): QuoteState {
  const quantities = quotable(design, printable)
  const items = orderLines([{ ...design, id: '', quantities, note: '' }])
  const request = design.placements.length > 0 && items.length > 0 ? JSON.stringify({ items }) : undefined
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    if (request === undefined) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const body = JSON.parse(request) as Resources['QuoteCreate']
      expectData(browserApi.createQuote({ body, signal: stop.signal })).then(
        (quote) => setAnswer({ request, quote }),
        (error: unknown) => {
          if (!stop.signal.aborted) setAnswer({ request, error })
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [request])

  const current = answer?.request === request ? answer : undefined
  const quote = current?.quote
  return {
    checking: request !== undefined && current === undefined,
    quote,
    refusal: current?.error instanceof PlatenError ? current.error : undefined,
    unreachable: current?.error !== undefined && !(current.error instanceof PlatenError),
    quantities,
    short: (quote?.items ?? []).flatMap(({ variantId, quantity, availability }) =>
      availability === 'out' && design.quantities[variantId] === quantity ? [variantId] : [],
    ),
    preflightOf: (zoneId) =>
      quote?.items[0]?.placements.find((placement) => placement.zoneId === zoneId)?.preflight ?? undefined,
  }
}

/** Before a size is chosen the print can be checked on any size that takes it. */
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
