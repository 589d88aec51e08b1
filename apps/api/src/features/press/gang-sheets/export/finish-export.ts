import type { Platform } from '../../../../platform/platform.ts'
import { SYSTEM, recordAudit } from '../../../../platform/records/audit.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'

import { encodeId } from '../../../../platform/records/ids.ts'
import { requestFileRemoval } from '../../../../platform/file-removal/index.ts'
import type { PrintInk } from '../../film/index.ts'
import { emitSheetEvent, sheetNumber } from '../../production/index.ts'
import type { ExportFailure } from './export-problem.ts'
import { changeSheet, lockSheetRow } from '../gang-sheets.store.ts'
import { recordInks, replaceFiles, type ExportRef, type SheetFile } from './sheet-exports.store.ts'
import { findSheet, type SheetExport, type SheetRow } from '../sheet-rows.store.ts'

type FinishDeps = Pick<Platform, 'transaction' | 'clock'>

interface Finished {
  readonly files: readonly SheetFile[]
  readonly inks: readonly PrintInk[]
  readonly fileName: string
}

export async function finishExport(
  { transaction, clock }: FinishDeps,
  ref: ExportRef,
  { files, inks, fileName }: Finished,
): Promise<boolean> {
  return transaction(async (tx) => {
    const found = await lockRunningExport(tx, ref)
    if (!found) return false
    const { sheet, making } = found
    const now = clock.now()
    await requestFileRemoval(tx, await replaceFiles(tx, sheet.id, files), now)
    // Costs of a printed sheet are already recorded from the earlier measurement.
    if (sheet.state !== 'printed') await recordInks(tx, sheet.id, inks)
    await changeSheet(
      tx,
      sheet.id,
      {
        ...(sheet.state === 'locked' ? { state: 'exported' } : {}),
        export: { ...making, state: 'done', progressPercent: 100, finishedAt: now.toISOString(), fileName },
      },
      { author: SYSTEM, now },
    )
    await recordAudit(tx, [
      {
        ...SYSTEM,
        occurredAt: now,
        action: 'gang_sheet.exported',
        entity: { type: 'gang_sheet', id: encodeId('gangSheet', sheet.id) },
        message: `Sheet ${sheetNumber(sheet.number)} was exported.`,
        subject: sheetNumber(sheet.number),
      },
    ])
    await emitSheetEvent(tx, 'sheet.exported', sheet, now)
    return true
  })
}

export async function failExport(
  { transaction, clock }: FinishDeps,
  ref: ExportRef,
  failure: ExportFailure,
): Promise<void> {
  await transaction(async (tx) => {
    const found = await lockRunningExport(tx, ref)
    if (!found) return
    const now = clock.now()
    const failed: SheetExport = {
      ...found.making,
      state: 'failed',
      finishedAt: now.toISOString(),
      ...failure,
    }
    await changeSheet(tx, ref.sheetId, { export: failed }, { author: SYSTEM, now })
    await emitSheetEvent(tx, 'sheet.updated', found.sheet, now)
  })
}

async function lockRunningExport(
  tx: Tx,
  { sheetId, startedAt }: ExportRef,
): Promise<{ sheet: SheetRow; making: SheetExport } | undefined> {
  await lockSheetRow(tx, sheetId)
  const sheet = await findSheet(tx, sheetId)
  if (sheet?.export?.state !== 'running' || sheet.export.startedAt !== startedAt) return undefined
  return { sheet, making: sheet.export }
}
