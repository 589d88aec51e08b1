import type {
  AdminOrderThread,
  AdminPrintZoneSettingsResponse,
  BrandResponse,
  DiscountRecord,
  FirstRunResponse,
  CategoriesResponse,
  FilmPricesRecord,
  FilmSettingsRecord,
  GarmentRecord,
  MessageTemplate,
  ProductionSettingsRecord,
  SignInPolicyRecord,
  StoreSettingsResponse,
} from '@platen/contract'
import type * as contract from '@platen/contract'
import { expectData } from '@platen/api-client'
import { CUSTOMER, LEAD, WEBHOOK, type WorkingShop } from './working-shop.ts'

export interface ValidRequest {
  /** The owner's by default. */
  readonly headers?: Record<string, string>
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** Of an upload; a picture by default. */
  readonly file?: { readonly fileName: string; readonly content: string }
  /** Where the texts can be read when the response does not have them. */
  readonly readAt?: string
}

type Contract = typeof contract
type AdminOperation = Extract<Contract[keyof Contract], { operationId: string; access: string }>
export type AdminOperationId = AdminOperation['operationId']

type Row = (shop: WorkingShop) => ValidRequest | Promise<ValidRequest>

const DAYS = { dateFrom: '2026-01-01', dateTo: '2026-12-31' }
const FORMER_DAYS = { from: DAYS.dateFrom, to: DAYS.dateTo }
const TIMES = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }
const nothing: Row = () => ({})
const ofCustomer: Row = async (shop) => ({ headers: { cookie: (await shop.anAccount()).cookie } })
const READY_TEXT = { subject: '{{number}} is ready', body: '{{greeting}}\nCome by!\n{{link}}' }

let codes = 0
const aCode = () => `SUMMER-${(codes += 1)}`
const DISCOUNT = {
  kind: 'percent',
  percentOff: 10,
  amountMinor: null,
  garmentKinds: ['tee'],
  minimumMinor: 1000,
  validFrom: null,
  validUntil: '2027-06-30T06:00:00Z',
  maxUses: 100,
  maxUsesEach: 1,
  note: 'Newsletter',
}
const aDiscount = (shop: WorkingShop) =>
  shop.staff.create<DiscountRecord>('/api/admin/discounts', { code: aCode(), ...DISCOUNT })

const aLayout = ({ artworkId }: WorkingShop) => ({
  name: 'Team badges',
  pieces: [
    { artworkId, widthMm: 100, heightMm: 100, xMm: 5, yMm: 0, turned: false, pinned: true },
    { artworkId, widthMm: 80.5, heightMm: 80.5, xMm: 111, yMm: 0, turned: true },
  ],
})

let customers = 0
/** Of one new customer. */
function aTableOfCustomers() {
  const content = `Nombre,Correo,Etiquetas\nImported,imported-${(customers += 1)}@example.com,school\n`
  return { file: { fileName: 'customers.csv', content }, query: { columns: 'name,email,tags' } }
}

let tables = 0
/** Of one new garment. */
function aTable() {
  const name = `imported-${(tables += 1)}`
  const content = `Handle,Name,Kind,Fabric,Price,Colour,Code,Size\n${name},Imported,tee,cotton,12.50,Red,#ff0000,M\n`
  return {
    file: { fileName: 'products.csv', content },
    query: { columns: 'slug,name,kind,fabric,basePrice,colour,colourHex,size', decimal: 'point' },
  }
}

/**
 * One valid request of each administrative operation with as many optional fields as go together. Each call creates its
 * own records.
 */
export const VALID_REQUESTS: Record<AdminOperationId, Row> = {
  // Without a session, because a login ends the one that it comes with.
  admin_login: async (shop) => {
    const { email, password } = await shop.member()
    return { headers: {}, body: { email, password } }
  },
  admin_session: nothing,
  admin_logout: async (shop) => ({ headers: (await shop.member()).headers }),
  set_password: async (shop) => ({
    headers: {},
    body: { token: await shop.aPasswordLink(), password: 'a sentence of my own' },
  }),
  change_own_password: async (shop) => {
    const { headers, password } = await shop.member()
    return { headers, body: { currentPassword: password, newPassword: 'a sentence of my own' } }
  },
  replace_own_language: async (shop) => ({
    headers: (await shop.member()).headers,
    body: { locale: 'es' },
  }),
  create_totp_enrolment: async (shop) => {
    const { headers, password } = await shop.member()
    return { headers, body: { password } }
  },
  create_totp_confirmation: async (shop) => {
    const member = await shop.member()
    return { headers: member.headers, body: { code: await shop.anAuthenticator(member) } }
  },
  create_totp_removal: async (shop) => {
    const member = await shop.member()
    const { headers, password } = member
    return { headers, body: { password, code: await shop.aRecoveryCode(member) } }
  },
  list_sessions: nothing,
  revoke_session: async (shop) => {
    const member = await shop.member()
    const { headers, password } = member
    return { headers, params: { sessionId: await shop.aSessionElsewhere(member) }, body: { password } }
  },
  revoke_other_sessions: async (shop) => {
    const { headers, password } = await shop.member()
    return { headers, body: { password } }
  },

  list_admin_users: nothing,
  get_admin_user: async (shop) => ({ params: { userId: (await shop.member()).id } }),
  list_roles: nothing,
  create_admin_user: (shop) => ({
    body: {
      email: `${shop.unique('ana-')}@shop.example`,
      name: 'Ana',
      role: 'viewer',
      password: 'a sentence of my own',
    },
  }),
  replace_admin_user_role: async (shop) => ({
    params: { userId: (await shop.member()).id },
    body: { role: 'finance' },
  }),
  create_admin_user_deactivation: async (shop) => ({ params: { userId: (await shop.member()).id } }),
  create_admin_user_activation: async (shop) => {
    const { id } = await shop.member()
    await shop.staff.create(`/api/admin/users/${id}/deactivation`)
    return { params: { userId: id } }
  },
  create_admin_user_unlock: async (shop) => ({ params: { userId: await shop.aLockedMember() } }),
  create_admin_user_reset: async (shop) => ({ params: { userId: (await shop.member()).id } }),

  list_api_keys: async (shop) => ({ query: { limit: '10', cursor: (await shop.anApiKey()).id } }),
  get_api_key: async (shop) => ({ params: { keyId: (await shop.anApiKey()).id } }),
  create_api_key: async (shop) => {
    const { headers, password } = await shop.member('owner')
    const permissions = ['orders:read', 'payments:verify']
    return { headers, body: { name: 'Books', permissions, expiresAt: '2090-01-01T00:00:00Z', password } }
  },
  create_api_key_revocation: async (shop) => ({ params: { keyId: (await shop.anApiKey()).id } }),

  get_operations_dashboard: nothing,
  get_metrics: () => ({ query: DAYS }),

  list_orders: async (shop) => ({
    query: {
      ...{ ...DAYS, ...FORMER_DAYS },
      ...{ limit: '10', cursor: (await shop.anOrder()).id, stage: 'awaiting_payment', status: 'open' },
      ...{ paymentStatus: 'unpaid', artworkStatus: 'passed', source: 'storefront', method: 'pickup' },
      ...{ dueTo: DAYS.dateTo, q: 'Beltrán', sort: 'newest' },
    },
  }),
  export_orders: () => ({
    query: {
      ...{ ...DAYS, ...FORMER_DAYS },
      ...{ stage: 'awaiting_payment', status: 'open', paymentStatus: 'unpaid', artworkStatus: 'passed' },
      ...{ source: 'storefront', method: 'pickup', dueTo: DAYS.dateTo, q: 'Beltrán', sort: 'newest' },
    },
  }),
  create_order: async (shop) => {
    const order = await shop.orderRequest()
    const address = {
      ...{ line1: 'Calle 1', line2: 'Casa 2', city: 'Santa Tecla', region: 'La Libertad' },
      ...{ postalCode: '01101', country: 'SV' },
    }
    return {
      body: {
        source: 'phone',
        customer: order.customer,
        items: [
          ...order.items.map((item) => ({ ...item, note: 'No folding.' })),
          { kind: 'transfer', artworkId: shop.artworkId, widthMm: 90, heightMm: 90, quantity: 12 },
        ],
        fulfilment: { method: 'delivery', address },
        instructionId: 'bank_main',
        neededBy: inDays(shop, 20),
        promisedBy: inDays(shop, 18),
        note: 'A gift.',
      },
    }
  },
  get_order: async (shop) => ({ params: { orderId: (await shop.anOrder()).id } }),
  update_order: async (shop) => {
    const { id, revision, customer, promisedBy } = await shop.orderAsStaffSeeIt(await shop.anOrder())
    return {
      params: { orderId: id },
      body: { revision, customer, neededBy: inDays(shop, 20), promisedBy, note: 'A gift.' },
    }
  },
  get_payment_proof: async (shop) => ({ params: { proofId: await shop.aProof() } }),
  get_artwork: (shop) => ({ params: { artworkId: shop.artworkId } }),
  get_artwork_pixels: (shop) => ({ params: { artworkId: shop.artworkId } }),

  create_payment_verification: async (shop) => ({
    params: await shop.anOrderWithPayment(),
    body: { amountMinor: 100, reference: shop.aReference() },
  }),
  create_payment_rejection: async (shop) => ({
    params: await shop.anOrderWithPayment(),
    body: { reason: 'No such transfer.' },
  }),
  create_order_payment: async (shop) => ({
    params: { orderId: (await shop.anOrder()).id },
    body: { instructionId: 'cash_studio', amountMinor: 100, reference: shop.aReference(), payerName: 'Ana' },
  }),
  create_order_refund: async (shop) => {
    const { id, payments } = await shop.aPaidOrder()
    const body = {
      amountMinor: 100,
      reason: 'Late.',
      reference: shop.aReference(),
      paymentId: payments[0]!.id,
    }
    return { params: { orderId: id }, body }
  },
  create_order_change: async (shop) => anOrderChange(await shop.anOrder()),
  create_order_change_preview: async (shop) => anOrderChange(await shop.anOrder()),
  create_order_credit: async (shop) => {
    const { id } = await shop.aPaidOrder()
    await shop.staff.decide({ id }, 'cancellation', { reason: 'No.' })
    return { params: { orderId: id }, body: { reason: 'For the next order.' } }
  },
  create_artwork_approval: async (shop) => {
    const order = await shop.anOrderToReview()
    return { params: { orderId: order.id }, body: { placementIds: [placementOf(order)] } }
  },
  create_artwork_changes_request: async (shop) => {
    const order = await shop.anOrderToReview()
    const body = { placementIds: [placementOf(order)], message: 'Larger.\nPlease.' }
    return { params: { orderId: order.id }, body }
  },
  replace_placement_artwork: async (shop) => {
    const order = await shop.anOrderToReview()
    await shop.staff.decide(order, 'artwork-changes-request', { message: 'Larger.' })
    return {
      params: { orderId: order.id, placementId: placementOf(order) },
      body: { artworkId: shop.artworkId },
    }
  },
  create_order_hold: async (shop) => ({
    params: { orderId: (await shop.anOrder()).id },
    body: { reason: 'Wait.' },
  }),
  create_order_resumption: async (shop) => {
    const order = await shop.anOrder()
    await shop.staff.decide(order, 'hold', { reason: 'Wait.' })
    return { params: { orderId: order.id }, body: {} }
  },
  create_order_cancellation: async (shop) => ({
    params: { orderId: (await shop.anOrder()).id },
    body: { reason: 'No.' },
  }),
  create_order_handover: async (shop) => ({
    params: { orderId: (await shop.aReadyOrder()).id },
    body: { receivedBy: 'Ana', note: 'At the door.' },
  }),
  create_failed_handover: async (shop) => ({
    params: { orderId: (await shop.aReadyOrder()).id },
    body: { reason: 'Nobody came.' },
  }),
  create_order_readiness: async (shop) => {
    const order = await shop.aReadyOrder()
    await shop.staff.decide(order, 'failed-handover', { reason: 'Nobody came.' })
    return { params: { orderId: order.id }, body: {} }
  },
  create_order_return: async (shop) => ({
    params: { orderId: (await shop.aHandedOverOrder()).id },
    body: { reason: 'Torn.' },
  }),
  create_order_note: async (shop) => ({
    params: { orderId: (await shop.anOrder()).id },
    body: { text: 'Seen.\nTwice.' },
  }),

  list_print_jobs: async (shop) => {
    const { id, orderId, placementId } = await shop.aJob()
    const filters = {
      orderId,
      placementId,
      state: 'queued,nested',
      dueTo: DAYS.dateTo,
      onHold: 'include',
      fabric: 'cotton',
    }
    return { query: { limit: '10', cursor: id, ...filters } }
  },
  get_print_queue: nothing,
  get_print_job: async (shop) => ({ params: { jobId: (await shop.aJob()).id } }),
  create_print_job_moves: async (shop) => ({
    body: {
      ...{
        jobIds: [(await shop.aJob('printed')).id],
        to: 'failed',
        reason: 'It slipped.',
        blankSpoiled: true,
      },
    },
  }),
  create_print_job_finishes: async (shop) => ({
    body: {
      jobIds: [(await shop.aJob()).id],
      finish: {
        ...{ halftone: { lpi: 45, angleDeg: 22.5, dot: 'round' }, alphaThreshold: null, chokeMm: 0.2 },
        knockOut: { hex: '#1f2a44', tolerance: 10 },
      },
    },
  }),
  get_print_job_film_picture: async (shop) => ({
    params: { jobId: (await shop.aJob()).id },
    query: { lpi: '45', angleDeg: '22.5', dot: 'round', hex: '#1f2a44', tolerance: '10', x: '0.5', y: '0.5' },
  }),
  list_documents: async (shop) => ({
    query: {
      ...{ kind: 'receipt', month: '2026-11', orderId: (await shop.aPaidOrder()).id, q: 'Beltrán' },
      ...{ limit: '10', cursor: await aDocument(shop) },
    },
  }),
  get_document: async (shop) => ({ params: { documentId: await aDocument(shop) } }),
  get_document_file: async (shop) => ({ params: { documentId: await aDocument(shop) } }),
  create_document: async (shop) => ({
    params: { orderId: (await shop.aPaidOrder()).id },
    body: {
      kind: 'invoice',
      billTo: { name: 'Beltrán & Co.', address: '2a Avenida Norte 45', taxId: '0614-010180-102-3' },
    },
  }),
  create_document_sending: async (shop) => ({ params: { documentId: await aDocument(shop) }, body: {} }),
  export_documents: () => ({ query: { month: '2026-11' } }),
  get_packing_slip: async (shop) => ({ params: { orderId: (await shop.aPaidOrder()).id } }),
  get_bag_labels: async (shop) => ({
    params: { orderId: (await shop.aPaidOrder()).id },
    query: { paper: 'a4', skip: '2' },
  }),
  get_job_tickets: async (shop) => ({ query: { orderId: (await shop.aJob()).orderId, paper: 'a4' } }),

  list_gang_sheets: async (shop) => ({
    query: { limit: '10', cursor: (await shop.aSheet()).id, state: 'draft,locked' },
  }),
  create_gang_sheet: async (shop) => {
    const { promisedBy, fabric } = await shop.aJob()
    return { body: { dueTo: promisedBy, fabrics: [fabric], seconds: 1 } }
  },
  get_gang_sheet: async (shop) => ({ params: { sheetId: (await shop.aSheet()).id } }),
  create_gang_sheet_packing: async (shop) => {
    const { id, revision } = await shop.aSheet()
    return { params: { sheetId: id }, body: { revision, seconds: 1 } }
  },
  create_gang_sheet_packing_stop: async (shop) => ({ params: { sheetId: (await shop.aSheet()).id } }),
  replace_gang_sheet_layout: async (shop) => {
    const { id, revision, prints } = await shop.aSheet()
    const laid = prints.map(({ jobId, xMm, yMm, turned }) => ({ jobId, xMm, yMm, turned, pinned: true }))
    return { params: { sheetId: id }, body: { revision, prints: laid } }
  },
  create_gang_sheet_lock: async (shop) => {
    const { id, revision } = await shop.aSheet()
    return { params: { sheetId: id }, body: { revision } }
  },
  create_gang_sheet_export: async (shop) => {
    const { id, revision } = await shop.aSheet('locked')
    return { params: { sheetId: id }, body: { revision } }
  },
  get_gang_sheet_file: async (shop) => ({
    params: { sheetId: (await shop.aSheet('exported')).id, name: 'sheet.png' },
  }),
  create_gang_sheet_printing: async (shop) => {
    const { id, revision, lengthMm } = await shop.aSheet('exported')
    return { params: { sheetId: id }, body: { revision, filmUsedMm: lengthMm } }
  },
  create_gang_sheet_voiding: async (shop) => {
    const { id, revision } = await shop.aSheet()
    return { params: { sheetId: id }, body: { revision, reason: 'Wrong film.' } }
  },

  list_inventory_items: async (shop) => ({
    query: {
      limit: '10',
      cursor: (await shop.anItem()).id,
      kind: 'blank',
      active: 'true',
      low: 'false',
      q: 'tee',
    },
  }),
  create_inventory_item: (shop) => ({
    body: {
      ...{ sku: shop.unique('INK-'), name: 'Ink', kind: 'ink', unit: 'gram', supplier: 'A shop' },
      ...{ reorderPoint: 5, reorderQuantity: 10, unitCost: '4.25', openingQuantity: 7 },
    },
  }),
  get_inventory_item: async (shop) => ({ params: { itemId: (await shop.anItem()).id } }),
  update_inventory_item: async (shop) => {
    const { id, revision } = await shop.anItem()
    const rest = { name: 'Ink', supplier: 'A shop', reorderPoint: 5, reorderQuantity: 10, active: true }
    return { params: { itemId: id }, body: { revision, ...rest } }
  },
  list_inventory_movements: async (shop) => ({
    query: {
      limit: '10',
      cursor: 'mov_01jd3v9k6qf2nt7wz5xr8m0abc',
      itemId: (await shop.anItem()).id,
      type: 'receipt',
      ...{ ...TIMES, ...DAYS },
    },
  }),
  get_inventory_movement: async (shop) => {
    const { id } = await shop.anItem()
    const [movement] = await shop.staff.read<{ id: string }[]>(`/api/admin/inventory-movements?itemId=${id}`)
    return { params: { movementId: movement!.id } }
  },
  create_inventory_movement: async (shop) => ({
    body: {
      ...{ itemId: (await shop.anItem()).id, type: 'adjustment', quantity: 1, reason: 'Found.' },
      occurredAt: shop.now().toISOString(),
    },
  }),
  create_stock_delivery: async (shop) => ({
    body: {
      received: [{ itemId: (await shop.anItem()).id, quantity: 4, unitCost: '2.50' }],
      newItems: [
        {
          sku: `NEW-${crypto.randomUUID().slice(0, 8)}`,
          name: 'A new blank',
          kind: 'blank',
          unit: 'piece',
          reorderPoint: 2,
        },
      ],
      note: 'Delivery note 42.',
    },
  }),
  create_stock_count: async (shop) => ({
    body: { counts: [{ itemId: (await shop.anItem()).id, counted: 4 }], note: 'The top shelf.' },
  }),
  verify_inventory: nothing,

  list_cost_entries: async (shop) => ({
    query: {
      limit: '10',
      cursor: await shop.aCost(),
      ...{ ...DAYS, ...FORMER_DAYS },
      category: 'ink',
      source: 'manual',
      orderId: (await shop.anOrder()).id,
    },
  }),
  get_cost_entry: async (shop) => ({ params: { entryId: await shop.aCost() } }),
  create_cost_entry: async (shop) => ({
    body: {
      ...{
        category: 'ink',
        amountMinor: 100,
        incurredOn: '2026-01-02',
        description: 'Ink',
        supplier: 'A shop',
      },
      ...{ orderId: (await shop.anOrder()).id, inventoryItemId: (await shop.anItem()).id, quantity: 2 },
    },
  }),
  create_cost_entry_reversal: async (shop) => ({
    params: { entryId: await shop.aCost() },
    body: { reason: 'Twice.' },
  }),

  list_contact_leads: async (shop) => ({
    query: {
      limit: '10',
      cursor: await shop.aLead(),
      ...{ status: 'new', topic: 'bulk', channel: 'email', q: 'Mejía' },
      ...{ ...TIMES, ...DAYS },
    },
  }),
  get_contact_lead: async (shop) => ({ params: { leadId: await shop.aLead() } }),
  list_estimates: async (shop) => ({
    query: {
      limit: '10',
      cursor: (await shop.anEstimate()).id,
      ...{ status: 'draft,sent', validTo: inDays(shop, 10), leadId: await shop.aLead(), q: 'Rosa' },
    },
  }),
  create_estimate: async (shop) => ({
    body: { ...(await shop.estimateRequest()), leadId: await shop.aLead() },
  }),
  create_estimate_preview: async (shop) => {
    const { customer, validUntil, message, terms, ...body } = await shop.estimateRequest()
    return { body }
  },
  get_estimate: async (shop) => ({ params: { estimateId: (await shop.anEstimate()).id } }),
  update_estimate: async (shop) => {
    const { id, revision } = await shop.anEstimate()
    return { params: { estimateId: id }, body: { revision, ...(await shop.estimateRequest()) } }
  },
  get_estimate_version: async (shop) => ({
    params: { estimateId: (await shop.anEstimate('sent')).id, version: '1' },
  }),
  get_estimate_version_file: async (shop) => ({
    params: { estimateId: (await shop.anEstimate('sent')).id, version: '1' },
  }),
  create_estimate_sending: async (shop) => {
    const { id, revision } = await shop.anEstimate()
    return { params: { estimateId: id }, body: { revision } }
  },
  create_estimate_withdrawal: async (shop) => ({
    params: { estimateId: (await shop.anEstimate('sent')).id },
    body: {},
  }),
  create_estimate_conversion: async (shop) => ({
    params: { estimateId: await shop.anEstimateWithoutStock() },
    body: {},
  }),
  get_admin_estimate_thread: async (shop) => ({ params: { estimateId: (await shop.anEstimate('sent')).id } }),
  send_estimate_message_to_customer: async (shop) => ({
    params: { estimateId: (await shop.anEstimate('sent')).id },
    body: { text: 'We can print it larger.', artworkIds: [shop.artworkId] },
  }),
  read_estimate_messages_of_customer: async (shop) => {
    const { id } = await shop.anEstimate('sent')
    return { params: { estimateId: id }, body: { lastId: await aMessageAbout(shop, `estimates/${id}`) } }
  },
  get_order_proof: async (shop) => ({ params: { orderId: (await shop.anOrderWithProof()).id } }),
  create_order_proof: async (shop) => ({
    params: { orderId: (await shop.aPaidOrder()).id },
    body: { message: 'Please look at the blue.' },
  }),
  create_proof_withdrawal: async (shop) => ({
    params: { orderId: (await shop.anOrderWithProof()).id },
    body: { reason: 'The customer was here and saw it.' },
    readAt: '/api/admin/audit-log',
  }),
  create_recorded_proof_approval: async (shop) => {
    const { id: orderId } = await shop.anOrderWithProof()
    return {
      params: { orderId },
      body: { version: 1, name: 'Rosa Cruz', reason: 'By phone.' },
      readAt: `/api/admin/orders/${orderId}/proof`,
    }
  },
  get_admin_order_thread: async (shop) => ({ params: { orderId: (await shop.anOrder()).id } }),
  send_message_to_customer: async (shop) => ({
    params: { orderId: (await shop.anOrder()).id },
    body: { text: 'It is on the press.', artworkIds: [shop.artworkId] },
  }),
  read_messages_of_customer: async (shop) => {
    const order = await shop.anOrder()
    return {
      params: { orderId: order.id },
      body: { lastId: await aMessageAbout(shop, `orders/${order.id}`) },
    }
  },
  list_whatsapp_messages: nothing,
  create_whatsapp_message_outcome: async (shop) => ({
    params: { messageId: await shop.aWhatsAppMessage() },
    body: { outcome: 'sent' },
  }),
  create_contact_lead_move: async (shop) => ({
    params: { leadId: await shop.aLead('quoted') },
    body: { to: 'lost', reason: 'Too dear.' },
  }),
  create_contact_lead_conversion: async (shop) => ({
    params: { leadId: await shop.aLead('quoted') },
    body: { orderId: (await shop.anOrder()).id },
  }),

  get_settings: nothing,
  get_settings_usage: nothing,
  replace_settings: async (shop) => {
    const { updatedAt, updatedBy, ...settings } =
      await shop.staff.read<StoreSettingsResponse>('/api/admin/settings')
    return { body: settings }
  },
  get_brand: nothing,
  replace_brand: async (shop) => {
    const { updatedAt, updatedBy, usedAccent, logo, favicon, heroPicture, ...brand } =
      await shop.staff.read<BrandResponse>('/api/admin/brand')
    const faq = [{ question: 'Can I wash it?', answer: '**Yes.**', translations: {} }]
    return { body: { ...brand, logoId: null, faviconId: null, heroPictureId: null, faq } }
  },
  get_brand_preview: async (shop) => {
    const { accent, surface, headingFont, textFont } =
      await shop.staff.read<BrandResponse>('/api/admin/brand')
    return { query: { page: 'home', accent, surface, headingFont, textFont } }
  },
  list_discounts: async (shop) => ({ query: { limit: '10', cursor: (await aDiscount(shop)).id } }),
  create_discount: () => ({ body: { code: aCode(), ...DISCOUNT } }),
  get_discount: async (shop) => ({ params: { discountId: (await aDiscount(shop)).id } }),
  replace_discount: async (shop) => {
    const { id, revision } = await aDiscount(shop)
    return { params: { discountId: id }, body: { revision, ...DISCOUNT, maxUses: 50 } }
  },
  create_discount_ending: async (shop) => {
    const { id, revision } = await aDiscount(shop)
    return { params: { discountId: id }, body: { revision } }
  },
  list_discount_uses: async (shop) => ({
    params: { discountId: (await aDiscount(shop)).id },
    query: { limit: '10', cursor: (await shop.anOrder()).id },
  }),
  list_message_templates: nothing,
  get_message_template: () => ({ params: { name: 'order-ready', language: 'es' } }),
  replace_message_template: async (shop) => {
    const place = { name: 'order-ready', language: 'en' } as const
    const { revision } = await shop.staff.read<MessageTemplate>(
      `/api/admin/message-templates/${place.name}/${place.language}`,
    )
    return { params: place, body: { revision, text: READY_TEXT } }
  },
  preview_message_template: async (shop) => ({
    params: { name: 'order-ready', language: 'en' },
    body: { text: READY_TEXT, orderId: (await shop.anOrder()).id },
  }),
  upload_picture: nothing,
  get_picture: async (shop) => ({ params: { pictureId: await shop.aShopPicture() } }),
  get_first_run: nothing,
  replace_first_run: async (shop) => {
    const { revision } = await shop.staff.read<FirstRunResponse>('/api/admin/first-run')
    return {
      body: {
        ...{ revision, opened: true, dismissed: false, storeOpen: true },
        ...{ skipped: ['languages'], confirmed: ['money'] },
      },
    }
  },
  create_example_removal: async (shop) => {
    await shop.forgetExamples()
    return {}
  },
  create_example_adoption: nothing,
  create_test_order: () => ({
    body: {
      customer: { name: 'Ana Beltrán', email: 'ana@shop.example', phone: '+50370005678', locale: 'es' },
    },
  }),
  create_test_order_cancellation: async (shop) => ({
    params: { orderId: await shop.aTestOrder() },
    body: { garment: 'unused' },
  }),
  upload_garment_photo: nothing,
  list_garment_appearances: nothing,
  get_garment_photo: async (shop) => ({ params: { photoId: await shop.aGarmentPhoto() } }),
  mask_garment_photo: async (shop) => ({ params: { photoId: await shop.aGarmentPhoto() } }),
  create_product_import_preview: () => aTable(),
  create_product_import: async (shop) => {
    const { file, query } = aTable()
    const preview = shop.staff.client.createProductImportPreview({
      body: { file: new File([file.content], file.fileName) },
      query: { columns: query.columns, decimal: 'point' },
    })
    return { file, query: { ...query, preview: (await expectData(preview)).preview } }
  },
  export_products: () => ({ query: { format: 'csv', language: 'es', template: 'true' } }),
  get_sign_in_policy: nothing,
  replace_sign_in_policy: async (shop) => {
    const { headers, password } = await shop.member('owner')
    const { revision } = await shop.staff.read<SignInPolicyRecord>('/api/admin/sign-in-policy')
    return { headers, body: { revision, codesRequiredFor: [], password } }
  },
  get_production_settings: nothing,
  replace_production_settings: async (shop) => {
    const path = '/api/admin/production-settings'
    const { updatedAt, updatedBy, ...settings } = await shop.staff.read<ProductionSettingsRecord>(path)
    return { body: settings }
  },
  get_print_zones: nothing,
  get_print_zone_usage: nothing,
  replace_print_zones: async (shop) => {
    const path = '/api/admin/print-zones'
    const { updatedAt, updatedBy, ...settings } = await shop.staff.read<AdminPrintZoneSettingsResponse>(path)
    return { body: settings }
  },
  list_garments: nothing,
  get_garment: async (shop) => ({ params: { garmentId: (await shop.aGarment()).id } }),
  create_garment: async (shop) => ({
    body: {
      ...{ slug: shop.unique('tee-'), kind: 'tee', name: 'Boxy tee', description: 'Heavy cotton.' },
      ...{ fabric: 'cotton', basePriceMinor: 1500, active: true, sort: 9 },
      variants: [aVariant({ sizeSort: 3 })],
      ...(await garmentDetails(shop)),
    },
  }),
  replace_garment: async (shop) => {
    const { id, createdAt, updatedAt, updatedBy, variants, ...garment } = await shop.aGarment()
    return { params: { garmentId: id }, body: { ...garment, variants: variants.map(asSent) } }
  },
  get_film_settings: nothing,
  replace_film_settings: async (shop) => {
    const { revision } = await shop.staff.read<FilmSettingsRecord>('/api/admin/film-settings')
    const filmFinish = {
      ...{ halftone: { lpi: 45, angleDeg: 22.5, dot: 'round' }, knockOut: { tolerance: 10 } },
      ...{ alphaThreshold: null, chokeMm: 0.2 },
    }
    const filmExport = {
      ...{ formats: ['png', 'pdf'], white: true, profile: false, mirrored: false },
      fileName: '{date}-{sheet}-{length}',
    }
    return { body: { revision, filmFinish, filmExport } }
  },
  get_film_prices: nothing,
  replace_film_prices: async (shop) => {
    const { revision, lists } = await shop.staff.read<FilmPricesRecord>('/api/admin/film-prices')
    return { body: { revision, transfers: true, sheets: true, lists } }
  },
  get_categories: nothing,
  replace_categories: async (shop) => {
    await shop.aCategory()
    const { updatedAt, updatedBy, ...list } =
      await shop.staff.read<CategoriesResponse>('/api/admin/categories')
    return { body: list }
  },

  list_webhook_endpoints: async (shop) => ({ query: { limit: '10', cursor: (await shop.aWebhook()).id } }),
  get_webhook_endpoint: async (shop) => ({ params: { endpointId: (await shop.aWebhook()).id } }),
  create_webhook_endpoint: () => ({ body: WEBHOOK }),
  replace_webhook_endpoint: async (shop) => {
    const { id, revision } = await shop.aWebhook()
    return { params: { endpointId: id }, body: { ...WEBHOOK, revision, active: false } }
  },
  create_webhook_secret_rotation: async (shop) => {
    const { id, revision } = await shop.aWebhook()
    return { params: { endpointId: id }, body: { revision } }
  },
  create_webhook_endpoint_removal: async (shop) => {
    const { id, revision } = await shop.aWebhook()
    return { params: { endpointId: id }, body: { revision } }
  },
  list_webhook_deliveries: async (shop) => ({
    params: { endpointId: (await shop.aWebhook()).id },
    query: { limit: '10', cursor: await shop.aFailedDelivery(), status: 'failed' },
  }),
  create_webhook_delivery_replay: async (shop) => ({ params: { deliveryId: await shop.aFailedDelivery() } }),
  stream_events: () => ({ query: { after: '1' } }),

  list_customers: async (shop) => ({
    query: { limit: '10', cursor: (await shop.aCustomer()).id, q: 'Clara', tag: 'school', trade: 'true' },
  }),
  get_customer: async (shop) => ({ params: { customerId: (await shop.aCustomer()).id } }),
  create_customer: (shop) => ({ body: { ...CUSTOMER, email: `${shop.unique('clara-')}@example.com` } }),
  replace_customer: async (shop) => {
    const { id, revision, email } = await shop.aCustomer()
    const body = { ...CUSTOMER, phone: null, note: 'Pays on Fridays.', email, revision }
    return { params: { customerId: id }, body }
  },
  create_customer_import_preview: () => aTableOfCustomers(),
  create_customer_import: async (shop) => {
    const { file, query } = aTableOfCustomers()
    const preview = shop.staff.client.createCustomerImportPreview({
      body: { file: new File([file.content], file.fileName) },
      query,
    })
    return { file, query: { ...query, preview: (await expectData(preview)).preview } }
  },
  export_customers: () => ({ query: { format: 'csv', language: 'es', template: 'true' } }),
  create_customer_merge: async (shop) => {
    const { id, revision } = await shop.aCustomer()
    return { params: { customerId: id }, body: { customerId: (await shop.aCustomer()).id, revision } }
  },
  create_customer_split: async (shop) => {
    const [{ id, revision }, other] = [await shop.aCustomer(), await shop.aCustomer()]
    await shop.staff.create(`/api/admin/customers/${id}/merges`, { customerId: other.id, revision })
    return { params: { customerId: other.id } }
  },
  list_customer_sessions: async (shop) => ({ params: { customerId: (await shop.aCustomer()).id } }),
  create_customer_sign_in_link: async (shop) => ({
    params: { customerId: (await shop.aCustomerWithPhone()).id },
  }),
  create_customer_session_revocation: async (shop) => ({
    params: { customerId: (await shop.aCustomer()).id },
  }),

  create_privacy_export: () => ({ body: { email: 'nobody@example.com', phone: '+50370000000' } }),
  create_privacy_erasure: () => ({
    body: { email: 'nobody@example.com', phone: '+50370000000', reason: 'Asked for.' },
    readAt: '/api/admin/audit-log',
  }),

  list_audit_log: async (shop) => ({
    query: {
      ...{ limit: '10', cursor: 'aud_01jd3v9k6qf2nt7wz5xr8m0abc', action: 'order.held' },
      ...{ actorId: (await shop.member()).id, entityType: 'order', entityId: (await shop.anOrder()).id },
      ...{ ...TIMES, ...DAYS },
    },
  }),
  create_audit_log_entry: () => ({
    body: {
      ...{ message: 'Looked shop.\nTwice.', entityType: 'order', entityId: 'PL-2026-000001' },
      metadata: { shelf: 3 },
    },
  }),
  verify_audit_log: nothing,
  export_audit_log: () => ({ query: { from: '1', to: '5' } }),
}

/** Only operations that need more than their path. */
const CUSTOMER_REQUESTS: Readonly<Record<string, Row>> = {
  create_layout: (shop) => ({ body: aLayout(shop) }),
  get_layout: async (shop) => {
    const { token } = await expectData(shop.shopper.shop.createLayout({ body: aLayout(shop) }))
    return { params: { token } }
  },
  create_quote: async (shop) => {
    const { items, fulfilment } = await shop.orderRequest()
    return { body: { items, fulfilment } }
  },
  check_discount: async (shop) => ({ body: { code: (await aDiscount(shop)).code } }),
  create_storefront_order: async (shop) => ({ body: await shop.orderRequest() }),
  get_tracked_order: async (shop) => ({ params: { trackingToken: await aTrackingToken(shop) } }),
  list_own_documents: async (shop) => ({ params: { trackingToken: await aTrackingToken(shop) } }),
  get_own_document_file: async (shop) => {
    const order = await shop.anOrder()
    await shop.staff.takePayment(order)
    const [receipt] = await shop.staff.read<{ id: string }[]>(`/api/admin/documents?orderId=${order.id}`)
    return { params: { trackingToken: String(order.trackingToken), documentId: receipt!.id } }
  },
  submit_payment: async (shop) => ({
    params: { trackingToken: await aTrackingToken(shop) },
    body: {
      ...{ instructionId: 'bank_main', reference: shop.aReference(), payerName: 'Ana' },
      proofUploadId: await shop.aProof(),
    },
  }),
  replace_order_artwork: async (shop) => {
    const order = await shop.anOrderToReview()
    await shop.staff.decide(order, 'artwork-changes-request', { message: 'Larger.' })
    return {
      params: { trackingToken: String(order.trackingToken) },
      body: { placementId: placementOf(order), artworkId: shop.artworkId },
    }
  },
  get_offered_estimate: async (shop) => ({
    params: { trackingToken: estimateTokenOf(await shop.anEstimate('sent')) },
  }),
  get_offered_estimate_file: async (shop) => ({
    params: { trackingToken: estimateTokenOf(await shop.anEstimate('sent')) },
  }),
  create_estimate_view: async (shop) => ({
    params: { trackingToken: estimateTokenOf(await shop.anEstimate('sent')) },
    body: { version: 1 },
  }),
  create_estimate_approval: async (shop) => {
    const estimate = await shop.anEstimate('sent')
    return {
      params: { trackingToken: estimateTokenOf(estimate) },
      body: { version: 1, hash: estimate.versions[0]!.hash, name: 'Rosa Cruz' },
    }
  },
  create_estimate_decline: async (shop) => ({
    params: { trackingToken: estimateTokenOf(await shop.anEstimate('sent')) },
    body: { version: 1, reason: 'Too dear.' },
  }),
  create_estimate_changes_request: async (shop) => ({
    params: { trackingToken: estimateTokenOf(await shop.anEstimate('sent')) },
    body: { version: 1, notes: [{ line: 0, text: 'Larger, please.' }] },
  }),
  get_estimate_thread: async (shop) => ({
    params: { trackingToken: estimateTokenOf(await shop.anEstimate('sent')) },
  }),
  send_estimate_message_to_shop: async (shop) => ({
    params: { trackingToken: estimateTokenOf(await shop.anEstimate('sent')) },
    body: { text: 'Can you print it larger?', artworkIds: [shop.artworkId] },
  }),
  read_estimate_messages_of_shop: async (shop) => {
    const estimate = await shop.anEstimate('sent')
    const lastId = await aMessageAbout(shop, `estimates/${estimate.id}`)
    return { params: { trackingToken: estimateTokenOf(estimate) }, body: { lastId } }
  },
  get_offered_proof: async (shop) => ({ params: { trackingToken: await aTokenOfProof(shop) } }),
  create_proof_request: async (shop) => ({ params: { trackingToken: await aTrackingToken(shop) }, body: {} }),
  create_proof_approval: async (shop) => {
    const order = await shop.anOrderWithProof()
    const { versions } = await shop.staff.read<contract.ProofRecord>(`/api/admin/orders/${order.id}/proof`)
    return {
      params: { trackingToken: tokenIn(order.trackingUrl) },
      body: { version: 1, hash: versions[0]!.hash, name: 'Rosa Cruz' },
    }
  },
  create_proof_changes_request: async (shop) => ({
    params: { trackingToken: await aTokenOfProof(shop) },
    body: { version: 1, notes: [{ line: 0, text: 'Larger, please.' }] },
  }),
  get_order_thread: async (shop) => ({ params: { trackingToken: await aTrackingToken(shop) } }),
  send_message_to_shop: async (shop) => ({
    params: { trackingToken: await aTrackingToken(shop) },
    body: { text: 'Can you print it larger?', artworkIds: [shop.artworkId] },
  }),
  read_messages_of_shop: async (shop) => {
    const order = await shop.anOrder()
    const lastId = await aMessageAbout(shop, `orders/${order.id}`)
    return { params: { trackingToken: String(order.trackingToken) }, body: { lastId } }
  },
  request_order_link: async (shop) => {
    const { number, customer } = await shop.anOrder()
    return { body: { number, email: customer.email } }
  },
  create_reorder: async (shop) => ({ params: { trackingToken: await aTrackingToken(shop) } }),
  create_sign_in_link: () => ({ body: { email: 'clara@shop.example', locale: 'es' } }),
  create_account_session: async (shop) => ({ body: { token: await shop.aSignInToken() } }),
  create_account_contact: async (shop) => {
    const { customerId, cookie } = await shop.anAccount()
    return { headers: { cookie }, body: { token: await shop.aSignInToken(customerId) } }
  },
  get_account: ofCustomer,
  list_account_orders: ofCustomer,
  list_account_estimates: ofCustomer,
  list_account_artworks: ofCustomer,
  list_account_documents: ofCustomer,
  revoke_account_sessions: ofCustomer,
  create_contact_lead: () => ({ body: LEAD }),
  get_artwork_preview: ({ shopper: { artwork } }) => ({
    params: { artworkId: artwork.id },
    query: Object.fromEntries(new URL(artwork.previewUrl, 'http://shop.example').searchParams),
  }),
}

const ROWS: Readonly<Record<string, Row>> = { ...VALID_REQUESTS, ...CUSTOMER_REQUESTS }

export const hasValidRequest = (operationId: string): boolean => Object.hasOwn(ROWS, operationId)

export async function validRequestOf(shop: WorkingShop, operationId: string): Promise<ValidRequest> {
  return (await ROWS[operationId]?.(shop)) ?? {}
}

function estimateTokenOf({ url }: contract.EstimateRecord): string {
  return tokenIn(url)
}

async function aTokenOfProof(shop: WorkingShop): Promise<string> {
  return tokenIn((await shop.anOrderWithProof()).trackingUrl)
}

function tokenIn(url: string | null): string {
  return String(url).split('/').at(-1)!
}

async function aTrackingToken(shop: WorkingShop): Promise<string> {
  return String((await shop.anOrder()).trackingToken)
}

function inDays(shop: WorkingShop, days: number): string {
  return new Date(shop.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

function aVariant(more: object = {}) {
  return { colour: 'Red', colourHex: '#ff0000', size: 'M', surchargeMinor: 0, active: true, ...more }
}

async function garmentDetails(shop: WorkingShop) {
  const note = 'Wash inside out.'
  const valuesMm = [520.5]
  return {
    categoryId: await shop.aCategory(),
    care: {
      ...{ washing: 'at_30', bleaching: 'never', drying: 'line', ironing: 'at_110', dryCleaning: 'never' },
      note,
    },
    sizeGuide: {
      sizes: ['M'],
      measures: [{ measure: 'chest_width', name: 'Chest', valuesMm, translations: {} }],
      note: 'Laid flat.',
    },
    translations: { es: { name: 'Playera', description: 'Algodón.', careNote: 'Del revés.' } },
    pictures: [{ pictureId: await shop.aShopPicture(), alt: 'The tee', translations: {} }],
    colourTranslations: [{ colour: 'Red', translations: { es: { name: 'Rojo' } } }],
  }
}

function asSent({ stock, ...variant }: GarmentRecord['variants'][number]) {
  return variant
}

function placementOf({ items }: contract.OrderRecord): string {
  return items[0]!.placements[0]!.id
}

function anOrderChange({ id, revision, items }: contract.OrderRecord): ValidRequest {
  const [line] = items
  const { zoneId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg, artwork } = line!.placements[0]!
  const print = { zoneId, artworkId: artwork.id, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg }
  const body = {
    revision,
    items: [
      { id: line!.id, variantId: line!.variantId, quantity: 2, unitPriceMinor: 1_000 },
      { variantId: line!.variantId, quantity: 1, placements: [print] },
    ],
    fulfilment: { method: 'pickup' },
    reason: 'As agreed on the phone.',
  }
  return { params: { orderId: id }, body }
}

/** `about`: the path of an order or estimate. */
async function aMessageAbout(shop: WorkingShop, about: string): Promise<string> {
  const { messages } = await shop.staff.create<AdminOrderThread>(`/api/admin/${about}/messages`, {
    text: 'Hello!',
  })
  return messages.at(-1)?.id ?? ''
}

/** The receipt of a paid order. */
async function aDocument(shop: WorkingShop): Promise<string> {
  const { id } = await shop.aPaidOrder()
  const [receipt] = await shop.staff.read<{ id: string }[]>(`/api/admin/documents?orderId=${id}`)
  return receipt!.id
}
