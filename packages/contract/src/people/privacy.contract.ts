import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { DOCUMENT_KINDS } from '../back-office/documents.contract.ts'
import { OrderRecord } from '../selling/orders.contract.ts'
import {
  Day,
  Email,
  Id,
  Line,
  MoneyMinor,
  Phone,
  Timestamp,
  nullable,
  oneOf,
  part,
  resource,
} from '../schema.ts'

const person = {
  email: Type.Optional(Email),
  phone: Type.Optional(Phone),
  customerId: Type.Optional(Id('customer')),
}

export const PrivacyExportRequest = resource('PrivacyExportRequest', person)

export type PrivacyExportRequest = Static<typeof PrivacyExportRequest>

/** Emails are not kept, so they are not part of it. */
export const PrivacyExport = resource('PrivacyExport', {
  exportedAt: Timestamp,
  customers: Type.Array(
    part({
      id: Id('customer'),
      name: Type.String(),
      company: nullable(Type.String()),
      email: nullable(Type.String()),
      phone: nullable(Type.String()),
      locale: nullable(Type.String()),
      tags: Type.Array(Type.String()),
      taxId: nullable(Type.String()),
      note: nullable(Type.String()),
      createdAt: Timestamp,
    }),
    { description: 'The customer, and those that were merged with them.' },
  ),
  orders: Type.Array(OrderRecord),
  payments: Type.Array(
    part({
      orderNumber: Type.String(),
      amountMinor: MoneyMinor,
      payerName: nullable(Type.String()),
      reference: nullable(Type.String()),
      status: Type.String(),
      decisionReason: nullable(Type.String()),
      submittedAt: Timestamp,
    }),
  ),
  refunds: Type.Array(
    part({
      orderNumber: Type.String(),
      amountMinor: MoneyMinor,
      reason: Type.String(),
      reference: nullable(Type.String()),
      refundedAt: Timestamp,
    }),
  ),
  documents: Type.Array(
    part({
      orderNumber: Type.String(),
      number: Type.String(),
      kind: oneOf(DOCUMENT_KINDS),
      issuedOn: Day,
      recipient: Type.String(),
      address: nullable(Type.String()),
      taxId: nullable(Type.String()),
      totalMinor: MoneyMinor,
    }),
    { description: 'Invoices, credit notes and receipts; the files are among the documents of each order.' },
  ),
  notes: Type.Array(part({ orderNumber: Type.String(), body: Type.String(), createdAt: Timestamp }), {
    description: 'Notes of staff about the orders.',
  }),
  messages: Type.Array(
    part({
      orderNumber: { ...nullable(Type.String()), description: 'Null for an estimate.' },
      estimateNumber: { ...nullable(Type.String()), description: 'Null for an order.' },
      sender: oneOf(['customer', 'shop'], { description: 'Who wrote it.' }),
      text: nullable(Type.String()),
      sentAt: Timestamp,
    }),
    { description: 'What the customer and the shop wrote to each other about the orders and estimates.' },
  ),
  leads: Type.Array(
    part({
      id: Type.String(),
      reference: Type.String(),
      status: Type.String(),
      channel: Type.String(),
      name: Type.String(),
      email: nullable(Type.String()),
      phone: nullable(Type.String()),
      topic: Type.String(),
      message: Type.String(),
      orderNumber: nullable(Type.String()),
      quantityEstimate: nullable(Type.Integer()),
      locale: nullable(Type.String()),
      lostReason: nullable(Type.String()),
      receivedAt: Timestamp,
    }),
  ),
  estimates: Type.Array(
    part({
      id: Type.String(),
      number: Type.String(),
      status: Type.String(),
      name: Type.String(),
      company: nullable(Type.String()),
      email: nullable(Type.String()),
      phone: nullable(Type.String()),
      locale: nullable(Type.String()),
      totalMinor: MoneyMinor,
      currency: Type.String(),
      message: nullable(Type.String()),
      address: OrderRecord.properties.fulfilment.properties.address,
      createdAt: Timestamp,
      answers: Type.Array(
        part({
          kind: Type.String(),
          name: nullable(Type.String()),
          ipAddress: nullable(Type.String()),
          notes: Type.Array(Type.String()),
          at: Timestamp,
        }),
      ),
    }),
  ),
  designs: Type.Array(
    part({
      id: Type.String(),
      name: nullable(Type.String()),
      texts: Type.Array(Type.String()),
      createdAt: Timestamp,
    }),
    { description: 'Saved designs that show or became one of the files.' },
  ),
  layouts: Type.Array(part({ id: Type.String(), name: nullable(Type.String()), createdAt: Timestamp }), {
    description: 'Saved film sheets that show one of the files.',
  }),
  sessions: Type.Array(
    part({
      email: nullable(Type.String()),
      phone: nullable(Type.String()),
      device: Type.String({ description: 'The user agent of the browser.' }),
      createdAt: Timestamp,
      lastSeenAt: Timestamp,
    }),
    { description: 'Where the customer is signed in to their account.' },
  ),
  files: Type.Array(
    part({
      id: Type.String(),
      kind: oneOf(['artwork', 'payment_proof']),
      fileName: Type.String(),
      byteSize: Type.Integer(),
      createdAt: Timestamp,
      removed: Type.Boolean({ description: 'The file is gone; its name was kept.' }),
    }),
  ),
})
export type PrivacyExport = Static<typeof PrivacyExport>

export const createPrivacyExport = operation('POST /api/admin/privacy-exports', {
  operationId: 'create_privacy_export',
  tag: 'Privacy',
  summary: 'All that the shop keeps of one person',
  description:
    'Found by customer, email address or phone, with all that belongs to the same customer. The answer is full of personal data and is kept nowhere, so it takes no Idempotency-Key: asking again is harmless.',
  body: PrivacyExportRequest,
  success: {
    status: 201,
    schema: PrivacyExport,
    description: 'What there is; empty lists when there is nothing.',
  },
  access: 'privacy:export',
})

export const PrivacyErasureRequest = resource('PrivacyErasureRequest', {
  ...person,
  reason: Line(300, { description: 'Kept in the audit log permanently: it must not name the person.' }),
})

const Count = Type.Integer({ minimum: 0 })
export const PrivacyErasure = resource('PrivacyErasure', {
  customers: Count,
  orders: Count,
  leads: Count,
  estimates: Count,
  files: Count,
  documentsKept: {
    ...Count,
    description:
      'Invoices, credit notes and receipts that name the person. They are kept, as the law demands.',
  },
})
export type PrivacyErasure = Static<typeof PrivacyErasure>

export const createPrivacyErasure = operation('POST /api/admin/privacy-erasures', {
  operationId: 'create_privacy_erasure',
  tag: 'Privacy',
  summary: 'Erases one person; the money of their orders and what was issued stay',
  description:
    'While an order of the person is open or on hold: 409 IN_USE, which names it. When nothing is left of the person, the counts are zero. Files go within minutes, unless somebody else’s order needs the same file.',
  body: PrivacyErasureRequest,
  success: { status: 201, schema: PrivacyErasure, description: 'How much was erased.' },
  idempotent: true,
  access: 'privacy:erase',
})
