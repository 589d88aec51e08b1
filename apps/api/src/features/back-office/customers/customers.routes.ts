import {
  createCustomer as createCustomerOperation,
  createCustomerMerge,
  createCustomerSplit,
  getCustomer,
  listCustomers as listCustomersOperation,
  replaceCustomer as replaceCustomerOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { DEFAULT_LIMIT, pageOf } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { sharedList } from '../../../platform/http/shared-reads.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { searchWords } from '../../../platform/records/search-text.ts'
import { readCustomer, toCustomerRecord } from './customer-record.ts'
import { listCustomers } from './customers.store.ts'
import { mergeCustomers, splitCustomer } from './merge-customers.ts'
import { createCustomer, replaceCustomer, type WriteCustomerDeps } from './write-customer.ts'

export function customerRoutes(app: FastifyInstance, deps: WriteCustomerDeps): void {
  const idOf = ({ customerId }: { customerId: string }) => decodeId('customer', customerId)

  sharedList(app, listCustomersOperation, async ({ query }) => {
    const { limit = DEFAULT_LIMIT, cursor, q, tag, trade } = query
    const rows = await listCustomers(
      deps.database,
      {
        before: cursor === undefined ? undefined : decodeId('customer', cursor),
        q: q === undefined ? undefined : searchWords(q),
        tag,
        trade,
      },
      limit + 1,
    )
    return pageOf(rows.map(toCustomerRecord), limit, ({ id }) => id)
  })

  route(app, getCustomer, ({ params }) => readCustomer(deps, idOf(params)))

  route(app, createCustomerOperation, ({ body, raw, transaction }) =>
    createCustomer({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, replaceCustomerOperation, ({ params, body, raw }) =>
    replaceCustomer(deps, { customerId: idOf(params), request: body, author: authorOf(raw) }),
  )

  route(app, createCustomerMerge, ({ params, body, raw, transaction }) =>
    mergeCustomers(
      { ...deps, transaction },
      {
        customerId: idOf(params),
        otherId: decodeId('customer', body.customerId),
        revision: body.revision,
        author: authorOf(raw),
      },
    ),
  )

  route(app, createCustomerSplit, ({ params, raw, transaction }) =>
    splitCustomer({ ...deps, transaction }, { customerId: idOf(params), author: authorOf(raw) }),
  )
}
