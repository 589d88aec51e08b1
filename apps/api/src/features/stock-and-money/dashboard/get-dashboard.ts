import {
  DASHBOARD_ROWS,
  getOperationsDashboard,
  may,
  type OperationsDashboardResponse,
  type OrderQueue,
  type Rights,
} from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import type { FastifyInstance } from 'fastify'
import { sharedRead } from '../../../platform/http/shared-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { NextSheet } from '../../press/gang-sheets/index.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { isIn, toReturnMinorOf } from '../../selling/orders/index.ts'
import {
  blockedOrders,
  dueOn,
  handoversOn,
  jobQueue,
  lateOn,
  orderQueue,
  type OrderInHand,
} from './attention.ts'
import {
  findIntegrity,
  listCancelledToVerify,
  listHeldUnpaid,
  listJobQueues,
  listLowStock,
  listMissingBlanks,
  listOrdersInHand,
  listRefundsDue,
  listStaleLeads,
  listUnreadThreads,
  listWaitingPayments,
} from './dashboard.store.ts'

interface DashboardDeps extends Pick<Platform, 'database' | 'clock'> {
  readonly shop: Pick<ShopCache, 'get'>
  readonly nextSheet: NextSheet
}

const STALE_AFTER_MS = 24 * 60 * 60 * 1000

/** Reads only unfinished work, so that it does not get slower as the shop grows older. */
async function getDashboard(
  { database, shop, clock, nextSheet }: DashboardDeps,
  rights: Rights,
): Promise<OperationsDashboardResponse> {
  const now = clock.now()
  const [
    { timeZone },
    orders,
    cancelled,
    payments,
    refunds,
    jobs,
    missingBlanks,
    lowStock,
    heldUnpaid,
    unreadThreads,
    staleLeads,
    integrity,
    suggestion,
  ] = await Promise.all([
    shop.get(),
    listOrdersInHand(database),
    listCancelledToVerify(database),
    listWaitingPayments(database, DASHBOARD_ROWS),
    listRefundsDue(database, DASHBOARD_ROWS),
    listJobQueues(database),
    listMissingBlanks(database),
    listLowStock(database, DASHBOARD_ROWS),
    listHeldUnpaid(database, DASHBOARD_ROWS),
    listUnreadThreads(database, {
      most: DASHBOARD_ROWS,
      withEstimates: may(rights, 'estimates:read'),
    }),
    may(rights, 'leads:read')
      ? listStaleLeads(database, new Date(now.getTime() - STALE_AFTER_MS), DASHBOARD_ROWS)
      : [],
    findIntegrity(database),
    nextSheet(),
  ])
  const today = dayIn(timeZone, now)
  const waitingIn = (queue: OrderQueue) => orders.filter((order) => isIn(order, queue))
  return {
    generatedAt: now.toISOString(),
    queues: {
      paymentReview: orderQueue([...waitingIn('payment_review'), ...cancelled]),
      artworkReview: orderQueue(waitingIn('artwork_review')),
      readyToPrint: orderQueue(waitingIn('ready_to_print')),
      printing: jobQueue(jobs, 'nested'),
      pressing: jobQueue(jobs, 'printed'),
      qualityCheck: jobQueue(jobs, 'pressed'),
      readyForHandover: orderQueue(waitingIn('handover')),
      onHold: orderQueue(waitingIn('on_hold')),
    },
    paymentsToVerify: payments.map(({ id, orderId, submittedAt, ...payment }) => ({
      paymentId: encodeId('payment', id),
      orderId: encodeId('order', orderId),
      ...payment,
      submittedAt: submittedAt.toISOString(),
    })),
    refundsDue: refunds.map((order) => ({
      orderId: encodeId('order', order.id),
      number: order.number,
      customerName: order.customerName,
      amountMinor: toReturnMinorOf(order),
      since: order.since.toISOString(),
    })),
    dueToday: dueOn(orders, today).slice(0, DASHBOARD_ROWS).map(toDueOrder),
    late: lateOn(orders, today).slice(0, DASHBOARD_ROWS).map(toDueOrder),
    blocked: blockedOrders(orders, missingBlanks)
      .slice(0, DASHBOARD_ROWS)
      .map(({ id, number, reason, code, detail, since }) => ({
        orderId: encodeId('order', id),
        number,
        reason,
        code,
        detail,
        since: since.toISOString(),
      })),
    handoversToday: handoversOn(orders, today)
      .slice(0, DASHBOARD_ROWS)
      .map(({ id, number, customerName, method, meetupZoneName, slot, stage }) => ({
        orderId: encodeId('order', id),
        number,
        customerName,
        method,
        meetupZoneName,
        slot,
        stage,
      })),
    unreadMessages: unreadThreads.map(({ orderId, estimateId, since, ...thread }) => ({
      orderId: orderId === null ? null : encodeId('order', orderId),
      estimateId: estimateId === null ? null : encodeId('estimate', estimateId),
      ...thread,
      since: since.toISOString(),
    })),
    nextSheet: suggestion,
    lowStock: lowStock.map(({ id, ...item }) => ({ itemId: encodeId('inventoryItem', id), ...item })),
    heldUnpaid: heldUnpaid.map(({ id, ...item }) => ({ itemId: encodeId('inventoryItem', id), ...item })),
    staleLeads: staleLeads.map(({ id, receivedAt, ...lead }) => ({
      leadId: encodeId('lead', id),
      ...lead,
      receivedAt: receivedAt.toISOString(),
    })),
    integrity: {
      auditChainOk: integrity.auditChainOk,
      auditCheckedAt: integrity.auditCheckedAt?.toISOString() ?? null,
      outboxPending: integrity.outboxPending,
      lastBackupAt: integrity.lastBackupAt?.toISOString() ?? null,
      archive: integrity.archive && {
        ok: integrity.archive.ok,
        checkedAt: integrity.archive.checkedAt.toISOString(),
      },
      rehearsal: integrity.rehearsal,
    },
  }
}

function toDueOrder({ id, number, customerName, stage, promisedBy, units }: OrderInHand) {
  return { orderId: encodeId('order', id), number, customerName, stage, promisedBy, units }
}

export function dashboardRoutes(app: FastifyInstance, deps: DashboardDeps): void {
  sharedRead(app, getOperationsDashboard, ({ rights }) => getDashboard(deps, rights))
}
