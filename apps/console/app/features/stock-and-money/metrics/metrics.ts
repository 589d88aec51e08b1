import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import type { DaySpan } from '../../../lib/store-days.ts'

export type Metrics = Resources['AdminMetricsResponse']

export function useMetrics({ from, to }: DaySpan) {
  return useQuery({
    queryKey: ['metrics', from, to],
    queryFn: ({ signal }) => expectData(api.getMetrics({ query: { dateFrom: from, dateTo: to }, signal })),
  })
}
