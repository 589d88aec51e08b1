import { JOB_STATES, type GangSheetState, type PrintJobMove, type PrintJobState } from '@platen/contract'

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

/**
 * Where a person may move a nested job that is on a sheet. A draft lets it go; what is locked is printed or given up as
 * a whole, so that no film is short of a print without anybody knowing.
 */
const NEXT_ON_SHEET = {
  draft: ['queued', 'void'],
  locked: [],
  exported: [],
  printed: [],
  voided: [],
} as const satisfies Record<GangSheetState, readonly PrintJobMove[]>

interface JobOnTheFloor {
  readonly state: PrintJobState
  /** Of the sheet that it is on. */
  readonly sheetState: GangSheetState | null
}

export function allowedMoves({ state, sheetState }: JobOnTheFloor): readonly PrintJobMove[] {
  return state === 'nested' && sheetState !== null ? NEXT_ON_SHEET[sheetState] : NEXT[state]
}

export function canMove(job: JobOnTheFloor, to: PrintJobMove): boolean {
  return allowedMoves(job).includes(to)
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
