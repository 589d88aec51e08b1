import {
  createFilmCorrection,
  createFilmPurchase,
  getAccountFilm,
  listFilmMovements,
  type AccountFilm,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import { DEFAULT_LIMIT, linkNextPage, pageOf } from '../../../platform/http/answers/page.ts'
import { addKnownLocation } from '../../../platform/http/answers/location.ts'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { getCustomer } from '../../back-office/customers/index.ts'
import {
  accountOf,
  findAccountCustomer,
  type AccountCustomer,
  type AccountSession,
} from '../account/index.ts'
import type { Shop, ShopCache } from '../catalog/index.ts'
import {
  correctFilm,
  getBalanceMm,
  listMovements,
  shopFor,
  toFilmMovementRecord,
} from '../prepaid-film/index.ts'
import { buyFilm, mayBuyFilm } from './buy-film.ts'

interface FilmAccountDeps extends Pick<Platform, 'database' | 'clock' | 'keys'> {
  readonly shop: ShopCache
}

const NEWEST = 50

export function filmAccountRoutes(app: FastifyInstance, deps: FilmAccountDeps): void {
  const { database, clock } = deps

  route(app, getAccountFilm, async ({ raw }) => {
    const [shop, customer] = await Promise.all([
      deps.shop.get(),
      findAccountCustomer(database, accountOf(raw)),
    ])
    return readAccountFilm(database, shop, customer)
  })

  route(app, createFilmPurchase, async ({ body, raw, transaction }, reply) => {
    const session = accountOf(raw)
    const customer = await getAccountCustomer(database, session)
    const order = await buyFilm({ ...deps, transaction }, { customer, session, request: body })
    addKnownLocation(reply, order.trackingToken ?? '')
    return order
  })

  route(app, listFilmMovements, async ({ params, query, raw }, reply) => {
    const { id } = await getCustomer(database, decodeId('customer', params.customerId))
    const { limit = DEFAULT_LIMIT, cursor } = query
    const before = cursor === undefined ? undefined : decodeId('filmMovement', cursor)
    const rows = await listMovements(database, id, { before, limit: limit + 1 })
    const { items, next } = pageOf(rows.map(toFilmMovementRecord), limit, (movement) => movement.id)
    linkNextPage(raw, reply, next)
    return [...items]
  })

  route(app, createFilmCorrection, ({ params, body, raw, transaction }) =>
    transaction(async (tx) => {
      const customer = await getCustomer(tx, decodeId('customer', params.customerId))
      refusePartOfAnother(customer)
      return correctFilm(tx, {
        ...{ customerId: customer.id, request: body },
        ...{ author: authorOf(raw), now: clock.now() },
      })
    }),
  )
}

async function readAccountFilm(
  database: Database,
  everybodysShop: Shop,
  customer: AccountCustomer | undefined,
): Promise<AccountFilm> {
  const shop = shopFor(
    everybodysShop,
    customer && { customerId: customer.id, priceListId: customer.priceListId },
  )
  const { id: _id, name: _name, ...prices } = shop.film.lists[0]
  const [creditMm, movements] = customer
    ? await Promise.all([
        getBalanceMm(database, customer.id),
        listMovements(database, customer.id, { limit: NEWEST }),
      ])
    : [0, []]
  return {
    creditMm,
    prices: { ...prices, lengthBreaks: [...prices.lengthBreaks] },
    mayBuy: customer !== undefined && mayBuyFilm(shop, customer),
    movements: movements.map((movement) => {
      const { id, type, deltaMm, balanceMm, orderNumber, at } = toFilmMovementRecord(movement)
      return { id, type, deltaMm, balanceMm, orderNumber, at }
    }),
  }
}

async function getAccountCustomer(database: Database, session: AccountSession): Promise<AccountCustomer> {
  const customer = await findAccountCustomer(database, session)
  if (customer) return customer
  throw new Refusal('RESOURCE_NOT_FOUND', 'There is no customer with this contact any more.')
}

function refusePartOfAnother({ mergedInto }: { readonly mergedInto: string | null }): void {
  if (mergedInto === null) return
  throw new Refusal('INVALID_TRANSITION', 'This customer is part of another one, who has the film.', {
    details: { reason: 'customer_merged', state: 'merged', allowedActions: ['split'] },
  })
}
