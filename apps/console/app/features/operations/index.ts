export { useStaleLeads } from './use-stale-leads.ts'
export { useWaiting } from './use-waiting.ts'
export { useDashboard } from './dashboard.ts'
