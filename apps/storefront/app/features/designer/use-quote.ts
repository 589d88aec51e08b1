import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { misfit, zoneLimit } from '@platen/placement'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { orderLines } from '../cart/index.ts'
import type { Design } from './design.ts'
import { colourOf, type Quantities, type Workpiece } from './workpiece.ts'

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

/** Asks the shop for price and print check of a design, a moment after it came to rest. */
export function useQuote(design: Design, workpiece: Workpiece): QuoteState {
  const quantities = quotable(design, workpiece)
  const items = orderLines([{ ...design, id: '', quantities, note: '' }])
  const request = design.placements.length > 0 && items.length > 0 ? JSON.stringify({ items }) : undefined
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    if (request === undefined) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const body = JSON.parse(request) as Resources['QuoteCreate']
      expectData(browserApi.POST('/api/v1/quotes', { body, signal: stop.signal })).then(
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
function quotable(design: Design, workpiece: Workpiece): Quantities {
  if (Object.keys(design.quantities).length > 0) return design.quantities
  const fitting = colourOf(workpiece, design.colour)?.sizes.find(({ size }) =>
    design.placements.every((print) => {
      const zone = workpiece.zones.find(({ id }) => id === print.zoneId)
      return zone && misfit(print, zoneLimit(zone, size)) === undefined
    }),
  )
  return fitting ? { [fitting.variantId]: 1 } : {}
}
