import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  Actor,
  Day,
  Id,
  Line,
  Timestamp,
  nullable,
  oneOf,
  pageQuery,
  part,
  resource,
  dayRange,
  formerDayRange,
} from '../schema.ts'

export const COST_CATEGORIES = [
  'blank',
  'film',
  'ink',
  'powder',
  'labour',
  'delivery',
  'packaging',
  'maintenance',
  'rent',
  'marketing',
  'refund',
  'other',
] as const
export const COST_SOURCES = ['manual', 'computed'] as const

/** Accounting days are in this century. */
const BookDay = { ...Day, pattern: '^20' }

export const CostEntryCreateRequest = resource('CostEntryCreateRequest', {
  category: oneOf(COST_CATEGORIES),
  amountMinor: Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000_000,
    description: 'Minor units of the store currency.',
  }),
  incurredOn: { ...BookDay, description: 'A day in the time zone of the store, not in the future.' },
  description: Line(300),
  supplier: Type.Optional(Line(120)),
  orderId: Type.Optional(Id('order')),
  inventoryItemId: Type.Optional(Id('inventoryItem')),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
})
export type CostEntryCreateRequest = Static<typeof CostEntryCreateRequest>

export const CostEntryRecord = resource('CostEntryRecord', {
  id: Id('costEntry'),
  category: oneOf(COST_CATEGORIES),
  amountMinor: Type.Integer({ description: 'Minor units of the store currency; below zero for a reversal.' }),
  currency: Type.String(),
  incurredOn: Day,
  description: Type.String(),
  supplier: nullable(Type.String()),
  orderId: nullable(Id('order')),
  inventoryItemId: nullable(Id('inventoryItem')),
  quantity: nullable(Type.Integer()),
  source: oneOf(COST_SOURCES),
  reversalOf: nullable(Id('costEntry')),
  reversedBy: nullable(Id('costEntry')),
  actor: Actor,
  createdAt: Timestamp,
})
export type CostEntryRecord = Static<typeof CostEntryRecord>

export const CostEntryReversalRequest = resource('CostEntryReversalRequest', { reason: Line(300) })

export const listCostEntries = operation('GET /api/admin/cost-entries', {
  operationId: 'list_cost_entries',
  tag: 'Costs',
  summary: 'Costs, latest day first',
  query: part({
    ...pageQuery('costEntry'),
    ...dayRange('Incurred', BookDay),
    ...formerDayRange(BookDay),
    category: Type.Optional(oneOf(COST_CATEGORIES)),
    source: Type.Optional(oneOf(COST_SOURCES)),
    orderId: Type.Optional(Id('order')),
  }),
  success: { status: 200, schema: Type.Array(CostEntryRecord), description: 'One page.' },
  access: 'costs:read',
})

export const getCostEntry = operation('GET /api/admin/cost-entries/{entryId}', {
  operationId: 'get_cost_entry',
  tag: 'Costs',
  summary: 'One cost entry',
  params: part({ entryId: Id('costEntry') }),
  success: { status: 200, schema: CostEntryRecord, description: 'The entry.' },
  access: 'costs:read',
})

export const createCostEntry = operation('POST /api/admin/cost-entries', {
  operationId: 'create_cost_entry',
  tag: 'Costs',
  summary: 'Records a cost',
  description: 'An entry cannot be changed; correct an error with a reversal and a new entry.',
  body: CostEntryCreateRequest,
  success: { status: 201, schema: CostEntryRecord, description: 'The entry.' },
  idempotent: true,
  access: 'costs:write',
})

export const createCostEntryReversal = operation('POST /api/admin/cost-entries/{entryId}/reversal', {
  operationId: 'create_cost_entry_reversal',
  tag: 'Costs',
  summary: 'Reverses a cost entry, once',
  params: part({ entryId: Id('costEntry') }),
  body: CostEntryReversalRequest,
  success: { status: 201, schema: CostEntryRecord, description: 'The reversing entry, dated today.' },
  idempotent: true,
  access: 'costs:write',
})
