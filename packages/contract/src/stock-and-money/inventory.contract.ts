import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  Actor,
  Id,
  Line,
  Revision,
  Timestamp,
  nullable,
  oneOf,
  pageQuery,
  part,
  resource,
  dayRange,
  timeRange,
} from '../schema.ts'

export const STOCK_KINDS = ['blank', 'film', 'ink', 'powder', 'packaging', 'other'] as const
export const STOCK_UNITS = ['piece', 'millimetre', 'millilitre', 'gram'] as const
/** Reservations and releases follow from orders; only the service makes them. */
export const STAFF_MOVEMENT_TYPES = [
  'receipt',
  'adjustment',
  'waste',
  'consumption',
  'return',
  'count',
] as const
export type StaffMovementType = (typeof STAFF_MOVEMENT_TYPES)[number]
export const MOVEMENT_TYPES = [...STAFF_MOVEMENT_TYPES, 'reservation', 'release'] as const
export type MovementType = (typeof MOVEMENT_TYPES)[number]

const MOST = 1_000_000_000
const Quantity = Type.Integer({ minimum: 0, maximum: MOST, description: 'In the unit of the item.' })
const AnyQuantity = Type.Integer({ description: 'In the unit of the item.' })
const UnitCost = Type.String({
  pattern: '^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?$',
  description: 'Of one unit, in major units of the store currency. A decimal string, six places at most.',
  examples: ['4.25', '0.0475'],
})
const AnyUnitCost = Type.String({
  pattern: '^[0-9]+\\.[0-9]{6}$',
  description: 'Of one unit, in major units of the store currency.',
  examples: ['4.250000'],
})

const newItem = {
  sku: Type.String({
    pattern: '^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$',
    description: 'Unique regardless of case, stored in upper case.',
  }),
  name: Line(120),
  kind: oneOf(STOCK_KINDS),
  unit: oneOf(STOCK_UNITS),
  garmentVariantId: Type.Optional({
    ...Id('variant'),
    description: 'The garment that this blank is, for a blank that is counted in pieces.',
  }),
  supplier: Type.Optional(Line(120)),
  reorderPoint: Quantity,
  reorderQuantity: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST })),
  unitCost: Type.Optional(UnitCost),
  openingQuantity: Type.Optional({ ...Quantity, description: 'What is there already: becomes a receipt.' }),
} as const

export const InventoryItemCreateRequest = resource('InventoryItemCreateRequest', newItem)
export type InventoryItemCreateRequest = Static<typeof InventoryItemCreateRequest>

export const InventoryItemUpdate = resource('InventoryItemUpdate', {
  revision: Revision,
  name: Line(120),
  supplier: nullable(Line(120)),
  reorderPoint: Quantity,
  reorderQuantity: nullable(Type.Integer({ minimum: 1, maximum: MOST })),
  active: Type.Boolean(),
  garmentVariantId: Type.Optional(
    nullable({
      ...Id('variant'),
      description:
        'The garment that this blank is, or null for none. Unchanged when left out. Cannot change while some are reserved for orders.',
    }),
  ),
})
export type InventoryItemUpdate = Static<typeof InventoryItemUpdate>

export const InventoryItemRecord = resource('InventoryItemRecord', {
  id: Id('inventoryItem'),
  sku: Type.String(),
  name: Type.String(),
  kind: oneOf(STOCK_KINDS),
  unit: oneOf(STOCK_UNITS),
  garmentVariantId: nullable(Id('variant')),
  garment: nullable(
    part({ garmentId: Id('garment'), name: Type.String(), colour: Type.String(), size: Type.String() }),
  ),
  supplier: nullable(Type.String()),
  reorderPoint: AnyQuantity,
  reorderQuantity: nullable(AnyQuantity),
  onHand: AnyQuantity,
  reserved: Type.Integer({ description: 'The part of the stock on hand that is reserved for orders.' }),
  available: Type.Integer({ description: 'On hand and not reserved.' }),
  low: Type.Boolean({ description: 'Active, and available stock at or below the reorder point.' }),
  averageUnitCost: nullable(AnyUnitCost),
  active: Type.Boolean(),
  revision: Type.Integer({
    description: 'Increases with each change of the record, but not with movements.',
  }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type InventoryItemRecord = Static<typeof InventoryItemRecord>

export const InventoryMovementCreateRequest = resource('InventoryMovementCreateRequest', {
  itemId: Id('inventoryItem'),
  type: oneOf(STAFF_MOVEMENT_TYPES),
  quantity: Type.Integer({
    minimum: -MOST,
    maximum: MOST,
    description: 'More than nothing; an adjustment may be below zero, a count is what was counted.',
  }),
  unitCost: Type.Optional({ ...UnitCost, description: 'Of a receipt only; of one unit, in major units.' }),
  orderId: Type.Optional(Id('order')),
  jobId: Type.Optional(Id('printJob')),
  reason: Type.Optional({ ...Line(300), description: 'Required for an adjustment and for waste.' }),
  occurredAt: Type.Optional({
    ...Timestamp,
    description: 'Now by default. Not in the future, and not more than a year ago.',
  }),
})
export type InventoryMovementCreateRequest = Static<typeof InventoryMovementCreateRequest>

export const InventoryMovementRecord = resource('InventoryMovementRecord', {
  id: Id('inventoryMovement'),
  itemId: Id('inventoryItem'),
  type: oneOf(MOVEMENT_TYPES),
  quantity: AnyQuantity,
  delta: Type.Integer({ description: 'The change of the stock on hand.' }),
  onHandAfter: AnyQuantity,
  unitCost: nullable(AnyUnitCost),
  orderId: nullable(Id('order')),
  jobId: nullable(Id('printJob')),
  reason: nullable(Type.String()),
  actor: Actor,
  occurredAt: Timestamp,
  createdAt: Timestamp,
})
export type InventoryMovementRecord = Static<typeof InventoryMovementRecord>

export const StockDeliveryCreateRequest = resource('StockDeliveryCreateRequest', {
  received: Type.Array(
    part({
      itemId: Id('inventoryItem'),
      quantity: Type.Integer({ minimum: 1, maximum: MOST, description: 'In the unit of the item.' }),
      unitCost: Type.Optional(UnitCost),
    }),
    { maxItems: 500 },
  ),
  newItems: Type.Optional(
    Type.Array(part(newItem), {
      maxItems: 500,
      description: 'Items that the shop does not have yet; their opening quantity is what arrived.',
    }),
  ),
  note: Type.Optional(
    Line(300, { description: 'The delivery note or the order at the supplier, for example.' }),
  ),
})
export type StockDeliveryCreateRequest = Static<typeof StockDeliveryCreateRequest>

export const StockDeliveryRecord = resource('StockDeliveryRecord', {
  receivedAt: Timestamp,
  note: nullable(Type.String()),
  items: Type.Array(InventoryItemRecord, { description: 'In the order of the request, new ones last.' }),
})
export type StockDeliveryRecord = Static<typeof StockDeliveryRecord>

export const StockCountCreateRequest = resource('StockCountCreateRequest', {
  counts: Type.Array(part({ itemId: Id('inventoryItem'), counted: Quantity }), {
    minItems: 1,
    maxItems: 500,
  }),
  note: Type.Optional(Line(300)),
})
export type StockCountCreateRequest = Static<typeof StockCountCreateRequest>

export const StockCountRecord = resource('StockCountRecord', {
  countedAt: Timestamp,
  note: nullable(Type.String()),
  currency: Type.String(),
  counts: Type.Array(
    part({
      itemId: Id('inventoryItem'),
      sku: Type.String(),
      expected: AnyQuantity,
      counted: AnyQuantity,
      variance: Type.Integer({ description: 'Counted minus expected.' }),
      varianceCostMinor: nullable(
        Type.Integer({ description: 'At the average cost; null if the cost of a unit is unknown.' }),
      ),
    }),
  ),
})
export type StockCountRecord = Static<typeof StockCountRecord>

export const STOCK_LEDGER_CHECKS = ['on_hand', 'reserved', 'promised', 'chain'] as const

export const InventoryVerification = resource('InventoryVerification', {
  ok: Type.Boolean(),
  checkedAt: Timestamp,
  problems: Type.Array(
    part({
      check: oneOf(STOCK_LEDGER_CHECKS, {
        description:
          '`on_hand`: the sum of the movements. `reserved`: reservations less releases. `promised`: what the lines of open orders hold. `chain`: each movement starts where another one ended.',
      }),
      sku: Type.String(),
      expected: Type.Integer(),
      found: Type.Integer(),
    }),
    { maxItems: 100, description: 'The first hundred.' },
  ),
})
export type InventoryVerification = Static<typeof InventoryVerification>

const itemParams = part({ itemId: Id('inventoryItem') })

export const listInventoryItems = operation('GET /api/admin/inventory-items', {
  operationId: 'list_inventory_items',
  tag: 'Stock',
  summary: 'Stock items, by SKU',
  query: part({
    ...pageQuery('inventoryItem'),
    kind: Type.Optional(oneOf(STOCK_KINDS)),
    active: Type.Optional(Type.Boolean()),
    low: Type.Optional(
      Type.Boolean({ description: 'Whether the available stock is at or below the reorder point.' }),
    ),
    q: Type.Optional({
      ...Line(80),
      description: 'Words of the SKU, the name or the garment, in any order, ignoring case and accents.',
    }),
  }),
  success: { status: 200, schema: Type.Array(InventoryItemRecord), description: 'One page.' },
  access: 'stock:read',
})

export const createInventoryItem = operation('POST /api/admin/inventory-items', {
  operationId: 'create_inventory_item',
  tag: 'Stock',
  summary: 'Adds a stock item with its initial stock',
  body: InventoryItemCreateRequest,
  success: { status: 201, schema: InventoryItemRecord, description: 'The item.' },
  idempotent: true,
  access: 'stock:adjust',
})

export const getInventoryItem = operation('GET /api/admin/inventory-items/{itemId}', {
  operationId: 'get_inventory_item',
  tag: 'Stock',
  summary: 'One stock item',
  params: itemParams,
  success: { status: 200, schema: InventoryItemRecord, description: 'The item.' },
  access: 'stock:read',
})

export const updateInventoryItem = operation('PUT /api/admin/inventory-items/{itemId}', {
  operationId: 'update_inventory_item',
  tag: 'Stock',
  summary: 'Updates the details of a stock item',
  description:
    'Stock changes only through movements. An item reserved by orders cannot be made inactive. A garment whose item is inactive is not sold.',
  params: itemParams,
  body: InventoryItemUpdate,
  success: { status: 200, schema: InventoryItemRecord, description: 'The item.' },
  access: 'stock:adjust',
})

export const listInventoryMovements = operation('GET /api/admin/inventory-movements', {
  operationId: 'list_inventory_movements',
  tag: 'Stock',
  summary: 'The ledger, newest first',
  description: 'Without `itemId`, reservations and releases are left out: they move no stock.',
  query: part({
    ...pageQuery('inventoryMovement'),
    itemId: Type.Optional(Id('inventoryItem')),
    type: Type.Optional(oneOf(MOVEMENT_TYPES)),
    ...timeRange('Written'),
    ...dayRange('Written'),
  }),
  success: { status: 200, schema: Type.Array(InventoryMovementRecord), description: 'One page.' },
  access: 'stock:read',
})

export const getInventoryMovement = operation('GET /api/admin/inventory-movements/{movementId}', {
  operationId: 'get_inventory_movement',
  tag: 'Stock',
  summary: 'One movement of the ledger',
  params: part({ movementId: Id('inventoryMovement') }),
  success: { status: 200, schema: InventoryMovementRecord, description: 'The movement.' },
  access: 'stock:read',
})

export const createInventoryMovement = operation('POST /api/admin/inventory-movements', {
  operationId: 'create_inventory_movement',
  tag: 'Stock',
  summary: 'Records a receipt, consumption, waste, adjustment or count',
  description:
    'A movement cannot be changed; correct an error with another movement. Stock cannot go below zero or below what is reserved. Consumption and waste are booked as a cost at the current average price.',
  body: InventoryMovementCreateRequest,
  success: { status: 201, schema: InventoryMovementRecord, description: 'The movement.' },
  idempotent: true,
  access: 'stock:adjust',
})

export const createStockDelivery = operation('POST /api/admin/stock-deliveries', {
  operationId: 'create_stock_delivery',
  tag: 'Stock',
  summary: 'Receives many items at once, and creates those that are new',
  description:
    'Everything or nothing. Each line becomes a receipt. Fields of refused lines are named as in `newItems[2].sku`.',
  body: StockDeliveryCreateRequest,
  success: { status: 201, schema: StockDeliveryRecord, description: 'The items with their new stock.' },
  idempotent: true,
  access: 'stock:adjust',
})

export const createStockCount = operation('POST /api/admin/stock-counts', {
  operationId: 'create_stock_count',
  tag: 'Stock',
  summary: 'Records a stock count and sets the stock to it',
  description: 'All items or none. Refused if a count is below what is reserved.',
  body: StockCountCreateRequest,
  success: { status: 201, schema: StockCountRecord, description: 'What differed, and what it is worth.' },
  idempotent: true,
  access: 'stock:adjust',
})

export const verifyInventory = operation('GET /api/admin/inventory-verification', {
  operationId: 'verify_inventory',
  tag: 'Stock',
  summary: 'Compares the stock with its ledger and with the orders',
  success: { status: 200, schema: InventoryVerification, description: 'The result.' },
  access: 'stock:read',
})
