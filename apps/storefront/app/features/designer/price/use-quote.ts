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
  readonly refusal: PlatenError | undefined
  readonly unreachable: boolean
  /** The quoted quantities: those chosen, or one of a size that fits while none is. */
  readonly quantities: Quantities
  /** Variants without enough stock. */
  readonly short: readonly string[]
  readonly preflightOf: (zoneId: string) => Preflight | undefined
}

interface Answer {
  readonly request: string
  readonly quote?: Quote
  readonly error?: unknown
}

const PAUSE_MS = 600

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

/** Without a chosen size, any size that fits the prints serves for the check. */
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
