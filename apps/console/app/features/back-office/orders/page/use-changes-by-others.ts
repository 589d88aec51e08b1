import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '../order/order.ts'

interface Known {
  readonly revision: number
  readonly events: number
}

/** New rows of the timeline since the order was opened here, until they are dismissed. */
export function useChangesByOthers(order: Order) {
  const [known, setKnown] = useState<Known>(() => knownOf(order))
  // While a request of this user is in progress, a newer order may be their own work.
  const busy = useIsMutating() > 0
  const isNews = order.revision > known.revision && !busy
  return {
    isNews,
    events: isNews ? order.timeline.slice(known.events) : [],
    read: () => setKnown(knownOf(order)),
    decided: (after: Order) => setKnown(knownOf(after)),
  }
}

function knownOf({ revision, timeline }: Order): Known {
  return { revision, events: timeline.length }
}
