import { LOCALES } from '@platen/messages'
import Type, { type Static } from 'typebox'
import { OwnDocument } from '../back-office/documents.contract.ts'
import { operation } from '../operation.ts'
import {
  Day,
  Email,
  Id,
  MoneyMinor,
  Timestamp,
  nullable,
  oneOf,
  pageQuery,
  part,
  pdfFile,
  resource,
} from '../schema.ts'
import { ESTIMATE_STATUSES } from './estimates.contract.ts'
import { OrderRecord } from './orders.contract.ts'

export const SignInLinkRequest = resource('SignInLinkRequest', {
  email: { ...Email, description: 'Where the link is sent to.' },
  locale: Type.Optional({ ...oneOf(LOCALES), description: 'Language of the email.' }),
})
export type SignInLinkRequest = Static<typeof SignInLinkRequest>

export const SignInLinkResponse = resource('SignInLinkResponse', {
  status: oneOf(['accepted'], { description: 'The same whether or not the address is known.' }),
})

export const createSignInLink = operation('POST /api/v1/account/sign-in-links', {
  operationId: 'create_sign_in_link',
  tag: 'Account',
  summary: 'Emails a link that signs a customer in',
  description:
    'Sent only if the shop has an order, an estimate or a customer with this address. The answer never tells whether it has. The link works for 15 minutes, once. Five links an hour for each address.',
  body: SignInLinkRequest,
  success: { status: 201, schema: SignInLinkResponse, description: 'The request was stored.' },
  quota: 'sign-in-link',
  idempotent: true,
  account: 'anyone',
})

export const AccountRecord = resource('AccountRecord', {
  name: nullable(Type.String({ description: 'Null while the shop has only an estimate.' })),
  email: nullable(
    Type.String({ description: 'If this session has proven it: its orders and estimates are shown.' }),
  ),
  phone: nullable(
    Type.String({ description: 'If this session has proven it: its orders and estimates are shown.' }),
  ),
  locale: nullable(Type.String()),
  expiresAt: { ...Timestamp, description: 'When the session ends.' },
})
export type AccountRecord = Static<typeof AccountRecord>

export const AccountSessionCreate = resource('AccountSessionCreate', {
  token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'What follows `#` in the link.' }),
})

export const createAccountSession = operation('POST /api/v1/account/sessions', {
  operationId: 'create_account_session',
  tag: 'Account',
  summary: 'Signs a customer in with a link and sets the session cookie',
  description:
    'Uses the link up. A session that the request comes with ends. A link that is unknown, used or too old gets 404.',
  body: AccountSessionCreate,
  success: { status: 201, schema: AccountRecord, description: 'Signed in for 30 days.' },
  quota: 'account-sign-in',
  account: 'anyone',
})

export const createAccountContact = operation('POST /api/v1/account/contacts', {
  operationId: 'create_account_contact',
  tag: 'Account',
  summary: 'Proves a second contact with a link, so that its orders are shown too',
  description:
    'A session has at most one email address and one phone. Uses the link up and replaces the session cookie. A link that is unknown, used or too old gets 404. Of another address or phone than the session has, it gets 409 and still works to sign in. The two contacts may be of two customers; they are not merged.',
  body: AccountSessionCreate,
  success: { status: 201, schema: AccountRecord, description: 'The account with both contacts.' },
  quota: 'account-sign-in',
  account: 'signed-in',
})

export const getAccount = operation('GET /api/v1/account', {
  operationId: 'get_account',
  tag: 'Account',
  summary: 'Who is signed in, and which contacts they have proven',
  success: { status: 200, schema: AccountRecord, description: 'The account.' },
  quota: 'public-read',
  account: 'signed-in',
})

export const SignedOut = resource('SignedOut', {
  ended: Type.Integer({ minimum: 0, description: 'Sessions that ended.' }),
})

export const createAccountLogout = operation('POST /api/v1/account/logout', {
  operationId: 'account_logout',
  tag: 'Account',
  summary: 'Ends the session and clears its cookie',
  success: { status: 200, schema: SignedOut, description: 'Signed out; also for a visitor.' },
  quota: 'public-read',
  account: 'anyone',
})

export const revokeAccountSessions = operation('POST /api/v1/account/session-revocations', {
  operationId: 'revoke_account_sessions',
  tag: 'Account',
  summary: 'Ends all sessions with a contact of this one, this one too',
  description: 'Links that were not used yet stop working.',
  success: { status: 201, schema: SignedOut, description: 'Signed out everywhere.' },
  quota: 'public-read',
  account: 'signed-in',
})

const item = OrderRecord.properties.items.items.properties
const placement = item.placements.items.properties

export const AccountOrder = resource('AccountOrder', {
  id: Id('order'),
  number: OrderRecord.properties.number,
  trackingToken: Type.String({ description: 'The key of the order and of its tracking page.' }),
  stage: OrderRecord.properties.stage,
  createdAt: Timestamp,
  promisedBy: Day,
  totalMinor: MoneyMinor,
  dueMinor: { ...MoneyMinor, description: 'Still to be paid; 0 for an order that has ended.' },
  currency: Type.String(),
  items: Type.Array(
    part({
      id: item.id,
      kind: item.kind,
      variantId: item.variantId,
      garmentName: item.garmentName,
      colour: item.colour,
      size: item.size,
      quantity: item.quantity,
      note: item.note,
      placements: Type.Array(
        part({
          id: placement.id,
          zoneId: placement.zoneId,
          widthMm: placement.widthMm,
          heightMm: placement.heightMm,
          offsetXMm: placement.offsetXMm,
          offsetYMm: placement.offsetYMm,
          rotationDeg: placement.rotationDeg,
          sizeTierId: placement.sizeTierId,
          artwork: part({
            id: Id('artwork'),
            fileName: Type.String(),
            previewUrl: Type.String({ description: 'Signed; works for a day.' }),
          }),
        }),
      ),
    }),
  ),
})
export type AccountOrder = Static<typeof AccountOrder>

export const listAccountOrders = operation('GET /api/v1/account/orders', {
  operationId: 'list_account_orders',
  tag: 'Account',
  summary: 'Orders that were placed with a proven contact, newest first',
  query: part(pageQuery('order')),
  success: { status: 200, schema: Type.Array(AccountOrder), description: 'One page.' },
  quota: 'public-read',
  account: 'signed-in',
})

export const AccountEstimate = resource('AccountEstimate', {
  id: Id('estimate'),
  number: Type.String({ examples: ['ES-2026-000017'] }),
  token: Type.String({ description: 'The key of the estimate and of its page.' }),
  status: oneOf(ESTIMATE_STATUSES),
  sentAt: Timestamp,
  validUntil: Day,
  totalMinor: MoneyMinor,
  currency: Type.String(),
})
export type AccountEstimate = Static<typeof AccountEstimate>

export const listAccountEstimates = operation('GET /api/v1/account/estimates', {
  operationId: 'list_account_estimates',
  tag: 'Account',
  summary: 'Estimates that were sent to a proven contact, newest first',
  query: part(pageQuery('estimate')),
  success: { status: 200, schema: Type.Array(AccountEstimate), description: 'One page.' },
  quota: 'public-read',
  account: 'signed-in',
})

export const AccountArtwork = resource('AccountArtwork', {
  id: Id('artwork'),
  fileName: Type.String(),
  previewUrl: Type.String({ description: 'Signed; works for a day.' }),
  lastUsedAt: Timestamp,
  orderNumber: Type.String({ description: 'Of the newest order with it.' }),
  trackingToken: Type.String({ description: 'Of the newest order with it.' }),
})
export type AccountArtwork = Static<typeof AccountArtwork>

export const listAccountArtworks = operation('GET /api/v1/account/artworks', {
  operationId: 'list_account_artworks',
  tag: 'Account',
  summary: 'Artwork of these orders, newest upload first',
  query: part(pageQuery('artwork')),
  success: { status: 200, schema: Type.Array(AccountArtwork), description: 'One page.' },
  quota: 'public-read',
  account: 'signed-in',
})

export const AccountDocument = resource('AccountDocument', {
  ...OwnDocument.properties,
  orderNumber: Type.String(),
})
export type AccountDocument = Static<typeof AccountDocument>

export const listAccountDocuments = operation('GET /api/v1/account/documents', {
  operationId: 'list_account_documents',
  tag: 'Account',
  summary: 'Invoices, credit notes and receipts of these orders, newest first',
  query: part(pageQuery('document')),
  success: { status: 200, schema: Type.Array(AccountDocument), description: 'One page.' },
  quota: 'public-read',
  account: 'signed-in',
})

export const getAccountDocumentFile = operation('GET /api/v1/account/documents/{documentId}/file', {
  operationId: 'get_account_document_file',
  tag: 'Account',
  summary: 'A document of these orders as PDF',
  params: part({ documentId: Id('document') }),
  success: pdfFile,
  quota: 'document-download',
  account: 'signed-in',
})
