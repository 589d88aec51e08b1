import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { REFRESH_MS, type Job } from '../print-jobs/index.ts'

export type { Job, JobState } from '../print-jobs/index.ts'
export type JobDetail = Resources['PrintJobDetail']

/** Kept, because a tablet beside the press needs them offline. */
export const FLOOR_KEY = ['print-jobs', 'floor'] as const
const PAGE = 200
/** Larger shops see only the most urgent jobs. */
const MAX_PAGES = 15

export function useFloorJobs() {
  return useQuery({
    queryKey: FLOOR_KEY,
    queryFn: ({ signal }) => readFloor(signal),
    refetchInterval: REFRESH_MS,
    meta: { kept: true },
  })
}

async function readFloor(signal: AbortSignal): Promise<Job[]> {
  const jobs: Job[] = []
  for (let page = 0; page < MAX_PAGES; page++) {
    const cursor = jobs.at(-1)?.id
    const { data, error, response } = await api.listPrintJobs({
      query: { limit: PAGE, ...(cursor !== undefined && { cursor }) },
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
  return expectData(api.getPrintJob({ jobId: id, ...(signal && { signal }) }))
}
