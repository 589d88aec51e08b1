import {
  SHEET_FILES,
  may,
  type GangSheetDetail,
  type GangSheetFileName,
  type GangSheetRecord,
  type Rights,
} from '@platen/contract'
import { allowedNames } from '../../../platform/auth/action-records.ts'
import { toActorRecord } from '../../../platform/records/actor-record.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { sheetNumber } from '../production/index.ts'
import { INTERRUPTED } from './export/export-problem.ts'
import { utilisationPercent } from './sheet-geometry.ts'
import { sheetActions, type SheetStatus } from './sheet-actions.ts'
import type { PieceOfSheet } from './sheet-pieces.store.ts'
import type { SheetExport, SheetPrintRow, SheetRow } from './sheet-rows.store.ts'

/** Longer than one export attempt may take; the next one would have sent a heartbeat. */
const LOST_AFTER_MS = 25 * 60_000
/** Longer than any job waits in the queue: the job is gone. */
const NEVER_STARTED_AFTER_MS = 24 * 3_600_000

export interface RecordView {
  readonly rights: Rights
  readonly now: Date
  readonly previewUrl: (artworkId: string) => string
}

export function toSheetRecord(row: SheetRow, { rights, now }: RecordView): GangSheetRecord {
  const actions = sheetActions(statusOf(row, now), rights)
  return {
    id: encodeId('gangSheet', row.id),
    number: sheetNumber(row.number),
    state: row.state,
    stateSince: row.stateSince.toISOString(),
    film: row.film,
    lengthMm: row.lengthMm,
    boundMm: row.boundMm,
    utilisationPercent: utilisationPercent(row.areaMm2, row.film, row.lengthMm),
    jobs: row.jobs,
    orders: row.orders,
    fabrics: [...row.fabrics],
    promisedBy: row.promisedBy,
    packing: packingOf(row, now),
    export: exportOf(row, now),
    costMinor: may(rights, 'costs:read') ? row.costMinor : null,
    voidReason: row.voidReason,
    createdBy: toActorRecord(row.createdByKind, row.createdBy, row.createdByName),
    createdAt: row.createdAt.toISOString(),
    revision: row.revision,
    actions,
    allowedActions: allowedNames(actions),
  }
}

export function toSheetDetail(
  row: SheetRow,
  {
    prints,
    pieces,
  }: {
    readonly prints: readonly SheetPrintRow[]
    /** By job. */
    readonly pieces: ReadonlyMap<string, readonly PieceOfSheet[]>
  },
  view: RecordView,
  tooLarge: GangSheetDetail['tooLarge'] = [],
): GangSheetDetail {
  return {
    ...toSheetRecord(row, view),
    prints: prints.map((print) => ({
      jobId: encodeId('printJob', print.jobId),
      jobState: print.jobState,
      orderId: encodeId('order', print.orderId),
      orderNumber: print.orderNumber,
      unit: print.unit,
      garmentName: print.garmentName,
      colour: print.colour,
      size: print.size,
      kind: print.kind,
      zoneId: print.zoneId,
      fabric: print.fabric,
      promisedBy: print.promisedBy,
      artwork: {
        id: encodeId('artwork', print.artworkId),
        fileName: print.artworkFileName,
        previewUrl: view.previewUrl(print.artworkId),
      },
      widthMm: print.widthMm,
      heightMm: print.heightMm,
      trim: print.trim,
      pieces: pieces.get(print.jobId)?.map((piece) => toPiece(piece, view)) ?? null,
      xMm: print.xMm,
      yMm: print.yMm,
      turned: print.turned,
      pinned: print.pinned,
    })),
    tooLarge,
  }
}

function toPiece(
  { xMm, sideMarginMm, artworkId, ...piece }: PieceOfSheet,
  { previewUrl }: RecordView,
): NonNullable<GangSheetDetail['prints'][number]['pieces']>[number] {
  const { widthMm, heightMm, trim, yMm, turned } = piece
  return {
    ...{ widthMm, heightMm, trim, yMm, turned },
    xMm: Math.round((xMm - sideMarginMm) * 10) / 10,
    previewUrl: previewUrl(artworkId),
  }
}

export function statusOf(
  row: Pick<SheetRow, 'state' | 'livePrints' | 'export' | 'files' | 'lostFiles'>,
  now: Date,
): SheetStatus {
  return {
    state: row.state,
    livePrints: row.livePrints,
    exporting: isExporting(row, now),
    hasFiles: row.files.length > 0 && row.lostFiles === 0,
  }
}

function isExporting({ export: making }: Pick<SheetRow, 'export'>, now: Date): boolean {
  return making?.state === 'running' && !isLost(making, now)
}

function isLost({ state, heardAt, startedAt }: SheetExport, now: Date): boolean {
  if (state !== 'running') return false
  if (heardAt === undefined) return now.getTime() - Date.parse(startedAt) >= NEVER_STARTED_AFTER_MS
  return now.getTime() - Date.parse(heardAt) >= LOST_AFTER_MS
}

/** Packing by a replica that died ends when its time is over. */
function packingOf({ packingSince, packingUntil }: SheetRow, now: Date): GangSheetRecord['packing'] {
  if (packingSince === null || packingUntil === null || packingUntil <= now) return null
  return { startedAt: packingSince.toISOString(), until: packingUntil.toISOString() }
}

function exportOf({ export: making, files }: SheetRow, now: Date): GangSheetRecord['export'] {
  if (making === null) return null
  const { heardAt, fileName, ...visible } = making
  return {
    ...visible,
    problem: visible.problem ?? null,
    ...(isLost(making, now) ? { ...LOST, finishedAt: heardAt ?? visible.startedAt } : {}),
    files: SHEET_FILES.flatMap((name: GangSheetFileName) => {
      const file = files.find((candidate) => candidate.name === name)
      return file ? [{ name, byteSize: file.byteSize }] : []
    }),
  }
}

const LOST = { state: 'failed', ...INTERRUPTED } as const
