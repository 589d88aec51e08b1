import { ERROR_CODES } from '@platen/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { databaseRefusal } from '../../database/database-errors.ts'
import { Refusal, type PlainCode } from '../../refusal.ts'
import { fieldProblems, type SchemaError } from './field-problems.ts'

export const DESCRIPTION_PATH = '/api/v1/openapi.json'

/** Server errors name the request. */
export function errorBody(refusal: Refusal, requestId: string): string {
  const message =
    refusal.status < 500 ? refusal.message : `${refusal.message} The request id is ${requestId}.`
  return JSON.stringify({
    error: {
      code: refusal.code,
      message,
      resolution: refusal.resolution,
      ...(refusal.fields && refusal.status === 422 ? { fields: refusal.fields } : {}),
      ...(refusal.details ? { details: refusal.details } : {}),
    },
    detail: message,
  })
}

/** Logs an unexpected error here, once, and hides its message. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = isCutOff(error, request) ? CUT_OFF : toRefusal(error)
  if (refusal.status >= 500) logFailure(error, refusal, request)
  // Of the answer that failed on its way out.
  reply.removeHeader('content-encoding').removeHeader('content-length')
  reply.code(refusal.status).headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(refusal.status === 401
      ? { 'www-authenticate': 'Session realm="platen", Bearer realm="platen"' }
      : {}),
    ...(refusal.status === 503 ? { 'retry-after': '2' } : {}),
    ...refusal.headers,
  })
  return reply.send(errorBody(refusal, request.id))
}

/** The client hung up, or was disconnected, before its body was complete. Nobody gets the answer. */
function isCutOff(error: unknown, { raw }: FastifyRequest): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return raw.destroyed && !raw.complete && (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
}

const CUT_OFF = new Refusal('BAD_REQUEST', 'The body was cut off.')

function logFailure(error: unknown, { code }: Refusal, request: FastifyRequest): void {
  // The request line already says 503, and a second line would add work when there is too much already.
  if (code === 'OVERLOADED') return
  const fields = { requestId: request.id, code, route: request.pattern }
  if (code === 'INTERNAL_ERROR') request.log.error({ ...fields, err: error }, 'request failed')
  else request.log.warn({ ...fields, ...reasonOf(error) }, 'request not served')
}

/** Without the stack of a refusal, which is expected: the first stack loads the maps of all sources. */
function reasonOf(error: unknown): object {
  const cause = causeOf(error)
  return cause instanceof Refusal ? { reason: cause.message } : { err: cause }
}

function causeOf(error: unknown): unknown {
  return error instanceof Refusal && error.cause !== undefined ? error.cause : error
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isFastifyError(error)) {
    if (error.validation) return validationRefusal(error)
    const known = FRAMEWORK_ERRORS[error.code]
    if (known) return new Refusal(known.code, known.message)
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return new Refusal('BAD_REQUEST', 'The request could not be read.')
    }
  }
  return databaseRefusal(error) ?? new Refusal('INTERNAL_ERROR', 'Something went wrong on our side.')
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
}

const FRAMEWORK_ERRORS: Record<string, { code: PlainCode; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'PAYLOAD_TOO_LARGE', message: 'The body is larger than 256 KB.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'The body must be sent as application/json.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'BAD_REQUEST', message: 'A JSON body is required.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'BAD_REQUEST', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'BAD_REQUEST',
    message: 'The body does not have the length that Content-Length names.',
  },
  FST_ERR_BAD_URL: { code: 'BAD_REQUEST', message: 'The path is not a valid URL path.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'BAD_REQUEST', message: 'The path is too long.' },
}

function validationRefusal(error: FastifyError): Refusal {
  if (error.validationContext === 'params') {
    return new Refusal('RESOURCE_NOT_FOUND', 'There is no record with this identifier.')
  }
  const problems = (error.validation ?? []) as SchemaError[]
  if (
    error.validationContext === 'body' &&
    problems.some((problem) => problem.instancePath === '' && problem.keyword === 'type')
  ) {
    return new Refusal('BAD_REQUEST', 'A JSON object is required as the body.')
  }
  const fields = fieldProblems(problems)
  const first = fields[0]
  const more = fields.length > 1 ? ` (and ${fields.length - 1} more)` : ''
  return new Refusal(
    'VALIDATION_FAILED',
    first ? `${first.path}: ${first.message}${more}` : ERROR_CODES.VALIDATION_FAILED.meaning,
    { fields },
  )
}
