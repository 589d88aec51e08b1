import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import type { DaySpan } from '../../lib/store-days.ts'

export type Metrics = Resources['AdminMetricsResponse']

/** What the shop earned in these days. */
export function useMetrics({ from, to }: DaySpan) {
  return useQuery({
    queryKey: ['metrics', from, to],
    queryFn: ({ signal }) =>
      expectData(
        api.GET('/api/admin/metrics', { params: { query: { dateFrom: from, dateTo: to } }, signal }),
      ),
  })
}
