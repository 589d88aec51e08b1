import type { FastifyReply, FastifyRequest } from 'fastify'

/** So many records a page, unless asked otherwise. */
export const DEFAULT_LIMIT = 50

/** One page of a list and the cursor of the next one, undefined at the end. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | undefined
}

/**
 * The page out of `rows`, of which there is one more than `limit` when there is another page: this is told without
 * counting.
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

/** Names the next page in the header `Link`: the address that was asked for, with another cursor. */
export function linkNextPage(request: FastifyRequest, reply: FastifyReply, next: string | undefined): void {
  if (next === undefined) return
  const [path = '', query = ''] = request.url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', next)
  reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`)
}
