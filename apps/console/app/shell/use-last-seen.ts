import { useQueryClient } from '@tanstack/react-query'
import { ago } from '../lib/formats.ts'

export function useLastSeen(): string | undefined {
  const queries = useQueryClient()
  const last = Math.max(
    ...queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
    0,
  )
  return last === 0 ? undefined : ago(new Date(last).toISOString())
}
