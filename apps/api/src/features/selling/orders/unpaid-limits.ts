import type { ItemKind } from '@platen/contract'
import { clientKey } from '../../../platform/http/client-address.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sign, type KeyRing } from '../../../platform/server-keys.ts'
import type { Shop } from '../catalog/index.ts'

type UnpaidOrders = Shop['unpaidOrders']

/** What a new storefront order may hold before it is paid, counted with the customer's other unpaid orders. */
export interface UnpaidLimits extends UnpaidOrders {
  /** A keyed digest, so that no order names an address. */
  readonly client: Buffer
  readonly units: number
}

/** Load tests order as one customer, thousands of times. */
const LIFTED_FROM_FACTOR = 100

export function unpaidLimits(
  units: number,
  { unpaidOrders }: Pick<Shop, 'unpaidOrders'>,
  { address, key, rateLimitFactor }: { address: string; key: KeyRing; rateLimitFactor: number },
): UnpaidLimits | undefined {
  if (rateLimitFactor >= LIFTED_FROM_FACTOR) return undefined
  if (units > unpaidOrders.maxUnits) throw tooManyUnits()
  return { ...unpaidOrders, units, client: sign(key, clientKey(address)).subarray(0, 16) }
}

interface Countable {
  readonly kind?: ItemKind | undefined
  readonly quantity: number
}

/** Garments. A line of film holds no stock and counts as one, however many are ordered. */
export function unitsOf(items: readonly Countable[]): number {
  return items.reduce(
    (units, { kind = 'garment', quantity }) => units + (kind === 'garment' ? quantity : 1),
    0,
  )
}

/** One message for every limit of garments, and no number, so that it tells nothing about other customers. */
export function tooManyUnits(): Refusal {
  return new Refusal(
    'OUT_OF_STOCK',
    'This is more than we can reserve before payment, together with your other unpaid orders.',
    {
      details: { lines: [] },
      resolution:
        'Pay for your open orders first, or order fewer garments. For a large order, contact the shop: staff can take an order of any size.',
    },
  )
}
