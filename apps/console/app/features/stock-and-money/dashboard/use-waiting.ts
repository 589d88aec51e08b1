import { paths } from '../../../lib/paths.ts'
import { useDashboard } from './dashboard.ts'

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
