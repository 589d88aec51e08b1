import { useDashboard, type Dashboard } from './dashboard.ts'

/** Requests that nobody has answered for a day, the oldest first. */
export function useStaleLeads(): Dashboard['staleLeads'] {
  return useDashboard().data?.staleLeads ?? []
}
