import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import type { Job } from './job-labels.ts'

const PAGE = 200
/** Other people complete steps too, and no event announces it. */
export const REFRESH_MS = 20_000

export function orderJobsKey(orderId: string | undefined) {
  return ['print-jobs', 'order', orderId] as const
}

/** Failed and void ones too. */
export function useOrderJobs(orderId: string | undefined) {
  return useQuery({
    queryKey: orderJobsKey(orderId),
    queryFn: ({ signal }) => readOrderJobs(orderId ?? '', signal),
    enabled: orderId !== undefined,
    refetchInterval: REFRESH_MS,
    meta: { kept: true },
  })
}

export async function readOrderJobs(orderId: string, signal?: AbortSignal): Promise<Job[]> {
  const jobs: Job[] = []
  for (;;) {
    const cursor = jobs.at(-1)?.id
    const page = await expectData(
      api.listPrintJobs({
        query: { orderId, limit: PAGE, ...(cursor !== undefined && { cursor }) },
        ...(signal && { signal }),
      }),
    )
    jobs.push(...page)
    if (page.length < PAGE) return jobs
  }
}

/** The newer list wins. */
export function mergedJobs(older: readonly Job[], newer: readonly Job[]): Job[] {
  const news = new Map(newer.map((job) => [job.id, job]))
  const known = new Set(older.map(({ id }) => id))
  return [...older.map((job) => news.get(job.id) ?? job), ...newer.filter(({ id }) => !known.has(id))]
}
