import type { FastifyReply, FastifyRequest } from 'fastify'

export const DEFAULT_LIMIT = 50

export interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | undefined
}

/** `rows` contains one row more than `limit` when there is another page, which avoids a count query. */
export function pageOf<Item>(
  rows: readonly Item[],
  limit: number,
  cursorOf: (last: Item) => string,
): Page<Item> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last !== undefined && rows.length > limit ? cursorOf(last) : undefined }
}

export function linkNextPage(request: FastifyRequest, reply: FastifyReply, next: string | undefined): void {
  if (next === undefined) return
  const [path = '', query = ''] = request.url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', next)
  reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`)
}
