import { m } from '../../../../messages/messages.ts'
import type { Decision } from './decisions.ts'
import type { Order } from './order.ts'

export type Move = Decision | 'edit'

interface MoveLabel {
  readonly label: string
  readonly key?: string
}

const { moves: words, moveGroups: groups } = m.orderWords

export const MOVES: Readonly<Record<Move, MoveLabel>> = {
  verify_payment: { label: words.verify_payment, key: 'v' },
  reject_payment: { label: words.reject_payment },
  record_payment: { label: words.record_payment, key: 'p' },
  refund: { label: words.refund },
  keep_credit: { label: words.keep_credit },
  approve_artwork: { label: words.approve_artwork, key: 'a' },
  request_changes: { label: words.request_changes, key: 'c' },
  replace_artwork: { label: words.replace_artwork, key: 'r' },
  hand_over: { label: words.hand_over, key: 'd' },
  fail_handover: { label: words.fail_handover },
  make_ready: { label: words.make_ready },
  return: { label: words.return },
  hold: { label: words.hold, key: 'h' },
  resume: { label: words.resume, key: 'h' },
  change: { label: words.change, key: 'i' },
  edit: { label: words.edit, key: 'e' },
  add_note: { label: words.add_note, key: 'n' },
  cancel: { label: words.cancel },
}

export const MOVE_GROUPS: readonly { readonly label: string; readonly moves: readonly Move[] }[] = [
  {
    label: groups.money,
    moves: ['verify_payment', 'reject_payment', 'record_payment', 'refund', 'keep_credit'],
  },
  { label: groups.artwork, moves: ['approve_artwork', 'request_changes', 'replace_artwork'] },
  { label: groups.handover, moves: ['hand_over', 'fail_handover', 'make_ready', 'return'] },
  { label: groups.order, moves: ['hold', 'resume', 'change', 'edit', 'cancel'] },
]

/** The first match wins. */
const NEXT: readonly Move[] = ['verify_payment', 'approve_artwork', 'make_ready', 'hand_over', 'resume']

/** A refund is possible after every payment, but the next step only where money has to be returned. */
export function nextMove({
  allowedActions,
  queues,
}: Pick<Order, 'allowedActions' | 'queues'>): Move | undefined {
  const next = NEXT.find((move) => allowedActions.includes(move))
  return next ?? (queues.includes('refund') && allowedActions.includes('refund') ? 'refund' : undefined)
}

export function hasPrinted({ printed, pressed, passed, packed, failed }: Order['jobs']): boolean {
  return printed + pressed + passed + packed + failed > 0
}
