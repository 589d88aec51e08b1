import type {
  GangSheetDetail,
  GangSheetPrintingRequest,
  GangSheetStepRequest,
  GangSheetVoidingRequest,
} from '@platen/contract'
import { invalidField } from '../../../platform/refusal.ts'
import { recordSheetPrinted, recordSpoiledFilm } from '../production-costs/index.ts'
import { moveLockedJobs, setSheetOf } from '../production/index.ts'
import { decideSheet, jobsOnSheet, type SheetDeps } from './decide-sheet.ts'

/** Ends packing, so that the layout no longer changes. */
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

export async function startExport(
  deps: SheetDeps,
  sheetId: string,
  { revision }: GangSheetStepRequest,
): Promise<GangSheetDetail> {
  return decideSheet(deps, { sheetId, action: 'export', revision }, ({ name, now }) => ({
    change: {
      export: {
        ...{ state: 'running', progressPercent: 0, startedAt: now.toISOString() },
        ...{ finishedAt: null, problem: null, message: null },
      },
      exportDue: true,
    },
    audit: 'gang_sheet.export_begun',
    message: `${deps.author.actor.name} started the export of sheet ${name}.`,
  }))
}

/**
 * Jobs of orders on hold become printed too, because their prints are on the film. Void prints are waste.
 */
export async function printSheet(
  deps: SheetDeps,
  sheetId: string,
  { revision, filmUsedMm }: GangSheetPrintingRequest,
): Promise<GangSheetDetail> {
  const { author } = deps
  const shop = await deps.shop.get()
  return decideSheet(
    deps,
    { sheetId, action: 'print', revision, withJobs: [] },
    async ({ tx, sheet, name, locked, now }) => {
      if (filmUsedMm !== undefined && filmUsedMm < sheet.lengthMm) {
        throw invalidField(
          'filmUsedMm',
          `is shorter than the sheet, which is ${sheet.lengthMm} mm long`,
          'film_too_short',
          String(sheet.lengthMm),
        )
      }
      const printed = jobsOnSheet(locked, sheetId)
      await moveLockedJobs(tx, printed, { to: 'printed', author, shop, now })
      await recordSheetPrinted(tx, { sheetId, filmUsedMm, author, shop, now })
      const count = printed.named.length
      return {
        change: { state: 'printed', ...(filmUsedMm === undefined ? {} : { filmUsedMm }) },
        audit: 'gang_sheet.printed',
        message: `${author.actor.name} printed sheet ${name}: ${count} ${count === 1 ? 'print' : 'prints'}.`,
      }
    },
  )
}

/** `filmUsedMm` is film spoiled in printing, so it requires an exported sheet. */
export async function voidSheet(
  deps: SheetDeps,
  sheetId: string,
  { revision, reason, filmUsedMm }: GangSheetVoidingRequest,
): Promise<GangSheetDetail> {
  const { author } = deps
  const shop = await deps.shop.get()
  return decideSheet(
    deps,
    { sheetId, action: 'void', revision, withJobs: [] },
    async ({ tx, sheet, name, locked, now }) => {
      if (filmUsedMm !== undefined && sheet.state !== 'exported') {
        throw invalidField('filmUsedMm', 'is only for a sheet that was exported', 'not_used')
      }
      const leaving = jobsOnSheet(locked, sheetId)
      // Removed before the jobs move, because moving a job that is on a sheet changes the sheet again.
      await setSheetOf(
        tx,
        leaving.named.map(({ id }) => id),
        null,
      )
      if (leaving.named.length > 0) {
        await moveLockedJobs(tx, leaving, { to: 'queued', author, shop, now })
      }
      if (filmUsedMm !== undefined) await recordSpoiledFilm(tx, { sheetId, filmUsedMm, author, shop, now })
      return {
        change: {
          state: 'voided',
          voidReason: reason,
          ...(filmUsedMm === undefined ? {} : { filmUsedMm }),
          ...(sheet.export?.state === 'running'
            ? {
                export: {
                  ...sheet.export,
                  state: 'failed' as const,
                  finishedAt: now.toISOString(),
                  message: 'The sheet was voided meanwhile.',
                },
              }
            : {}),
        },
        audit: 'gang_sheet.voided',
        message: `${author.actor.name} voided sheet ${name}: ${reason}`,
      }
    },
  )
}
