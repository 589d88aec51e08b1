import type { GangSheetDetail, GangSheetStepRequest } from '@platen/contract'
import { decideSheet, type SheetDeps } from '../decide-sheet.ts'

/** Asks for the print-ready files of a sheet. A background job makes them: `export-sheet.ts`. */
export async function startExport(
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
    message: `${deps.author.actor.name} started the export of sheet ${name}.`,
  }))
}
