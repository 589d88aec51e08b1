import {
  type AdminOrderRecord,
  type AdminPaymentRecord,
  getPaymentProof,
  may,
  type OrderCost,
  type PaymentRecord,
  type Rights,
} from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'
import type { CostCategory } from '../../../platform/database/tables.generated.ts'
import { allowedNames, type Action } from '../../../platform/auth/action-records.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  EVENT_LABELS,
  adminActions,
  isReviewable,
  queuesOf,
  toOrderRecord,
  trackingToken,
  trackingUrl,
} from '../../selling/orders/index.ts'
import { estimateOrder } from '../../press/production-costs/index.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { documentActions } from '../documents/index.ts'
import { previewUrl } from '../../selling/artworks/index.ts'
import { revenueMinorOf } from './order-revenue.ts'
import { type AdminOrder, type Colleague, findAdminOrder, type StaffFacts } from './admin-order.store.ts'

const NO_JOBS = {
  blocked: 0,
  queued: 0,
  nested: 0,
  printed: 0,
  cut: 0,
  pressed: 0,
  passed: 0,
  packed: 0,
  failed: 0,
  void: 0,
} as const satisfies AdminOrderRecord['jobs']

interface Links {
  readonly preview: (artworkId: string) => string
  readonly tracking: (orderId: string, locale: string | null) => string
}

function toAdminOrderRecord({ order, staff }: AdminOrder, rights: Rights, links: Links): AdminOrderRecord {
  const shared = toOrderRecord(order, links.preview)
  const standing = {
    ...order,
    hasArtworkToReview: order.items.some(({ placements }) => placements.some(isReviewable)),
  }
  const actions: Action<string>[] = [
    ...adminActions(standing, staff.hasPrinted, rights),
    ...documentActions({ ...staff, status: order.status, isTest: staff.test }, rights),
  ]
  const seesCosts = may(rights, 'costs:read')
  const cost = seesCosts ? orderCostOf(staff.costs) : null
  return {
    ...shared,
    source: order.source,
    test: staff.test,
    customerId: staff.customerId === null ? null : encodeId('customer', staff.customerId),
    createdBy: staff.createdBy && toColleague(staff.createdBy),
    trackingUrl: may(rights, 'orders:write') ? links.tracking(order.id, order.customer.locale) : null,
    confirmedAt: order.confirmedAt,
    readyAt: staff.readyAt,
    handedOverAt: staff.handedOverAt,
    payments: shared.payments.map((payment, index) =>
      toAdminPayment(payment, staff.payments[order.payments[index]?.id ?? '']),
    ),
    refunds: staff.refunds.map((refund) => ({
      ...refund,
      id: encodeId('refund', refund.id),
      paymentId: encodeId('payment', refund.paymentId),
      by: toColleague(refund.by),
    })),
    cost,
    estimate: seesCosts ? estimateOrder(staff.estimate) : null,
    revenueMinor: revenueMinorOf(order),
    marginMinor: cost && revenueMinorOf(order) - cost.totalMinor,
    internalNotes: staff.notes.map((note) => ({
      ...note,
      id: encodeId('orderNote', note.id),
      author: toColleague(note.author),
    })),
    jobs: { ...NO_JOBS, ...staff.jobs },
    timeline: order.events.map(({ at, type, reason }) => ({
      at,
      event: type,
      label: EVENT_LABELS[type].staff,
      reason,
    })),
    actions,
    queues: queuesOf(standing),
    allowedActions: allowedNames(actions),
  }
}

function toAdminPayment(
  payment: PaymentRecord,
  facts: StaffFacts['payments'][string] | undefined,
): AdminPaymentRecord {
  if (!facts) throw new Error('A payment of an order was read without its internal data.')
  const { proofId, decidedBy, ...shown } = facts
  return {
    ...payment,
    ...shown,
    proofUrl: proofId && getPaymentProof.path.replace('{proofId}', encodeId('proof', proofId)),
    decidedBy: decidedBy && toColleague(decidedBy),
  }
}

function toColleague({ id, name }: Colleague): Colleague {
  return { id: encodeId('adminUser', id), name }
}

/** A refund is not a production cost; it lowers the revenue. */
const FIELDS = {
  blank: 'blankMinor',
  film: 'filmMinor',
  ink: 'inkMinor',
  powder: 'powderMinor',
  labour: 'labourMinor',
  delivery: 'overheadMinor',
  packaging: 'overheadMinor',
  maintenance: 'overheadMinor',
  rent: 'overheadMinor',
  marketing: 'overheadMinor',
  other: 'overheadMinor',
  refund: null,
} as const satisfies Record<CostCategory, Exclude<keyof OrderCost, 'totalMinor'> | null>

function orderCostOf(costs: Readonly<Partial<Record<CostCategory, number>>>): OrderCost | null {
  const cost: OrderCost = {
    blankMinor: 0,
    filmMinor: 0,
    inkMinor: 0,
    powderMinor: 0,
    labourMinor: 0,
    overheadMinor: 0,
    totalMinor: 0,
  }
  let hasEntries = false
  for (const [category, amountMinor] of Object.entries(costs)) {
    const field = FIELDS[category as CostCategory]
    if (field === null) continue
    cost[field] += amountMinor
    cost.totalMinor += amountMinor
    hasEntries = true
  }
  return hasEntries ? cost : null
}

export interface ReadAdminOrderDeps extends Pick<Platform, 'keys' | 'clock'> {
  /** The database or the transaction that has just changed the order. */
  readonly database: Database
  readonly config: { readonly publicUrl: string }
  readonly shop: Pick<ShopCache, 'get'>
}

export async function readAdminOrder(
  { database, keys, clock, config, shop }: ReadAdminOrderDeps,
  orderId: string,
  viewer: { readonly rights: Rights },
): Promise<AdminOrderRecord> {
  const found = await findAdminOrder(database, orderId)
  if (!found) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such order.')
  const now = clock.now()
  const { locales } = await shop.get()
  return toAdminOrderRecord(found, viewer.rights, {
    preview: (artworkId) => previewUrl(keys.preview, artworkId, now),
    tracking: (id, locale) =>
      trackingUrl(config.publicUrl, trackingToken(keys.tracking, id), { locale, offered: locales }),
  })
}
