import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export type Job = Resources['PrintJobRecord']
export type JobDetail = Resources['PrintJobDetail']
export type JobState = Job['state']

/** Everything that is not finished of open orders: what a tablet beside the press must know without a connection. */
export const FLOOR_KEY = ['print-jobs', 'floor'] as const
const PAGE = 200
/** A shop with more at once sees the most urgent. */
const MOST_PAGES = 15
/** Others press and check too, and no event tells of it. */
const ASK_AGAIN_MS = 20_000

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

/** Every job of an order, whatever became of it. */
export function useOrderJobs(orderId: string | undefined) {
  return useQuery({
    queryKey: ['print-jobs', 'order', orderId],
    queryFn: ({ signal }) => readOrderJobs(orderId ?? '', signal),
    enabled: orderId !== undefined,
    refetchInterval: ASK_AGAIN_MS,
    meta: { kept: true },
  })
}

export async function readOrderJobs(orderId: string, signal?: AbortSignal): Promise<Job[]> {
  const jobs: Job[] = []
  for (;;) {
    const cursor = jobs.at(-1)?.id
    const page = await expectData(
      api.GET('/api/admin/print-jobs', {
        params: { query: { orderId, limit: PAGE, ...(cursor !== undefined && { cursor }) } },
        ...(signal && { signal }),
      }),
    )
    jobs.push(...page)
    if (page.length < PAGE) return jobs
  }
}
