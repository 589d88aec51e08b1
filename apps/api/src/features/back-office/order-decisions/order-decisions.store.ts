import type { Trim } from '@platen/placement'
import type { ArtworkState, Preflight } from '@platen/contract'
import { sql } from 'kysely'
import type { PaymentState } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import type { PaymentInstruction } from '../../selling/catalog/index.ts'
import type { LockedCase } from './decide-order.ts'

/** The callers of all functions here have locked the order. */

export interface PaymentRow {
  readonly id: string
  readonly amountMinor: number
  readonly status: PaymentState
}

export async function findPayment(
  tx: Tx,
  orderId: string,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .select(['id', 'amount_minor as amountMinor', 'status'])
    .where('id', '=', paymentId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

/** `reference`, if given, replaces the customer's. */
export async function setPaymentVerified(
  tx: Tx,
  paymentId: string,
  verified: { amountMinor: number; reference: string | undefined; by: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      status: 'verified',
      verified_minor: verified.amountMinor,
      decided_at: verified.now,
      decided_by: verified.by,
      ...(verified.reference === undefined ? {} : { reference: verified.reference }),
    })
    .where('id', '=', paymentId)
    .execute()
}

export async function setPaymentRejected(
  tx: Tx,
  paymentId: string,
  rejected: { reason: string; by: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      status: 'rejected',
      decision_reason: rejected.reason,
      decided_at: rejected.now,
      decided_by: rejected.by,
    })
    .where('id', '=', paymentId)
    .execute()
}

interface VerifiedPayment {
  readonly id: string
  readonly orderId: string
  readonly instruction: PaymentInstruction
  readonly amountMinor: number
  readonly reference?: string
  readonly payerName?: string
  readonly by: string
  readonly now: Date
}

export async function insertVerifiedPayment(tx: Tx, payment: VerifiedPayment): Promise<void> {
  await tx
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: payment.orderId,
      instruction_id: payment.instruction.id,
      method: payment.instruction.method,
      amount_minor: payment.amountMinor,
      verified_minor: payment.amountMinor,
      reference: payment.reference ?? null,
      payer_name: payment.payerName ?? null,
      status: 'verified',
      submitted_at: payment.now,
      decided_at: payment.now,
      decided_by: payment.by,
    })
    .execute()
}

/** As agreed for the order, or else of the shop. */
export async function getDepositPercent(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ percent: number }>`
    SELECT coalesce(o.deposit_percent, s.deposit_percent) AS percent
    FROM orders AS o CROSS JOIN store_settings AS s WHERE o.id = ${orderId}`.execute(tx)
  return rows[0]?.percent ?? 100
}

export interface RefundablePayment {
  readonly id: string
  readonly leftMinor: number
}

export interface RefundPart {
  readonly paymentId: string
  readonly amountMinor: number
}

export async function listRefundable(tx: Tx, orderId: string): Promise<RefundablePayment[]> {
  return tx
    .selectFrom('payments')
    .select(['id', sql<number>`verified_minor - refunded_minor`.as('leftMinor')])
    .where('order_id', '=', orderId)
    .where('status', '=', 'verified')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function insertRefunds(
  tx: Tx,
  parts: readonly RefundPart[],
  refund: { orderId: string; reason: string; reference: string | undefined; by: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values(
      parts.map(({ paymentId, amountMinor }) => ({
        id: newUuid(refund.now),
        order_id: refund.orderId,
        payment_id: paymentId,
        amount_minor: amountMinor,
        reason: refund.reason,
        reference: refund.reference ?? null,
        refunded_by: refund.by,
        refunded_at: refund.now,
      })),
    )
    .execute()
  await sql`
    UPDATE payments AS p SET
      refunded_minor = p.refunded_minor + part.amount,
      status = CASE WHEN p.refunded_minor + part.amount = p.verified_minor THEN 'refunded' ELSE p.status END
    FROM unnest(
      ${parts.map(({ paymentId }) => paymentId)}::uuid[], ${parts.map(({ amountMinor }) => amountMinor)}::bigint[]
    ) AS part(payment_id, amount)
    WHERE p.id = part.payment_id`.execute(tx)
}

export interface PlacementRow {
  readonly id: string
  readonly state: ArtworkState
  readonly widthMm: number
  readonly heightMm: number
  /** Lies beside others on a sheet that the customer laid out. */
  readonly onSheet: boolean
  readonly trim: Trim
}

export async function listPlacements(tx: Tx, orderId: string): Promise<PlacementRow[]> {
  return tx
    .selectFrom('placements as p')
    .innerJoin('order_items as i', 'i.id', 'p.order_item_id')
    .select([
      'p.id',
      'p.state',
      'p.width_mm as widthMm',
      'p.height_mm as heightMm',
      sql<boolean>`i.film ? 'printWidthMm'`.as('onSheet'),
      sql<Trim>`film_trim(p)`.as('trim'),
    ])
    .where('i.order_id', '=', orderId)
    .orderBy('i.position')
    .orderBy('p.position')
    .execute()
}

export async function setPlacementStates(
  tx: Tx,
  placementIds: readonly string[],
  state: ArtworkState,
): Promise<void> {
  await tx.updateTable('placements').set({ state }).where('id', 'in', placementIds).execute()
}

export async function setPlacementArtwork(
  tx: Tx,
  placementId: string,
  version: { artworkId: string; preflight: Preflight; state: ArtworkState; trim: Trim },
): Promise<void> {
  await tx
    .updateTable('placements')
    .set({
      artwork_id: version.artworkId,
      preflight: JSON.stringify(version.preflight),
      state: version.state,
      trim_top_mm: version.trim.topMm,
      trim_right_mm: version.trim.rightMm,
      trim_bottom_mm: version.trim.bottomMm,
      trim_left_mm: version.trim.leftMm,
    })
    .where('id', '=', placementId)
    .execute()
}

export async function insertNote({ tx, order, now, author }: LockedCase, text: string): Promise<void> {
  await tx
    .insertInto('order_notes')
    .values({
      id: newUuid(now),
      order_id: order.id,
      author_id: author.actor.id,
      body: text,
      created_at: now,
    })
    .execute()
}
