import type { Operation } from '@platen/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { quotaHeaders, type RateLimits } from '../rate-limits.ts'
import { clientKey } from './client-address.ts'
import { deprecationHeaders } from './deprecation.ts'

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined
type Field<Op, Name extends string> = Op extends Readonly<Record<Name, infer Value>> ? Value : undefined

/** A request as the contract describes it: checked before the handler sees it. */
export interface OperationRequest<Op extends Operation> {
  readonly body: StaticOf<Field<Op, 'body'>>
  readonly params: StaticOf<Field<Op, 'params'>>
  readonly query: StaticOf<Field<Op, 'query'>>
  /** The request id that the answer, the logs and the audit rows name. */
  readonly id: string
  readonly raw: FastifyRequest
}

export type Answer<Op extends Operation> = Static<Op['success']['schema']>

/** Returns the answer's body, or the reply when the handler has sent it itself. */
type Handler<Op extends Operation> = (
  request: OperationRequest<Op>,
  reply: FastifyReply,
) => Promise<Answer<Op> | FastifyReply> | Answer<Op> | FastifyReply

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
  interface FastifyRequest {
    /** The operation that is asked for; undefined where the contract knows none. The framework would build it anew at each look. */
    operation: Operation | undefined
    /** The pattern of its path, for logs and metrics: a path itself may hold a key. */
    pattern: string
    /**
     * Ends the request as far as places, metrics and the log go. A stream calls it when it begins: it may last for
     * hours, and neither works nor keeps anybody waiting.
     */
    countAsAnswered: () => void
    /** Gives the place back while nothing can be done, and takes one again: refuses with OVERLOADED when there is none. */
    stepAside: () => void
    stepIn: () => void
  }
}

/**
 * Serves one operation of the contract: its path, its validation, its quota, its caching and its deprecation
 * headers all come from the operation's record.
 */
export function route<const Op extends Operation>(
  app: FastifyInstance,
  operation: Op,
  handler: Handler<Op>,
): void {
  const schema: FastifySchema = {
    ...(operation.params ? { params: operation.params } : {}),
    ...(operation.query ? { querystring: operation.query } : {}),
    ...(operation.body ? { body: operation.body } : {}),
  }
  const headers = {
    ...(operation.caching === 'private' ? { 'cache-control': 'no-store' } : {}),
    ...(operation.deprecation ? deprecationHeaders(operation.deprecation) : {}),
  }
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema,
    config: { operation },
    handler: (request, reply) => {
      reply.code(operation.success.status).headers(headers)
      const { body, params, query } = request as Pick<OperationRequest<Op>, 'body' | 'params' | 'query'>
      const answer = handler({ body, params, query, id: request.id, raw: request }, reply)
      // A reply is also a promise of its own end, and waiting for that is a fifth of the cost of a quick read.
      return answer === reply ? undefined : answer
    },
  })
}

/** Counts every request of a limited route and says on the answer what is left. */
export function limitByQuota(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const quota = request.operation?.quota
    if (quota === undefined) {
      done()
      return
    }
    limits.consume(quota, clientKey(request.ip)).then((state) => {
      reply.headers(quotaHeaders(state))
      done()
    }, done)
  })
}
