import type { FastifyReply, FastifyRequest } from 'fastify'

/** The default number of records per page. */
export const DEFAULT_LIMIT = 50

/** One page of a list and the cursor of the next one, undefined at the end. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | undefined
}

/**
 * Makes a page from `rows`, which contain one row more than `limit` when there is another page. This avoids a count
 * query.
 */
export function pageOf<Item>(
  rows: readonly Item[],
  limit: number,
  cursorOf: (last: Item) => string,
): Page<Item> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last !== undefined && rows.length > limit ? cursorOf(last) : undefined }
}

/** Adds a `Link` header to the next page: the requested URL with the next cursor. */
export function linkNextPage(request: FastifyRequest, reply: FastifyReply, next: string | undefined): void {
  if (next === undefined) return
  const [path = '', query = ''] = request.url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', next)
  reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`)
}
