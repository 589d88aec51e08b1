import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Id, Line, Text, Timestamp, nullable, oneOf, part, resource } from '../schema.ts'
import { OrderRecord, PROOF_STATUSES } from '../selling/orders.contract.ts'
import { AdminOrderRecord } from './admin-orders.contract.ts'

export const PROOF_ANSWERS = ['approved', 'changes_requested'] as const
export type ProofAnswerKind = (typeof PROOF_ANSWERS)[number]

const item = OrderRecord.properties.items.items.properties
const print = item.placements.items.properties

const ProofLine = part({
  kind: item.kind,
  variantId: item.variantId,
  garmentName: item.garmentName,
  colour: item.colour,
  size: item.size,
  quantity: item.quantity,
  note: {
    ...item.note,
    description:
      'The note of the line when the proof was sent; of a team, who gets it. Null in older proofs.',
  },
  placements: Type.Array(
    part({
      zoneId: print.zoneId,
      widthMm: print.widthMm,
      heightMm: print.heightMm,
      offsetXMm: print.offsetXMm,
      offsetYMm: print.offsetYMm,
      rotationDeg: print.rotationDeg,
      artwork: print.artwork,
    }),
  ),
})

const Note = part({
  line: nullable(Type.Integer({ description: 'The place of the line; null for a note in general.' })),
  text: Type.String(),
})

const answer = {
  kind: oneOf(PROOF_ANSWERS),
  at: Timestamp,
  name: nullable(Type.String()),
  notes: Type.Array(Note),
}

const version = {
  version: Type.Integer(),
  hash: Type.String(),
  sentAt: Timestamp,
  message: nullable(Type.String({ description: 'What the shop writes to the customer.' })),
  lines: Type.Array(ProofLine),
}

export const OfferedProof = resource('OfferedProof', {
  status: oneOf(PROOF_STATUSES),
  proof: {
    ...nullable(part({ ...version, answer: nullable(part(answer)) })),
    description: 'The newest version; null when none was sent or it was withdrawn.',
  },
  allowedActions: Type.Array(oneOf(['approve', 'request_changes', 'request_proof'])),
})
export type OfferedProof = Static<typeof OfferedProof>

const Colleague = part({ id: Id('adminUser'), name: Type.String() })

export const ProofRecord = resource('ProofRecord', {
  status: oneOf(PROOF_STATUSES),
  versions: Type.Array(
    part({
      ...version,
      sentBy: Colleague,
      answers: Type.Array(
        part({
          ...answer,
          recordedBy: {
            ...nullable(Colleague),
            description: 'Who recorded an approval that came another way.',
          },
          reason: nullable(Type.String({ description: 'How that approval came.' })),
        }),
        { description: 'The newest first.' },
      ),
    }),
    { description: 'What was sent, the newest first.' },
  ),
})
export type ProofRecord = Static<typeof ProofRecord>

const trackingParams = part({
  trackingToken: Type.String({
    pattern: '^(own|[A-Za-z0-9_-]{43})$',
    description:
      'From the response that created the order. Better `own`, with the token in the header `Order-Key`: addresses end up in logs and histories.',
  }),
})
const orderParams = part({ orderId: Id('order') })

export const getOfferedProof = operation('GET /api/v1/orders/{trackingToken}/proof', {
  operationId: 'get_offered_proof',
  tag: 'Orders',
  summary: 'What the customer is asked to approve before the order is printed',
  params: trackingParams,
  success: { status: 200, schema: OfferedProof, description: 'The proof.' },
  quota: 'public-read',
})

const shown = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'The version that the customer saw. An older one is refused with REVISION_CONFLICT.',
})

const answered = {
  tag: 'Orders',
  params: trackingParams,
  success: { status: 201, schema: OfferedProof, description: 'The proof.' },
  quota: 'order-submission',
  idempotent: true,
  consent: true,
} as const

export const ProofRequest = resource('ProofRequest', {})

export const createProofRequest = operation('POST /api/v1/orders/{trackingToken}/proof-requests', {
  ...answered,
  operationId: 'create_proof_request',
  summary: 'Asks for a proof before the order is printed',
  description: 'The order then waits for it. Refused once something is on film.',
  body: ProofRequest,
})

export const ProofApproval = resource('ProofApproval', {
  version: shown,
  hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The hash of the version.' }),
  name: Line(120, { description: 'The name of the person who approves.' }),
})
export type ProofApproval = Static<typeof ProofApproval>

export const createProofApproval = operation('POST /api/v1/orders/{trackingToken}/proof-approvals', {
  ...answered,
  operationId: 'create_proof_approval',
  summary: 'Approves a proof, so that the order can be printed',
  body: ProofApproval,
})

export const ProofChangesRequest = resource('ProofChangesRequest', {
  version: shown,
  notes: Type.Array(
    part({ line: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })), text: Text(2000) }),
    { minItems: 1, maxItems: 100, description: 'What to change, of a line or in general.' },
  ),
})
export type ProofChangesRequest = Static<typeof ProofChangesRequest>

export const createProofChangesRequest = operation(
  'POST /api/v1/orders/{trackingToken}/proof-changes-requests',
  {
    ...answered,
    operationId: 'create_proof_changes_request',
    summary: 'Asks the shop to change a proof',
    body: ProofChangesRequest,
  },
)

export const getOrderProof = operation('GET /api/admin/orders/{orderId}/proof', {
  operationId: 'get_order_proof',
  tag: 'Order desk',
  summary: 'The proofs of an order with their answers',
  params: orderParams,
  success: { status: 200, schema: ProofRecord, description: 'The versions.' },
  access: 'orders:read',
})

const decided = {
  tag: 'Order desk',
  params: orderParams,
  success: { status: 201, schema: AdminOrderRecord, description: 'The order.' },
  idempotent: true,
  access: 'orders:write',
} as const

export const OrderProof = resource('OrderProof', {
  message: Type.Optional({ ...Text(2000), description: 'To the customer.' }),
})
export type OrderProof = Static<typeof OrderProof>

export const createOrderProof = operation('POST /api/admin/orders/{orderId}/proofs', {
  ...decided,
  operationId: 'create_order_proof',
  summary: 'Sends the customer a proof of what the order prints',
  description:
    'Nothing of the order can be nested until it is approved. A version that was sent before can no longer be approved.',
  body: OrderProof,
})

export const ProofWithdrawal = resource('ProofWithdrawal', {
  reason: { ...Text(500), description: 'For the team.' },
})
export type ProofWithdrawal = Static<typeof ProofWithdrawal>

export const createProofWithdrawal = operation('POST /api/admin/orders/{orderId}/proof-withdrawals', {
  ...decided,
  operationId: 'create_proof_withdrawal',
  summary: 'Withdraws the proof of an order, which then is printed without one',
  body: ProofWithdrawal,
})

export const RecordedProofApproval = resource('RecordedProofApproval', {
  version: shown,
  name: Line(120, { description: 'The name of the person who approved.' }),
  reason: { ...Text(500), description: 'How the approval came, such as by phone.' },
})
export type RecordedProofApproval = Static<typeof RecordedProofApproval>

export const createRecordedProofApproval = operation('POST /api/admin/orders/{orderId}/proof-approvals', {
  ...decided,
  operationId: 'create_recorded_proof_approval',
  summary: 'Records an approval of a proof that came another way',
  body: RecordedProofApproval,
})
