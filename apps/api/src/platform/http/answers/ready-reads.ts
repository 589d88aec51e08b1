import { tracingChannel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Operation, QuotaName } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { answerPreflight, operationHeaders, serve } from '../route.ts'
import { clientKey } from '../client-address.ts'
import type { LoadShedding } from '../overload/load-shedding.ts'
import { quotaHeaders, type QuotaState, type LimitsHere } from '../rate-limits.ts'
import type { RecordAnswered } from '../record-answered.ts'
import { ANY_ORIGIN } from './any-origin.ts'
import { formOf, sendReady, type Form, type ReadyAnswer } from './ready-answer.ts'
import type { StandardHeaders } from './standard-headers.ts'
import { isAmbiguous, newRequestId } from './unreadable-requests.ts'

/** An answer that is kept in memory, and made anew when what it says changes. */
export interface SharedAnswer {
  /** Undefined while it has to be made. */
  readonly ready: () => ReadyAnswer | undefined
  readonly get: () => Promise<ReadyAnswer> | ReadyAnswer
}

interface ReadyRead {
  /** The route, for the metrics and the log. */
  readonly pattern: string
  readonly operation?: Operation | undefined
  readonly find: (url: string) => ReadyAnswer | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    readyReads: {
      at(path: string, read: ReadyRead): void
      /** Where no other read is. */
      elsewhere(read: ReadyRead): void
      /** Of those that are registered from now on. */
      onlyBelow(path: string): void
    }
  }
}

interface Deps {
  readonly headers: StandardHeaders
  readonly limits: LimitsHere
  readonly shedding: LoadShedding
  readonly record: RecordAnswered
  readonly addressOf: (request: IncomingMessage) => string | undefined
}

/** An operation whose answer is the same for everybody. */
export function serveShared(app: FastifyInstance, operation: Operation, answer: SharedAnswer): void {
  serve(app, operation, async ({ raw }, reply) => sendReady(raw, reply, await answer.get()))
  app.readyReads.at(operation.path, { pattern: operation.path, operation, find: answer.ready })
}

/** The same for a path outside the contract, which pages of every site may read. */
export function serveDocument(app: FastifyInstance, path: string, answer: () => ReadyAnswer): void {
  app.get(path, (request, reply) => sendReady(request, reply, answer()))
  answerPreflight(app, path)
  app.readyReads.at(path, { pattern: path, find: answer })
}

/**
 * Answers from memory before the framework, whose hooks cost more than the rest of such a read. Only plain GET requests
 * whose answer is at hand: all others, and all refusals, come from the framework, and so does everything that is traced.
 * Call it before the routes are registered.
 */
export function answerReadyReads(app: FastifyInstance, deps: Deps): void {
  const { limits, addressOf, shedding, record } = deps
  const reads = new Map<string, PreparedRead>()
  let elsewhere: PreparedRead | undefined
  let top = '/'
  app.decorate('readyReads', {
    at: (path, read) => {
      if (path.startsWith(top)) reads.set(path, prepare(read))
    },
    elsewhere: (read) => {
      if (top === '/') elsewhere = prepare(read)
    },
    onlyBelow: (path) => (top = path),
  })
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  const tracing = tracingChannel('fastify.request.handler')
  const prepare = (read: ReadyRead): PreparedRead => ({
    ...read,
    quota: read.operation?.quota,
    templateOf: templates(deps.headers, read),
  })

  const listeners = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request
    const read = reads.get(url) ?? elsewhere
    const answer = request.method === 'GET' ? read?.find(url) : undefined
    if (read === undefined || answer === undefined || !isPlain(request) || shedding.isFull('ordinary')) {
      useFramework(request, response)
      return
    }
    const { quota } = read
    const state = quota === undefined ? undefined : limits.consumeHere(quota, clientKey(addressOf(request)))
    if (quota !== undefined && state === undefined) {
      // It refuses.
      useFramework(request, response)
      return
    }
    const form = formOf(answer, request.headers)
    send(response, form, read.templateOf(form), take(read, response), state)
  })

  /** Takes a slot until the response has closed, as each request of the framework does. Returns the request's id. */
  function take({ pattern, operation }: ReadyRead, response: ServerResponse): string {
    const began = performance.now()
    const requestId = newRequestId()
    const lane = shedding.acquire('ordinary')
    response.on('close', () => {
      const ms = performance.now() - began
      const cutOff = !response.writableEnded
      if (!cutOff) shedding.observe(ms)
      shedding.release(lane)
      record({ requestId, method: 'GET', pattern, operation, status: response.statusCode, ms, cutOff })
    })
    return requestId
  }

  function useFramework(request: IncomingMessage, response: ServerResponse): void {
    for (const listener of listeners) listener.call(app.server, request, response)
  }

  function isPlain(request: IncomingMessage): boolean {
    const { headers } = request
    return (
      !closing &&
      !tracing.start.hasSubscribers &&
      headers['content-length'] === undefined &&
      headers['transfer-encoding'] === undefined &&
      !isAmbiguous(request)
    )
  }
}

interface PreparedRead extends ReadyRead {
  readonly quota: QuotaName | undefined
  readonly templateOf: (form: Form) => Template
}

function send(
  response: ServerResponse,
  { status, body }: Form,
  { names, quotaAt, text }: Template,
  requestId: string,
  quota?: QuotaState,
): void {
  const head = names.slice()
  head[1] = requestId
  if (quota) {
    head[quotaAt] = String(quota.limit)
    head[quotaAt + 2] = String(quota.remaining)
    head[quotaAt + 4] = String(quota.resetSeconds)
  }
  response.writeHead(status, head)
  if (text === undefined) response.end(body)
  else response.end(text, BYTES)
}

function templates(headers: StandardHeaders, read: ReadyRead): (form: Form) => Template {
  const made = new WeakMap<Form, Template>()
  return (form) => {
    let template = made.get(form)
    if (!template) made.set(form, (template = makeTemplate(headers, read, form)))
    return template
  }
}

/** Names and values of the head in turn, in the order of the framework's. The first value is the request's id. */
interface Template {
  readonly names: readonly string[]
  readonly quotaAt: number
  /** The body as text of bytes, if it is small: Node writes it together with the head, which takes half the time. */
  readonly text: string | undefined
}

/** Characters that stand for bytes, one each. */
const BYTES = 'latin1'
const MOST_TEXT = 8 * 1024

function makeTemplate(
  standard: StandardHeaders,
  { operation }: ReadyRead,
  { headers, body }: Form,
): Template {
  const names = Object.entries({
    ...standard(''),
    ...(operation?.anyOrigin ? ANY_ORIGIN : {}),
    ...(operation?.quota ? quotaHeaders({ limit: 0, remaining: 0, resetSeconds: 0 }) : {}),
    ...(operation ? operationHeaders(operation) : {}),
    ...headers,
    ...(body ? { 'content-length': String(body.length) } : {}),
  }).flat()
  const text = body && body.length <= MOST_TEXT ? body.toString(BYTES) : undefined
  return { names, quotaAt: names.indexOf('ratelimit-limit') + 1, text }
}

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void
