import type { FastifyInstance } from 'fastify'
import inject, { type InjectOptions } from 'light-my-request'

/** Uses the same hooks and quotas as any other client, on behalf of `clientAddress`. */
export function inProcessFetch(app: FastifyInstance, clientAddress: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const options: InjectOptions = {
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      remoteAddress: clientAddress,
    }
    if (request.body !== null) options.payload = Buffer.from(await request.arrayBuffer())
    // Not the server's `inject`, which refuses once the server closes: pages in progress may still need it.
    const { statusCode, headers, rawPayload } = await inject(
      (request, response) => app.routing(request, response),
      options,
    )
    const answer = new Headers()
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) answer.set(name, String(value))
    }
    const empty = statusCode === 204 || statusCode === 304
    return new Response(empty ? null : new Uint8Array(rawPayload), { status: statusCode, headers: answer })
  }
}
