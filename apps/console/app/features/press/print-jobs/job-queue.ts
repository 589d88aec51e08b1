import type { Resources } from '@platen/api-client'
import { api } from '../../../lib/requests/api.ts'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'
import type { Job } from './job-labels.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

export type Waiting = Resources['PrintQueue']['waiting']

interface JobFilter {
  /** Comma-separated; all unfinished ones when left out. */
  readonly state?: string | undefined
  readonly fabric?: string | undefined
  readonly dueTo?: string | undefined
}

/** Kept for offline use. */
export function useJobs({ state, fabric, dueTo }: JobFilter) {
  const filter = {
    ...(state !== undefined && { state }),
    ...(fabric !== undefined && { fabric }),
    ...(dueTo !== undefined && { dueTo }),
  }
  return useKeyset<Job>(
    ['print-jobs', 'list', filter],
    (page, signal) => api.listPrintJobs({ query: { ...filter, ...page }, signal }),
    { kept: true },
  )
}

export function usePrintQueue() {
  return useRead(['print-jobs', 'waiting'], (signal) => api.getPrintQueue({ signal }), { kept: true })
}

const MAX_FIRST_QUEUED = 200

export function useFirstQueued(enabled: boolean) {
  return useRead(
    ['print-jobs', 'first queued'],
    (signal) => api.listPrintJobs({ query: { state: 'queued', limit: MAX_FIRST_QUEUED }, signal }),
    { enabled },
  )
}

interface WaitingTotal {
  readonly jobs: number
  readonly orders: number
  readonly areaMm2: number
}

/** An order with prints on two fabrics counts once for each. */
export function totalOf(waiting: Waiting): WaitingTotal {
  return waiting.reduce(
    (sum, { jobs, orders, areaMm2 }) => ({
      jobs: sum.jobs + jobs,
      orders: sum.orders + orders,
      areaMm2: sum.areaMm2 + areaMm2,
    }),
    { jobs: 0, orders: 0, areaMm2: 0 },
  )
}
