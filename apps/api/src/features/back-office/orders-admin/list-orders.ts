import { may, type AdminOrderSummary, type Rights } from '@platen/contract'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { isoTime } from '../../../platform/database/timestamps.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { dueMinorOf } from '../../selling/orders/index.ts'
import { readFilter, type OrderListQuery } from './order-filter.ts'
import { findOrders, findPrinted, type OrderSummaryRow } from './order-list.store.ts'
import { movesOf } from './order-moves.ts'
import { stateOf } from './order-state.store.ts'

export async function readOrderPage(
  { database, shop }: { readonly database: Database; readonly shop: ShopCache },
  { limit = DEFAULT_LIMIT, cursor, ...query }: OrderListQuery,
  rights: Rights,
): Promise<Page<AdminOrderSummary>> {
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
  return pageOf(
    rows.map((row) => toSummary(row, printed.has(row.id), rights)),
    limit,
    ({ id }) => id,
  )
}

const NONE: ReadonlySet<string> = new Set()

/** Whether actions depend on what was printed: the reader may cancel orders, but not printed ones. */
function needsPrinted(rights: Rights): boolean {
  return may(rights, 'orders:write') && !may(rights, 'orders:cancel_printed')
}

function toSummary(row: OrderSummaryRow, hasPrinted: boolean, rights: Rights): AdminOrderSummary {
  const state = stateOf(row.state)
  const { totalMinor, paidMinor, returnedMinor } = row
  const dueMinor = dueMinorOf({ status: state.status, totalMinor, paidMinor, returnedMinor })
  const { queues, allowedActions } = movesOf(row, hasPrinted, rights)
  return {
    id: encodeId('order', row.id),
    number: row.number,
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
    units: row.units,
    totals: { totalMinor, dueMinor },
    currency: state.currency,
    fulfilmentMethod: state.fulfilmentMethod,
    slotDate: row.slotDate,
    promisedBy: row.promisedBy,
    neededBy: row.neededBy,
    stageSince: isoTime(row.stageSince),
    createdAt: isoTime(row.createdAt),
    queues,
    unreadMessages: row.unreadMessages,
    allowedActions,
  }
}
