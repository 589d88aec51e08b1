import type { DesignRecord } from '@platen/contract'
import type { Database } from '../../../platform/database/transaction.ts'
import { readLinkToken } from '../../../platform/link-token.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { designRecordOf, type RecordDeps } from './design-record.ts'
import { findDesign, type StoredDesign } from './designs.store.ts'

export async function readDesign(
  deps: RecordDeps & { readonly database: Database },
  token: string,
): Promise<DesignRecord> {
  const design = await findSharedDesign(deps, token)
  if (!design) {
    throw new Refusal('RESOURCE_NOT_FOUND', 'There is no design with this link, or it was removed.', {
      resolution: 'Designs that nobody ordered are removed after 90 days. Make a new one.',
    })
  }
  return designRecordOf(deps, design, deps.database)
}

export async function findSharedDesign(
  { keys, database }: { readonly keys: RecordDeps['keys']; readonly database: Database },
  token: string,
): Promise<StoredDesign | undefined> {
  const id = readLinkToken(keys.tracking, token, 'design')
  return id === undefined ? undefined : findDesign(database, id)
}
