import { expectData, type Answer } from '@platen/api-client'
import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query'

interface ReadOptions {
  readonly enabled?: boolean
  /** Stored in this browser for offline use. */
  readonly kept?: true
  /** Shows the answer of the previous key until that of a new one arrives. */
  readonly keepPrevious?: true
  readonly staleTime?: number
  readonly gcTime?: number
  readonly retry?: false
  readonly refetchOnMount?: boolean | 'always'
}

/** What the API answers to a request, cached under the key. */
export function useRead<Data>(
  queryKey: QueryKey,
  request: (signal: AbortSignal) => Promise<Answer<Data>>,
  { kept, keepPrevious, ...options }: ReadOptions = {},
) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => expectData(request(signal)),
    ...(kept && { meta: { kept } }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...options,
  })
}
