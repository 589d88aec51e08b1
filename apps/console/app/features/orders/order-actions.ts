import type { Resources } from '@platen/api-client'
import { api } from '../../lib/api.ts'
import type { OrderSummary } from './order-list.ts'

type Answer = Promise<{
  readonly data?: Resources['AdminOrderRecord'] | undefined
  readonly error?: Resources['ApiErrorResponse'] | undefined
  readonly response: Response
}>

/** What somebody is asked for before it is done. */
interface Question {
  readonly label: string
  readonly hint?: string
  readonly required: boolean
  readonly maxLength: number
  readonly long?: boolean
}

interface Move {
  /** On its button. */
  readonly label: string
  /** "Holding 3 of 12". */
  readonly doing: string
  /** "12 held". */
  readonly done: string
  /** What it means for the customer, where it cannot be taken back. */
  readonly warning?: string
  readonly question?: Question
  readonly send: (orderId: string, text: string, key: string) => Answer
  /** The move that takes it back. */
  readonly undo?: 'hold' | 'resume'
}

const WHY = { label: 'Why', hint: 'The customer reads it.', required: true, maxLength: 300 } as const

/** What can be done with an order from a list, by the names that `allowedActions` uses. The rest is done on its own page. */
export const MOVES = {
  hold: {
    label: 'Hold',
    doing: 'Holding',
    done: 'held',
    question: WHY,
    send: (orderId, reason, key) =>
      api.POST('/api/admin/orders/{orderId}/hold', { ...to(orderId, key), body: { reason } }),
    undo: 'resume',
  },
  resume: {
    label: 'Resume',
    doing: 'Resuming',
    done: 'resumed',
    send: (orderId, _, key) =>
      api.POST('/api/admin/orders/{orderId}/resumption', { ...to(orderId, key), body: {} }),
    undo: 'hold',
  },
  hand_over: {
    label: 'Hand over',
    doing: 'Handing over',
    done: 'handed over',
    warning: 'This completes the order and tells the customer so.',
    send: (orderId, _, key) =>
      api.POST('/api/admin/orders/{orderId}/handover', { ...to(orderId, key), body: {} }),
  },
  make_ready: {
    label: 'Ready again',
    doing: 'Making ready',
    done: 'ready again',
    warning: 'The customer is told once more that it can be fetched.',
    send: (orderId, _, key) =>
      api.POST('/api/admin/orders/{orderId}/readiness', { ...to(orderId, key), body: {} }),
  },
  add_note: {
    label: 'Add note',
    doing: 'Noting',
    done: 'noted',
    question: { label: 'Note', hint: 'For the team only.', required: true, maxLength: 2000, long: true },
    send: (orderId, text, key) =>
      api.POST('/api/admin/orders/{orderId}/notes', { ...to(orderId, key), body: { text } }),
  },
  cancel: {
    label: 'Cancel',
    doing: 'Cancelling',
    done: 'cancelled',
    warning:
      'A cancelled order cannot be opened again. Its blanks are free at once; what was paid stays until it is refunded.',
    question: WHY,
    send: (orderId, reason, key) =>
      api.POST('/api/admin/orders/{orderId}/cancellation', { ...to(orderId, key), body: { reason } }),
  },
} as const satisfies Record<string, Move>
export type MoveName = keyof typeof MOVES

export const MOVE_NAMES = Object.keys(MOVES) as MoveName[]

export function movesOf({ allowedActions }: Pick<OrderSummary, 'allowedActions'>): MoveName[] {
  return MOVE_NAMES.filter((name) => allowedActions.includes(name))
}

/** By its general type, where any of them may come. */
export function moveOf(name: MoveName): Move {
  return MOVES[name]
}

function to(orderId: string, key: string) {
  return { params: { path: { orderId }, header: { 'Idempotency-Key': key } } }
}
