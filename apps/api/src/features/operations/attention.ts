import type {
  ArtworkState,
  FULFILMENT_METHODS,
  OperationsDashboardResponse,
  OrderStatus,
  PaymentStatus,
  Stage,
} from '@platen/contract'

/** An order that is neither over nor handed over, as the dashboard looks at it. */
export interface OrderInHand {
  /** UUID. */
  readonly id: string
  readonly number: string
  readonly customerName: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly artworkStatus: ArtworkState
  readonly stage: Stage
  readonly stageSince: Date
  readonly holdReason: string | null
  readonly promisedBy: string
  readonly units: number
  readonly confirmed: boolean
  readonly handedOver: boolean
  readonly method: (typeof FULFILMENT_METHODS)[number]
  readonly meetupZoneName: string | null
  readonly slot: { readonly date: string; readonly from: string } | null
}

/** An open order with jobs that wait for a garment and for nothing else. */
export interface Blankless {
  readonly orderId: string
  readonly garment: string
  readonly since: Date
}

export interface JobQueue {
  readonly state: 'nested' | 'printed' | 'pressed'
  readonly count: number
  readonly oldestAt: Date
}

type Queue = OperationsDashboardResponse['queues']['onHold']

/** Paid, checked, and nobody of the shop has looked at it. What was sent back waits for the customer. */
export function waitsForReview({ stage, artworkStatus }: OrderInHand): boolean {
  return stage === 'artwork_review' && (artworkStatus === 'passed' || artworkStatus === 'warning')
}

export function orderQueue(orders: readonly Pick<OrderInHand, 'stageSince'>[]): Queue {
  const oldest = Math.min(...orders.map(({ stageSince }) => stageSince.getTime()))
  return { count: orders.length, oldestAt: orders.length === 0 ? null : new Date(oldest).toISOString() }
}

export function jobQueue(queues: readonly JobQueue[], state: JobQueue['state']): Queue {
  const queue = queues.find((candidate) => candidate.state === state)
  return { count: queue?.count ?? 0, oldestAt: queue?.oldestAt.toISOString() ?? null }
}

/** Work that was promised: paid for, and not with the customer yet. */
function owed({ confirmed, handedOver }: OrderInHand): boolean {
  return confirmed && !handedOver
}

export function dueOn(orders: readonly OrderInHand[], today: string): OrderInHand[] {
  return orders.filter((order) => owed(order) && order.promisedBy === today)
}

/** What was promised for an earlier day, the longest overdue first. */
export function lateOn(orders: readonly OrderInHand[], today: string): OrderInHand[] {
  return orders
    .filter((order) => owed(order) && order.promisedBy < today)
    .sort((a, b) => compare(a.promisedBy, b.promisedBy))
}

/** Who comes today, the earliest first. */
export function handoversOn(orders: readonly OrderInHand[], today: string) {
  return orders
    .flatMap((order) =>
      owed(order) && order.slot?.date === today ? [{ ...order, slot: { ...order.slot } }] : [],
    )
    .sort((a, b) => compare(a.slot.from, b.slot.from))
}

export interface BlockedOrder {
  readonly id: string
  readonly number: string
  readonly reason: string
  readonly since: Date
}

/** Promised work that cannot go on by itself, with the first reason that counts; what has waited longest comes first. */
export function blockedOrders(
  orders: readonly OrderInHand[],
  blankless: readonly Blankless[],
): BlockedOrder[] {
  const withoutBlank = new Map(blankless.map((order) => [order.orderId, order]))
  return orders
    .flatMap((order) => {
      const obstacle = owed(order) ? obstacleOf(order, withoutBlank.get(order.id)) : undefined
      return obstacle ? [{ id: order.id, number: order.number, ...obstacle }] : []
    })
    .sort((a, b) => a.since.getTime() - b.since.getTime())
}

function obstacleOf(
  order: OrderInHand,
  blankless: Blankless | undefined,
): Pick<BlockedOrder, 'reason' | 'since'> | undefined {
  const since = order.stageSince
  if (order.status === 'on_hold')
    return { reason: `On hold: ${order.holdReason ?? 'no reason given'}`, since }
  if (order.artworkStatus === 'changes_requested') {
    return { reason: 'Waits for the customer to send other artwork', since }
  }
  if (order.artworkStatus === 'failed') return { reason: 'The artwork failed the print check', since }
  if (blankless) return { reason: `No blank in stock: ${blankless.garment}`, since: blankless.since }
  return undefined
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
