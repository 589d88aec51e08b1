import type { Database } from '../../../platform/database/transaction.ts'
import type { PaymentInstruction } from '../../selling/catalog/index.ts'

/** Also of zones that the shop no longer offers. */
export async function findZoneNames(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('print_zones')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Also one that the shop no longer offers. */
export async function findInstruction(
  database: Database,
  id: string,
): Promise<PaymentInstruction | undefined> {
  return database
    .selectFrom('payment_instructions')
    .select([
      'id',
      'method',
      'label',
      'payee_name as payeeName',
      'account',
      'instructions',
      'reference_hint as referenceHint',
      'reference_required as referenceRequired',
      'proof_required as proofRequired',
      'pay_within_hours as payWithinHours',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}
