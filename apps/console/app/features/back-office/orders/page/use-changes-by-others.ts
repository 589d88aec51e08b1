import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '../order/order.ts'

interface Known {
  readonly revision: number
  readonly events: number
}

/** What somebody else did to the order since it was opened here: the new rows of its timeline, until they are read. */
export function useChangesByOthers(order: Order) {
  const [known, setKnown] = useState<Known>(() => knownOf(order))
  // While something of mine is under way, a newer order may be my own work.
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
