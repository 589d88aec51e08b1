import { DeliveryDetails } from './delivery.tsx'
import { OrderedDesigns } from './designs/ordered-designs.tsx'
import { ContactOptions } from './contact-options.tsx'
import { StatusHeader } from './status/status-header.tsx'
import { Timeline } from './status/timeline.tsx'
import { ToDo } from './status/to-do.tsx'
import type { TrackedOrder } from './tracked-order.ts'
import { useFreshOrder } from './status/use-fresh-order.ts'

interface TrackingPageProps {
  readonly trackingToken: string
  readonly tracked: TrackedOrder
}

export function TrackingPage({ trackingToken, tracked }: TrackingPageProps) {
  const fresh = useFreshOrder(trackingToken, tracked)
  const { order } = fresh
  return (
    <div className="mx-auto max-w-6xl pb-8">
      <StatusHeader {...fresh} />
      <div className="grid gap-x-12 gap-y-10 px-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 content-start gap-10">
          <ToDo trackingToken={trackingToken} fresh={fresh} loadedAt={tracked.readAt} />
          <OrderedDesigns
            order={order}
            appearances={tracked.appearances}
            zones={tracked.zones}
            taxMode={tracked.taxMode}
          />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          {order.status !== 'cancelled' && order.status !== 'expired' && <DeliveryDetails order={order} />}
          <Timeline order={order} />
          <ContactOptions order={order} trackingToken={trackingToken} />
        </div>
      </div>
    </div>
  )
}
