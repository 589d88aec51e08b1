export { useStaleLeads } from './dashboard.ts'
export { useWaitingCounts } from './dashboard.ts'
export { useDashboard } from './dashboard.ts'
