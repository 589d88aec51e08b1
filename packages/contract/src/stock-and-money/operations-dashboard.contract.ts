import Type, { type Static } from 'typebox'
import { LEAD_CHANNELS, LEAD_TOPICS } from '../back-office/contact-leads.contract.ts'
import { STOCK_UNITS } from './inventory.contract.ts'
import { operation } from '../operation.ts'
import { STAGES } from '../selling/orders.contract.ts'
import { FULFILMENT_METHODS, PAYMENT_METHODS } from '../shop/public-config.contract.ts'
import { Day, Id, MoneyMinor, TimeOfDay, Timestamp, nullable, oneOf, part, resource } from '../schema.ts'

/** Longer lists belong to the order list. */
export const DASHBOARD_ROWS = 100

export const QUEUES = {
  paymentReview: 'Open and cancelled orders whose payment waits to be verified.',
  artworkReview:
    'Paid orders with a print whose artwork waits to be approved by the shop, whatever their stage; what waits for the customer is `blocked`.',
  readyToPrint: 'Orders whose jobs are in the queue.',
  printing: 'Jobs that are placed on a sheet and not printed yet.',
  pressing: 'Jobs that are printed and not pressed yet.',
  qualityCheck: 'Jobs that are pressed and not checked yet.',
  readyForHandover: 'Orders that are packed and not handed over.',
  onHold: 'Orders on hold.',
} as const

export const BLOCKED_REASONS = ['on_hold', 'changes_requested', 'artwork_failed', 'no_blank'] as const
export type BlockedReason = (typeof BLOCKED_REASONS)[number]

export const REHEARSAL_SOURCES = ['archive', 'backup'] as const
export const REHEARSAL_PROBLEMS = ['no_room', 'failed', 'wrong', 'outdated'] as const

const Queue = (description: string) =>
  Type.Object(
    {
      count: Type.Integer({ minimum: 0 }),
      oldestAt: nullable({ ...Timestamp, description: 'Since when the one that waits longest has waited.' }),
    },
    { additionalProperties: false, description },
  )

const rows = { maxItems: DASHBOARD_ROWS }
const DueOrder = part({
  orderId: Id('order'),
  number: Type.String(),
  customerName: Type.String(),
  stage: oneOf(STAGES),
  promisedBy: Day,
  units: Type.Integer({ minimum: 0, description: 'Number of garments over all lines.' }),
})

export const OperationsDashboardResponse = resource('OperationsDashboardResponse', {
  generatedAt: Timestamp,
  queues: part({
    paymentReview: Queue(QUEUES.paymentReview),
    artworkReview: Queue(QUEUES.artworkReview),
    readyToPrint: Queue(QUEUES.readyToPrint),
    printing: Queue(QUEUES.printing),
    pressing: Queue(QUEUES.pressing),
    qualityCheck: Queue(QUEUES.qualityCheck),
    readyForHandover: Queue(QUEUES.readyForHandover),
    onHold: Queue(QUEUES.onHold),
  }),
  paymentsToVerify: Type.Array(
    part({
      orderId: Id('order'),
      number: Type.String(),
      customerName: Type.String(),
      paymentId: Id('payment'),
      method: oneOf(PAYMENT_METHODS),
      amountMinor: { ...MoneyMinor, description: 'The amount that the customer reports.' },
      submittedAt: Timestamp,
    }),
    {
      ...rows,
      description:
        'Payments of open and cancelled orders that nobody has verified or rejected, the oldest first.',
    },
  ),
  refundsDue: Type.Array(
    part({
      orderId: Id('order'),
      number: Type.String(),
      customerName: Type.String(),
      amountMinor: { ...MoneyMinor, description: 'What is left to refund or to keep as credit.' },
      since: { ...Timestamp, description: 'When the order last changed.' },
    }),
    {
      ...rows,
      description:
        'Cancelled orders that hold money, and orders that were paid too much, the oldest change first.',
    },
  ),
  dueToday: Type.Array(DueOrder, {
    ...rows,
    description: 'Confirmed orders that are promised for today and not handed over.',
  }),
  late: Type.Array(DueOrder, {
    ...rows,
    description: 'Confirmed orders that were promised for a day before today, the longest overdue first.',
  }),
  blocked: Type.Array(
    part({
      orderId: Id('order'),
      number: Type.String(),
      reason: Type.String(),
      code: oneOf(BLOCKED_REASONS, { description: 'What `reason` says, for programs.' }),
      detail: nullable(
        Type.String({ description: 'Why it is on hold, as staff wrote it, or the garment that is missing.' }),
      ),
      since: Timestamp,
    }),
    { ...rows, description: 'Confirmed orders that cannot go on until somebody acts, and why.' },
  ),
  handoversToday: Type.Array(
    part({
      orderId: Id('order'),
      number: Type.String(),
      customerName: Type.String(),
      method: oneOf(FULFILMENT_METHODS),
      meetupZoneName: nullable(Type.String()),
      slot: part({ date: Day, from: TimeOfDay }),
      stage: oneOf(STAGES),
    }),
    { ...rows, description: 'Confirmed orders with a slot today, the earliest first.' },
  ),
  unreadMessages: Type.Array(
    part({
      orderId: { ...nullable(Id('order')), description: 'Null for an estimate.' },
      estimateId: { ...nullable(Id('estimate')), description: 'Null for an order.' },
      number: Type.String(),
      customerName: Type.String(),
      unread: Type.Integer({ minimum: 1, description: 'Messages that nobody has read.' }),
      since: { ...Timestamp, description: 'When the first of them was sent.' },
    }),
    {
      ...rows,
      description: 'Orders and estimates whose customer wrote what nobody has read, the oldest first.',
    },
  ),
  nextSheet: nullable(
    Type.Object(
      {
        jobs: Type.Integer({ minimum: 0 }),
        lengthMm: Type.Number(),
        utilisationPercent: Type.Number(),
      },
      {
        additionalProperties: false,
        description:
          'What a sheet proposed now would be before it is packed any better, at most a minute old. Prints that are on a draft already do not count: they wait no longer. Null when no print waits that the film can hold.',
      },
    ),
  ),
  lowStock: Type.Array(
    part({
      itemId: Id('inventoryItem'),
      sku: Type.String(),
      name: Type.String(),
      available: Type.Integer(),
      reorderPoint: Type.Integer(),
      unit: oneOf(STOCK_UNITS),
    }),
    { ...rows, description: 'Active items at or below their reorder point, the emptiest first.' },
  ),
  heldUnpaid: Type.Array(
    part({
      itemId: Id('inventoryItem'),
      sku: Type.String(),
      name: Type.String(),
      held: Type.Integer({ minimum: 1, description: 'Units reserved for unpaid storefront orders.' }),
      notSold: Type.Integer({ description: 'Units on hand that no other order has reserved.' }),
      orders: Type.Integer({ minimum: 1 }),
    }),
    {
      ...rows,
      description:
        'Stock items of which unpaid orders hold at least half of what other orders leave, and five units or more; the most held first.',
    },
  ),
  staleLeads: Type.Array(
    part({
      leadId: Id('lead'),
      reference: Type.String(),
      name: Type.String(),
      channel: oneOf(LEAD_CHANNELS),
      topic: oneOf(LEAD_TOPICS),
      receivedAt: Timestamp,
    }),
    {
      ...rows,
      description:
        'Contact requests unanswered for 24 hours, oldest first. Empty for a role without `leads:read`.',
    },
  ),
  integrity: part({
    auditChainOk: nullable(
      Type.Boolean({ description: 'What the last walk along the audit chain found; null before the first.' }),
    ),
    auditCheckedAt: nullable(Timestamp),
    outboxPending: Type.Integer({ minimum: 0, description: 'Events that have not been delivered yet.' }),
    lastBackupAt: nullable(Timestamp),
    archive: nullable(
      part({
        ok: Type.Boolean({
          description: 'False: a part of the log was let go, and there is no new base copy yet.',
        }),
        checkedAt: {
          ...Timestamp,
          description: 'When the log was last archived or, when it is not well, when it was let go.',
        },
      }),
    ),
    rehearsal: nullable(
      part({
        ok: Type.Boolean(),
        checkedAt: Timestamp,
        source: oneOf(REHEARSAL_SOURCES),
        tookSeconds: Type.Integer({ minimum: 0 }),
        newestChangeAt: nullable({ ...Timestamp, description: 'Of what was restored.' }),
        problem: nullable(
          part({
            reason: oneOf(REHEARSAL_PROBLEMS),
            message: Type.String({ description: 'For the operator, in English.' }),
          }),
        ),
        succeededAt: nullable({ ...Timestamp, description: 'When a rehearsal last succeeded.' }),
      }),
    ),
  }),
})
export type OperationsDashboardResponse = Static<typeof OperationsDashboardResponse>

export const getOperationsDashboard = operation('GET /api/admin/operations', {
  operationId: 'get_operations_dashboard',
  tag: 'Reports',
  summary: 'What needs attention now',
  description: `Each list has at most ${DASHBOARD_ROWS} rows.`,
  success: { status: 200, schema: OperationsDashboardResponse, description: 'The shop at this moment.' },
  access: 'dashboard:read',
})
