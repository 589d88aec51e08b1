import { JOB_STATES, type PrintJobMove, type PrintJobState } from '@platen/contract'

/** Where a person may move a job. Only the gates take it out of `blocked` to be printed. */
const NEXT = {
  blocked: ['void'],
  queued: ['nested', 'void'],
  nested: ['printed', 'queued', 'void'],
  printed: ['pressed', 'failed', 'void'],
  pressed: ['passed', 'failed', 'void'],
  passed: ['packed', 'void'],
  packed: [],
  failed: [],
  void: [],
} as const satisfies Record<PrintJobState, readonly PrintJobMove[]>

export function allowedMoves(state: PrintJobState): readonly PrintJobMove[] {
  return NEXT[state]
}

export function canMove(state: PrintJobState, to: PrintJobMove): boolean {
  return allowedMoves(state).includes(to)
}

/** The states of a job that is neither packed nor over. */
export const UNFINISHED = JOB_STATES.filter((state) => NEXT[state].length > 0)

/** Whether moving a job there ends it without its print, which somebody will ask about. */
const NEEDS_REASON = {
  queued: false,
  nested: false,
  printed: false,
  pressed: false,
  passed: false,
  packed: false,
  failed: true,
  void: true,
} as const satisfies Record<PrintJobMove, boolean>

export function needsReason(to: PrintJobMove): boolean {
  return NEEDS_REASON[to]
}
