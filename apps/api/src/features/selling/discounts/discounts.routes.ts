import {
  checkDiscount as checkOperation,
  createDiscount as createOperation,
  createDiscountEnding,
  getDiscount,
  listDiscountUses,
  listDiscounts,
  replaceDiscount as replaceOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { linkNextPage } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import {
  checkDiscount,
  createDiscount,
  endDiscountCode,
  readDiscount,
  readDiscounts,
  readUses,
  replaceDiscount,
  type DiscountDeps,
} from './discounts.ts'

export function discountRoutes(app: FastifyInstance, deps: DiscountDeps): void {
  route(app, checkOperation, ({ body }) => checkDiscount(deps, body.code))

  route(app, listDiscounts, async ({ query, raw }, reply) => {
    const { items, next } = await readDiscounts(deps, query)
    linkNextPage(raw, reply, next)
    return [...items]
  })

  route(app, getDiscount, ({ params }) => readDiscount(deps, decodeId('discount', params.discountId)))

  route(app, createOperation, ({ body, raw, transaction }) =>
    createDiscount({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, replaceOperation, ({ params, body, raw }) =>
    replaceDiscount(deps, {
      discountId: decodeId('discount', params.discountId),
      request: body,
      author: authorOf(raw),
    }),
  )

  route(app, createDiscountEnding, ({ params, body, raw, transaction }) =>
    endDiscountCode(
      { ...deps, transaction },
      {
        discountId: decodeId('discount', params.discountId),
        revision: body.revision,
        author: authorOf(raw),
      },
    ),
  )

  route(app, listDiscountUses, async ({ params, query, raw }, reply) => {
    const { items, next } = await readUses(deps, decodeId('discount', params.discountId), query)
    linkNextPage(raw, reply, next)
    return [...items]
  })
}
