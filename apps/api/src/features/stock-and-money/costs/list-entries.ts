import type { CostEntryRecord, listCostEntries } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { toCostRecord } from './cost-record.ts'
import { findEntries } from './costs.store.ts'

interface ListDeps {
  readonly database: Kysely<DB>
  readonly shop: { get(): Promise<{ readonly currency: string }> }
}

/** A page of cost entries, latest day first. Refuses with VALIDATION_FAILED reversed days. */
export async function listEntries(
  { database, shop }: ListDeps,
  { limit = DEFAULT_LIMIT, cursor, orderId, ...filter }: Static<typeof listCostEntries.query>,
): Promise<Page<CostEntryRecord>> {
  const { from, to } = filter
  if (from !== undefined && to !== undefined && from > to) {
    throw invalidField('to', 'must not be before `from`')
  }
  const { currency } = await shop.get()
  const entries = await findEntries(
    database,
    {
      ...filter,
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
