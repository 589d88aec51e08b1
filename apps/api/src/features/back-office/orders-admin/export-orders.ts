import { Readable } from 'node:stream'
import type { exportOrders } from '@platen/contract'
import { csvLine, moneyCell, textCell } from '@platen/formats/csv'
import type { Static } from 'typebox'
import { dayIn } from '@platen/formats/calendar'
import type { Database } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { dueMinorOf } from '../../selling/orders/index.ts'
import { readFilter, type OrderFilter } from './order-filter.ts'
import { revenueMinorOf } from './order-revenue.ts'
import { findOrdersToExport, type OrderExportRow } from './order-list.store.ts'

/** Orders in memory at a time, whatever the size of the export. */
const BATCH = 500
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

interface ExportDeps extends Pick<Platform, 'database' | 'clock'> {
  readonly shop: ShopCache
}

/** Read from the database as fast as the client reads, and only while it is connected. */
export async function ordersAsCsv(
  { database, shop, clock }: ExportDeps,
  query: Static<typeof exportOrders.query>,
): Promise<{ fileName: string; csv: Readable }> {
  const { timeZone, currencyExponent } = await shop.get()
  const filter = readFilter(query, timeZone)
  const first = await findOrdersToExport(database, filter, { after: undefined, limit: BATCH })
  return {
    fileName: `orders-${dayIn(timeZone, clock.now())}.csv`,
    csv: Readable.from(table(database, filter, first, currencyExponent), { highWaterMark: 1 }),
  }
}

async function* table(
  database: Database,
  filter: OrderFilter,
  first: readonly OrderExportRow[],
  exponent: number,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS))
  let rows = first
  while (rows.length > 0) {
    yield rows.map((row) => csvLine(Object.values(COLUMNS).map((cellOf) => cellOf(row, exponent)))).join('')
    if (rows.length < BATCH) return
    rows = await findOrdersToExport(database, filter, { after: rows.at(-1)?.id, limit: BATCH })
  }
}

const COLUMNS = {
  Number: (row) => textCell(row.number),
  'Created at': (row) => row.createdAt.toISOString(),
  Source: (row) => row.source,
  Stage: (row) => row.stage,
  Status: (row) => row.status,
  Payment: (row) => row.paymentStatus,
  Artwork: (row) => row.artworkStatus,
  Production: (row) => row.productionStatus,
  Fulfilment: (row) => row.fulfilmentStatus,
  Customer: (row) => textCell(row.customerName),
  Email: (row) => textCell(row.customerEmail),
  Phone: (row) => textCell(row.customerPhone),
  Garments: (row) => String(row.units),
  Currency: (row) => row.currency,
  Subtotal: (row, exponent) => moneyCell(row.subtotalMinor, exponent),
  Discount: (row, exponent) => moneyCell(row.discountMinor, exponent),
  Fee: (row, exponent) => moneyCell(row.feeMinor, exponent),
  Tax: (row, exponent) => moneyCell(row.taxMinor, exponent),
  Total: (row, exponent) => moneyCell(row.totalMinor, exponent),
  Paid: (row, exponent) => moneyCell(row.paidMinor, exponent),
  Refunded: (row, exponent) => moneyCell(row.refundedMinor, exponent),
  Due: (row, exponent) => moneyCell(dueMinorOf(row), exponent),
  'Delivery method': (row) => row.fulfilmentMethod,
  'Meetup zone': (row) => textCell(row.meetupZoneName),
  'Slot date': (row) => row.slotDate ?? '',
  'Promised by': (row) => row.promisedBy,
  'Needed by': (row) => row.neededBy ?? '',
  'Ready at': (row) => row.readyAt?.toISOString() ?? '',
  'Handed over at': (row) => row.handedOverAt?.toISOString() ?? '',
  'Revenue without tax': (row, exponent) => moneyCell(revenueMinorOf(row), exponent),
  'Discount code': (row) => textCell(row.discount?.code ?? ''),
  'Taken off by code': (row, exponent) => moneyCell(row.discount?.amountMinor ?? 0, exponent),
} as const satisfies Record<string, (row: OrderExportRow, exponent: number) => string>
