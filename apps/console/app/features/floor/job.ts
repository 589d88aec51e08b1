import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { ASK_AGAIN_MS, type Job } from '../print-jobs/index.ts'

export type { Job, JobState } from '../print-jobs/index.ts'
export type JobDetail = Resources['PrintJobDetail']

/** Everything that is not finished of open orders: what a tablet beside the press must know without a connection. */
export const FLOOR_KEY = ['print-jobs', 'floor'] as const
const PAGE = 200
/** A shop with more at once sees the most urgent. */
const MOST_PAGES = 15

export function useFloorJobs() {
  return useQuery({
    queryKey: FLOOR_KEY,
    queryFn: ({ signal }) => readFloor(signal),
    refetchInterval: ASK_AGAIN_MS,
    meta: { kept: true },
  })
}

async function readFloor(signal: AbortSignal): Promise<Job[]> {
  const jobs: Job[] = []
  for (let page = 0; page < MOST_PAGES; page++) {
    const cursor = jobs.at(-1)?.id
    const { data, error, response } = await api.GET('/api/admin/print-jobs', {
      params: { query: { limit: PAGE, ...(cursor !== undefined && { cursor }) } },
      signal,
    })
    if (error) throw new PlatenError(response, error)
    jobs.push(...data)
    if (data.length < PAGE) break
  }
  return jobs
}

export function useJob(id: string) {
  return useQuery({
    queryKey: ['print-jobs', 'one', id],
    queryFn: ({ signal }) => readJob(id, signal),
    meta: { kept: true },
  })
}

export function readJob(id: string, signal?: AbortSignal): Promise<JobDetail> {
  return expectData(
    api.GET('/api/admin/print-jobs/{jobId}', {
      params: { path: { jobId: id } },
      ...(signal && { signal }),
    }),
  )
}
