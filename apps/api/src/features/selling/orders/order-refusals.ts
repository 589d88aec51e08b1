import type { Kysely } from 'kysely'
import { refusedCode, violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { usedChallengeRefusal } from '../bot-protection/index.ts'
import { listShortages } from './orders.store.ts'
import type { NewOrder } from './place-order.store.ts'

/** Translates a violated constraint of a new order into its refusal. Returns any other error unchanged. */
export async function refusalOf(
  error: unknown,
  database: Kysely<DB>,
  { order, demand }: Pick<NewOrder, 'order' | 'demand'>,
): Promise<unknown> {
  if (refusedCode(error) === 'IDEMPOTENCY_IN_PROGRESS') return error
  switch (violatedConstraint(error)) {
    case 'inventory_items_reserved_within_on_hand':
      return outOfStock(order.items, await listShortages(database, demand))
    case 'used_challenges_pkey':
      return usedChallengeRefusal(error)
    case 'payments_proof_id_fkey':
      return invalidField(
        'payment.proofUploadId',
        'this proof does not exist or was removed; upload it again',
      )
    case 'placements_artwork_id_fkey':
      return invalidField('items', 'an artwork does not exist or was removed; upload it again')
    // Removed a moment ago, while the cached shop still had it.
    case 'order_items_variant_id_fkey':
      return invalidField('items', 'a garment, colour or size is no longer sold')
    case 'placements_zone_id_fkey':
      return invalidField('items', 'a print zone no longer exists')
    case 'orders_instruction_id_fkey':
      return invalidField('payment.instructionId', 'the shop no longer accepts this payment method')
    default:
      return error
  }
}

/** Names the lines that are out of stock. If stock came back meanwhile, names all lines. */
function outOfStock(items: NewOrder['order']['items'], short: ReadonlySet<string>): Refusal {
  const lines = items.flatMap(({ inventoryItemId, garmentName, colour, size }, index) => {
    const names = short.size === 0 || (inventoryItemId !== null && short.has(inventoryItemId))
    return names ? [`items[${index}] ${garmentName}, ${colour}, ${size}`] : []
  })
  return new Refusal('OUT_OF_STOCK', `Not enough in stock: ${lines.join('; ')}.`)
}
