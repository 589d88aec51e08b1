import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '../refusal.ts'
import { errorBody } from './error-reply.ts'

/** Random once a process; counting is sixty times cheaper than randomness for each request, and as unique. */
const PROCESS = randomBytes(6).toString('hex')
let count = 0

export function newRequestId(): string {
  count += 1
  return `req_${PROCESS}${count.toString(36)}`
}

/** Bytes that are no HTTP request at all: answered on the bare socket, in the words of the interface. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { body, headers } = answerOf(unreadable(error.code))
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head.join('')}\r\n${body}`)
}

/** `Expect` with anything but `100-continue`: HTTP would have 417, which is not in the closed set. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { body, headers } = answerOf(
    new Refusal('BAD_REQUEST', 'The Expect header asks for something that this service does not do.'),
  )
  response.writeHead(400, headers).end(body)
}

/** A target that is neither a path nor an address: `*` and the like. */
export function refuseOddTarget(target: string | undefined): void {
  if (target?.startsWith('/') || /^https?:\/\//i.test(target ?? '')) return
  throw new Refusal('BAD_REQUEST', 'The request target is not a path.')
}

function answerOf(refusal: Refusal): { body: string; headers: Record<string, string> } {
  const body = errorBody(refusal)
  return {
    body,
    headers: {
      'x-request-id': newRequestId(),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    },
  }
}

function unreadable(code: string | undefined): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal('PAYLOAD_TOO_LARGE', 'The address and headers are larger than 16 KB.')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Refusal('BAD_REQUEST', 'The request did not arrive in time.')
    default:
      return new Refusal('BAD_REQUEST', 'These bytes are not an HTTP request.')
  }
}
