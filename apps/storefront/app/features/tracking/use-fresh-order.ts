import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { expectData } from '@platen/api-client'
import { browserApi } from '../../lib/browser-api.ts'
import { nextLookMs } from './refresh-pace.ts'
import { isOver, type Order } from './standing.ts'
import { namedOrder } from '../../messages/named.ts'
import { usePage } from '../../lib/page.ts'

export interface FreshOrder {
  readonly order: Order
  /** When the order stood so, in milliseconds since 1970. */
  readonly readAt: number
  readonly state: 'fresh' | 'looking' | 'offline' | 'unreachable'
  /** Looks again now. */
  readonly look: () => void
  /** Takes over what the shop has just answered. */
  readonly take: (order: Order) => void
}

/** The order as it stands now: asked for again while somebody looks at the page, ever more rarely while nothing happens. */
export function useFreshOrder(trackingToken: string, loaded: { order: Order; readAt: string }): FreshOrder {
  const [current, setCurrent] = useState({ order: loaded.order, readAt: Date.parse(loaded.readAt) })
  const [state, setState] = useState<FreshOrder['state']>('fresh')
  const [quietLooks, setQuietLooks] = useState(0)
  const busy = useRef(false)
  const { order, readAt } = current
  const { names } = usePage().messages
  const worded = useMemo(() => namedOrder(order, names), [order, names])

  const take = useCallback((next: Order) => {
    setCurrent({ order: next, readAt: Date.now() })
    setState('fresh')
    setQuietLooks(0)
  }, [])

  const look = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    setState('looking')
    try {
      const next = await expectData(
        browserApi.GET('/api/v1/orders/{trackingToken}', { params: { path: { trackingToken } } }),
      )
      setCurrent({ order: next, readAt: Date.now() })
      setQuietLooks((looks) => (next.revision === order.revision ? looks + 1 : 0))
      setState('fresh')
    } catch {
      setQuietLooks((looks) => looks + 1)
      setState(navigator.onLine ? 'unreachable' : 'offline')
    } finally {
      busy.current = false
    }
  }, [trackingToken, order.revision])

  useEffect(() => {
    if (isOver(order) || state === 'looking') return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void look()
    }, nextLookMs(quietLooks))
    return () => clearTimeout(timer)
  }, [order, state, quietLooks, look])

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible' && !isOver(order) && Date.now() - readAt > nextLookMs(0))
        void look()
    }
    const onOnline = () => void look()
    const onOffline = () => setState('offline')
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('online', onOnline)
    addEventListener('offline', onOffline)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('online', onOnline)
      removeEventListener('offline', onOffline)
    }
  }, [order, readAt, look])

  return { order: worded, readAt, state, look: () => void look(), take }
}
