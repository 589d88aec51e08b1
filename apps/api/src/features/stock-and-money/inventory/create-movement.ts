import type {
  InventoryMovementCreateRequest,
  InventoryMovementRecord,
  StaffMovementType,
} from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import { costMinor } from '@platen/pricing'
import type { Tx } from '../../../platform/database/transaction.ts'
import { readTime } from '../../../platform/http/time-range.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { recordCosts } from '../costs/index.ts'
import { moveStock } from './move-stock.ts'
import { toMovementRecord } from './movement-record.ts'
import { findReferences, getMovement } from './movements.store.ts'
import type { StockItem } from './stock-item.ts'
import { findItem } from './stock-items.store.ts'
import type { StockMovement } from './stock-movement.ts'

interface CreateMovementDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly shop: { get(): Promise<CostShop> }
}

export async function createMovement(
  { transaction, shop, clock }: CreateMovementDeps,
  { request, author }: { readonly request: InventoryMovementCreateRequest; readonly author: Author },
): Promise<InventoryMovementRecord> {
  refuseInvalidMovement(request)
  const { type, quantity, unitCost, reason } = request
  const occurredAt = timeOf(request, clock.now())
  const itemId = decodeId('inventoryItem', request.itemId)
  const orderId = request.orderId === undefined ? undefined : decodeId('order', request.orderId)
  const jobId = request.jobId === undefined ? undefined : decodeId('printJob', request.jobId)

  const costShop = await shop.get()
  return transaction(async (tx) => {
    const item = await findItem(tx, itemId)
    if (!item) throw invalidField('itemId', 'this stock item does not exist', 'not_found')
    await refuseUnknownReferences(tx, { orderId, jobId })

    const now = clock.now()
    const move = { itemId, type, quantity, unitCost, orderId, jobId, reason, occurredAt }
    const [movement] = await moveStock(tx, [move], author, now)
    if (!movement) throw new Error('The movement was not recorded.')
    await recordUse(tx, movement, item, costShop, author, now)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: `stock.${type}`,
        entity: { type: 'inventory_item', id: request.itemId },
        message: `${author.actor.name} ${MOVEMENT_RULES[type].verb} ${quantity} of ${item.sku}.`,
        subject: item.sku,
        changes: [{ path: 'onHand', from: onHandBefore(movement), to: movement.onHandAfter }],
        metadata: { movementId: encodeId('inventoryMovement', movement.id) },
      },
    ])
    return toMovementRecord(await getMovement(tx, movement.id))
  })
}

async function refuseUnknownReferences(
  tx: Tx,
  { orderId, jobId }: { readonly orderId: string | undefined; readonly jobId: string | undefined },
): Promise<void> {
  if (orderId === undefined && jobId === undefined) return
  const { orderExists, jobOrderId } = await findReferences(tx, { orderId, jobId })
  if (orderId !== undefined && !orderExists)
    throw invalidField('orderId', 'this order does not exist', 'not_found')
  if (jobId === undefined) return
  if (jobOrderId === null) throw invalidField('jobId', 'this print job does not exist', 'not_found')
  if (orderId !== undefined && jobOrderId !== orderId) {
    throw invalidField('jobId', 'belongs to another order', 'not_found')
  }
}

function onHandBefore({ onHandAfter, delta }: StockMovement): number {
  return onHandAfter - delta
}

const MOVEMENT_RULES = {
  receipt: { min: 1, mayCost: true, needsReason: false, verb: 'received' },
  adjustment: { min: -Infinity, mayCost: false, needsReason: true, verb: 'adjusted by' },
  waste: { min: 1, mayCost: false, needsReason: true, verb: 'wrote off' },
  consumption: { min: 1, mayCost: false, needsReason: false, verb: 'used' },
  return: { min: 1, mayCost: false, needsReason: false, verb: 'returned' },
  count: { min: 0, mayCost: false, needsReason: false, verb: 'counted' },
} as const satisfies Record<
  StaffMovementType,
  { min: number; mayCost: boolean; needsReason: boolean; verb: string }
>

/** Records older than a year cannot be changed. */
const OLDEST_MS = 366 * 24 * 3_600_000

function refuseInvalidMovement({ type, quantity, unitCost, reason }: InventoryMovementCreateRequest): void {
  const { min, mayCost, needsReason } = MOVEMENT_RULES[type]
  if (quantity < min)
    throw invalidField('quantity', `must be at least ${min} for ${type}`, 'too_low', String(min))
  if (type === 'adjustment' && quantity === 0)
    throw invalidField('quantity', 'must not be 0', 'not_more', '0')
  if (unitCost !== undefined && !mayCost) throw invalidField('unitCost', 'is only for a receipt', 'not_used')
  if (reason === undefined && needsReason) throw invalidField('reason', `is required for ${type}`, 'required')
}

function timeOf(request: Pick<InventoryMovementCreateRequest, 'occurredAt'>, now: Date): Date {
  const time = readTime('occurredAt', request.occurredAt) ?? now
  if (time > now) throw invalidField('occurredAt', 'must not be in the future', 'in_the_future')
  if (now.getTime() - time.getTime() > OLDEST_MS) {
    throw invalidField('occurredAt', 'must not be more than a year ago', 'too_long_ago')
  }
  return time
}

export interface CostShop {
  readonly timeZone: string
  readonly currencyExponent: number
}

/** Other movements cost nothing, because stock keeps its value until it is used. */
async function recordUse(
  tx: Tx,
  { type, quantity, unitCost, orderId, occurredAt }: StockMovement,
  item: Pick<StockItem, 'id' | 'kind' | 'name'>,
  shop: CostShop,
  author: Author,
  now: Date,
): Promise<void> {
  if ((type !== 'consumption' && type !== 'waste') || unitCost === undefined) return
  const cost = {
    category: item.kind,
    amountMinor: costMinor(unitCost, quantity, shop.currencyExponent),
    incurredOn: dayIn(shop.timeZone, occurredAt),
    description: type === 'waste' ? `Spoiled: ${item.name}` : item.name,
    orderId,
    inventoryItemId: item.id,
    quantity,
    source: 'computed',
  } as const
  await recordCosts(tx, [cost], author, now)
}
