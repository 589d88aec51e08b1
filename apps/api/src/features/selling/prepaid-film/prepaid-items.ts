import { newUuid } from '../../../platform/records/ids.ts'
import { invalidField, type Refusal } from '../../../platform/refusal.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { Buyer } from './buyer.ts'
import { getBalanceMm } from './ledger.store.ts'

/** Film that an order takes from what its buyer has paid for. */
export interface PrepaidUse {
  /** UUIDs. */
  readonly movementId: string
  readonly customerId: string
  readonly lengthMm: number
}

/** Of one line. Null: paid with money. */
export type PrepaidLength = number | null

/**
 * Names the first line for which there is too little. Whether there still is when the order is written, the database
 * decides.
 */
export async function usePrepaidFilm(
  database: Database,
  buyer: Buyer | undefined,
  lengthsMm: readonly PrepaidLength[],
): Promise<PrepaidUse | null> {
  const first = lengthsMm.findIndex((length) => length !== null)
  if (first === -1) return null
  if (!buyer) {
    throw invalidField(`items[${first}].prepaid`, 'needs a customer who is signed in', 'not_signed_in')
  }
  const balanceMm = await getBalanceMm(database, buyer.customerId)
  let lengthMm = 0
  for (const [index, length] of lengthsMm.entries()) {
    lengthMm += length ?? 0
    if (lengthMm > balanceMm) throw tooLittleFilm(`items[${index}].prepaid`, balanceMm)
  }
  return { movementId: newUuid(), customerId: buyer.customerId, lengthMm }
}

function tooLittleFilm(path: string, balanceMm: number): Refusal {
  return invalidField(
    path,
    `takes more prepaid film than the ${balanceMm / 1000} m that are left`,
    'too_little_film',
    String(balanceMm / 1000),
  )
}

/** What another order took a moment ago. */
export function filmRefusal(error: unknown): Refusal | undefined {
  if (violatedConstraint(error) !== 'film_accounts_are_never_overdrawn') return undefined
  return invalidField('items', 'take more prepaid film than is left', 'too_little_film')
}
