import { PlatenError, type Resources } from '@platen/api-client'
import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'

interface Page<Row> {
  readonly data?: Row[] | undefined
  readonly error?: Resources['ApiErrorResponse'] | undefined
  readonly response: Response
}

/** A list of the interface, page after page: `limit` and `cursor` out, the `Link` header back. */
export function useKeyset<Row>(
  key: QueryKey,
  ask: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>,
  { kept }: { kept?: true } = {},
) {
  const query = useInfiniteQuery({
    queryKey: key,
    ...(kept && { meta: { kept } }),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data, error, response } = await ask(pageParam, signal)
      if (error) throw new PlatenError(response, error)
      return { rows: data ?? [], next: nextCursor(response) }
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
