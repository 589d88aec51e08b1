import type { OrderRecord } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { ServerKeys } from '../../platform/server-keys.ts'
import { previewUrl } from '../artworks/index.ts'
import { findOrder, toOrderRecord } from '../orders/index.ts'

/** The order as its customer sees it after a change of theirs. */
export async function answerCustomer(
  { database, keys, clock }: { database: Kysely<DB>; keys: ServerKeys; clock: Clock },
  orderId: string,
): Promise<OrderRecord> {
  const order = await findOrder(database, orderId)
  if (!order) throw new Error('An order that is locked cannot be read.')
  const now = clock.now()
  return toOrderRecord(order, (artworkId) => previewUrl(keys.preview, artworkId, now))
}
