import type { Client } from 'pg'
import { encodeId } from '../../apps/api/src/platform/records/ids.ts'
import { sealAuditLog } from '../../apps/api/src/features/people/audit-log/index.ts'
import { sweepFiles } from '../../apps/api/src/features/people/privacy/index.ts'
import { checkPrintCosts } from '../../apps/api/src/features/press/production-costs/index.ts'
import { openProductionGates } from '../../apps/api/src/features/press/production/index.ts'
import { checkOrders, expireUnpaidOrders } from '../../apps/api/src/features/selling/orders/index.ts'
import { checkLedger, watchStock } from '../../apps/api/src/features/stock-and-money/inventory/index.ts'
import { removeFiles } from '../../apps/api/src/platform/file-removal/index.ts'
import { deleteExpired } from '../../apps/api/src/platform/jobs/housekeeping.ts'
import type { Services } from '../../apps/api/src/services.ts'

/** What is asked of a shop, found in its own data so that both shops are asked the like. */
export interface Facts {
  readonly order: string
  readonly oldOrder: string
  readonly number: string
  readonly email: string
  readonly phone: string
  readonly reference: string
  readonly sku: string
  readonly item: string
  readonly sheet: string
  readonly job: string
  readonly staff: string
  readonly event: string
  readonly trackingToken: string
  /** Of the thousandth page of ten. */
  readonly cursors: Readonly<
    Record<'orders' | 'completed' | 'movements' | 'costs' | 'audit' | 'leads', string>
  >
  /** Days, `YYYY-MM-DD`, in which both shops have as many orders. */
  readonly month: readonly [string, string]
  readonly today: string
}

export type Read = readonly [what: string, path: (facts: Facts) => string]
const PAGE = 'limit=10'
const ORDERS = `/api/admin/orders?${PAGE}`
const inMonth = ({ month: [from, to] }: Facts) => `dateFrom=${from}&dateTo=${to}`

export const READS: readonly Read[] = [
  ['Orders: first page', () => ORDERS],
  ['Orders: thousandth page', ({ cursors }) => `${ORDERS}&cursor=${cursors.orders}`],
  ['Orders: first page, 50 rows', () => '/api/admin/orders?limit=50'],
  ['Orders: oldest first', () => `${ORDERS}&sort=oldest`],
  ['Orders: by due day', () => `${ORDERS}&sort=due`],
  ['Orders: completed', () => `${ORDERS}&stage=completed`],
  ['Orders: completed, deep page', ({ cursors }) => `${ORDERS}&stage=completed&cursor=${cursors.completed}`],
  ['Orders: waiting for payment review', () => `${ORDERS}&queue=payment_review`],
  ['Orders: three queues', () => `${ORDERS}&queue=ready_to_print,handover,on_hold`],
  ['Orders: refunds due', () => `${ORDERS}&queue=refund`],
  ['Orders: cancelled', () => `${ORDERS}&status=cancelled`],
  ['Orders: refunded', () => `${ORDERS}&paymentStatus=refunded`],
  ['Orders: failed artwork', () => `${ORDERS}&artworkStatus=failed`],
  ['Orders: created by staff', () => `${ORDERS}&source=phone`],
  ['Orders: cancelled deliveries', () => `${ORDERS}&status=cancelled&method=delivery`],
  ['Orders: completed and unpaid (none)', () => `${ORDERS}&stage=completed&paymentStatus=unpaid`],
  ['Orders: of a month', (facts) => `${ORDERS}&${inMonth(facts)}`],
  ['Orders: meet-ups of a month', (facts) => `${ORDERS}&method=meetup&${inMonth(facts)}`],
  ['Orders: search for a number', ({ number }) => `${ORDERS}&q=${number}`],
  ['Orders: search for a common name', () => `${ORDERS}&q=hernandez`],
  ['Orders: search for a full name', () => `${ORDERS}&q=maria%20hernandez`],
  ['Orders: search for an e-mail address', ({ email }) => `${ORDERS}&q=${encodeURIComponent(email)}`],
  ['Orders: search for a phone number', ({ phone }) => `${ORDERS}&q=${encodeURIComponent(phone)}`],
  ['Orders: search for a payment reference', ({ reference }) => `${ORDERS}&q=${reference}`],
  ['Orders: search for an item', ({ sku }) => `${ORDERS}&q=${sku}`],
  ['Orders: search for what all numbers share', () => `${ORDERS}&q=pl-20`],
  ['Orders: search for what many references share', () => `${ORDERS}&q=t12`],
  ['Orders: search without a result', () => `${ORDERS}&q=zzyzx`],
  ['Orders: of a payment reference', ({ reference }) => `${ORDERS}&reference=${reference}`],
  ['Orders: export of a month', (facts) => `/api/admin/orders/export?${inMonth(facts)}`],
  ['Order: page for staff', ({ order }) => `/api/admin/orders/${order}`],
  ['Order: page for staff, old order', ({ oldOrder }) => `/api/admin/orders/${oldOrder}`],
  ['Order: tracking page', ({ trackingToken }) => `/api/v1/orders/${trackingToken}`],
  ['Order: audit log', ({ order }) => `/api/admin/audit-log?${PAGE}&entityType=order&entityId=${order}`],
  ['Order: costs', ({ order }) => `/api/admin/cost-entries?${PAGE}&orderId=${order}`],
  ['Order: print jobs', ({ order }) => `/api/admin/print-jobs?${PAGE}&orderId=${order}`],
  ['Dashboard', () => '/api/admin/operations'],
  ['Metrics of 30 days', () => '/api/admin/metrics'],
  ['Metrics of a busy month', (facts) => `/api/admin/metrics?${inMonth(facts)}`],
  ['Print queue', () => '/api/admin/print-queue'],
  ['Print jobs: first page', () => `/api/admin/print-jobs?${PAGE}`],
  ['Print jobs: waiting', () => `/api/admin/print-jobs?${PAGE}&state=queued`],
  ['Print jobs: failed', () => `/api/admin/print-jobs?${PAGE}&state=failed`],
  ['Print job', ({ job }) => `/api/admin/print-jobs/${job}`],
  ['Gang sheets: first page', () => `/api/admin/gang-sheets?${PAGE}`],
  ['Gang sheets: printed', () => `/api/admin/gang-sheets?${PAGE}&state=printed`],
  ['Gang sheet', ({ sheet }) => `/api/admin/gang-sheets/${sheet}`],
  ['Job tickets of a sheet', ({ sheet }) => `/api/admin/job-tickets?sheetId=${sheet}`],
  ['Stock: items', () => `/api/admin/inventory-items?${PAGE}`],
  ['Stock: low items', () => `/api/admin/inventory-items?${PAGE}&low=true`],
  ['Stock: item', ({ item }) => `/api/admin/inventory-items/${item}`],
  ['Stock: movements', () => `/api/admin/inventory-movements?${PAGE}`],
  [
    'Stock: movements, thousandth page',
    ({ cursors }) => `/api/admin/inventory-movements?${PAGE}&cursor=${cursors.movements}`,
  ],
  ['Stock: movements of an item', ({ item }) => `/api/admin/inventory-movements?${PAGE}&itemId=${item}`],
  ['Stock: receipts', () => `/api/admin/inventory-movements?${PAGE}&type=receipt`],
  ['Stock: adjustments', () => `/api/admin/inventory-movements?${PAGE}&type=adjustment`],
  ['Costs: first page', () => `/api/admin/cost-entries?${PAGE}`],
  ['Costs: thousandth page', ({ cursors }) => `/api/admin/cost-entries?${PAGE}&cursor=${cursors.costs}`],
  ['Costs: rent', () => `/api/admin/cost-entries?${PAGE}&category=rent`],
  ['Costs: entered by hand', () => `/api/admin/cost-entries?${PAGE}&source=manual`],
  ['Requests: first page', () => `/api/admin/contact-leads?${PAGE}`],
  ['Requests: hundredth page', ({ cursors }) => `/api/admin/contact-leads?${PAGE}&cursor=${cursors.leads}`],
  ['Requests: new', () => `/api/admin/contact-leads?${PAGE}&status=new`],
  ['Requests: search for a common name', () => `/api/admin/contact-leads?${PAGE}&q=hernandez`],
  ['Messages to send', () => '/api/admin/whatsapp-messages'],
  ['Audit log: first page', () => `/api/admin/audit-log?${PAGE}`],
  ['Audit log: thousandth page', ({ cursors }) => `/api/admin/audit-log?${PAGE}&cursor=${cursors.audit}`],
  ['Audit log: of an action', () => `/api/admin/audit-log?${PAGE}&action=order.cancelled`],
  ['Audit log: of a person', ({ staff }) => `/api/admin/audit-log?${PAGE}&actorId=${staff}`],
  ['Audit log: of a kind', () => `/api/admin/audit-log?${PAGE}&entityType=gang_sheet`],
  ['Audit log: of a month', (facts) => `/api/admin/audit-log?${PAGE}&${inMonth(facts)}`],
  ['Team', () => '/api/admin/users'],
  ['Settings: what is in use', () => '/api/admin/settings/usage'],
  ['Print zones: what is in use', () => '/api/admin/print-zones/usage'],
  ['Garments', () => '/api/admin/garments'],
  ['Catalogue', () => '/api/v1/catalog'],
]

export type Work = readonly [what: string, run: (services: Services) => Promise<unknown>]

export const JOBS: readonly Work[] = [
  ['Gauges', ({ metrics }) => metrics.registry.metrics()],
  ['Expire unpaid orders', (services) => expireUnpaidOrders(services)],
  ['Open production gates', (services) => openProductionGates(services)],
  ['Watch stock', (services) => watchStock(services)],
  ['Delete what has expired', (services) => deleteExpired(services)],
  ['Sweep files', (services) => sweepFiles(services)],
  ['Remove files', (services) => removeFiles(services)],
  ['Seal the audit log', (services) => sealAuditLog(services)],
]

/** They compare all records with each other. So does the check of the audit chain, which would take minutes. */
export const CHECKS: readonly Work[] = [
  ['Check of the stock ledger', (services) => checkLedger(services)],
  ['Check of the orders', (services) => checkOrders(services)],
  ['Check of the print costs', (services) => checkPrintCosts(services)],
]

export type Write = readonly [what: string, path: string, body: (facts: Facts) => object]

export const WRITES: readonly Write[] = [
  ['Customer: all their data, by e-mail', '/api/admin/privacy-exports', ({ email }) => ({ email })],
  ['Customer: all their data, by phone', '/api/admin/privacy-exports', ({ phone }) => ({ phone })],
]

export async function findFacts(client: Client, track: (orderId: string) => string): Promise<Facts> {
  const one = async (statement: string): Promise<string> => {
    const { rows } = await client.query<{ value: string }>(statement)
    if (!rows[0]) throw new Error(`Nothing found: ${statement}`)
    return rows[0].value
  }
  const orderId = await one(
    `SELECT id AS value FROM orders WHERE stage = 'completed' ORDER BY id DESC LIMIT 1 OFFSET 900`,
  )
  const oldOrderId = await one(
    `SELECT id AS value FROM orders WHERE stage = 'completed' ORDER BY id LIMIT 1 OFFSET 900`,
  )
  const ofOrder = (what: string) => one(`SELECT ${what} AS value FROM orders WHERE id = '${orderId}'`)
  const cursor = (type: Parameters<typeof encodeId>[0], from: string, offset: number) =>
    one(`SELECT id AS value FROM ${from} OFFSET ${offset} LIMIT 1`).then((id) => encodeId(type, id))
  const deep = 9_980
  return {
    order: encodeId('order', orderId),
    oldOrder: encodeId('order', oldOrderId),
    number: await ofOrder('number'),
    email: await one(
      `SELECT customer_email AS value FROM orders WHERE customer_email IS NOT NULL AND id < '${orderId}' ORDER BY id DESC LIMIT 1`,
    ),
    // Copies of a season share their phone numbers; this one is of the last weeks.
    phone: await one(
      `SELECT min(customer_phone) AS value FROM orders WHERE customer_phone IS NOT NULL
       GROUP BY customer_phone ORDER BY count(*), max(created_at) DESC LIMIT 1`,
    ),
    reference: await one(
      `SELECT reference AS value FROM payments WHERE reference IS NOT NULL AND order_id <= '${orderId}' ORDER BY id DESC LIMIT 1`,
    ),
    sku: await one(
      `SELECT sku AS value FROM inventory_items WHERE variant_id IS NOT NULL ORDER BY sku LIMIT 1`,
    ),
    item: encodeId(
      'inventoryItem',
      await one(`SELECT id AS value FROM inventory_items ORDER BY sku LIMIT 1`),
    ),
    sheet: encodeId(
      'gangSheet',
      await one(
        `SELECT id AS value FROM gang_sheets WHERE state = 'printed' ORDER BY id DESC LIMIT 1 OFFSET 30`,
      ),
    ),
    job: encodeId(
      'printJob',
      await one(`SELECT id AS value FROM print_jobs WHERE order_id = '${orderId}' LIMIT 1`),
    ),
    staff: encodeId(
      'adminUser',
      await one(`SELECT id AS value FROM admin_users WHERE role = 'finance' LIMIT 1`),
    ),
    event: await one('SELECT max(id) AS value FROM events'),
    trackingToken: track(orderId),
    cursors: {
      orders: await cursor('order', 'orders ORDER BY id DESC', deep - 1),
      completed: await cursor('order', `orders WHERE stage = 'completed' ORDER BY id DESC`, 7_999),
      movements: await cursor(
        'inventoryMovement',
        `inventory_movements WHERE type NOT IN ('reservation', 'release') ORDER BY created_at DESC, id DESC`,
        deep,
      ),
      costs: await cursor('costEntry', 'cost_entries ORDER BY incurred_on DESC, id DESC', deep),
      audit: await cursor('auditEntry', 'audit_log ORDER BY occurred_at DESC, id DESC', deep),
      leads: await cursor('lead', 'contact_leads ORDER BY id DESC', 989),
    },
    month: [
      await one(`SELECT (current_date - 70)::text AS value`),
      await one(`SELECT (current_date - 43)::text AS value`),
    ],
    today: await one('SELECT current_date::text AS value'),
  }
}
