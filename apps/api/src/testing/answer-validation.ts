import { ApiErrorResponse, ERROR_STATUSES } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { responseValidator } from '../platform/http/validators.ts'

const validateError = responseValidator(ApiErrorResponse)

/** Fails a test whose response violates the contract: another status, another shape or an extra field. */
export function validateAnswers(app: FastifyInstance): void {
  const validators = new Map<string, ReturnType<typeof responseValidator>>()

  app.addHook('onSend', (request, reply, payload, done) => {
    const { operation } = request.routeOptions.config
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    if (reply.statusCode === 304 || !isJson || payload === null || request.method === 'HEAD') {
      done(null, payload)
      return
    }
    if (reply.statusCode >= 400) {
      refuseWrong(validateError, payload)
      if (!ERROR_STATUSES.some((status) => status === reply.statusCode))
        throw new Error(`Status ${reply.statusCode} is not in the closed set.`)
    } else if (operation && (operation.success.contentType ?? 'application/json') === 'application/json') {
      const validate = validators.get(operation.operationId) ?? responseValidator(operation.success.schema)
      validators.set(operation.operationId, validate)
      refuseWrong(validate, payload)
      if (reply.statusCode !== operation.success.status)
        throw new Error(`${operation.operationId} answered ${reply.statusCode}.`)
    }
    done(null, payload)
  })
}

function refuseWrong(validate: ReturnType<typeof responseValidator>, payload: unknown): void {
  const text = Buffer.isBuffer(payload) ? payload.toString() : String(payload)
  if (validate(JSON.parse(text))) return
  throw new Error(
    `The response violates the contract: ${JSON.stringify(validate.errors)} in ${text.slice(0, 2000)}`,
  )
}
