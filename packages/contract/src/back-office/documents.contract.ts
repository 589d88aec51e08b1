import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  Day,
  Id,
  Line,
  MoneyMinor,
  Search,
  Text,
  Timestamp,
  UpdatedBy,
  nullable,
  oneOf,
  pageQuery,
  part,
  pdfFile,
  resource,
} from '../schema.ts'

export const DOCUMENT_KINDS = ['invoice', 'credit_note', 'receipt'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const LABEL_PAPERS = ['label', 'a4'] as const
export type LabelPaper = (typeof LABEL_PAPERS)[number]
/** 70 × 37 mm each. */
export const LABELS_OF_A4 = 24

const Month = Type.String({
  pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$',
  description: 'A month in the time zone of the store.',
  examples: ['2026-11'],
})

const shown = {
  id: Id('document'),
  kind: oneOf(DOCUMENT_KINDS),
  number: Type.String({ examples: ['INV-2026-000042'] }),
  issuedOn: Day,
  currency: Type.String(),
  totalMinor: MoneyMinor,
}

export const DocumentRecord = resource('DocumentRecord', {
  ...shown,
  orderId: Id('order'),
  orderNumber: Type.String(),
  recipient: Type.String({ description: 'The name on the document.' }),
  taxMinor: MoneyMinor,
  invoiceId: nullable(Id('document')),
  paymentId: nullable(Id('payment')),
  creditedMinor: { ...MoneyMinor, description: 'What credit notes take off an invoice; 0 for others.' },
  contentSha256: Type.String({ description: 'Of what was issued, in hexadecimal.' }),
  issuedAt: Timestamp,
  issuedBy: UpdatedBy,
  sentAt: nullable({ ...Timestamp, description: 'When it was last sent by email.' }),
})
export type DocumentRecord = Static<typeof DocumentRecord>

const documentParams = part({ documentId: Id('document') })
const orderParams = part({ orderId: Id('order') })

export const listDocuments = operation('GET /api/admin/documents', {
  operationId: 'list_documents',
  tag: 'Documents',
  summary: 'Invoices, credit notes and receipts, newest first',
  query: part({
    ...pageQuery('document'),
    kind: Type.Optional(oneOf(DOCUMENT_KINDS)),
    month: Type.Optional(Month),
    orderId: Type.Optional(Id('order')),
    q: Type.Optional(
      Search(
        'Any part of the customer’s name, email or phone, of the order’s number, or the start of a number.',
      ),
    ),
  }),
  success: { status: 200, schema: Type.Array(DocumentRecord), description: 'One page.' },
  access: 'documents:read',
})

export const getDocument = operation('GET /api/admin/documents/{documentId}', {
  operationId: 'get_document',
  tag: 'Documents',
  summary: 'One document',
  params: documentParams,
  success: { status: 200, schema: DocumentRecord, description: 'The document.' },
  access: 'documents:read',
})

export const getDocumentFile = operation('GET /api/admin/documents/{documentId}/file', {
  operationId: 'get_document_file',
  tag: 'Documents',
  summary: 'A document as PDF, as it was issued',
  params: documentParams,
  success: pdfFile,
  access: 'documents:read',
})

export const DocumentIssue = resource('DocumentIssue', {
  kind: oneOf(['invoice', 'credit_note'], {
    description:
      'A credit note takes what is left off the invoice of the order. Refunds get theirs by themselves, and payments their receipts.',
  }),
  billTo: Type.Optional({
    ...part({
      name: Type.Optional(Line(200)),
      address: Type.Optional(Text(400)),
      taxId: Type.Optional(Line(40)),
    }),
    description: 'Of an invoice: instead of the name and the address of the order.',
  }),
  reason: Type.Optional(Line(300, { description: 'Of a credit note; printed on it.' })),
})
export type DocumentIssue = Static<typeof DocumentIssue>

export const createDocument = operation('POST /api/admin/orders/{orderId}/documents', {
  operationId: 'create_document',
  tag: 'Documents',
  summary: 'Issues an invoice for an order, or a credit note that takes it back',
  description:
    'A document never changes once it is issued, and its number has no gap in its series. An order that was cancelled, has expired or has an invoice gets none (409).',
  params: orderParams,
  body: DocumentIssue,
  success: { status: 201, schema: DocumentRecord, description: 'The document.' },
  idempotent: true,
  access: 'documents:issue',
})

export const createDocumentSending = operation('POST /api/admin/documents/{documentId}/sendings', {
  operationId: 'create_document_sending',
  tag: 'Documents',
  summary: 'Sends a document to the customer by email',
  params: documentParams,
  body: resource('DocumentSending', {}),
  bodyOptional: true,
  success: { status: 201, schema: DocumentRecord, description: 'The document.' },
  idempotent: true,
  access: 'documents:issue',
})

export const exportDocuments = operation('GET /api/admin/document-exports', {
  operationId: 'export_documents',
  tag: 'Documents',
  summary: 'All documents of a month as ZIP, with a table for the accountant',
  query: part({ month: Month }),
  success: {
    ...pdfFile,
    description: 'Each document as PDF, and documents.csv.',
    contentType: 'application/zip',
  },
  access: 'orders:export',
})

export const getPackingSlip = operation('GET /api/admin/orders/{orderId}/packing-slip', {
  operationId: 'get_packing_slip',
  tag: 'Documents',
  summary: 'What belongs into the parcel, as PDF, without prices',
  params: orderParams,
  success: pdfFile,
  access: 'orders:read',
})

export const getBagLabels = operation('GET /api/admin/orders/{orderId}/bag-labels', {
  operationId: 'get_bag_labels',
  tag: 'Documents',
  summary: 'A label for each garment of an order, as PDF',
  description: `With a code that opens the order, the customer’s name and the garment. ${LABELS_OF_A4} on a sheet of A4, or one on 100 × 50 mm.`,
  params: orderParams,
  query: part({
    paper: Type.Optional(oneOf(LABEL_PAPERS, { description: 'One label per page by default.' })),
    skip: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: LABELS_OF_A4 - 1,
        default: 0,
        description: 'Labels of the first sheet that were used already.',
      }),
    ),
  }),
  success: pdfFile,
  access: 'orders:read',
})

const trackingParams = {
  trackingToken: Type.String({
    pattern: '^(own|[A-Za-z0-9_-]{43})$',
    description: 'The key of the order, or `own`, with the key in the header `Order-Key`.',
  }),
}

export const OwnDocument = resource('OwnDocument', shown)

export const listOwnDocuments = operation('GET /api/v1/orders/{trackingToken}/documents', {
  operationId: 'list_own_documents',
  tag: 'Orders',
  summary: 'Invoices, credit notes and receipts of an order',
  params: part(trackingParams),
  success: { status: 200, schema: Type.Array(OwnDocument), description: 'All of them, newest first.' },
  quota: 'public-read',
})

export const getOwnDocumentFile = operation('GET /api/v1/orders/{trackingToken}/documents/{documentId}', {
  operationId: 'get_own_document_file',
  tag: 'Orders',
  summary: 'A document of an order as PDF',
  params: part({ ...trackingParams, documentId: Id('document') }),
  success: pdfFile,
  quota: 'document-download',
})
