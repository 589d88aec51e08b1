import { SHEET_ACTIONS, type GangSheetAction, type GangSheetState, type Rights } from '@platen/contract'
import {
  actionRecord,
  obstacleByRole,
  type Action,
  type Obstacle,
} from '../../../platform/auth/action-records.ts'
import { Refusal } from '../../../platform/refusal.ts'

export interface SheetStatus {
  readonly state: GangSheetState
  readonly livePrints: number
  readonly exporting: boolean
  readonly hasFiles: boolean
}

interface Rule {
  readonly states: readonly GangSheetState[]
  /** Why no other state allows it. */
  readonly otherwise: Obstacle
  readonly participle: string
  readonly obstacle?: (sheet: SheetStatus) => Obstacle | undefined
}

const EMPTY: Obstacle = { code: 'sheet_empty', reason: 'The sheet has no prints.' }
const EXPORTING: Obstacle = { code: 'sheet_exporting', reason: 'The export is running.' }
const HAS_FILES: Obstacle = { code: 'sheet_has_files', reason: 'The sheet is already exported.' }

const needsPrints = ({ livePrints }: SheetStatus) => (livePrints === 0 ? EMPTY : undefined)
const duringExport = ({ exporting }: SheetStatus) => (exporting ? EXPORTING : undefined)

/** Both operations and records follow these rules. */
const RULES: Readonly<Record<GangSheetAction, Rule>> = {
  pack: {
    states: ['draft'],
    otherwise: { code: 'sheet_not_draft', reason: 'Only drafts can be packed.' },
    participle: 'packed',
    obstacle: needsPrints,
  },
  change: {
    states: ['draft'],
    otherwise: { code: 'sheet_not_draft', reason: 'Only drafts can be changed.' },
    participle: 'changed',
  },
  lock: {
    states: ['draft'],
    otherwise: { code: 'sheet_not_draft', reason: 'Only drafts can be locked.' },
    participle: 'locked',
    obstacle: needsPrints,
  },
  export: {
    states: ['locked', 'exported', 'printed'],
    otherwise: { code: 'sheet_not_locked', reason: 'Only a locked sheet can be exported.' },
    participle: 'exported',
    // Files are made once.
    obstacle: (sheet) => duringExport(sheet) ?? (sheet.hasFiles ? HAS_FILES : undefined),
  },
  print: {
    states: ['exported'],
    otherwise: { code: 'sheet_not_exported', reason: 'Only an exported sheet can be printed.' },
    participle: 'printed',
    obstacle: (sheet) => duringExport(sheet) ?? needsPrints(sheet),
  },
  void: {
    states: ['draft', 'locked', 'exported'],
    otherwise: { code: 'sheet_not_voidable', reason: 'This sheet can no longer be voided.' },
    participle: 'voided',
  },
}

export function sheetActions(sheet: SheetStatus, rights: Rights): Action<GangSheetAction>[] {
  const byRole = obstacleByRole(rights, 'production:write', 'change gang sheets')
  return SHEET_ACTIONS.map((name) => actionRecord(name, byRole ?? obstacleTo(sheet, name)))
}

export function refuseUnlessAllowed(sheet: SheetStatus, action: GangSheetAction, name: string): void {
  if (obstacleTo(sheet, action) === undefined) return
  const allowed = SHEET_ACTIONS.filter((other) => obstacleTo(sheet, other) === undefined)
  throw new Refusal(
    'INVALID_TRANSITION',
    `Sheet ${name} ${stateOf(sheet)}, so it cannot be ${RULES[action].participle}; ${choices(allowed)}.`,
    { details: { reason: 'sheet_moved', names: [name], state: sheet.state, allowedActions: allowed } },
  )
}

function obstacleTo(sheet: SheetStatus, action: GangSheetAction): Obstacle | undefined {
  const { states, otherwise, obstacle } = RULES[action]
  return states.includes(sheet.state) ? obstacle?.(sheet) : otherwise
}

function stateOf({ state, exporting, livePrints }: SheetStatus): string {
  if (exporting) return 'is being exported'
  if (livePrints === 0 && (state === 'draft' || state === 'exported')) return 'has no prints'
  return state === 'draft' ? 'is a draft' : `is ${state}`
}

function choices(allowed: readonly GangSheetAction[]): string {
  if (allowed.length === 0) return 'no action is possible now'
  return `it can be ${allowed.map((action) => RULES[action].participle).join(', ')}`
}
