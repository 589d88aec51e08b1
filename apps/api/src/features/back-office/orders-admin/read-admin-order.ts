import type { AdminOrderRecord, Role } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { previewUrl } from '../../selling/artworks/index.ts'
import { trackingToken, trackingUrl } from '../../selling/orders/index.ts'
import { toAdminOrderRecord } from './admin-order-record.ts'
import { findAdminOrder } from './admin-order.store.ts'

export interface ReadAdminOrderDeps {
  /** The database or the transaction that has just changed the order. */
  readonly database: Kysely<DB>
  readonly keys: ServerKeys
  readonly clock: Clock
  readonly config: { readonly publicUrl: string }
}

/** Reads an order as the viewer may see it, in one round trip. `orderId` is a UUID. Refuses with RESOURCE_NOT_FOUND. */
export async function readAdminOrder(
  { database, keys, clock, config }: ReadAdminOrderDeps,
  orderId: string,
  viewer: { readonly role: Role },
): Promise<AdminOrderRecord> {
  const found = await findAdminOrder(database, orderId)
  if (!found) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such order.')
  const now = clock.now()
  return toAdminOrderRecord(found, viewer.role, {
    preview: (artworkId) => previewUrl(keys.preview, artworkId, now),
    tracking: (id, locale) => trackingUrl(config.publicUrl, trackingToken(keys.tracking, id), locale ?? ''),
  })
}
