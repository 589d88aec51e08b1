import type { Transaction } from '../../../../platform/database/transaction.ts'
import {
  JobFailure,
  type IntervalPlan,
  type QueuePlan,
  type Retries,
} from '../../../../platform/jobs/job-plan.ts'
import { exportSheet, type ExportDeps } from './export-sheet.ts'
import { claimExports } from './sheet-exports.store.ts'

const QUEUE = 'sheet-exports'
const BATCH = 50
/** Staff wait for the film: after two more attempts the export fails and is restarted manually. */
const RETRIES: Retries = { limit: 2, delaySeconds: 5, maxDelaySeconds: 20 }

interface ExportJob {
  readonly sheetId: string
}

/** One sheet at a time in each process, because each needs all cores and much memory. */
export function sheetExportQueue(deps: ExportDeps, retries: Retries = RETRIES): QueuePlan {
  return {
    name: QUEUE,
    retries,
    batchSize: 1,
    pollSeconds: 1,
    withinSeconds: 20 * 60,
    work: (data, attempt) => exportSheet(deps, readJob(data), attempt),
  }
}

export function sheetExportRelay({ transaction }: { readonly transaction: Transaction }): IntervalPlan {
  return {
    name: 'export-sheets',
    everySeconds: 1,
    replicas: 'every',
    run: ({ enqueue }) =>
      transaction(async (tx) => {
        const jobs = (await claimExports(tx, BATCH)).map((sheetId): ExportJob => ({ sheetId }))
        if (jobs.length > 0) await enqueue(tx, QUEUE, jobs)
        return jobs.length < BATCH ? 'done' : 'more'
      }),
  }
}

function readJob(data: unknown): string {
  const { sheetId } = data as Partial<Record<keyof ExportJob, unknown>>
  if (typeof sheetId !== 'string') throw new JobFailure('This export job is not valid.', { permanent: true })
  return sheetId
}
