import { PlatenError, type Answer } from '@platen/api-client'
import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'

/** A first page that is here soon; then long ones, so that a long list is few requests. */
const FIRST_PAGE = 50
const NEXT_PAGES = 200

/** A list of the interface, page after page: `limit` and `cursor` out, the `Link` header back. */
export function useKeyset<Row>(
  key: QueryKey,
  ask: (cursor: string | undefined, signal: AbortSignal, limit: number) => Promise<Answer<Row[]>>,
  { kept }: { kept?: true } = {},
) {
  const query = useInfiniteQuery({
    queryKey: key,
    ...(kept && { meta: { kept } }),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data, error, response } = await ask(
        pageParam ?? undefined,
        signal,
        pageParam ? NEXT_PAGES : FIRST_PAGE,
      )
      if (error) throw new PlatenError(response, error)
      return { rows: data, next: nextCursor(response) }
    },
    getNextPageParam: ({ next }) => next,
    // The old rows stand until the new ones are here.
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

/** `<…?cursor=x>; rel="next"` as the interface writes it; undefined on the last page. */
function nextCursor(response: Response): string | undefined {
  const address = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  if (address === undefined) return undefined
  return new URL(address, location.origin).searchParams.get('cursor') ?? undefined
}
