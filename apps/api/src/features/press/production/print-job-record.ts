import type {
  FilmFinish,
  GangSheetState,
  ItemKind,
  OrderStatus,
  PrintJobDetail,
  PrintJobRecord,
  PrintJobState,
} from '@platen/contract'
import { orNull, readOnce } from '../../../platform/database/packed-columns.ts'
import { isoTime } from '../../../platform/database/timestamps.ts'
import { contentOf, keepWritten, type Written } from '../../../platform/http/answers/written.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { allowedMoves } from './job-moves.ts'
import { readJob, readPrint, type JobRow, type ParentRow, type PrintRow } from './print-job-rows.store.ts'

type PreviewUrl = (artworkId: string) => string

const keptJob = keepWritten<PrintJobRecord>()

/** For lists. */
export function writePrintJobs(rows: readonly JobRow[], previewUrl: PreviewUrl): Written<PrintJobRecord>[] {
  const contents = new Map<PrintRow, string>()
  return rows.map((row) => {
    const print = contents.get(row.print) ?? contentOfPrint(row.print, previewUrl)
    contents.set(row.print, print)
    return keptJob(contentOf(print, row.job, row.reason, row.finish), () => toPrintJobRecord(row, previewUrl))
  })
}

export function toPrintJobRecord(row: JobRow, previewUrl: PreviewUrl): PrintJobRecord {
  const job = readJob(row.job)
  const print = printOf(row.print.print)
  const state = job.state as PrintJobState
  const sheetState = orNull(job.sheetState) as GangSheetState | null
  return {
    id: encodeId('printJob', job.id),
    orderId: print.orderId,
    orderNumber: print.orderNumber,
    orderItemId: print.orderItemId,
    placementId: print.placementId,
    unit: Number(job.unit),
    quantity: print.quantity,
    state,
    stateSince: isoTime(job.stateSince),
    parentJobId: job.parentJobId === '' ? null : encodeId('printJob', job.parentJobId),
    reason: row.reason,
    kind: print.kind,
    garmentId: print.garmentId,
    garmentName: row.print.garmentName,
    garmentKind: print.garmentKind,
    colour: row.print.colour,
    colourHex: print.colourHex,
    size: row.print.size,
    fabric: print.fabric,
    zoneId: print.zoneId,
    widthMm: print.widthMm,
    heightMm: print.heightMm,
    offsetXMm: print.offsetXMm,
    offsetYMm: print.offsetYMm,
    rotationDeg: print.rotationDeg,
    trim: print.trim,
    finish: row.finish === null ? null : (JSON.parse(row.finish) as FilmFinish),
    artwork: {
      id: print.artwork.id,
      fileName: row.print.artworkFileName,
      previewUrl: previewUrl(print.artwork.uuid),
    },
    promisedBy: print.promisedBy,
    sheet:
      job.sheetId === ''
        ? null
        : { id: encodeId('gangSheet', job.sheetId), number: sheetNumber(Number(job.sheetNumber)) },
    neededBy: print.neededBy,
    note: row.print.note,
    printedAt: job.printedAt === '' ? null : isoTime(job.printedAt),
    allowedMoves:
      (job.orderStatus as OrderStatus) === 'open'
        ? [...allowedMoves({ kind: print.kind, state, sheetState })]
        : [],
  }
}

/** The jobs of a placement have it in common. */
const printOf = readOnce((value) => {
  const print = readPrint(value)
  return {
    orderId: encodeId('order', print.orderId),
    orderNumber: print.orderNumber,
    orderItemId: encodeId('orderItem', print.orderItemId),
    placementId: encodeId('placement', print.placementId),
    quantity: Number(print.quantity),
    kind: print.kind as ItemKind,
    garmentId: print.garmentId === '' ? null : encodeId('garment', print.garmentId),
    garmentKind: print.garmentKind,
    colourHex: print.colourHex,
    fabric: print.fabric,
    zoneId: print.zoneId,
    widthMm: Number(print.widthMm),
    heightMm: Number(print.heightMm),
    offsetXMm: Number(print.offsetXMm),
    offsetYMm: Number(print.offsetYMm),
    rotationDeg: Number(print.rotationDeg) as PrintJobRecord['rotationDeg'],
    trim: {
      topMm: Number(print.trimTopMm),
      rightMm: Number(print.trimRightMm),
      bottomMm: Number(print.trimBottomMm),
      leftMm: Number(print.trimLeftMm),
    },
    artwork: { uuid: print.artworkId, id: encodeId('artwork', print.artworkId) },
    promisedBy: print.promisedBy,
    neededBy: orNull(print.neededBy),
  }
})

/** Short, because each of its jobs has it in its own. The picture's address is another one after an hour. */
function contentOfPrint(row: PrintRow, previewUrl: PreviewUrl): string {
  const { garmentName, colour, size, artworkFileName, note } = row
  const preview = previewUrl(printOf(row.print).artwork.uuid)
  return numberOf(contentOf(row.print, garmentName, colour, size, artworkFileName, note, preview))
}

let prints = 0

/** Of a content; never the same for two. */
const numberOf = readOnce(() => String((prints += 1)))

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
