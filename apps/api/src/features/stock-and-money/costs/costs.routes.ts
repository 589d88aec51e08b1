import { createCostEntry, createCostEntryReversal, listCostEntries } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { authorOf } from '../../../platform/auth/guard.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { linkNextPage } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { createEntry, type CostDeps } from './create-entry.ts'
import { listEntries } from './list-entries.ts'
import { reverseEntry } from './reverse-entry.ts'

export function costRoutes(app: FastifyInstance, deps: CostDeps & { readonly database: Kysely<DB> }): void {
  route(app, listCostEntries, async ({ query, raw }, reply) => {
    const { items, next } = await listEntries(deps, query)
    linkNextPage(raw, reply, next)
    return [...items]
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
