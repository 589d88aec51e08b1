import { TrackingPage } from '../features/tracking/index.ts'
import { keepOrder } from '../features/your-orders/index.ts'
import { startIsland } from '../lib/islands/start-island.tsx'

startIsland('order', TrackingPage, ({ trackingToken, tracked: { order } }) =>
  keepOrder({ trackingToken, number: order.number, createdAt: order.createdAt }),
)
