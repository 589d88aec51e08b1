import { send } from '../order/decisions.ts'
import { CANCELLATION, MOVES } from '../order/moves.ts'
import type { OrderSummary } from '../order/order.ts'

interface Question {
  readonly label: string
  readonly hint: string
  readonly maxLength: number
  readonly long?: boolean
}

interface BulkMove {
  readonly key: string
  readonly doing: string
  readonly done: string
  readonly warning?: string
  readonly question?: Question
  readonly send: (orderId: string, text: string, key: string) => ReturnType<typeof send>
  /** The inverse move. */
  readonly undo?: 'hold' | 'resume'
}

const WHY = { label: 'Reason', hint: 'The customer sees this.', maxLength: 300 } as const

/** By their names in `allowedActions`. */
const BULK_MOVES = {
  hold: {
    key: 'h',
    doing: 'Holding',
    done: 'held',
    question: WHY,
    send: (orderId, reason, key) => send('hold', orderId, { reason }, key),
    undo: 'resume',
  },
  resume: {
    key: 'r',
    doing: 'Resuming',
    done: 'resumed',
    send: (orderId, _, key) => send('resume', orderId, {}, key),
    undo: 'hold',
  },
  hand_over: {
    key: 'd',
    doing: 'Handing over',
    done: 'handed over',
    warning: 'This completes the order and notifies the customer.',
    send: (orderId, _, key) => send('hand_over', orderId, {}, key),
  },
  make_ready: {
    key: 'g',
    doing: 'Making ready',
    done: 'marked as ready',
    warning: 'We notify the customer again that the order is ready.',
    send: (orderId, _, key) => send('make_ready', orderId, {}, key),
  },
  add_note: {
    key: 't',
    doing: 'Noting',
    done: 'noted',
    question: { label: 'Note', hint: 'Only the team sees this.', maxLength: 2000, long: true },
    send: (orderId, text, key) => send('add_note', orderId, { text }, key),
  },
  cancel: {
    key: 'c',
    doing: 'Cancelling',
    done: 'cancelled',
    warning: CANCELLATION,
    question: WHY,
    send: (orderId, reason, key) => send('cancel', orderId, { reason }, key),
  },
} as const satisfies Partial<Record<keyof typeof MOVES, BulkMove>>
export type BulkMoveName = keyof typeof BULK_MOVES

export const BULK_MOVE_NAMES = Object.keys(BULK_MOVES) as BulkMoveName[]

export function bulkMove(name: BulkMoveName): BulkMove & { readonly label: string } {
  return { ...BULK_MOVES[name], label: MOVES[name].label }
}

export function bulkMovesOf({ allowedActions }: Pick<OrderSummary, 'allowedActions'>): BulkMoveName[] {
  return BULK_MOVE_NAMES.filter((name) => allowedActions.includes(name))
}
