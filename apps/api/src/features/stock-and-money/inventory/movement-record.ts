import type { InventoryMovementRecord, MovementType } from '@platen/contract'
import { toActorRecord } from '../../../platform/records/actor-record.ts'
import { encodeId } from '../../../platform/records/ids.ts'

export interface WrittenMovement {
  readonly id: string
  readonly itemId: string
  readonly type: MovementType
  readonly quantity: number
  readonly delta: number
  readonly onHandAfter: number
  readonly unitCost: string | null
  readonly orderId: string | null
  readonly jobId: string | null
  readonly reason: string | null
  readonly actorKind: InventoryMovementRecord['actor']['kind']
  readonly actorId: string | null
  readonly actorName: string | null
  readonly occurredAt: Date
  readonly createdAt: Date
}

export function toMovementRecord(movement: WrittenMovement): InventoryMovementRecord {
  return {
    id: encodeId('inventoryMovement', movement.id),
    itemId: encodeId('inventoryItem', movement.itemId),
    type: movement.type,
    quantity: movement.quantity,
    delta: movement.delta,
    onHandAfter: movement.onHandAfter,
    unitCost: movement.unitCost,
    orderId: movement.orderId === null ? null : encodeId('order', movement.orderId),
    jobId: movement.jobId === null ? null : encodeId('printJob', movement.jobId),
    reason: movement.reason,
    actor: toActorRecord(movement.actorKind, movement.actorId, movement.actorName),
    occurredAt: movement.occurredAt.toISOString(),
    createdAt: movement.createdAt.toISOString(),
  }
}
