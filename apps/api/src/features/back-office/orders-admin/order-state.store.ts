import type { AdminOrderSummary } from '@platen/contract'
import { sql, type RawBuilder } from 'kysely'
import { HAS_ARTWORK_TO_REVIEW, type Standing } from '../../selling/orders/index.ts'

/** What an order has in common with many others. */
export type OrderState = Pick<
  AdminOrderSummary,
  | 'stage'
  | 'status'
  | 'paymentStatus'
  | 'artworkStatus'
  | 'proofStatus'
  | 'productionStatus'
  | 'fulfilmentStatus'
  | 'source'
  | 'fulfilmentMethod'
  | 'currency'
> &
  Pick<Standing, 'hasArtworkToReview'> & { readonly isConfirmed: boolean; readonly isTest: boolean }

/** Each is one word. */
const WORDS: Readonly<Record<keyof OrderState, RawBuilder<unknown>>> = {
  stage: sql`o.stage`,
  status: sql`o.status`,
  paymentStatus: sql`o.payment_status`,
  artworkStatus: sql`o.artwork_status`,
  proofStatus: sql`o.proof_status`,
  productionStatus: sql`o.production_status`,
  fulfilmentStatus: sql`o.fulfilment_status`,
  source: sql`o.source`,
  fulfilmentMethod: sql`o.fulfilment_method`,
  currency: sql`o.currency`,
  hasArtworkToReview: HAS_ARTWORK_TO_REVIEW,
  isConfirmed: sql`o.confirmed_at IS NOT NULL`,
  isTest: sql`EXISTS (SELECT FROM test_orders WHERE order_id = o.id)`,
}

/** One value instead of thirteen, because the driver's work is for each value of each row. Of the order with the alias `o`. */
export const STATE = sql<string>`concat_ws(' ', ${sql.join(Object.values(WORDS))})`

const TRUE = 't'
const MOST = 2_000
const read = new Map<string, OrderState>()

/** What `STATE` says, read once for each state. */
export function stateOf(text: string): OrderState {
  const known = read.get(text)
  if (known) return known
  const words = text.split(' ')
  const named = Object.fromEntries(Object.keys(WORDS).map((name, at) => [name, words[at]])) as Record<
    keyof OrderState,
    string
  >
  const state = {
    ...named,
    hasArtworkToReview: named.hasArtworkToReview === TRUE,
    isConfirmed: named.isConfirmed === TRUE,
    isTest: named.isTest === TRUE,
  } as OrderState
  if (read.size >= MOST) read.clear()
  read.set(text, state)
  return state
}
