import { tracingChannel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Operation } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { answerPreflight, operationHeaders, serve } from '../route.ts'
import { clientKey } from '../client-address.ts'
import type { LoadShedding } from '../overload/load-shedding.ts'
import { quotaHeaders, type QuotaState, type RateLimits } from '../rate-limits.ts'
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
  readonly limits: RateLimits
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
  const reads = new Map<string, ReadyRead>()
  let elsewhere: ReadyRead | undefined
  let top = '/'
  app.decorate('readyReads', {
    at: (path, read) => {
      if (path.startsWith(top)) reads.set(path, read)
    },
    elsewhere: (read) => {
      if (top === '/') elsewhere = read
    },
    onlyBelow: (path) => (top = path),
  })
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  const tracing = tracingChannel('fastify.request.handler')
  const templateOf = templates(deps.headers)

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
    const form = formOf(answer, request.headers)
    const template = templateOf(read, form)
    const quota = read.operation?.quota
    const taken = take(read, response)
    if (quota === undefined) {
      send(response, form, template, taken.requestId)
      return
    }
    limits.consume(quota, clientKey(addressOf(request))).then(
      (state) => send(response, form, template, taken.requestId, state),
      // It refuses in the same way.
      () => {
        if (taken.giveBack()) useFramework(request, response)
      },
    )
  })

  /** Takes a slot until the response has closed, as each request of the framework does. */
  function take({ pattern, operation }: ReadyRead, response: ServerResponse): Taken {
    const began = performance.now()
    const requestId = newRequestId()
    const lane = shedding.acquire('ordinary')
    let isOpen = true
    const onClose = () => {
      isOpen = false
      const ms = performance.now() - began
      const cutOff = !response.writableEnded
      if (!cutOff) shedding.observe(ms)
      shedding.release(lane)
      record({ requestId, method: 'GET', pattern, operation, status: response.statusCode, ms, cutOff })
    }
    response.once('close', onClose)
    return {
      requestId,
      giveBack: () => {
        if (!isOpen) return false
        response.off('close', onClose)
        shedding.release(lane)
        return true
      },
    }
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

interface Taken {
  readonly requestId: string
  /** False if the response has closed. */
  readonly giveBack: () => boolean
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

function templates(headers: StandardHeaders): (read: ReadyRead, form: Form) => Template {
  const made = new WeakMap<ReadyRead, WeakMap<Form, Template>>()
  return (read, form) => {
    let ofRead = made.get(read)
    if (!ofRead) made.set(read, (ofRead = new WeakMap()))
    let template = ofRead.get(form)
    if (!template) ofRead.set(form, (template = makeTemplate(headers, read, form)))
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
