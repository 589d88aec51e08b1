import {
  JOB_STATES,
  type GangSheetState,
  type ItemKind,
  type PrintJobMove,
  type PrintJobState,
} from '@platen/contract'

/** Only `openGates` moves a blocked job into the queue. */
const NEXT = {
  blocked: ['void'],
  queued: ['nested', 'void'],
  nested: ['printed', 'queued', 'void'],
  printed: ['pressed', 'failed', 'void'],
  cut: ['packed', 'failed', 'void'],
  pressed: ['passed', 'failed', 'void'],
  passed: ['packed', 'void'],
  packed: [],
  failed: [],
  void: [],
} as const satisfies Record<PrintJobState, readonly PrintJobMove[]>

/** Film without a garment is cut instead. */
const NEXT_OF_FILM = {
  ...NEXT,
  printed: ['cut', 'failed', 'void'],
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
  readonly kind: ItemKind
  readonly state: PrintJobState
  readonly sheetState: GangSheetState | null
}

export function allowedMoves({ kind, state, sheetState }: MovableJob): readonly PrintJobMove[] {
  if (state === 'nested' && sheetState !== null) return NEXT_ON_SHEET[sheetState]
  return kind === 'garment' ? NEXT[state] : NEXT_OF_FILM[state]
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
  cut: false,
  pressed: false,
  passed: false,
  packed: false,
  failed: true,
  void: true,
} as const satisfies Record<PrintJobMove, boolean>

export function needsReason(to: PrintJobMove): boolean {
  return NEEDS_REASON[to]
}
