import { randomBytes } from 'node:crypto'
import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal } from '../../refusal.ts'
import { errorBody } from './error-reply.ts'
import type { StandardHeaders } from './standard-headers.ts'

/** With a counter, as unique as random ids and sixty times cheaper. */
const PROCESS = randomBytes(6).toString('hex')
let count = 0

export function newRequestId(): string {
  count += 1
  return `req_${PROCESS}${count.toString(36)}`
}

type ClientError = Error & { code?: string; rawPacket?: unknown }

export function unreadableRequests(headers: StandardHeaders) {
  return {
    onClientError: (error: ClientError, socket: Duplex): void => {
      // An error cannot be written into a response that has started.
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) socket.destroy()
      else socket.end(onSocket(unreadable(error.code), isHead(error)))
    },
    onConnect: (_request: IncomingMessage, socket: Duplex): void => {
      socket.end(onSocket(new Refusal('BAD_REQUEST', 'This service is not a proxy.')))
    },
    // HTTP has 417 for this, but the API does not use that status.
    onExpectation: (_request: IncomingMessage, response: ServerResponse): void => {
      const { body, head } = errorResponse(
        new Refusal('BAD_REQUEST', 'This value of the Expect header is not supported.'),
      )
      response.writeHead(400, head).end(body)
    },
  }

  function onSocket(refusal: Refusal, headOnly = false): string {
    const { body, head } = errorResponse(refusal)
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    return `HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${headOnly ? '' : body}`
  }

  function errorResponse(refusal: Refusal): { body: string; head: Record<string, string> } {
    const requestId = newRequestId()
    const body = errorBody(refusal, requestId)
    return {
      body,
      head: {
        ...headers(requestId),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      },
    }
  }
}

function isHead({ rawPacket }: ClientError): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD '
}

/** Node keeps a response that has started on its socket. */
function isAnswering(socket: Duplex): boolean {
  const response: unknown = Reflect.get(socket, '_httpMessage')
  return response instanceof ServerResponse && response.headersSent
}

/** Of what `refuseAmbiguous` refuses, all that does not show in the target. */
export function isAmbiguous({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  return httpVersionMajor < 1 || hasTwoHosts(rawHeaders)
}

/** Refuses what Node accepts but a proxy in front may understand differently. */
export function refuseAmbiguous({ httpVersionMajor, rawHeaders, url }: IncomingMessage): void {
  if (httpVersionMajor < 1) throw new Refusal('BAD_REQUEST', 'HTTP/0.9 is not supported.')
  if (hasTwoHosts(rawHeaders)) throw new Refusal('BAD_REQUEST', 'There must be only one Host header.')
  // A target such as `*`.
  if (url?.startsWith('/') || /^https?:\/\//i.test(url ?? '')) return
  throw new Refusal('BAD_REQUEST', 'The request target is not a path.')
}

/** Names and values alternate. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function unreadable(code: string | undefined): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal('PAYLOAD_TOO_LARGE', 'The URL and headers are larger than 16 KB.')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Refusal('BAD_REQUEST', 'The request did not arrive in time.')
    case undefined:
    default:
      return new Refusal('BAD_REQUEST', 'This is not a valid HTTP request.')
  }
}
