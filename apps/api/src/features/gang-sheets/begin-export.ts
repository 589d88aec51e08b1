import type { GangSheetDetail, GangSheetStepRequest } from '@platen/contract'
import { decideSheet, type SheetDeps } from './decide-sheet.ts'

/** Has the print-ready files of a sheet made behind the answer; `export-sheet.ts` makes them. */
export async function beginExport(
  deps: SheetDeps,
  sheetId: string,
  { revision }: GangSheetStepRequest,
): Promise<GangSheetDetail> {
  return decideSheet(deps, { sheetId, action: 'export', revision }, ({ name, now }) => ({
    change: {
      export: {
        ...{ state: 'running', progressPercent: 0, startedAt: now.toISOString() },
        ...{ finishedAt: null, message: null },
      },
      exportDue: true,
    },
    audit: 'gang_sheet.export_begun',
    message: `${deps.author.actor.name} has the files of sheet ${name} made.`,
  }))
}
