import { PageHeader } from '../../lib/page-header.tsx'
import { QueryState } from '../../lib/query-state.tsx'
import { useDashboard } from './dashboard.ts'

export function TodayPage() {
  const dashboard = useDashboard()
  return (
    <>
      <PageHeader title="Today" />
      <QueryState query={dashboard} what="what waits">
        {({ queues }) => <pre>{JSON.stringify(queues, null, 2)}</pre>}
      </QueryState>
    </>
  )
}
