import { JOB_STATES, type GangSheetState, type PrintJobMove, type PrintJobState } from '@platen/contract'

/** Only `openGates` moves a blocked job into the queue. */
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

/** A locked sheet is printed or voided as a whole, so that no film lacks a print unnoticed. */
const NEXT_ON_SHEET = {
  draft: ['queued', 'void'],
  locked: [],
  exported: [],
  printed: [],
  voided: [],
} as const satisfies Record<GangSheetState, readonly PrintJobMove[]>

interface MovableJob {
  readonly state: PrintJobState
  readonly sheetState: GangSheetState | null
}

export function allowedMoves({ state, sheetState }: MovableJob): readonly PrintJobMove[] {
  return state === 'nested' && sheetState !== null ? NEXT_ON_SHEET[sheetState] : NEXT[state]
}

export function canMove(job: MovableJob, to: PrintJobMove): boolean {
  return allowedMoves(job).includes(to)
}

export const UNFINISHED = JOB_STATES.filter((state) => NEXT[state].length > 0)

/** Moves that end a job without its print need a reason. */
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
