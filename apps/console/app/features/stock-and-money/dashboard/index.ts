export { useStaleLeads } from './use-stale-leads.ts'
export { useWaitingCounts } from './use-waiting.ts'
export { useDashboard } from './dashboard.ts'
