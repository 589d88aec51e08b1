import type { DesignRecord } from '@platen/contract'
import type { Database } from '../../../platform/database/transaction.ts'
import { readLinkToken } from '../../../platform/link-token.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { designRecordOf, type RecordDeps } from './design-record.ts'
import { findDesign } from './designs.store.ts'

export async function readDesign(
  deps: RecordDeps & { readonly database: Database },
  token: string,
): Promise<DesignRecord> {
  const id = readLinkToken(deps.keys.tracking, token, 'design')
  const design = id === undefined ? undefined : await findDesign(deps.database, id)
  if (!design) {
    throw new Refusal('RESOURCE_NOT_FOUND', 'There is no design with this link, or it was removed.', {
      resolution: 'Designs that nobody ordered are removed after 90 days. Make a new one.',
    })
  }
  return designRecordOf(deps, design, deps.database)
}
