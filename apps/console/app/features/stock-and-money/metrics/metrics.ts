import type { Resources } from '@platen/api-client'
import { api } from '../../../lib/requests/api.ts'
import type { DaySpan } from '../../../lib/store-days.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

export type Metrics = Resources['AdminMetricsResponse']

export function useMetrics({ from, to }: DaySpan) {
  return useRead(['metrics', from, to], (signal) =>
    api.getMetrics({ query: { dateFrom: from, dateTo: to }, signal }),
  )
}
