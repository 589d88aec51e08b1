import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { whenReleased } from '../../lib/when-released.ts'
import { orderLines, type CartEntry } from '../cart/index.ts'
import { passes } from './submission/submission.ts'

export type Quote = Resources['QuoteResponse']

interface Quoted {
  readonly quote: Quote | undefined
  readonly refused: PlatenError | undefined
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
  /** The number of refusals before it: the next one may be due to changed policies. */
  readonly refusals: number
}

interface Quotable {
  readonly items: readonly CartEntry[]
  readonly fulfilment: Resources['QuoteCreate']['fulfilment']
  /** Only of an order that meets its terms. */
  readonly discountCode: string | undefined
  readonly online: boolean
  /** Increases with each refusal, which makes earlier prices outdated. */
  readonly refusals: number
}

export function useQuote({ items, fulfilment, discountCode, online, refusals }: Quotable): Quoted {
  const [known, setKnown] = useState<Known>()
  const request = JSON.stringify({
    items: orderLines(items).map(({ note, ...line }) => line),
    ...(fulfilment ? { fulfilment } : {}),
    ...(discountCode === undefined ? {} : { discountCode }),
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

const SETTLE_MS = 250
const LONGEST_PAUSE_MS = 30_000

/** Until then the page shows its own price. */
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

async function ask(body: Resources['QuoteCreate'], signal: AbortSignal): Promise<Answer | undefined> {
  try {
    return { quote: await expectData(browserApi.createQuote({ body, signal })) }
  } catch (error) {
    return error instanceof PlatenError && !passes(error.code) ? { refused: error } : undefined
  }
}
