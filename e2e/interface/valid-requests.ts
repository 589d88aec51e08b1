import type {
  AdminPrintZoneSettingsResponse,
  GarmentRecord,
  ProductionSettingsRecord,
  StoreSettingsResponse,
  WebhookEndpointRecord,
} from '@platen/contract'
import type * as contract from '@platen/contract'
import { aReference } from '../../apps/api/src/testing/order-desk.ts'
import { PASSWORD } from '../../apps/api/src/testing/team.ts'
import { aSheet } from './sheets-at-work.ts'
import type { ShopAtWork } from './shop-at-work.ts'

export interface ValidRequest {
  /** Who asks; the owner unless told. */
  readonly headers?: Record<string, string>
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** Where the texts of the request can be read again, when the answer does not have them. */
  readonly readAt?: string
}

type Contract = typeof contract
type AdminOperation = Extract<Contract[keyof Contract], { operationId: string; access: string }>
export type AdminOperationId = AdminOperation['operationId']

type Row = (at: ShopAtWork) => ValidRequest | Promise<ValidRequest>

const DAYS = { from: '2026-01-01', to: '2026-12-31' }
const TIMES = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }
const nothing: Row = () => ({})

/**
 * One valid request of each administrative operation, with as many of its optional fields as go together. A row may
 * be used many times: each makes what it works on. An operation without a row is a compile error.
 */
export const VALID_REQUESTS: Record<AdminOperationId, Row> = {
  // Without a session: a login ends the one that it comes with.
  admin_login: async (at) => ({
    headers: {},
    body: { email: (await at.member()).email, password: PASSWORD },
  }),
  admin_session: nothing,
  admin_logout: async (at) => ({ headers: (await at.member()).headers }),
  set_password: async (at) => ({
    headers: {},
    body: { token: await at.aPasswordLink(), password: 'a sentence of my own' },
  }),
  change_own_password: async (at) => ({
    headers: (await at.member()).headers,
    body: { currentPassword: PASSWORD, newPassword: 'a sentence of my own' },
  }),
  create_totp_enrolment: async (at) => ({
    headers: (await at.member()).headers,
    body: { password: PASSWORD },
  }),
  create_totp_confirmation: async (at) => {
    const member = await at.member()
    return { headers: member.headers, body: { code: await at.anAuthenticator(member) } }
  },
  create_totp_removal: async (at) => {
    const member = await at.member()
    return { headers: member.headers, body: { password: PASSWORD, code: await at.aRecoveryCode(member) } }
  },
  list_sessions: nothing,
  revoke_session: async (at) => {
    const member = await at.member()
    return { headers: member.headers, params: { sessionId: await at.aSessionElsewhere(member) } }
  },
  revoke_other_sessions: async (at) => ({ headers: (await at.member()).headers }),

  list_admin_users: nothing,
  list_roles: nothing,
  create_admin_user: (at) => ({
    body: { email: `${at.fresh('ana-')}@shop.example`, name: 'Ana', role: 'viewer', password: PASSWORD },
  }),
  replace_admin_user_role: async (at) => ({
    params: { userId: (await at.member()).id },
    body: { role: 'finance' },
  }),
  create_admin_user_deactivation: async (at) => ({ params: { userId: (await at.member()).id } }),
  create_admin_user_activation: async (at) => {
    const { id } = await at.member()
    await at.made(`/api/admin/users/${id}/deactivation`)
    return { params: { userId: id } }
  },
  create_admin_user_unlock: async (at) => ({ params: { userId: await at.aLockedMember() } }),
  create_admin_user_reset: async (at) => ({ params: { userId: (await at.member()).id } }),

  get_operations_dashboard: nothing,
  get_metrics: () => ({ query: { dateFrom: DAYS.from, dateTo: DAYS.to } }),

  list_orders: async (at) => ({
    query: {
      ...DAYS,
      ...{ limit: '10', cursor: (await at.anOrder()).id, stage: 'awaiting_payment', status: 'open' },
      ...{ paymentStatus: 'unpaid', artworkStatus: 'passed', source: 'storefront', method: 'pickup' },
      ...{ dueTo: DAYS.to, q: 'Beltrán', sort: 'newest' },
    },
  }),
  export_orders: () => ({
    query: {
      ...DAYS,
      ...{ stage: 'awaiting_payment', status: 'open', paymentStatus: 'unpaid', artworkStatus: 'passed' },
      ...{ source: 'storefront', method: 'pickup', dueTo: DAYS.to, q: 'Beltrán', sort: 'newest' },
    },
  }),
  create_order: async (at) => {
    const order = await at.desk.storefront.order()
    const address = {
      ...{ line1: 'Calle 1', line2: 'Casa 2', city: 'Santa Tecla', region: 'La Libertad' },
      ...{ postalCode: '01101', country: 'SV' },
    }
    return {
      body: {
        source: 'phone',
        customer: order.customer,
        items: order.items.map((item) => ({ ...item, note: 'No folding.' })),
        fulfilment: { method: 'delivery', address },
        instructionId: 'bank_main',
        neededBy: '2026-12-20',
        promisedBy: '2026-12-18',
        note: 'A gift.',
      },
    }
  },
  get_order: async (at) => ({ params: { orderId: (await at.anOrder()).id } }),
  update_order: async (at) => {
    const { id, revision, customer, promisedBy } = await at.orderAsStaffSeeIt(await at.anOrder())
    return {
      params: { orderId: id },
      body: { revision, customer, neededBy: '2026-12-20', promisedBy, note: 'A gift.' },
    }
  },
  get_payment_proof: async (at) => ({ params: { proofId: await at.aProof() } }),
  get_artwork_pixels: (at) => ({ params: { artworkId: at.artworkId } }),

  create_payment_verification: async (at) => ({
    params: await at.anOrderWithPayment(),
    body: { amountMinor: 100, reference: aReference() },
  }),
  create_payment_rejection: async (at) => ({
    params: await at.anOrderWithPayment(),
    body: { reason: 'No such transfer.' },
  }),
  create_order_payment: async (at) => ({
    params: { orderId: (await at.anOrder()).id },
    body: { instructionId: 'cash_studio', amountMinor: 100, reference: aReference(), payerName: 'Ana' },
  }),
  create_order_refund: async (at) => {
    const { id, payments } = await at.aPaidOrder()
    const body = { amountMinor: 100, reason: 'Late.', reference: aReference(), paymentId: payments[0]!.id }
    return { params: { orderId: id }, body }
  },
  create_artwork_approval: async (at) => {
    const order = await at.anOrderToReview()
    return { params: { orderId: order.id }, body: { placementIds: [placementOf(order)] } }
  },
  create_artwork_changes_request: async (at) => {
    const order = await at.anOrderToReview()
    const body = { placementIds: [placementOf(order)], message: 'Larger.\nPlease.' }
    return { params: { orderId: order.id }, body }
  },
  replace_placement_artwork: async (at) => {
    const order = await at.anOrderToReview()
    await at.desk.done(order, 'artwork-changes-request', { message: 'Larger.' })
    return {
      params: { orderId: order.id, placementId: placementOf(order) },
      body: { artworkId: at.artworkId },
    }
  },
  create_order_hold: async (at) => ({
    params: { orderId: (await at.anOrder()).id },
    body: { reason: 'Wait.' },
  }),
  create_order_resumption: async (at) => {
    const order = await at.anOrder()
    await at.desk.done(order, 'hold', { reason: 'Wait.' })
    return { params: { orderId: order.id }, body: {} }
  },
  create_order_cancellation: async (at) => ({
    params: { orderId: (await at.anOrder()).id },
    body: { reason: 'No.' },
  }),
  create_order_handover: async (at) => ({
    params: { orderId: (await at.aReadyOrder()).id },
    body: { receivedBy: 'Ana', note: 'At the door.' },
  }),
  create_failed_handover: async (at) => ({
    params: { orderId: (await at.aReadyOrder()).id },
    body: { reason: 'Nobody came.' },
  }),
  create_order_readiness: async (at) => {
    const order = await at.aReadyOrder()
    await at.desk.done(order, 'failed-handover', { reason: 'Nobody came.' })
    return { params: { orderId: order.id }, body: {} }
  },
  create_order_return: async (at) => ({
    params: { orderId: (await at.aHandedOverOrder()).id },
    body: { reason: 'Torn.' },
  }),
  create_order_note: async (at) => ({
    params: { orderId: (await at.anOrder()).id },
    body: { text: 'Seen.\nTwice.' },
  }),

  list_print_jobs: async (at) => {
    const { id, orderId, placementId } = await at.aJob()
    const filters = {
      orderId,
      placementId,
      state: 'queued,nested',
      dueTo: DAYS.to,
      onHold: 'include',
      fabric: 'cotton',
    }
    return { query: { limit: '10', cursor: id, ...filters } }
  },
  get_print_queue: nothing,
  get_print_job: async (at) => ({ params: { jobId: (await at.aJob()).id } }),
  create_print_job_moves: async (at) => ({
    body: {
      ...{ jobIds: [(await at.aJob('printed')).id], to: 'failed', reason: 'It slipped.', blankSpoiled: true },
    },
  }),
  get_job_tickets: async (at) => ({ query: { orderId: (await at.aJob()).orderId, paper: 'a4' } }),

  list_gang_sheets: async (at) => ({
    query: { limit: '10', cursor: (await aSheet(at)).id, state: 'draft,locked' },
  }),
  create_gang_sheet: async (at) => {
    const { promisedBy, fabric } = await at.aJob()
    return { body: { dueTo: promisedBy, fabrics: [fabric], seconds: 1 } }
  },
  get_gang_sheet: async (at) => ({ params: { sheetId: (await aSheet(at)).id } }),
  create_gang_sheet_packing: async (at) => {
    const { id, revision } = await aSheet(at)
    return { params: { sheetId: id }, body: { revision, seconds: 1 } }
  },
  create_gang_sheet_packing_stop: async (at) => ({ params: { sheetId: (await aSheet(at)).id } }),
  replace_gang_sheet_layout: async (at) => {
    const { id, revision, prints } = await aSheet(at)
    const laid = prints.map(({ jobId, xMm, yMm, turned }) => ({ jobId, xMm, yMm, turned, pinned: true }))
    return { params: { sheetId: id }, body: { revision, prints: laid } }
  },
  create_gang_sheet_lock: async (at) => {
    const { id, revision } = await aSheet(at)
    return { params: { sheetId: id }, body: { revision } }
  },
  create_gang_sheet_export: async (at) => {
    const { id, revision } = await aSheet(at, 'locked')
    return { params: { sheetId: id }, body: { revision } }
  },
  get_gang_sheet_file: async (at) => ({
    params: { sheetId: (await aSheet(at, 'exported')).id, name: 'sheet.png' },
  }),
  create_gang_sheet_printing: async (at) => {
    const { id, revision, lengthMm } = await aSheet(at, 'exported')
    return { params: { sheetId: id }, body: { revision, filmUsedMm: lengthMm } }
  },
  create_gang_sheet_voiding: async (at) => {
    const { id, revision } = await aSheet(at)
    return { params: { sheetId: id }, body: { revision, reason: 'Wrong film.' } }
  },

  list_inventory_items: async (at) => ({
    query: {
      limit: '10',
      cursor: (await at.anItem()).id,
      kind: 'blank',
      active: 'true',
      low: 'false',
      q: 'tee',
    },
  }),
  create_inventory_item: (at) => ({
    body: {
      ...{ sku: at.fresh('INK-'), name: 'Ink', kind: 'ink', unit: 'gram', supplier: 'A shop' },
      ...{ reorderPoint: 5, reorderQuantity: 10, unitCost: '4.25', openingQuantity: 7 },
    },
  }),
  get_inventory_item: async (at) => ({ params: { itemId: (await at.anItem()).id } }),
  update_inventory_item: async (at) => {
    const { id, revision } = await at.anItem()
    const rest = { name: 'Ink', supplier: 'A shop', reorderPoint: 5, reorderQuantity: 10, active: true }
    return { params: { itemId: id }, body: { revision, ...rest } }
  },
  list_inventory_movements: async (at) => ({
    query: {
      limit: '10',
      cursor: 'mov_01jd3v9k6qf2nt7wz5xr8m0abc',
      itemId: (await at.anItem()).id,
      type: 'receipt',
      ...TIMES,
    },
  }),
  create_inventory_movement: async (at) => ({
    body: {
      ...{ itemId: (await at.anItem()).id, type: 'adjustment', quantity: 1, reason: 'Found.' },
      occurredAt: at.shop.clock.now().toISOString(),
    },
  }),
  create_stock_count: async (at) => ({
    body: { counts: [{ itemId: (await at.anItem()).id, counted: 4 }], note: 'The top shelf.' },
  }),
  verify_inventory: nothing,

  list_cost_entries: async (at) => ({
    query: {
      limit: '10',
      cursor: await at.aCost(),
      ...DAYS,
      category: 'ink',
      source: 'manual',
      orderId: (await at.anOrder()).id,
    },
  }),
  create_cost_entry: async (at) => ({
    body: {
      ...{
        category: 'ink',
        amountMinor: 100,
        incurredOn: '2026-01-02',
        description: 'Ink',
        supplier: 'A shop',
      },
      ...{ orderId: (await at.anOrder()).id, inventoryItemId: (await at.anItem()).id, quantity: 2 },
    },
  }),
  create_cost_entry_reversal: async (at) => ({
    params: { entryId: await at.aCost() },
    body: { reason: 'Twice.' },
  }),

  list_contact_leads: async (at) => ({
    query: {
      limit: '10',
      cursor: await at.aLead(),
      ...{ status: 'new', topic: 'bulk', channel: 'email', q: 'Mejía' },
      ...TIMES,
    },
  }),
  get_contact_lead: async (at) => ({ params: { leadId: await at.aLead() } }),
  create_contact_lead_move: async (at) => ({
    params: { leadId: await at.aLead('quoted') },
    body: { to: 'lost', reason: 'Too dear.' },
  }),
  create_contact_lead_conversion: async (at) => ({
    params: { leadId: await at.aLead('quoted') },
    body: { orderId: (await at.anOrder()).id },
  }),

  get_settings: nothing,
  get_settings_usage: nothing,
  replace_settings: async (at) => {
    const { updatedAt, updatedBy, ...settings } = await at.read<StoreSettingsResponse>('/api/admin/settings')
    return { body: settings }
  },
  get_production_settings: nothing,
  replace_production_settings: async (at) => {
    const path = '/api/admin/production-settings'
    const { updatedAt, updatedBy, ...settings } = await at.read<ProductionSettingsRecord>(path)
    return { body: settings }
  },
  get_print_zones: nothing,
  get_print_zone_usage: nothing,
  replace_print_zones: async (at) => {
    const path = '/api/admin/print-zones'
    const { updatedAt, updatedBy, ...settings } = await at.read<AdminPrintZoneSettingsResponse>(path)
    return { body: settings }
  },
  list_garments: nothing,
  get_garment: async (at) => ({ params: { garmentId: (await at.aGarment()).id } }),
  create_garment: (at) => ({
    body: {
      ...{ slug: at.fresh('tee-'), kind: 'tee', name: 'Boxy tee', description: 'Heavy cotton.' },
      ...{ fabric: 'cotton', basePriceMinor: 1500, active: true, sort: 9 },
      variants: [aVariant({ sizeSort: 3 })],
    },
  }),
  replace_garment: async (at) => {
    const { id, createdAt, updatedAt, updatedBy, variants, ...garment } = await at.aGarment()
    return { params: { garmentId: id }, body: { ...garment, variants: variants.map(asSent) } }
  },

  list_webhook_endpoints: nothing,
  create_webhook_endpoint: () => ({ body: WEBHOOK }),
  replace_webhook_endpoint: async (at) => {
    const { id, revision } = await at.aWebhook()
    return { params: { endpointId: id }, body: { ...WEBHOOK, revision, active: false } }
  },
  create_webhook_secret_rotation: async (at) => {
    const { id, revision } = await at.aWebhook()
    return { params: { endpointId: id }, body: { revision } }
  },
  list_webhook_deliveries: async (at) => ({
    params: { endpointId: (await at.aWebhook()).id },
    query: { limit: '10', cursor: await at.aFailedDelivery(), status: 'failed' },
  }),
  create_webhook_delivery_replay: async (at) => ({ params: { deliveryId: await at.aFailedDelivery() } }),
  stream_events: nothing,

  create_privacy_export: () => ({ body: { email: 'nobody@example.com', phone: '+50370000000' } }),
  create_privacy_erasure: () => ({
    body: { email: 'nobody@example.com', phone: '+50370000000', reason: 'Asked for.' },
    readAt: '/api/admin/audit-log',
  }),

  list_audit_log: async (at) => ({
    query: {
      ...{ limit: '10', cursor: 'aud_01jd3v9k6qf2nt7wz5xr8m0abc', action: 'order.held' },
      ...{ actorId: (await at.member()).id, entityType: 'order', entityId: (await at.anOrder()).id },
      ...TIMES,
    },
  }),
  create_audit_log_entry: () => ({
    body: {
      ...{ message: 'Looked at.\nTwice.', entityType: 'order', entityId: 'PL-2026-000001' },
      metadata: { shelf: 3 },
    },
  }),
  verify_audit_log: nothing,
  export_audit_log: () => ({ query: { from: '1', to: '5' } }),
}

/** The request of an operation by the id that the contract gives it. */
export async function validRequestOf(at: ShopAtWork, operationId: string): Promise<ValidRequest> {
  const row = Object.entries(VALID_REQUESTS).find(([id]) => id === operationId)?.[1]
  if (!row) throw new Error(`${operationId} has no valid request.`)
  return row(at)
}

const WEBHOOK = {
  url: 'https://example.com/hooks/platen',
  description: 'The accounts',
  eventTypes: ['order.held'],
} satisfies Partial<WebhookEndpointRecord>

function aVariant(more: object = {}) {
  return { colour: 'Red', colourHex: '#ff0000', size: 'M', surchargeMinor: 0, active: true, ...more }
}

/** A variant as it was read, without what the stock says of it. */
function asSent({ stock, ...variant }: GarmentRecord['variants'][number]) {
  return variant
}

function placementOf({ items }: contract.OrderRecord): string {
  return items[0]!.placements[0]!.id
}
