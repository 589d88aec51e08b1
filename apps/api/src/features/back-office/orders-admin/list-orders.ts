import { may, type AdminOrderSummary, type Rights } from '@platen/contract'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { contentOf, keepWritten, type Written } from '../../../platform/http/answers/written.ts'
import { orNull } from '../../../platform/database/packed-columns.ts'
import { isoTime } from '../../../platform/database/timestamps.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { dueMinorOf } from '../../selling/orders/index.ts'
import { readFilter, type OrderListQuery } from './order-filter.ts'
import { findOrders, findPrinted, readFigures, type OrderSummaryRow } from './order-list.store.ts'
import { movesOf } from './order-moves.ts'
import { stateOf } from './order-state.store.ts'

export async function readOrderPage(
  { database, shop }: { readonly database: Database; readonly shop: ShopCache },
  { limit = DEFAULT_LIMIT, cursor, ...query }: OrderListQuery,
  rights: Rights,
): Promise<Page<Written<AdminOrderSummary>>> {
  const { timeZone } = await shop.get()
  const rows = await findOrders(database, readFilter(query, timeZone), {
    after: cursor === undefined ? undefined : decodeId('order', cursor),
    limit: limit + 1,
  })
  const printed =
    needsPrinted(rights) && rows.length > 0
      ? await findPrinted(
          database,
          rows.map(({ id }) => id),
        )
      : NONE
  const { items, next } = pageOf(rows, limit, ({ id }) => encodeId('order', id))
  return { items: items.map((row) => summaryOf(row, printed.has(row.id), rights)), next }
}

const NONE: ReadonlySet<string> = new Set()

/** Whether actions depend on what was printed: the reader may cancel orders, but not printed ones. */
function needsPrinted(rights: Rights): boolean {
  return may(rights, 'orders:write') && !may(rights, 'orders:cancel_printed')
}

const keptSummary = keepWritten<AdminOrderSummary>()

function summaryOf(row: OrderSummaryRow, hasPrinted: boolean, rights: Rights): Written<AdminOrderSummary> {
  const { id, promisedBy, customerName, figures, state } = row
  return keptSummary(
    contentOf(rights.toString(), String(hasPrinted), id, promisedBy, figures, state, customerName),
    () => toSummary(row, hasPrinted, rights),
  )
}

function toSummary(row: OrderSummaryRow, hasPrinted: boolean, rights: Rights): AdminOrderSummary {
  const state = stateOf(row.state)
  const figures = readFigures(row.figures)
  const amounts = {
    totalMinor: Number(figures.totalMinor),
    paidMinor: Number(figures.paidMinor),
    refundedMinor: Number(figures.refundedMinor),
    returnedMinor: Number(figures.returnedMinor),
    keptMinor: Number(figures.keptMinor),
  }
  const { queues, allowedActions } = movesOf({ state: row.state, ...amounts }, hasPrinted, rights)
  return {
    id: encodeId('order', row.id),
    number: figures.number,
    stage: state.stage,
    status: state.status,
    paymentStatus: state.paymentStatus,
    artworkStatus: state.artworkStatus,
    proofStatus: state.proofStatus,
    productionStatus: state.productionStatus,
    fulfilmentStatus: state.fulfilmentStatus,
    source: state.source,
    test: state.isTest,
    customerName: row.customerName,
    units: Number(figures.units),
    totals: {
      totalMinor: amounts.totalMinor,
      dueMinor: dueMinorOf({ status: state.status, ...amounts }),
    },
    currency: state.currency,
    fulfilmentMethod: state.fulfilmentMethod,
    slotDate: orNull(figures.slotDate),
    promisedBy: row.promisedBy,
    neededBy: orNull(figures.neededBy),
    stageSince: isoTime(figures.stageSince),
    createdAt: isoTime(figures.createdAt),
    queues,
    unreadMessages: Number(figures.unreadMessages),
    allowedActions,
  }
}
