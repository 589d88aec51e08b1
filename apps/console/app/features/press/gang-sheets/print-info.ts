import { fill } from '@platen/messages'
import { filmSize } from '@platen/placement'
import { zoneIdName } from '../../shop/catalog/index.ts'
import { figure, type Job } from '../print-jobs/index.ts'
import type { LayoutPrint } from './layout.ts'
import type { SheetPrint } from './sheet.ts'
import { m } from '../../../messages/messages.ts'

export type PrintInfo = Omit<SheetPrint, 'xMm' | 'yMm' | 'turned' | 'pinned'>
export type PrintInfoByJob = ReadonlyMap<string, PrintInfo>

/** For the prints on the sheet and for queued jobs that may be added. */
export function collectPrintInfo(prints: readonly SheetPrint[], queued: readonly Job[]): PrintInfoByJob {
  const waiting = queued.map((job): PrintInfo => ({
    ...job,
    ...filmSize(job, job.trim),
    jobId: job.id,
    jobState: job.state,
    // Read with the sheet, once it is on one.
    pieces: null,
  }))
  return new Map([...waiting, ...prints].map((print) => [print.jobId, print]))
}

/** "PL-2026-000042, full front, 1". */
export function printName(info: PrintInfo | undefined): string {
  if (!info) return m.sheets.print.unknown
  return [info.orderNumber, zoneIdName(info.zoneId), info.unit].join(', ')
}

export function placeText({ place: [x, y] }: Pick<LayoutPrint, 'place'>): string {
  return fill(m.sheets.print.place, { across: figure(x), along: figure(y) })
}

/** How a print lies on the film. */
export function placeMarks({ place: [, , turned, pinned] }: Pick<LayoutPrint, 'place'>): string[] {
  return [...(turned ? [m.sheets.print.rotated] : []), ...(pinned ? [m.sheets.print.pinned] : [])]
}

/** The order was cancelled since. */
export function isVoid(info: PrintInfo | undefined): boolean {
  return info?.jobState === 'void'
}

type OrderInfo = Pick<PrintInfo, 'orderId' | 'promisedBy' | 'fabric'>

export function summaryOf(
  prints: readonly { readonly jobId: string }[],
  info: ReadonlyMap<string, OrderInfo>,
) {
  const known = prints.flatMap(({ jobId }) => info.get(jobId) ?? [])
  return {
    orders: new Set(known.map(({ orderId }) => orderId)).size,
    promisedBy: known.map(({ promisedBy }) => promisedBy).toSorted()[0],
    fabrics: [...new Set(known.map(({ fabric }) => fabric))].toSorted(),
  }
}
