import {
  createCostEntry,
  createCostEntryReversal,
  getCostEntry,
  listCostEntries,
  type CostEntryRecord,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import { authorOf } from '../../../platform/auth/guard.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, linkNextPage, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { readDayRange } from '../../../platform/http/time-range.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { toCostRecord } from './cost-record.ts'
import { findEntries, findEntry } from './costs.store.ts'
import { createEntry, type CostDeps } from './create-entry.ts'
import { reverseEntry } from './reverse-entry.ts'

export function costRoutes(app: FastifyInstance, deps: CostDeps & { readonly database: Kysely<DB> }): void {
  route(app, listCostEntries, async ({ query, raw }, reply) => {
    const { items, next } = await listEntries(deps, query)
    linkNextPage(raw, reply, next)
    return [...items]
  })

  route(app, getCostEntry, async ({ params }) => {
    const entry = await findEntry(deps.database, decodeId('costEntry', params.entryId))
    if (!entry) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such cost entry.')
    const { currency } = await deps.shop.get()
    return toCostRecord(entry, currency)
  })

  route(app, createCostEntry, ({ body, raw, transaction }) =>
    createEntry({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, createCostEntryReversal, ({ params, body, raw, transaction }) =>
    reverseEntry(
      { ...deps, transaction },
      { entryId: decodeId('costEntry', params.entryId), reason: body.reason, author: authorOf(raw) },
    ),
  )
}

interface ListDeps {
  readonly database: Kysely<DB>
  readonly shop: { get(): Promise<{ readonly currency: string }> }
}

async function listEntries(
  { database, shop }: ListDeps,
  { limit = DEFAULT_LIMIT, cursor, orderId, ...filter }: Static<typeof listCostEntries.query>,
): Promise<Page<CostEntryRecord>> {
  const days = readDayRange(filter)
  const { currency } = await shop.get()
  const entries = await findEntries(
    database,
    {
      ...filter,
      ...days,
      after: cursor === undefined ? undefined : decodeId('costEntry', cursor),
      orderId: orderId === undefined ? undefined : decodeId('order', orderId),
    },
    limit + 1,
  )
  return pageOf(
    entries.map((entry) => toCostRecord(entry, currency)),
    limit,
    ({ id }) => id,
  )
}
