import type { BlockedReason, FULFILMENT_METHODS, OperationsDashboardResponse, Stage } from '@platen/contract'
import type { Standing } from '../../selling/orders/index.ts'

export interface OrderInHand extends Standing {
  readonly id: string
  readonly number: string
  readonly customerName: string
  readonly stage: Stage
  readonly stageSince: Date
  readonly holdReason: string | null
  readonly promisedBy: string
  readonly units: number
  readonly handedOver: boolean
  readonly method: (typeof FULFILMENT_METHODS)[number]
  readonly meetupZoneName: string | null
  readonly slot: { readonly date: string; readonly from: string } | null
}

export interface MissingBlank {
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

export function orderQueue(orders: readonly Pick<OrderInHand, 'stageSince'>[]): Queue {
  const oldest = Math.min(...orders.map(({ stageSince }) => stageSince.getTime()))
  return { count: orders.length, oldestAt: orders.length === 0 ? null : new Date(oldest).toISOString() }
}

export function jobQueue(queues: readonly JobQueue[], state: JobQueue['state']): Queue {
  const queue = queues.find((candidate) => candidate.state === state)
  return { count: queue?.count ?? 0, oldestAt: queue?.oldestAt.toISOString() ?? null }
}

function isOutstanding({ confirmedAt, handedOver }: OrderInHand): boolean {
  return confirmedAt !== null && !handedOver
}

export function dueOn(orders: readonly OrderInHand[], today: string): OrderInHand[] {
  return orders.filter((order) => isOutstanding(order) && order.promisedBy === today)
}

export function lateOn(orders: readonly OrderInHand[], today: string): OrderInHand[] {
  return orders
    .filter((order) => isOutstanding(order) && order.promisedBy < today)
    .sort((a, b) => compare(a.promisedBy, b.promisedBy))
}

export function handoversOn(orders: readonly OrderInHand[], today: string) {
  return orders
    .flatMap((order) =>
      isOutstanding(order) && order.slot?.date === today ? [{ ...order, slot: { ...order.slot } }] : [],
    )
    .sort((a, b) => compare(a.slot.from, b.slot.from))
}

interface BlockedOrder {
  readonly id: string
  readonly number: string
  readonly reason: string
  readonly code: BlockedReason
  readonly detail: string | null
  readonly since: Date
}

export function blockedOrders(
  orders: readonly OrderInHand[],
  missingBlanks: readonly MissingBlank[],
): BlockedOrder[] {
  const withoutBlank = new Map(missingBlanks.map((order) => [order.orderId, order]))
  return orders
    .flatMap((order) => {
      const obstacle = isOutstanding(order) ? obstacleOf(order, withoutBlank.get(order.id)) : undefined
      return obstacle ? [{ id: order.id, number: order.number, ...obstacle }] : []
    })
    .sort((a, b) => a.since.getTime() - b.since.getTime())
}

function obstacleOf(
  order: OrderInHand,
  missingBlanks: MissingBlank | undefined,
): Pick<BlockedOrder, 'reason' | 'code' | 'detail' | 'since'> | undefined {
  const since = order.stageSince
  if (order.status === 'on_hold') {
    const detail = order.holdReason
    return { code: 'on_hold', detail, reason: `On hold: ${detail ?? 'no reason given'}`, since }
  }
  if (order.artworkStatus === 'changes_requested') {
    const reason = 'Waiting for new artwork from the customer'
    return { code: 'changes_requested', detail: null, reason, since }
  }
  if (order.artworkStatus === 'failed')
    return { code: 'artwork_failed', detail: null, reason: 'The artwork failed the print check', since }
  if (missingBlanks) {
    const { garment: detail, since: missingSince } = missingBlanks
    return { code: 'no_blank', detail, reason: `No blank in stock: ${detail}`, since: missingSince }
  }
  return undefined
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
