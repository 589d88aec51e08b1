import type { Decision } from './decisions.ts'
import type { Order } from './order.ts'

export type Move = Decision | 'edit'

interface MoveLabel {
  readonly label: string
  readonly key?: string
}

export const MOVES: Readonly<Record<Move, MoveLabel>> = {
  verify_payment: { label: 'Verify payment', key: 'v' },
  reject_payment: { label: 'Reject payment' },
  record_payment: { label: 'Record payment', key: 'p' },
  refund: { label: 'Refund' },
  keep_credit: { label: 'Keep as credit' },
  approve_artwork: { label: 'Approve artwork', key: 'a' },
  request_changes: { label: 'Request changes', key: 'c' },
  replace_artwork: { label: 'Replace artwork', key: 'r' },
  hand_over: { label: 'Hand over', key: 'd' },
  fail_handover: { label: 'Handover failed' },
  make_ready: { label: 'Ready again' },
  return: { label: 'Take back' },
  hold: { label: 'Put on hold', key: 'h' },
  resume: { label: 'Resume', key: 'h' },
  change: { label: 'Change items or delivery', key: 'i' },
  edit: { label: 'Edit', key: 'e' },
  add_note: { label: 'Add a note', key: 'n' },
  cancel: { label: 'Cancel order' },
}

export const MOVE_GROUPS: readonly { readonly label: string; readonly moves: readonly Move[] }[] = [
  { label: 'Money', moves: ['verify_payment', 'reject_payment', 'record_payment', 'refund', 'keep_credit'] },
  { label: 'Artwork', moves: ['approve_artwork', 'request_changes', 'replace_artwork'] },
  { label: 'Handover', moves: ['hand_over', 'fail_handover', 'make_ready', 'return'] },
  { label: 'Order', moves: ['hold', 'resume', 'change', 'edit', 'cancel'] },
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

/** What the dialogs say that cancel one order or several. */
export const CANCELLATION =
  'You can’t undo this. The blanks go back into stock. Money that was paid waits on Today until you refund it or keep it as credit.'
