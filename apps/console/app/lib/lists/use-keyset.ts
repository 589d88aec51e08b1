import { PlatenError, type Answer } from '@platen/api-client'
import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'

/** A short first page loads fast; long ones after it keep the requests few. */
const FIRST_PAGE = 50
const NEXT_PAGES = 200

interface Page {
  readonly limit: number
  readonly cursor?: string
}

export function useKeyset<Row>(
  key: QueryKey,
  request: (page: Page, signal: AbortSignal) => Promise<Answer<Row[]>>,
  { kept }: { kept?: true } = {},
) {
  const query = useInfiniteQuery({
    queryKey: key,
    ...(kept && { meta: { kept } }),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data, error, response } = await request(
        pageParam === undefined ? { limit: FIRST_PAGE } : { limit: NEXT_PAGES, cursor: pageParam },
        signal,
      )
      if (error) throw new PlatenError(response, error)
      return { rows: data, next: nextCursor(response) }
    },
    getNextPageParam: ({ next }) => next,
    // Keeps the old rows visible until the new ones arrive.
    placeholderData: (before) => before,
  })
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    query,
    more: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
  }
}

/** Undefined on the last page. */
function nextCursor(response: Response): string | undefined {
  const address = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  if (address === undefined) return undefined
  return new URL(address, location.origin).searchParams.get('cursor') ?? undefined
}
