import { SYSTEM, recordAudit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction, Tx } from '../../platform/database/transaction.ts'
import { emit } from '../../platform/events.ts'
import { encodeId } from '../../platform/ids.ts'
import { wantRemoval } from '../file-removal/index.ts'
import type { PrintInk } from '../film/index.ts'
import { sheetNumber } from '../production/index.ts'
import { changeSheet, lockSheetRow } from './gang-sheets.store.ts'
import { noteInks, replaceFiles, type ExportRef, type SheetFile } from './sheet-exports.store.ts'
import { findSheet, type SheetExport, type SheetRow } from './sheet-rows.store.ts'

interface EndDeps {
  readonly transaction: Transaction
  readonly clock: Clock
}

/** The files of a sheet are there. False when nobody wants them any more. */
export async function finishExport(
  { transaction, clock }: EndDeps,
  ref: ExportRef,
  files: readonly SheetFile[],
  inks: readonly PrintInk[],
): Promise<boolean> {
  return transaction(async (tx) => {
    const found = await lockRunning(tx, ref)
    if (!found) return false
    const { sheet, making } = found
    const now = clock.now()
    await wantRemoval(tx, await replaceFiles(tx, sheet.id, files), now)
    // What printing cost is booked: what was measured for it stays.
    if (sheet.state !== 'printed') await noteInks(tx, sheet.id, inks)
    await changeSheet(
      tx,
      sheet.id,
      {
        ...(sheet.state === 'locked' ? { state: 'exported' } : {}),
        export: { ...making, state: 'done', progressPercent: 100, finishedAt: now.toISOString() },
      },
      { author: SYSTEM, now },
    )
    await recordAudit(tx, [
      {
        ...SYSTEM,
        occurredAt: now,
        action: 'gang_sheet.exported',
        entity: { type: 'gang_sheet', id: encodeId('gangSheet', sheet.id) },
        message: `The files of sheet ${sheetNumber(sheet.number)} were made.`,
      },
    ])
    await tell(tx, 'sheet.exported', sheet, now)
    return true
  })
}

/** Says that the files could not be made, and why. The sheet stays as it was, and its export may be begun again. */
export async function failExport(
  { transaction, clock }: EndDeps,
  ref: ExportRef,
  message: string,
): Promise<void> {
  await transaction(async (tx) => {
    const found = await lockRunning(tx, ref)
    if (!found) return
    const now = clock.now()
    const failed: SheetExport = { ...found.making, state: 'failed', finishedAt: now.toISOString(), message }
    await changeSheet(tx, ref.sheetId, { export: failed }, { author: SYSTEM, now })
    await tell(tx, 'sheet.updated', found.sheet, now)
  })
}

async function lockRunning(
  tx: Tx,
  { sheetId, startedAt }: ExportRef,
): Promise<{ sheet: SheetRow; making: SheetExport } | undefined> {
  await lockSheetRow(tx, sheetId)
  const sheet = await findSheet(tx, sheetId)
  if (sheet?.export?.state !== 'running' || sheet.export.startedAt !== startedAt) return undefined
  return { sheet, making: sheet.export }
}

async function tell(
  tx: Tx,
  type: 'sheet.exported' | 'sheet.updated',
  { id, number }: SheetRow,
  now: Date,
): Promise<void> {
  const payload = { sheetId: encodeId('gangSheet', id), number: sheetNumber(number) }
  await emit(tx, { type, payload, occurredAt: now })
}
