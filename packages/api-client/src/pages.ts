import { expectData, type Answer } from './answer.ts'

/** What a list is asked for beside its filters: nothing for the first page. */
export interface PageQuery {
  readonly cursor?: string
}

/**
 * Reads a list page by page, as long as somebody takes pages. `ask` makes the call and puts what it is given into the
 * query. Throws a `PlatenError` when a page is refused.
 */
export async function* pages<Page>(ask: (page: PageQuery) => Promise<Answer<Page>>): AsyncGenerator<Page> {
  let query: PageQuery | undefined = {}
  while (query) {
    const call = ask(query)
    yield await expectData(call)
    query = pageAfter((await call).response)
  }
}

/** The store names the next page in the header `Link`, and none after the last one. */
function pageAfter(response: Response): PageQuery | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]
  const cursor = address === undefined ? null : new URL(address, 'http://store').searchParams.get('cursor')
  return cursor === null ? undefined : { cursor }
}
