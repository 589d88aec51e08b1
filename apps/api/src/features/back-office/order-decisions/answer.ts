import type { OrderRecord } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { previewUrl } from '../../selling/artworks/index.ts'
import { findOrder, toOrderRecord } from '../../selling/orders/index.ts'

/** The order as its customer sees it after their change. */
export async function answerCustomer(
  { database, keys, clock }: { database: Kysely<DB>; keys: ServerKeys; clock: Clock },
  orderId: string,
): Promise<OrderRecord> {
  const order = await findOrder(database, orderId)
  if (!order) throw new Error('A locked order could not be read.')
  const now = clock.now()
  return toOrderRecord(order, (artworkId) => previewUrl(keys.preview, artworkId, now))
}
