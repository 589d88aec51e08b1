import { randomBytes } from 'node:crypto'
import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal } from '../refusal.ts'
import { errorBody } from './error-reply.ts'
import type { StandardHeaders } from './standard-headers.ts'

/** Random once a process; counting is sixty times cheaper than randomness for each request, and as unique. */
const PROCESS = randomBytes(6).toString('hex')
let count = 0

export function newRequestId(): string {
  count += 1
  return `req_${PROCESS}${count.toString(36)}`
}

type ClientError = Error & { code?: string; rawPacket?: unknown }

/** Answers what never becomes a request, in the words of the interface. The members are listeners of the server. */
export function unreadableRequests(headers: StandardHeaders) {
  return {
    onClientError: (error: ClientError, socket: Duplex): void => {
      // In the middle of an answer there is nothing to be said any more.
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) socket.destroy()
      else socket.end(onSocket(unreadable(error.code), isHead(error)))
    },
    onConnect: (_request: IncomingMessage, socket: Duplex): void => {
      socket.end(onSocket(new Refusal('BAD_REQUEST', 'This service is no proxy.')))
    },
    // HTTP would have 417 for it, which is not in the closed set.
    onExpectation: (_request: IncomingMessage, response: ServerResponse): void => {
      const { body, head } = answer(
        new Refusal('BAD_REQUEST', 'The Expect header asks for something that this service does not do.'),
      )
      response.writeHead(400, head).end(body)
    },
  }

  function onSocket(refusal: Refusal, headOnly = false): string {
    const { body, head } = answer(refusal)
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    return `HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${headOnly ? '' : body}`
  }

  function answer(refusal: Refusal): { body: string; head: Record<string, string> } {
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

/** Whether these are bytes of a HEAD request, whose answer has no body. */
function isHead({ rawPacket }: ClientError): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD '
}

/** Whether part of an answer to an earlier request has been sent. Node keeps that response at its socket. */
function isAnswering(socket: Duplex): boolean {
  const response: unknown = Reflect.get(socket, '_httpMessage')
  return response instanceof ServerResponse && response.headersSent
}

/** A target that is neither a path nor an address: `*` and the like. */
export function refuseOddTarget(target: string | undefined): void {
  if (target?.startsWith('/') || /^https?:\/\//i.test(target ?? '')) return
  throw new Refusal('BAD_REQUEST', 'The request target is not a path.')
}

function unreadable(code: string | undefined): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal('PAYLOAD_TOO_LARGE', 'The address and headers are larger than 16 KB.')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Refusal('BAD_REQUEST', 'The request did not arrive in time.')
    case undefined:
    default:
      return new Refusal('BAD_REQUEST', 'These bytes are not an HTTP request.')
  }
}
