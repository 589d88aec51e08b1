import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { whenReleased } from '../../lib/when-released.ts'
import { orderLines, type CartItem } from '../cart/index.ts'
import { passes } from './submission.ts'

export type Quote = Resources['QuoteResponse']

interface Quoted {
  /** The shop's own price of exactly what is on the page; undefined while it is awaited or cannot be had. */
  readonly quote: Quote | undefined
  /** Why the shop does not price it as it is. */
  readonly refused: PlatenError | undefined
  /** As the last quote since the last refusal said, whatever it was of. */
  readonly policyVersion: string | undefined
}

interface Answer {
  readonly quote?: Quote
  readonly refused?: PlatenError
}

interface Known extends Answer {
  readonly of: string
  readonly policy: QuotedPolicy | undefined
}

interface QuotedPolicy {
  readonly version: string
  /** How many refusals came before it: another one may have come because of other policies. */
  readonly refusals: number
}

interface Quotable {
  readonly items: readonly CartItem[]
  readonly fulfilment: Resources['QuoteCreate']['fulfilment']
  readonly online: boolean
  /** How often the shop has refused the order: a price from before a refusal is not shown after it. */
  readonly refusals: number
}

/** Asks the shop for the price of the designs, and again whenever they or the way to hand them over change. */
export function useQuote({ items, fulfilment, online, refusals }: Quotable): Quoted {
  const [known, setKnown] = useState<Known>()
  const request = JSON.stringify({
    items: orderLines(items).map(({ note, ...line }) => line),
    ...(fulfilment ? { fulfilment } : {}),
  })
  const of = `${refusals} ${request}`

  useEffect(() => {
    const body = JSON.parse(request) as Resources['QuoteCreate']
    if (body.items.length === 0 || !online) return
    const stop = new AbortController()
    void askUntilAnswered(body, stop.signal).then((found) =>
      whenReleased(() => {
        if (!found || stop.signal.aborted) return
        const policy = found.quote && { version: found.quote.policyVersion, refusals }
        setKnown((before) => ({ of, ...found, policy: policy ?? before?.policy }))
      }),
    )
    return () => stop.abort()
  }, [of, request, online, refusals])

  const current = known?.of === of ? known : undefined
  const policy = known?.policy?.refusals === refusals ? known.policy : undefined
  return { quote: current?.quote, refused: current?.refused, policyVersion: policy?.version }
}

/** While numbers are typed there is no need to ask for each. */
const SETTLE_MS = 250
const LONGEST_PAUSE_MS = 30_000

/** Until then the price computed here stands in; the shop compares it with its own anyway. */
async function askUntilAnswered(
  body: Resources['QuoteCreate'],
  signal: AbortSignal,
  pauseMs = SETTLE_MS,
): Promise<Answer | undefined> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  if (signal.aborted) return undefined
  const found = await ask(body, signal)
  return found ?? askUntilAnswered(body, signal, Math.min(LONGEST_PAUSE_MS, 4 * pauseMs))
}

/** Undefined when the shop cannot be reached, or is too busy to say anything. */
async function ask(body: Resources['QuoteCreate'], signal: AbortSignal): Promise<Answer | undefined> {
  try {
    return { quote: await expectData(browserApi.POST('/api/v1/quotes', { body, signal })) }
  } catch (error) {
    return error instanceof PlatenError && !passes(error.code) ? { refused: error } : undefined
  }
}
