import type { GangSheetAction, GangSheetState } from '@platen/contract'
import { Refusal } from '../../platform/refusal.ts'

/** What a sheet's lifecycle allows in each state. */
const ACTIONS = {
  draft: ['pack', 'change', 'lock', 'void'],
  locked: ['export', 'void'],
  exported: ['export', 'print', 'void'],
  printed: ['export'],
  voided: [],
} as const satisfies Record<GangSheetState, readonly GangSheetAction[]>

/** The part of a sheet that decides what may be done with it. */
export interface SheetAtWork {
  readonly state: GangSheetState
  /** Prints that can still be printed: void ones do not count. */
  readonly livePrints: number
  readonly exporting: boolean
  /** All its files are there. */
  readonly hasFiles: boolean
}

/** What has to be there, beyond the state. */
const NEEDS = {
  pack: ({ livePrints }) => livePrints > 0,
  change: () => true,
  lock: ({ livePrints }) => livePrints > 0,
  // Files that are there are the sheet: they are made once.
  export: ({ exporting, hasFiles }) => !exporting && !hasFiles,
  print: ({ livePrints, exporting }) => livePrints > 0 && !exporting,
  void: () => true,
} as const satisfies Record<GangSheetAction, (sheet: SheetAtWork) => boolean>

export function allowedActions(sheet: SheetAtWork): GangSheetAction[] {
  return ACTIONS[sheet.state].filter((action) => NEEDS[action](sheet))
}

const DOING = {
  pack: 'packed',
  change: 'changed',
  lock: 'locked',
  export: 'exported',
  print: 'printed',
  void: 'voided',
} as const satisfies Record<GangSheetAction, string>

/** Refuses with INVALID_TRANSITION, naming the state and what is allowed. `name` is what people call the sheet. */
export function refuseUnlessAllowed(sheet: SheetAtWork, action: GangSheetAction, name: string): void {
  const allowed = allowedActions(sheet)
  if (allowed.includes(action)) return
  throw new Refusal(
    'INVALID_TRANSITION',
    `Sheet ${name} ${standing(sheet)}, so it cannot be ${DOING[action]}; ${choices(allowed)}.`,
  )
}

function standing({ state, exporting, livePrints }: SheetAtWork): string {
  if (exporting) return 'is being exported'
  if (livePrints === 0 && (state === 'draft' || state === 'exported')) return 'has no prints'
  return state === 'draft' ? 'is a draft' : `is ${state}`
}

function choices(allowed: readonly GangSheetAction[]): string {
  if (allowed.length === 0) return 'nothing can be done with it now'
  return `it can be ${allowed.map((action) => DOING[action]).join(', ')}`
}
