import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.generated.ts'

/** How the customer of an order was told to pay; the shop may not offer it to others any more. */
export interface AgreedInstruction {
  readonly label: string
  readonly payeeName: string | null
  readonly account: string | null
  readonly instructions: string
  readonly referenceHint: string | null
}

export async function findAgreedInstruction(
  database: Kysely<DB>,
  orderId: string,
): Promise<AgreedInstruction | undefined> {
  return database
    .selectFrom('orders as o')
    .innerJoin('payment_instructions as i', 'i.id', 'o.instruction_id')
    .select([
      'i.label',
      'i.payee_name as payeeName',
      'i.account',
      'i.instructions',
      'i.reference_hint as referenceHint',
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirst()
}
