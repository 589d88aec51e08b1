import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { orderLines, type CartItem } from '../cart/cart-item.ts'

export type Quote = Resources['QuoteResponse']
type Fulfilment = Resources['QuoteCreate']['fulfilment']

interface Quoted {
  /** The shop's own price of exactly what is on the page; undefined while it is awaited or cannot be had. */
  readonly quote: Quote | undefined
  /** Why the shop does not price it as it is. */
  readonly refused: PlatenError | undefined
  readonly refresh: () => void
}

interface Answer {
  readonly of: string
  readonly quote?: Quote
  readonly refused?: PlatenError
}

/** While numbers are typed there is no need to ask for each. */
const SETTLE_MS = 250

/** Asks the shop for the price of the designs, and again whenever they or the way to hand them over change. */
export function useQuote(items: readonly CartItem[], fulfilment: Fulfilment, online: boolean): Quoted {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const request = JSON.stringify({
    items: orderLines(items).map(({ note, ...line }) => line),
    ...(fulfilment ? { fulfilment } : {}),
  })
  const of = `${round} ${request}`

  useEffect(() => {
    const body = JSON.parse(request) as Resources['QuoteCreate']
    if (body.items.length === 0 || !online) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      ask(body, stop.signal).then(
        (found) => setAnswer({ of, ...found }),
        // Without a connection the price computed here stands in; the shop compares it with its own anyway.
        () => undefined,
      )
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [of, request, online])

  const current = answer?.of === of ? answer : undefined
  return {
    quote: current?.quote,
    refused: current?.refused,
    refresh: () => setRound((before) => before + 1),
  }
}

async function ask(body: Resources['QuoteCreate'], signal: AbortSignal): Promise<Omit<Answer, 'of'>> {
  try {
    return { quote: await expectData(browserApi.POST('/api/v1/quotes', { body, signal })) }
  } catch (error) {
    if (error instanceof PlatenError) return { refused: error }
    throw error
  }
}
