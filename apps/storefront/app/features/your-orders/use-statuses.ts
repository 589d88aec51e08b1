import { expectData } from '@platen/api-client'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import { trackingStatusOf } from '../tracking/index.ts'
import type { KeptOrder } from './kept-orders.ts'

const MOST_READ = 10

/** The status of the newest orders in words, by number; without those that cannot be read now. */
export function useStatuses(orders: readonly KeptOrder[]): Readonly<Record<string, string>> {
  const { messages } = usePage()
  const { statuses } = messages.order
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({})
  const tokens = orders.slice(0, MOST_READ).map(({ trackingToken }) => trackingToken)
  const wanted = tokens.join(' ')

  useEffect(() => {
    const stop = new AbortController()
    for (const trackingToken of wanted.split(' ').filter((token) => token !== ''))
      expectData(browserApi.getTrackedOrder({ trackingToken, signal: stop.signal })).then(
        (order) =>
          setKnown((before) => ({ ...before, [order.number]: statuses[trackingStatusOf(order)].title })),
        () => undefined,
      )
    return () => stop.abort()
  }, [wanted, statuses])

  return known
}
