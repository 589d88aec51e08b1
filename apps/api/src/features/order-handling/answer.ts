import type { OrderRecord, Role } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { ServerKeys } from '../../platform/server-keys.ts'
import { previewUrl } from '../artworks/index.ts'
import { adminActions, findOrder, toOrderRecord } from '../orders/index.ts'

interface AnswerDeps {
  readonly database: Kysely<DB>
  readonly keys: ServerKeys
  readonly clock: Clock
}

/** The order as somebody of the team sees it after a decision. */
export async function answerStaff(
  deps: AnswerDeps,
  orderId: string,
  viewer: { readonly role: Role },
): Promise<OrderRecord> {
  const order = await getOrder(deps, orderId)
  return { ...toRecord(deps, order), allowedActions: adminActions(order, viewer.role) }
}

export async function answerCustomer(deps: AnswerDeps, orderId: string): Promise<OrderRecord> {
  return toRecord(deps, await getOrder(deps, orderId))
}

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>

async function getOrder({ database }: AnswerDeps, orderId: string): Promise<Order> {
  const order = await findOrder(database, orderId)
  if (!order) throw new Error('An order that is locked cannot be read.')
  return order
}

function toRecord({ keys, clock }: AnswerDeps, order: Order): OrderRecord {
  const now = clock.now()
  return toOrderRecord(order, (artworkId) => previewUrl(keys.preview, artworkId, now))
}
