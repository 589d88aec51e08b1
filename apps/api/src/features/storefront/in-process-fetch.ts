import type { FastifyInstance } from 'fastify'
import inject, { type InjectOptions } from 'light-my-request'

/**
 * `fetch` of the public interface without a socket, in the name of `clientAddress`: a page that asks for the catalogue
 * passes the same hooks and spends the same quota as a program that does.
 */
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
    // Not the server's own `inject`, which refuses as soon as it closes: a page that is under way may still ask.
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
