import type { PluralForms } from '@platen/messages'
import { m } from '../../../../messages/messages.ts'
import { send } from '../order/decisions.ts'
import { MOVES } from '../order/moves.ts'
import type { OrderSummary } from '../order/order.ts'

interface Question {
  readonly label: string
  readonly hint: string
  readonly maxLength: number
  readonly long?: boolean
}

interface BulkMove {
  readonly key: string
  readonly words: BulkMoveWords
  readonly warning?: string
  readonly question?: Question
  readonly send: (orderId: string, text: string, key: string) => ReturnType<typeof send>
  /** The inverse move. */
  readonly undo?: { readonly move: 'hold' | 'resume'; readonly label: string }
}

interface BulkMoveWords {
  readonly running: string
  readonly ended: string
  readonly doneOne: string
  readonly doneMany: PluralForms
}

const words = m.orders.bulkMoves
const WHY = { label: m.orders.bulk.reason, hint: m.orders.bulk.reasonHint, maxLength: 300 } as const

/** By their names in `allowedActions`. */
const BULK_MOVES = {
  hold: {
    key: 'h',
    words: words.hold,
    question: WHY,
    send: (orderId, reason, key) => send('hold', orderId, { reason }, key),
    undo: { move: 'resume', label: words.hold.undo },
  },
  resume: {
    key: 'r',
    words: words.resume,
    send: (orderId, _, key) => send('resume', orderId, {}, key),
    undo: { move: 'hold', label: words.resume.undo },
  },
  hand_over: {
    key: 'd',
    words: words.hand_over,
    warning: words.hand_over.warning,
    send: (orderId, _, key) => send('hand_over', orderId, {}, key),
  },
  make_ready: {
    key: 'g',
    words: words.make_ready,
    warning: words.make_ready.warning,
    send: (orderId, _, key) => send('make_ready', orderId, {}, key),
  },
  add_note: {
    key: 't',
    words: words.add_note,
    question: { label: m.orders.bulk.note, hint: m.orders.bulk.noteHint, maxLength: 2000, long: true },
    send: (orderId, text, key) => send('add_note', orderId, { text }, key),
  },
  cancel: {
    key: 'c',
    words: words.cancel,
    warning: m.orderWords.cancellation,
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
