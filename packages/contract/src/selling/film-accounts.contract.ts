import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  Id,
  Line,
  Locale,
  MoneyMinor,
  Slug,
  Timestamp,
  nullable,
  oneOf,
  pageQuery,
  part,
  resource,
} from '../schema.ts'
import { PublicFilmPrices } from '../shop/film-prices.contract.ts'
import { OrderRecord } from './orders.contract.ts'

/** Why the prepaid film of a customer became more or less. */
export const FILM_MOVEMENT_TYPES = ['purchase', 'use', 'return', 'refund', 'correction', 'merge'] as const
export type FilmMovementType = (typeof FILM_MOVEMENT_TYPES)[number]

/** A kilometre. */
const MOST_CM = 100_000

const FilmMm = Type.Integer({ minimum: 0, description: 'Millimetres of prepaid film that are left.' })
const SignedMm = Type.Integer({ description: 'Millimetres of film; below zero for what was taken.' })

const movement = {
  id: Id('filmMovement'),
  type: oneOf(FILM_MOVEMENT_TYPES, {
    description:
      '`purchase`: bought and paid for. `use`: by an order. `return`: of an order that was cancelled or expired. `refund`: taken back with the money. `correction`: by staff. `merge`: moved with a customer that was merged or split.',
  }),
  deltaMm: SignedMm,
  balanceMm: { ...FilmMm, description: 'Millimetres that were left after it.' },
  orderNumber: nullable(Type.String({ description: 'Of the order that it is about.' })),
  at: Timestamp,
}

export const AccountFilm = resource('AccountFilm', {
  creditMm: FilmMm,
  prices: { ...PublicFilmPrices, description: 'What film costs this customer.' },
  mayBuy: Type.Boolean({
    description:
      'Whether this customer can buy film in advance: one who buys to sell on, while sheets are sold.',
  }),
  movements: Type.Array(part(movement), { description: 'The newest 50, newest first.' }),
})
export type AccountFilm = Static<typeof AccountFilm>

export const getAccountFilm = operation('GET /api/v1/account/film', {
  operationId: 'get_account_film',
  tag: 'Account',
  summary: 'What film costs the customer who is signed in, and the prepaid film they have left',
  success: { status: 200, schema: AccountFilm, description: 'Prices and prepaid film.' },
  quota: 'public-read',
  account: 'signed-in',
})

export const FilmPurchaseCreate = resource('FilmPurchaseCreate', {
  lengthCm: Type.Integer({
    minimum: 100,
    maximum: MOST_CM,
    description: 'Centimetres of film, a metre at least.',
  }),
  instructionId: Slug('How it is paid.'),
  locale: Type.Optional(Locale),
  expectedTotalMinor: MoneyMinor,
  acceptedPolicyVersion: Line(40),
})
export type FilmPurchaseCreate = Static<typeof FilmPurchaseCreate>

export const createFilmPurchase = operation('POST /api/v1/account/film-purchases', {
  operationId: 'create_film_purchase',
  tag: 'Account',
  summary: 'Orders film in advance',
  description:
    'For customers who buy to sell on. Costs what one sheet of this length costs them, with its length break. Makes an order without items, which is paid like every other; the film is added, and the order completed, once it is paid in full.',
  body: FilmPurchaseCreate,
  success: { status: 201, schema: OrderRecord, description: 'The order, with its tracking token.' },
  quota: 'order-submission',
  idempotent: true,
  account: 'signed-in',
  consent: true,
})

const params = part({ customerId: Id('customer') })

export const FilmMovementRecord = resource('FilmMovementRecord', {
  ...movement,
  orderId: nullable(Id('order')),
  reason: nullable(Type.String({ description: 'Of a correction.' })),
  by: nullable({
    ...part({ id: Id('adminUser'), name: Type.String() }),
    description: 'Who corrected it.',
  }),
})
export type FilmMovementRecord = Static<typeof FilmMovementRecord>

export const listFilmMovements = operation('GET /api/admin/customers/{customerId}/film-movements', {
  operationId: 'list_film_movements',
  tag: 'Customers',
  summary: 'What happened to the prepaid film of a customer, newest first',
  params,
  query: part(pageQuery('filmMovement')),
  success: { status: 200, schema: Type.Array(FilmMovementRecord), description: 'One page.' },
  access: 'customers:read',
})

export const FilmCorrection = resource('FilmCorrection', {
  deltaCm: Type.Integer({
    minimum: -MOST_CM,
    maximum: MOST_CM,
    description: 'Centimetres to add, or below zero to take. Not 0.',
  }),
  reason: Line(200),
})
export type FilmCorrection = Static<typeof FilmCorrection>

export const createFilmCorrection = operation('POST /api/admin/customers/{customerId}/film-movements', {
  operationId: 'create_film_correction',
  tag: 'Customers',
  summary: 'Adds prepaid film to a customer, or takes some',
  description:
    'For film that was sold outside the shop, or to put a mistake right. It never goes below zero.',
  params,
  body: FilmCorrection,
  success: { status: 201, schema: FilmMovementRecord, description: 'The movement.' },
  idempotent: true,
  access: 'payments:verify',
})
