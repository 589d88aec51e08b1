import type { Job } from '../print-jobs/index.ts'
import type { SheetPrint } from './sheet.ts'

/** What a print of a sheet is, wherever it lies. */
export type Facts = Omit<SheetPrint, 'xMm' | 'yMm' | 'turned' | 'pinned'>
export type FactsByJob = ReadonlyMap<string, Facts>

/** Of the prints on the sheet, and of queued jobs that may come on it. */
export function gatherFacts(prints: readonly SheetPrint[], queued: readonly Job[]): FactsByJob {
  const waiting = queued.map((job): Facts => ({ ...job, jobId: job.id, jobState: job.state }))
  return new Map([...waiting, ...prints].map((print) => [print.jobId, print]))
}

/** "PL-2026-000042, full front, 1", as people at the press call it. */
export function nameOfPrint(facts: Facts | undefined): string {
  if (!facts) return 'A print that is not queued any more'
  return `${facts.orderNumber}, ${facts.zoneId.replaceAll('_', ' ')}, ${facts.unit}`
}

/** Of an order that was cancelled since. */
export function isOver(facts: Facts | undefined): boolean {
  return facts?.jobState === 'void'
}

type Purpose = Pick<Facts, 'orderId' | 'promisedBy' | 'fabric'>

/** For whom the prints of a layout are, saved or not. */
export function whomFor(prints: readonly { readonly jobId: string }[], facts: ReadonlyMap<string, Purpose>) {
  const known = prints.flatMap(({ jobId }) => facts.get(jobId) ?? [])
  return {
    orders: new Set(known.map(({ orderId }) => orderId)).size,
    promisedBy: known.map(({ promisedBy }) => promisedBy).toSorted()[0],
    fabrics: [...new Set(known.map(({ fabric }) => fabric))].toSorted(),
  }
}
