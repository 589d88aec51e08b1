import type { AdminOrderSummary } from '@platen/contract'
import { sql } from 'kysely'
import { packedColumns, readOnce } from '../../../platform/database/packed-columns.ts'
import { HAS_ARTWORK_TO_REVIEW, type Standing } from '../../selling/orders/index.ts'

/** What an order has in common with many others. */
type OrderState = Pick<
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

const STATE_COLUMNS = packedColumns({
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
})

/** Of the order with the alias `o`. */
export const STATE = STATE_COLUMNS.value

const TRUE = 't'

/** What `STATE` says. */
export const stateOf = readOnce((value) => {
  const words = STATE_COLUMNS.read(value)
  return {
    ...words,
    hasArtworkToReview: words.hasArtworkToReview === TRUE,
    isConfirmed: words.isConfirmed === TRUE,
    isTest: words.isTest === TRUE,
  } as OrderState
})
