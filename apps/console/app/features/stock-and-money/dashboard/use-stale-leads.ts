import { useDashboard, type Dashboard } from './dashboard.ts'

/** Unanswered for a day, oldest first. */
export function useStaleLeads(): Dashboard['staleLeads'] {
  return useDashboard().data?.staleLeads ?? []
}
