import type { GangSheetAction, GangSheetState } from '@platen/contract'
import { Refusal } from '../../../platform/refusal.ts'

/** What a sheet's lifecycle allows in each state. */
const ACTIONS = {
  draft: ['pack', 'change', 'lock', 'void'],
  locked: ['export', 'void'],
  exported: ['export', 'print', 'void'],
  printed: ['export'],
  voided: [],
} as const satisfies Record<GangSheetState, readonly GangSheetAction[]>

/** What decides which actions a sheet allows. */
export interface SheetStatus {
  readonly state: GangSheetState
  /** Prints that can still be printed, without the void ones. */
  readonly livePrints: number
  readonly exporting: boolean
  /** Whether all its files are available. */
  readonly hasFiles: boolean
}

/** What each action needs besides the state. */
const NEEDS = {
  pack: ({ livePrints }) => livePrints > 0,
  change: () => true,
  lock: ({ livePrints }) => livePrints > 0,
  // Files are made once.
  export: ({ exporting, hasFiles }) => !exporting && !hasFiles,
  print: ({ livePrints, exporting }) => livePrints > 0 && !exporting,
  void: () => true,
} as const satisfies Record<GangSheetAction, (sheet: SheetStatus) => boolean>

export function allowedActions(sheet: SheetStatus): GangSheetAction[] {
  return ACTIONS[sheet.state].filter((action) => NEEDS[action](sheet))
}

const PARTICIPLES = {
  pack: 'packed',
  change: 'changed',
  lock: 'locked',
  export: 'exported',
  print: 'printed',
  void: 'voided',
} as const satisfies Record<GangSheetAction, string>

/** Refuses with INVALID_TRANSITION, naming the state and the allowed actions. `name` is the sheet's number. */
export function refuseUnlessAllowed(sheet: SheetStatus, action: GangSheetAction, name: string): void {
  const allowed = allowedActions(sheet)
  if (allowed.includes(action)) return
  throw new Refusal(
    'INVALID_TRANSITION',
    `Sheet ${name} ${stateOf(sheet)}, so it cannot be ${PARTICIPLES[action]}; ${choices(allowed)}.`,
  )
}

function stateOf({ state, exporting, livePrints }: SheetStatus): string {
  if (exporting) return 'is being exported'
  if (livePrints === 0 && (state === 'draft' || state === 'exported')) return 'has no prints'
  return state === 'draft' ? 'is a draft' : `is ${state}`
}

function choices(allowed: readonly GangSheetAction[]): string {
  if (allowed.length === 0) return 'no action is possible now'
  return `it can be ${allowed.map((action) => PARTICIPLES[action]).join(', ')}`
}
