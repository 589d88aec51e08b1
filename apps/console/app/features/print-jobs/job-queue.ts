import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useKeyset } from '../../lib/use-keyset.ts'
import type { Job } from './job-words.ts'

export type Waiting = Resources['PrintQueue']['waiting']

interface JobFilter {
  /** States with commas between them; what is not finished when left out. */
  readonly state?: string | undefined
  readonly fabric?: string | undefined
  readonly dueTo?: string | undefined
}

/** The earliest promised day first. Kept: the queue can be read without a connection. */
export function useJobs({ state, fabric, dueTo }: JobFilter) {
  const filter = {
    ...(state !== undefined && { state }),
    ...(fabric !== undefined && { fabric }),
    ...(dueTo !== undefined && { dueTo }),
  }
  return useKeyset<Job>(
    ['print-jobs', 'list', filter],
    (cursor, signal, limit) =>
      api.GET('/api/admin/print-jobs', {
        params: { query: { ...filter, limit, ...(cursor !== undefined && { cursor }) } },
        signal,
      }),
    { kept: true },
  )
}

/** In sum what waits for film, by promised day and fabric. */
export function usePrintQueue() {
  return useQuery({
    queryKey: ['print-jobs', 'waiting'],
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/print-queue', { signal })),
    meta: { kept: true },
  })
}

const MOST_BESIDE_A_SHEET = 200

/** The first of what waits, to be put on a sheet by hand. */
export function useFirstQueued(enabled: boolean) {
  return useQuery({
    queryKey: ['print-jobs', 'first queued'],
    enabled,
    queryFn: ({ signal }) =>
      expectData(
        api.GET('/api/admin/print-jobs', {
          params: { query: { state: 'queued', limit: MOST_BESIDE_A_SHEET } },
          signal,
        }),
      ),
  })
}

export interface InSum {
  readonly jobs: number
  readonly orders: number
  readonly areaMm2: number
}

/** The sum of some of what waits. An order with prints on two fabrics counts for each. */
export function inSum(waiting: Waiting): InSum {
  return waiting.reduce(
    (sum, { jobs, orders, areaMm2 }) => ({
      jobs: sum.jobs + jobs,
      orders: sum.orders + orders,
      areaMm2: sum.areaMm2 + areaMm2,
    }),
    { jobs: 0, orders: 0, areaMm2: 0 },
  )
}
