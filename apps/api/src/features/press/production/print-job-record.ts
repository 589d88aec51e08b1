import type { PrintJobDetail, PrintJobRecord } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'
import { allowedMoves } from './job-moves.ts'
import type { JobRow, ParentRow } from './print-job-rows.store.ts'

export function toPrintJobRecord(row: JobRow, previewUrl: (artworkId: string) => string): PrintJobRecord {
  return {
    id: encodeId('printJob', row.id),
    orderId: encodeId('order', row.orderId),
    orderNumber: row.orderNumber,
    orderItemId: encodeId('orderItem', row.orderItemId),
    placementId: encodeId('placement', row.placementId),
    unit: row.unit,
    quantity: row.quantity,
    state: row.state,
    stateSince: row.stateSince.toISOString(),
    parentJobId: row.parentJobId === null ? null : encodeId('printJob', row.parentJobId),
    reason: row.reason,
    garmentId: encodeId('garment', row.garmentId),
    garmentName: row.garmentName,
    garmentKind: row.garmentKind,
    colour: row.colour,
    colourHex: row.colourHex,
    size: row.size,
    fabric: row.fabric,
    zoneId: row.zoneId,
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    offsetXMm: row.offsetXMm,
    offsetYMm: row.offsetYMm,
    rotationDeg: row.rotationDeg,
    trim: row.trim,
    artwork: {
      id: encodeId('artwork', row.artworkId),
      fileName: row.artworkFileName,
      previewUrl: previewUrl(row.artworkId),
    },
    promisedBy: row.promisedBy,
    sheet:
      row.sheetId === null || row.sheetNumber === null
        ? null
        : { id: encodeId('gangSheet', row.sheetId), number: sheetNumber(row.sheetNumber) },
    neededBy: row.neededBy,
    note: row.note,
    printedAt: row.printedAt?.toISOString() ?? null,
    allowedMoves: row.orderStatus === 'open' ? [...allowedMoves(row)] : [],
  }
}

export function toParentRecord(row: ParentRow): PrintJobDetail['parents'][number] {
  return {
    id: encodeId('printJob', row.id),
    state: row.state,
    stateSince: row.stateSince.toISOString(),
    reason: row.reason,
    printedAt: row.printedAt?.toISOString() ?? null,
  }
}

export function sheetNumber(number: number): string {
  return `GS-${String(number).padStart(6, '0')}`
}
