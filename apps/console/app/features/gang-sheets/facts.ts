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
