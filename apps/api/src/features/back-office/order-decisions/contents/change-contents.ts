import { may, type ArtworkState, type OrderChange } from '@platen/contract'
import type { PricedOrder } from '@platen/pricing'
import type { Database } from '../../../../platform/database/transaction.ts'
import { violatedConstraint } from '../../../../platform/database/database-errors.ts'
import { lacks } from '../../../../platform/auth/action-records.ts'
import { Refusal, invalidField } from '../../../../platform/refusal.ts'
import { dropJobs, openGates, settleProduction, stopQueuedPrints } from '../../../press/production/index.ts'
import type { ArtworkCatalog } from '../../../selling/artworks/index.ts'
import type { Shop } from '../../../selling/catalog/index.ts'
import {
  artworkStatusOf,
  changeOrder,
  depositMinor,
  draftItem,
  dueMinorOf,
  filesOfGarments,
  fulfilmentFee,
  insertLines,
  keptMinorOf,
  paymentStatusOf,
  refuseDeliveryNotPayable,
  refuseStale,
  resolveFulfilment,
  returnedMinorOf,
  type GarmentFiles,
  type LockedOrder,
} from '../../../selling/orders/index.ts'
import { emitOrderEvent, type LockedCase, type Outcome } from '../decide-order.ts'
import { timeToPay } from '../decide-payment.ts'
import { proofStatusAfterContents } from '../proofs/proof-after-change.ts'
import { discountRefusal } from '../../../selling/discounts/index.ts'
import { fullFeeOf, planCode, priceChanged, writeCode } from './change-code.ts'
import { contentsChanges } from './contents-audit.ts'
import { deleteLines, getContents, writeLines, writeTotals, type Contents } from './contents.store.ts'
import { moveBlanks } from './move-blanks.ts'
import { hasNewGarments, planLines, type Plan } from './plan-lines.ts'

/** Read before the order is locked. */
export interface Catalogue {
  readonly shop: Shop
  readonly files: GarmentFiles
}

export function filesOf(
  { items }: OrderChange,
  deps: { readonly artworks: ArtworkCatalog; readonly database: Database },
): Promise<GarmentFiles> {
  return filesOfGarments(
    deps,
    items.flatMap(({ placements }) => (placements ? [{ placements }] : [])),
  )
}

/** Lines, delivery and prices. Blanks, print jobs, totals and what is due follow, in one transaction. */
export async function changeContents(
  { shop, files }: Catalogue,
  locked: LockedCase,
  request: OrderChange,
): Promise<Outcome> {
  const { tx, order, now, author } = locked
  refuseStale(order, request.revision)
  const before = await getContents(tx, order.id)
  if (before.hasFilm) throw filmStays(order)
  const plan = planLines(before.lines, request.items, shop, files)
  refusePriceWithoutReason(locked, plan, request)
  const fulfilment = request.fulfilment ? resolveFulfilment(request.fulfilment, shop, now) : before.fulfilment
  const code = await planCode(tx, order.id, request.discountCode, now)
  const feeMinor = request.fulfilment
    ? fulfilmentFee(request.fulfilment, shop)
    : fullFeeOf(before.feeMinor, code)
  const { extras, discount } = before
  const price = priceChanged(
    { lines: plan.lines.map((line) => line.price), extras, discount, feeMinor },
    shop,
    code,
  )
  if (request.fulfilment && dueMinorOf({ ...order, totalMinor: price.totalMinor }) > 0)
    refuseDeliveryNotPayable(request.fulfilment, before.instructionId, shop)

  await moveBlanks(tx, order.id, plan, now)
  const lines = await rewriteLines(locked, plan, price, before, shop)
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  await writeTotals(tx, order.id, { price, units, fulfilment, extras })
  await writeCode(tx, order.id, code, { amountMinor: price.codeMinor, at: now })
  const states = lines.flatMap((line) => line.states)
  const depositPercent = before.depositPercent ?? shop.depositPercent
  const changed = await followStatuses(locked, { plan, states, price, depositPercent })
  await emitOrderEvent(locked, 'order.changed', {
    totalMinor: price.totalMinor,
    ...(request.reason === undefined ? {} : { reason: request.reason }),
  })
  return {
    order: changed,
    action: 'order.changed',
    message: `${author.actor.name} changed what order ${order.number} contains.`,
    changes: contentsChanges({ before, order, plan, lines, price, fulfilment, code }),
  }
}

function filmStays({ number, status }: LockedOrder): Refusal {
  return new Refusal(
    'INVALID_TRANSITION',
    `Order ${number} contains film without a garment, so its lines and its delivery cannot be changed.`,
    {
      details: { reason: 'film_in_order', names: [number], state: status, allowedActions: [] },
      resolution: 'Cancel it and place a new order, or place a second order for what was added.',
    },
  )
}

const GONE: Readonly<Partial<Record<string, string>>> = {
  order_items_variant_id_fkey: 'a garment, colour or size is no longer sold',
  placements_zone_id_fkey: 'a print zone no longer exists',
  placements_artwork_id_fkey: 'an artwork does not exist or was removed; upload it again',
}

/** Removed a moment ago, while the cached shop still had it. */
export function refuseGone(error: unknown): never {
  const what = GONE[violatedConstraint(error) ?? '']
  throw what === undefined
    ? (discountRefusal(error, 'discountCode') ?? error)
    : invalidField('items', what, 'not_found')
}

/** The customer sees the reason. */
function refusePriceWithoutReason({ author }: LockedCase, { lines }: Plan, { reason }: OrderChange): void {
  const isPriced = lines.some(({ before, variant, agreedPrice, price }) =>
    agreedPrice
      ? !before?.agreedPrice ||
        price.basePriceMinor !== before.unitPriceMinor ||
        variant.garmentId !== before.garmentId
      : before?.agreedPrice === true,
  )
  if (!isPriced) return
  if (!may(author.rights, 'orders:price')) {
    throw new Refusal('FORBIDDEN', lacks(author.rights, 'orders:price'), {
      details: { reason: 'lacks_permission', names: ['orders:price'] },
    })
  }
  if (reason === undefined) throw invalidField('reason', 'is required when a price is agreed', 'required')
}

async function rewriteLines(
  { tx, order, now }: LockedCase,
  { lines, removed }: Plan,
  price: PricedOrder,
  { lastPosition }: Contents,
  shop: Shop,
) {
  const changed = lines.flatMap((line) => (line.before && hasNewGarments(line) ? [line.before] : []))
  await dropJobs(
    tx,
    order.id,
    [...changed, ...removed].map(({ id }) => id),
  )
  await deleteLines(
    tx,
    removed.map(({ id }) => id),
  )
  const drafts = lines.map(({ resolved }, at) =>
    resolved === null ? null : draftItem(resolved, undefined, price.lines[at], shop, now),
  )
  await insertLines(
    tx,
    order.id,
    drafts.filter((draft) => draft !== null),
    lastPosition + 1,
  )
  const written = lines.map((line, at) => {
    const { before, variant, quantity, agreedPrice } = line
    return {
      id: before?.id ?? drafts[at]?.id ?? '',
      variantId: variant.id,
      itemId: variant.inventoryItemId,
      ...{ garmentName: variant.garmentName, colour: variant.colour, size: variant.size },
      quantity,
      reserved:
        before && !hasNewGarments(line) ? before.reserved : variant.inventoryItemId === null ? 0 : quantity,
      unitPriceMinor: price.lines[at]?.unitPriceMinor ?? 0,
      lineTotalMinor: price.lines[at]?.lineTotalMinor ?? 0,
      agreedPrice,
      states:
        before?.placements.map(({ state }) => state) ??
        drafts[at]?.placements.map(({ state }) => state) ??
        [],
    }
  })
  await writeLines(tx, written)
  return written
}

interface AppliedChange {
  readonly plan: Plan
  readonly states: readonly ArtworkState[]
  readonly price: PricedOrder
  readonly depositPercent: number
}

/**
 * When more has to be paid before work may begin, the order waits for the payment again, unless some of it is already
 * on film: then the rest is due at the handover.
 */
async function followStatuses(
  { tx, order, now }: LockedCase,
  { plan, states, price, depositPercent }: AppliedChange,
): Promise<LockedOrder> {
  const priced = { ...order, totalMinor: price.totalMinor }
  const returnedMinor = Math.max(returnedMinorOf(order), returnedMinorOf(priced))
  const isEnough = order.paidMinor - returnedMinor >= depositMinor(price.totalMinor, depositPercent)
  const hasBegun = plan.lines.some(({ before }) => before?.isBegun ?? false)
  const confirmedAt = isEnough
    ? (order.confirmedAt ?? now.toISOString())
    : hasBegun
      ? order.confirmedAt
      : null
  if (confirmedAt === null && order.confirmedAt !== null) await dropJobs(tx, order.id)
  const awaitsReview = order.paymentStatus === 'submitted'
  const paymentStatus = paymentStatusOf({ ...priced, awaitsReview })
  const artworkStatus = artworkStatusOf(states)
  const proofStatus = await proofStatusAfterContents(tx, order)
  const stopped = proofStatus === 'wanted' ? await stopQueuedPrints(tx, order, now) : order
  const changed = await changeOrder(
    tx,
    { ...stopped, totalMinor: price.totalMinor },
    {
      confirmedAt,
      returnedMinor,
      keptMinor: keptMinorOf(priced),
      paymentStatus,
      artworkStatus,
      proofStatus,
      ...(paymentStatus === 'unpaid' ? timeToPay(order, now) : {}),
    },
    now,
  )
  const opened = await openGates(tx, changed, now)
  const [settled = opened] = await settleProduction(tx, [opened], now)
  return settled
}
