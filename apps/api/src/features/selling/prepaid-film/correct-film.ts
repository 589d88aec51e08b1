import type { FilmCorrection, FilmMovementRecord } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { insertMovement, listMovements, lockBalanceMm, type FilmMovement } from './ledger.store.ts'

interface CorrectFilm {
  /** UUID. */
  readonly customerId: string
  readonly request: FilmCorrection
  readonly author: AdminAuthor
  readonly now: Date
}

export async function correctFilm(
  tx: Tx,
  { customerId, request: { deltaCm, reason }, author, now }: CorrectFilm,
): Promise<FilmMovementRecord> {
  if (deltaCm === 0) throw invalidField('deltaCm', 'must add or take some film', 'invalid')
  const balanceMm = await lockBalanceMm(tx, customerId)
  if (balanceMm + deltaCm * 10 < 0) {
    throw invalidField(
      'deltaCm',
      `takes more film than the ${balanceMm / 1000} m that are left`,
      'too_little_film',
      String(balanceMm / 1000),
    )
  }
  await insertMovement(tx, {
    ...{ id: newUuid(now), customerId, type: 'correction', deltaMm: deltaCm * 10, orderId: null },
    ...{ reason, createdBy: author.actor.id, occurredAt: now },
  })
  await recordAudit(tx, [
    {
      ...author,
      occurredAt: now,
      action: 'customer.film_corrected',
      entity: { type: 'customer', id: encodeId('customer', customerId) },
      message: `${author.actor.name} ${deltaCm > 0 ? 'added' : 'took'} ${Math.abs(deltaCm) / 100} m of prepaid film.`,
      metadata: { deltaCm },
    },
  ])
  const [movement] = await listMovements(tx, customerId, { limit: 1 })
  if (!movement) throw new Error('The correction was not written.')
  return toFilmMovementRecord(movement)
}

export function toFilmMovementRecord({ id, orderId, by, at, ...movement }: FilmMovement): FilmMovementRecord {
  return {
    ...movement,
    id: encodeId('filmMovement', id),
    orderId: orderId === null ? null : encodeId('order', orderId),
    by: by && { id: encodeId('adminUser', by.id), name: by.name },
    at: at.toISOString(),
  }
}
