import { expectData, type Resources } from '@platen/api-client'
import { useEffect, useState } from 'react'
import { browserApi } from './browser-api.ts'

interface QuoteAnswer {
  readonly quote?: Resources['QuoteResponse']
  readonly error?: unknown
}

export function useQuoteAnswer(
  body: Resources['QuoteCreate'] | undefined,
  pauseMs: number,
): QuoteAnswer | undefined {
  const request = body && JSON.stringify(body)
  const [answer, setAnswer] = useState<QuoteAnswer & { readonly request: string }>()
  useEffect(() => {
    if (request === undefined) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const sent = JSON.parse(request) as Resources['QuoteCreate']
      expectData(browserApi.createQuote({ body: sent, signal: stop.signal })).then(
        (quote) => setAnswer({ request, quote }),
        (error: unknown) => {
          if (!stop.signal.aborted) setAnswer({ request, error })
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [request, pauseMs])
  return answer?.request === request ? answer : undefined
}
