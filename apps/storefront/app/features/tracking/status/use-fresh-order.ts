import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Names } from '@platen/formats/own-names'
import { expectData } from '@platen/api-client'
import { browserApi } from '../../../lib/browser-api.ts'
import { isOver, type Order } from './tracking-status.ts'
import { namedOrder } from '../../../messages/named.ts'
import { usePage } from '../../../lib/page.ts'

export interface FreshOrder {
  readonly order: Order
  /** Milliseconds since 1970. */
  readonly readAt: number
  readonly state: 'fresh' | 'refreshing' | 'offline' | 'unreachable'
  readonly refresh: () => void
  readonly take: (order: Order) => void
}

/** Refreshes while the page is visible, less and less often while nothing changes. */
export function useFreshOrder(
  trackingToken: string,
  loaded: { readonly order: Order; readonly readAt: string; readonly names: Names },
): FreshOrder {
  const [current, setCurrent] = useState({ order: loaded.order, readAt: Date.parse(loaded.readAt) })
  const [state, setState] = useState<FreshOrder['state']>('fresh')
  const [quietRefreshes, setQuietRefreshes] = useState(0)
  const busy = useRef(false)
  const { order, readAt } = current
  const { names } = usePage().messages
  const worded = useMemo(() => namedOrder(order, { ...names, ...loaded.names }), [order, names, loaded.names])

  const take = useCallback((next: Order) => {
    setCurrent({ order: next, readAt: Date.now() })
    setState('fresh')
    setQuietRefreshes(0)
  }, [])

  const refresh = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    setState('refreshing')
    try {
      const next = await expectData(browserApi.getTrackedOrder({ trackingToken }))
      setCurrent({ order: next, readAt: Date.now() })
      setQuietRefreshes((count) => (next.revision === order.revision ? count + 1 : 0))
      setState('fresh')
    } catch {
      setQuietRefreshes((count) => count + 1)
      setState(navigator.onLine ? 'unreachable' : 'offline')
    } finally {
      busy.current = false
    }
  }, [trackingToken, order.revision])

  useEffect(() => {
    if (isOver(order) || state === 'refreshing') return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, nextRefreshMs(quietRefreshes))
    return () => clearTimeout(timer)
  }, [order, state, quietRefreshes, refresh])

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible' && !isOver(order) && Date.now() - readAt > nextRefreshMs(0))
        void refresh()
    }
    const onOnline = () => void refresh()
    const onOffline = () => setState('offline')
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('online', onOnline)
    addEventListener('offline', onOffline)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('online', onOnline)
      removeEventListener('offline', onOffline)
    }
  }, [order, readAt, refresh])

  return { order: worded, readAt, state, refresh: () => void refresh(), take }
}

const SHORTEST_MS = 20_000
const LONGEST_MS = 5 * 60_000

/** `quietRefreshes` is the number of refreshes without a change or an answer. */
export function nextRefreshMs(quietRefreshes: number): number {
  return Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(quietRefreshes, 10))
}
