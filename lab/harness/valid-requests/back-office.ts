import type {
  AdminOrderThread,
  FilmMovementRecord,
  MessageTemplate,
  OrderRecord,
  ProofRecord,
} from '@platen/contract'
import { expectData } from '@platen/api-client'
import { CUSTOMER, LEAD, type WorkingShop } from '../working-shop.ts'
import {
  DAYS,
  FORMER_DAYS,
  TIMES,
  aTrackingToken,
  estimateTokenOf,
  nothing,
  placementOf,
  tokenIn,
  type Rows,
  type ValidRequest,
} from './shared.ts'

const READY_TEXT = { subject: '{{number}} is ready', body: '{{greeting}}\nCome by!\n{{link}}' }

let customers = 0
/** Of one new customer. */
function aTableOfCustomers() {
  const content = `Nombre,Correo,Etiquetas\nImported,imported-${(customers += 1)}@example.com,school\n`
  return { file: { fileName: 'customers.csv', content }, query: { columns: 'name,email,tags' } }
}

/** Of staff. */
export const BACK_OFFICE_ADMIN = {
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
  create_admin_quote: async (shop) => {
    const { items, fulfilment } = await shop.orderRequest()
    const { phone } = await shop.aCustomerWithPhone()
    return {
      body: {
        items: items.map(({ note: _, ...item }) => item),
        ...{ fulfilment: { method: fulfilment.method }, customer: { phone } },
      },
    }
  },
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
  create_estimate_whatsapp_note: async (shop) => ({
    params: { estimateId: (await shop.anEstimate('sent')).id },
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
  list_film_movements: async (shop) => {
    const { id } = await shop.aCustomer()
    const path = `/api/admin/customers/${id}/film-movements`
    const { id: cursor } = await shop.staff.create<FilmMovementRecord>(path, {
      deltaCm: 500,
      reason: 'Paid in cash.',
    })
    return { params: { customerId: id }, query: { limit: '10', cursor } }
  },
  create_film_correction: async (shop) => ({
    params: { customerId: (await shop.aCustomer()).id },
    body: { deltaCm: 1_250, reason: 'Bought at the counter.' },
  }),
} satisfies Rows

/** Of customers: operations that need more than their path. */
export const BACK_OFFICE = {
  list_own_documents: async (shop) => ({ params: { trackingToken: await aTrackingToken(shop) } }),
  get_own_document_file: async (shop) => {
    const order = await shop.anOrder()
    await shop.staff.takePayment(order)
    const [receipt] = await shop.staff.read<{ id: string }[]>(`/api/admin/documents?orderId=${order.id}`)
    return { params: { trackingToken: String(order.trackingToken), documentId: receipt!.id } }
  },
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
    const { versions } = await shop.staff.read<ProofRecord>(`/api/admin/orders/${order.id}/proof`)
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
  create_contact_lead: () => ({ body: LEAD }),
} satisfies Rows

async function aTokenOfProof(shop: WorkingShop): Promise<string> {
  return tokenIn((await shop.anOrderWithProof()).trackingUrl)
}

function inDays(shop: WorkingShop, days: number): string {
  return new Date(shop.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

function anOrderChange({ id, revision, items }: OrderRecord): ValidRequest {
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
