import { Handover } from './handover.tsx'
import { OrderedDesigns } from './ordered-designs.tsx'
import { ReachUs } from './reach-us.tsx'
import { StandingSheet } from './standing-sheet.tsx'
import { Timeline } from './timeline.tsx'
import { ToDo } from './to-do.tsx'
import type { TrackedOrder } from './tracked-order.ts'
import { useFreshOrder } from './use-fresh-order.ts'

interface TrackingPageProps {
  readonly trackingToken: string
  readonly tracked: TrackedOrder
}

/** Where an order stands, what comes next, what the customer has to do, and all that was ordered. */
export function TrackingPage({ trackingToken, tracked }: TrackingPageProps) {
  const fresh = useFreshOrder(trackingToken, tracked)
  const { order } = fresh
  return (
    <div className="mx-auto max-w-6xl pb-8">
      <StandingSheet {...fresh} />
      <div className="grid gap-x-12 gap-y-10 px-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 content-start gap-10">
          <ToDo trackingToken={trackingToken} fresh={fresh} loadedAt={tracked.readAt} />
          <OrderedDesigns
            order={order}
            looks={tracked.looks}
            zones={tracked.zones}
            taxMode={tracked.taxMode}
          />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          {order.status !== 'cancelled' && order.status !== 'expired' && <Handover order={order} />}
          <Timeline order={order} />
          <ReachUs order={order} trackingToken={trackingToken} />
        </div>
      </div>
    </div>
  )
}
