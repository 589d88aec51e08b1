import type { Permission } from '../../lib/page.ts'
import type { Decision } from './decisions.ts'
import type { Order } from './order.ts'

/** As `allowedActions` of an order names them. */
export type Move = Decision | 'edit'

interface MoveWords {
  readonly label: string
  /** The letter that does it. */
  readonly key?: string
  readonly permission: Permission
  /** Why it is not possible now, when it is not the role that forbids it. */
  readonly otherwise: string
}

/** Every move that staff can make with an order. When one is possible, the order itself says. */
export const MOVES: Readonly<Record<Move, MoveWords>> = {
  verify_payment: {
    label: 'Verify payment',
    key: 'v',
    permission: 'payments:verify',
    otherwise: 'No payment waits to be verified.',
  },
  reject_payment: {
    label: 'Reject payment',
    permission: 'payments:verify',
    otherwise: 'No payment waits to be decided about.',
  },
  record_payment: {
    label: 'Take a payment',
    key: 'p',
    permission: 'payments:verify',
    otherwise: 'Nothing is due, or a payment waits to be verified first.',
  },
  refund: {
    label: 'Refund',
    permission: 'payments:verify',
    otherwise: 'There is no verified money that could be sent back.',
  },
  approve_artwork: {
    label: 'Approve artwork',
    key: 'a',
    permission: 'artwork:approve',
    otherwise: 'No artwork waits for a decision.',
  },
  request_changes: {
    label: 'Ask for changes',
    key: 'c',
    permission: 'artwork:request_changes',
    otherwise: 'No artwork waits for a decision.',
  },
  replace_artwork: {
    label: 'Replace artwork',
    key: 'r',
    permission: 'orders:write',
    otherwise: 'Only artwork that failed its check or needs changes is replaced.',
  },
  hand_over: {
    label: 'Hand over',
    key: 'd',
    permission: 'orders:write',
    otherwise: 'It is handed over once it is ready and nothing is due.',
  },
  fail_handover: {
    label: 'Handover failed',
    permission: 'orders:write',
    otherwise: 'It is not ready for a handover.',
  },
  make_ready: {
    label: 'Ready again',
    permission: 'orders:write',
    otherwise: 'Only for an order whose handover failed.',
  },
  return: {
    label: 'Take back',
    permission: 'orders:write',
    otherwise: 'It was not handed over.',
  },
  hold: {
    label: 'Put on hold',
    key: 'h',
    permission: 'orders:write',
    otherwise: 'Only an open order can be stopped.',
  },
  resume: {
    label: 'Resume',
    key: 'h',
    permission: 'orders:write',
    otherwise: 'It is not on hold.',
  },
  edit: {
    label: 'Edit',
    key: 'e',
    permission: 'orders:write',
    otherwise: 'A cancelled or expired order is not corrected any more.',
  },
  add_note: { label: 'Add a note', key: 'n', permission: 'orders:write', otherwise: 'Not possible now.' },
  cancel: {
    label: 'Cancel order',
    permission: 'orders:write',
    otherwise: 'It has ended already.',
  },
}

/** How the moves stand on the ticket. */
export const MOVE_GROUPS: readonly { readonly label: string; readonly moves: readonly Move[] }[] = [
  { label: 'Money', moves: ['verify_payment', 'reject_payment', 'record_payment', 'refund'] },
  { label: 'Artwork', moves: ['approve_artwork', 'request_changes', 'replace_artwork'] },
  { label: 'Handover', moves: ['hand_over', 'fail_handover', 'make_ready', 'return'] },
  { label: 'Order', moves: ['hold', 'resume', 'edit', 'cancel'] },
]

/** What is most likely next, where the order allows it. */
const NEXT: readonly Move[] = ['verify_payment', 'approve_artwork', 'make_ready', 'hand_over', 'resume']

export function nextMove({ allowedActions }: Pick<Order, 'allowedActions'>): Move | undefined {
  return NEXT.find((move) => allowedActions.includes(move))
}

interface Reader {
  readonly role: string
  readonly permissions: readonly string[]
}

/** Why somebody cannot make a move now, in a sentence; undefined when it can be made. */
export function obstacleTo(
  { allowedActions, status, jobs }: Pick<Order, 'allowedActions' | 'status' | 'jobs'>,
  move: Move,
  { role, permissions }: Reader,
): string | undefined {
  if (allowedActions.includes(move)) return undefined
  const { permission, otherwise } = MOVES[move]
  if (!permissions.includes(permission)) return `Your role, ${role}, may not do this.`
  const isInHand = status === 'open' || status === 'on_hold'
  if (move === 'cancel' && isInHand && hasPrinted(jobs)) {
    return `Something of it was printed: your role, ${role}, may not cancel it any more.`
  }
  return otherwise
}

/** Whether anything of it was on film, kept or not. */
export function hasPrinted({ printed, pressed, passed, packed, failed }: Order['jobs']): boolean {
  return printed + pressed + passed + packed + failed > 0
}
