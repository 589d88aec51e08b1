import { ERROR_CODES, ERROR_STATUSES, type ErrorStatus } from '../error-codes.ts'
import { ERROR_EXAMPLES } from './examples.ts'
import type { JsonObject } from './openapi-schemas.ts'

/** `headers` are those beyond X-Request-Id. */
const ERRORS = {
  400: { name: 'BadRequest', says: 'The request could not be read.', headers: [] },
  401: {
    name: 'Unauthenticated',
    says: 'A valid session or API key is needed.',
    headers: ['WWW-Authenticate'],
  },
  403: { name: 'Forbidden', says: 'The request is not allowed.', headers: [] },
  404: { name: 'NotFound', says: 'There is no such endpoint or record.', headers: [] },
  405: { name: 'MethodNotAllowed', says: 'The path does not support this method.', headers: ['Allow'] },
  409: { name: 'Conflict', says: 'The request conflicts with the current state.', headers: [] },
  422: { name: 'ValidationFailed', says: 'The values are invalid.', headers: [] },
  429: {
    name: 'RateLimited',
    says: 'The rate limit is exceeded.',
    headers: ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After'],
  },
  500: { name: 'InternalError', says: 'An unexpected error occurred in the service.', headers: [] },
  502: { name: 'UpstreamFailed', says: 'A service behind this one failed.', headers: [] },
  503: { name: 'Unavailable', says: 'The service is temporarily unavailable.', headers: ['Retry-After'] },
} as const satisfies Record<ErrorStatus, { name: string; says: string; headers: readonly HeaderName[] }>

const HEADERS = {
  'X-Request-Id': {
    schema: { type: 'string' },
    description: 'The id of this request in the logs of the shop.',
  },
  ETag: {
    schema: { type: 'string' },
    description: 'A strong validator, for If-None-Match or, of a record with a revision, for If-Match.',
  },
  Location: { schema: { type: 'string' }, description: 'Where the record can be read.' },
  'Cache-Control': { schema: { type: 'string' }, description: 'How long the response may be cached.' },
  'RateLimit-Limit': {
    schema: { type: 'integer', format: 'int64' },
    description: 'Requests allowed in the current window.',
  },
  'RateLimit-Remaining': {
    schema: { type: 'integer', format: 'int64' },
    description: 'Requests left in the current window.',
  },
  'RateLimit-Reset': {
    schema: { type: 'integer', format: 'int64' },
    description: 'Seconds until the window resets.',
  },
  'Retry-After': {
    schema: { type: 'integer', format: 'int64' },
    description: 'Seconds to wait before the next try.',
  },
  'WWW-Authenticate': {
    schema: { type: 'string' },
    description:
      'How to sign in: `Session realm="platen"` means by `admin_login`, `Bearer realm="platen"` with an API key.',
  },
  Allow: { schema: { type: 'string' }, description: 'The methods that the path supports.' },
  Link: {
    schema: { type: 'string' },
    description: 'The next page, with rel="next". Absent on the last one.',
  },
  'Idempotent-Replayed': {
    schema: { type: 'string', enum: ['true'] },
    description: 'Present if this repeats the response to an earlier request with the same Idempotency-Key.',
  },
  Deprecation: {
    schema: { type: 'string' },
    description: 'RFC 9745: when the route was deprecated, e.g. @1767225600.',
  },
  Sunset: { schema: { type: 'string' }, description: 'RFC 8594: when the route stops answering.' },
} as const satisfies Record<string, { schema: JsonObject; description: string }>

export type HeaderName = keyof typeof HEADERS

/** Without those that only deprecated operations have, while there are none. */
export function componentHeaders(isAnyDeprecated: boolean): JsonObject {
  const { Deprecation, Sunset, ...others } = HEADERS
  return isAnyDeprecated ? { ...others, Deprecation, Sunset } : others
}

export const COMPONENT_PARAMETERS: JsonObject = {
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Makes retries safe: the same key and body within 24 hours return the first response again.',
    schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
  },
  'Order-Key': {
    name: 'Order-Key',
    in: 'header',
    required: false,
    description: 'The tracking token of the order, when `own` stands for it in the path.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
  },
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The ETag of the record that you read: its revision in quotes. Another one is refused with 409 REVISION_CONFLICT.',
    schema: { type: 'string' },
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The ETag of your copy. The response is 304 while it is current.',
    schema: { type: 'string' },
  },
}

export const COMPONENT_RESPONSES: JsonObject = {
  NotModified: {
    description: 'Your copy is current.',
    headers: headerRefs(['X-Request-Id', 'ETag', 'Cache-Control']),
  },
  ...Object.fromEntries(
    ERROR_STATUSES.map((status) => [
      ERRORS[status].name,
      {
        description: `${ERRORS[status].says} Codes: ${codesOf(status).join(', ')}.`,
        headers: headerRefs(['X-Request-Id', ...ERRORS[status].headers]),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/ApiErrorResponse' },
            example: ERROR_EXAMPLES[status],
          },
        },
      },
    ]),
  ),
}

/** Every operation can return each of them. */
export const ERROR_RESPONSES: JsonObject = Object.fromEntries(
  ERROR_STATUSES.map((status) => [String(status), { $ref: `#/components/responses/${ERRORS[status].name}` }]),
)

export function headerRefs(names: readonly HeaderName[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

function codesOf(status: ErrorStatus): string[] {
  return Object.entries(ERROR_CODES)
    .filter(([, row]) => row.status === status)
    .map(([code]) => code)
}
