import { part, takesOrderKey, type Operation } from '@platen/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { quotaHeaders, type RateLimits } from './rate-limits.ts'
import { clientKey } from './client-address.ts'
import { PREFLIGHT } from './answers/any-origin.ts'
import { answersRevision, refuseUnmatched, revisionTag } from './answers/revision.ts'
import { deprecationHeaders } from './answers/standard-headers.ts'
import { takeOrderKey } from './order-key.ts'
import { respondOnce, type Once, type OnceDeps } from './idempotency.ts'
import { absentBodies } from './validators.ts'

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined
type Field<Op, Name extends string> = Op extends Readonly<Record<Name, infer Value>> ? Value : undefined

export interface OperationRequest<Op extends Operation> {
  readonly body: StaticOf<Field<Op, 'body'>>
  readonly params: StaticOf<Field<Op, 'params'>>
  readonly query: StaticOf<Field<Op, 'query'>>
  /** The same in the response, the logs and the audit log. */
  readonly id: string
  readonly raw: FastifyRequest
}

type Answer<Op extends Operation> = Static<Op['success']['schema']>

/** Returns the response body, or the reply when the handler has sent it itself. */
type Handler<Op extends Operation> = (
  request: OperationRequest<Op>,
  reply: FastifyReply,
) => Promise<Answer<Op> | FastifyReply> | Answer<Op> | FastifyReply

export type IdempotentOperation = Operation & { readonly idempotent: true }

export type OnceRequest<Op extends IdempotentOperation = IdempotentOperation> = OperationRequest<Op> & Once

/** What it writes through `transaction` is written once per key. */
type IdempotentHandler<Op extends IdempotentOperation> = (
  request: OnceRequest<Op>,
  reply: FastifyReply,
) => Promise<object | string>

/** Unknown parameters are refused, as unknown fields are. */
const NO_QUERY = part({})

declare module 'fastify' {
  interface FastifyInstance {
    idempotency: OnceDeps
  }
  interface FastifyContextConfig {
    operation?: Operation
  }
  interface FastifyRequest {
    /** Kept here because `routeOptions` is rebuilt at every access. Undefined for routes outside the contract. */
    operation: Operation | undefined
    /** `ip`, read once: Fastify reads the headers of proxies at every access. */
    clientAddress: string
    /** The route pattern, for logs and metrics: the path itself may contain a secret token. */
    pattern: string
    /** Called when a stream starts, because it may stay open for hours without doing any work. */
    countAsAnswered: () => void
    releaseSlot: () => void
    /** Refuses with OVERLOADED. */
    acquireSlot: () => void
  }
}

export function registerIdempotency(app: FastifyInstance, { database, transaction, clock }: OnceDeps): void {
  app.decorate('idempotency', { database, transaction, clock })
}

export function route<const Op extends IdempotentOperation>(
  app: FastifyInstance,
  operation: Op,
  handler: IdempotentHandler<Op>,
): void
export function route<const Op extends Operation & { readonly idempotent?: never }>(
  app: FastifyInstance,
  operation: Op,
  handler: Handler<Op>,
): void
export function route(
  app: FastifyInstance,
  operation: Operation,
  handler: (request: OnceRequest, reply: FastifyReply) => unknown,
): void {
  if (!operation.idempotent) {
    serve(app, operation, handler as Handler<Operation>)
    return
  }
  const handleOnce = handler as IdempotentHandler<IdempotentOperation>
  serve(app, operation, (request, reply) =>
    respondOnce(app.idempotency, request.raw, reply, (once) =>
      handleOnce({ ...(request as OnceRequest), ...once }, reply),
    ),
  )
}

/** For handlers that process the idempotency key themselves, as uploads do once they have the file. */
export function serve<const Op extends Operation>(
  app: FastifyInstance,
  operation: Op,
  handler: Handler<Op>,
): void {
  const schema: FastifySchema = {
    ...(operation.params ? { params: operation.params } : {}),
    querystring: operation.query ?? NO_QUERY,
    ...(operation.body ? { body: operation.body } : {}),
  }
  const headers = operationHeaders(operation)
  if (operation.body && operation.bodyOptional) absentBodies.add(operation.body)
  const withRevision = answersRevision(operation)
  const url = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
  if (operation.anyOrigin) answerPreflight(app, url)
  app.route({
    method: operation.method,
    url,
    schema,
    config: { operation },
    ...(takesOrderKey(operation) ? { onRequest: takeOrderKey } : {}),
    handler: (request, reply) => {
      reply.code(operation.success.status).headers(headers)
      const { params, query } = request as Pick<OperationRequest<Op>, 'params' | 'query'>
      const body = (operation.bodyOptional ? (request.body ?? {}) : request.body) as StaticOf<
        Field<Op, 'body'>
      >
      refuseUnmatched(request)
      const result = handler({ body, params, query, id: request.id, raw: request }, reply)
      if (withRevision) {
        return Promise.resolve(result).then((record) => {
          reply.header('etag', revisionTag((record as { readonly revision: number }).revision))
          return record
        })
      }
      // A reply is also a promise; awaiting it costs a fifth of a fast read.
      return result === reply ? undefined : result
    },
  })
}

export function operationHeaders({ caching, deprecation }: Operation): Record<string, string> {
  return {
    ...(caching === 'shared' ? {} : { 'cache-control': 'no-store' }),
    ...(deprecation ? deprecationHeaders(deprecation) : {}),
  }
}

export function answerPreflight(app: FastifyInstance, url: string): void {
  app.options(url, (_request, reply) => reply.code(204).headers(PREFLIGHT).send())
}

export function limitByQuota(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { quota, countsItself } = request.operation ?? {}
    if (quota === undefined || countsItself === true) {
      done()
      return
    }
    limits.consume(quota, clientKey(request.clientAddress)).then((state) => {
      reply.headers(quotaHeaders(state))
      done()
    }, done)
  })
}
