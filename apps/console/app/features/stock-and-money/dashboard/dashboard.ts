import type { Resources } from '@platen/api-client'
import { api } from '../../../lib/requests/api.ts'
import { useMay } from '../../people/session/index.ts'
import { paths } from '../../../lib/paths.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

export type Dashboard = Resources['OperationsDashboardResponse']

/** Kept, so that the last known queue is shown offline too. */
export function useDashboard() {
  const allowed = useMay('dashboard:read')
  return useRead(['operations'], (signal) => api.getOperationsDashboard({ signal }), {
    enabled: allowed,
    kept: true,
  })
}

/** Unanswered for a day, oldest first. */
export function useStaleLeads(): Dashboard['staleLeads'] {
  return useDashboard().data?.staleLeads ?? []
}

/** By the path of the page. */
export function useWaitingCounts(): Readonly<Record<string, number>> {
  const { data } = useDashboard()
  if (!data) return {}
  const { queues, late, lowStock, staleLeads } = data
  return {
    [paths.today()]: late.length,
    [paths.orders()]: queues.paymentReview.count,
    [paths.artwork()]: queues.artworkReview.count,
    [paths.stock()]: lowStock.length,
    [paths.leads()]: staleLeads.length,
  }
}

export function olderThan(instant: string, ms: number, now = Date.now()): boolean {
  return now - Date.parse(instant) > ms
}
