import { expectData, type Answer } from './answer.ts'

export interface PageQuery {
  readonly cursor?: string
}

/**
 * Reads a list page by page, as long as pages are consumed. `ask` calls the API with the given page in its query.
 * Throws a `PlatenError` when a page is refused.
 */
export async function* pages<Page>(ask: (page: PageQuery) => Promise<Answer<Page>>): AsyncGenerator<Page> {
  let query: PageQuery | undefined = {}
  while (query) {
    const call = ask(query)
    yield await expectData(call)
    query = pageAfter((await call).response)
  }
}

/** The `Link` header has the next page, except on the last one. */
function pageAfter(response: Response): PageQuery | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]
  const cursor = address === undefined ? null : new URL(address, 'http://store').searchParams.get('cursor')
  return cursor === null ? undefined : { cursor }
}
