import type { GangSheetDetail, GangSheetStepRequest } from '@platen/contract'
import { decideSheet, type SheetDeps } from './decide-sheet.ts'

/** Locks the draft and ends its packing, so that the layout no longer changes. */
export async function lockSheet(
  deps: SheetDeps,
  sheetId: string,
  { revision }: GangSheetStepRequest,
): Promise<GangSheetDetail> {
  return decideSheet(deps, { sheetId, action: 'lock', revision }, ({ name }) => ({
    change: { state: 'locked' },
    audit: 'gang_sheet.locked',
    message: `${deps.author.actor.name} locked sheet ${name}.`,
  }))
}
