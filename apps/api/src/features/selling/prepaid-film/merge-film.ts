import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { insertMovement, lockAccounts, lockBalanceMm } from './ledger.store.ts'

/** A customer who becomes part of another brings their film. */
export async function mergeFilm(tx: Tx, fromId: string, intoId: string, now: Date): Promise<void> {
  await lockAccounts(tx, [fromId, intoId])
  await moveFilm(tx, { fromId, intoId, lengthMm: await lockBalanceMm(tx, fromId), now })
}

/** Who is split again takes what they brought, as far as it is still there. */
export async function splitFilm(tx: Tx, customerId: string, fromId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ brought: number }>`
    SELECT coalesce(-sum(delta_mm), 0)::bigint AS brought FROM film_movements
    WHERE customer_id = ${customerId} AND type = 'merge'`.execute(tx)
  await lockAccounts(tx, [fromId, customerId])
  const left = await lockBalanceMm(tx, fromId)
  await moveFilm(tx, { fromId, intoId: customerId, lengthMm: Math.min(left, rows[0]?.brought ?? 0), now })
}

interface Move {
  readonly fromId: string
  readonly intoId: string
  readonly lengthMm: number
  readonly now: Date
}

async function moveFilm(tx: Tx, { fromId, intoId, lengthMm, now }: Move): Promise<void> {
  if (lengthMm <= 0) return
  const move = { type: 'merge', orderId: null, reason: null, createdBy: null, occurredAt: now } as const
  await insertMovement(tx, { ...move, id: newUuid(now), customerId: fromId, deltaMm: -lengthMm })
  await insertMovement(tx, { ...move, id: newUuid(now), customerId: intoId, deltaMm: lengthMm })
}
