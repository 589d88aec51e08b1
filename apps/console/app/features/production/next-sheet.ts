import { useDashboard } from '../operations/index.ts'

/** What the shop would put on the next sheet, as the dashboard says it. */
export function useNextSheet() {
  return useDashboard().data?.nextSheet ?? undefined
}
