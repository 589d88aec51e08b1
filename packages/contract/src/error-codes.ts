/** `resolution` is the default; an operation may have a more exact one. */
export const ERROR_CODES = {
  BAD_REQUEST: {
    status: 400,
    meaning: 'The request could not be read: malformed JSON, path, query or header syntax.',
    resolution: 'Correct the syntax of the request and send it again.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 400,
    meaning: 'The body, a header or the address is larger than the service accepts.',
    resolution: 'Send less: JSON bodies up to 256 KB, artwork up to 50 MB.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 400,
    meaning: 'The content type of the body is not one that the operation reads.',
    resolution: 'Send the content type that the API description names for this operation.',
  },
  UNAUTHENTICATED: {
    status: 401,
    meaning: 'The operation needs a session and the request carries none that is valid.',
    resolution: 'Sign in and send the request again.',
  },
  INVALID_CREDENTIALS: {
    status: 401,
    meaning: 'The email, the password or the one-time code is wrong.',
    resolution: 'Check what you typed, or ask an owner to reset your access.',
  },
  TOTP_REQUIRED: {
    status: 401,
    meaning: 'The account is protected by a one-time code and the request carries none.',
    resolution: 'Send the login again with the code from the authenticator app.',
  },
  FORBIDDEN: {
    status: 403,
    meaning: 'The session is valid but its role lacks the permission.',
    resolution: 'Ask an owner of the shop for the permission that the message names.',
  },
  TOTP_SETUP_REQUIRED: {
    status: 403,
    meaning: 'The shop requires one-time codes of this role, and the account has none yet.',
    resolution: 'Set up one-time codes in your account, then send the request again.',
  },
  BOT_CHECK_FAILED: {
    status: 403,
    meaning: 'The bot protection token is missing, wrong, expired or already used.',
    resolution: 'Get a fresh challenge, solve it and send the request again.',
  },
  CROSS_ORIGIN_REFUSED: {
    status: 403,
    meaning: 'A browser sent the request from a page of another origin.',
    resolution: 'Send the request from the pages of this store, or from a server.',
  },
  NOT_FOUND: {
    status: 404,
    meaning: 'The requested API endpoint does not exist.',
    resolution: 'Read the API description for the endpoints that exist.',
  },
  RESOURCE_NOT_FOUND: {
    status: 404,
    meaning: 'The endpoint exists, but the record named in the request does not.',
    resolution: 'Check the identifier.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: 'The path exists, but not with this method. The Allow header names those that work.',
    resolution: 'Use one of the methods in the Allow header.',
  },
  INVALID_TRANSITION: {
    status: 409,
    meaning: 'The record is in a state that does not allow this action.',
    resolution: 'Read the record again and choose one of its allowed actions.',
  },
  OUT_OF_STOCK: {
    status: 409,
    meaning: 'There is less stock than the request needs.',
    resolution: 'Lower the quantity of the lines that the message names, or choose another colour or size.',
  },
  PRICE_CHANGED: {
    status: 409,
    meaning: 'The total that the client expected is not the total that the server computed.',
    resolution: 'Show the new total to the customer and send the order again with it.',
  },
  DUPLICATE: {
    status: 409,
    meaning: 'A record with the same unique value exists.',
    resolution: 'Use the existing record or choose another value.',
  },
  REVISION_CONFLICT: {
    status: 409,
    meaning: 'Someone else changed the document after it was read.',
    resolution: 'Read the document again, apply your change to it and send it with its revision.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    meaning: 'The first request with this Idempotency-Key is still running.',
    resolution: 'Wait a moment and send the same request again to get its answer.',
  },
  LAST_OWNER: {
    status: 409,
    meaning: 'The change would leave the shop without an active owner.',
    resolution: 'Make another user an owner first.',
  },
  IN_USE: {
    status: 409,
    meaning: 'The record is used by others and cannot be removed.',
    resolution: 'Make it inactive instead.',
  },
  POLICY_CHANGED: {
    status: 409,
    meaning: 'The policies changed since the customer accepted them.',
    resolution: 'Show the current policies, then send the request with the current policyVersion.',
  },
  VALIDATION_FAILED: {
    status: 422,
    meaning: 'The request was read, but its values break a rule of the contract. `error.fields` names them.',
    resolution: 'Correct the named fields and send the request again.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    meaning: 'The Idempotency-Key was used before with another body.',
    resolution: 'Use a new key for a new request.',
  },
  ARTWORK_REJECTED: {
    status: 422,
    meaning: 'The file cannot be accepted as artwork.',
    resolution: 'Export the artwork again as PNG, JPEG, WebP, TIFF or plain SVG and upload that file.',
  },
  RATE_LIMITED: {
    status: 429,
    meaning: 'The rate limit is exceeded. Retry-After says when to try again.',
    resolution: 'Wait for the number of seconds in Retry-After, then send the request again.',
  },
  INTERNAL_ERROR: {
    status: 500,
    meaning: 'An unexpected error occurred in the service. Nothing was changed.',
    resolution: 'Try again later. If it keeps happening, send the shop the request id in the message.',
  },
  UPSTREAM_FAILED: {
    status: 502,
    meaning: 'A service that this one depends on (bot check, mail, object store) did not answer.',
    resolution: 'Try again in a minute.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    meaning: 'The database cannot be reached.',
    resolution: 'Try again in a few seconds; the service recovers by itself.',
  },
  NOT_READY: {
    status: 503,
    meaning: 'This replica should get no requests at the moment. The message says why.',
    resolution: 'Send requests to another replica, or try again in a few seconds.',
  },
  OVERLOADED: {
    status: 503,
    meaning: 'The service is overloaded and is refusing some requests.',
    resolution: 'Wait for the number of seconds in Retry-After, then send the request again.',
  },
} as const satisfies Record<string, ErrorCodeRow>

export type ErrorCode = keyof typeof ERROR_CODES

/** A closed set. */
export const ERROR_STATUSES = [400, 401, 403, 404, 405, 409, 422, 429, 500, 502, 503] as const
export type ErrorStatus = (typeof ERROR_STATUSES)[number]

interface ErrorCodeRow {
  readonly status: ErrorStatus
  readonly meaning: string
  readonly resolution: string
}
