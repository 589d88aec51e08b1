import type { Messages } from '../../messages/en.ts'

interface Refused {
  readonly code: string
  readonly fields: readonly { readonly path: string; readonly reason?: string }[]
}

type Texts = Pick<Messages, 'errors'>
type Group = Exclude<keyof Messages['errors'], 'files'>

/** What to show for a refusal, in the language of the page: the API's own words are for programs and staff. */
export function refusalWords({ code, fields }: Refused, { errors }: Texts): { title: string; text: string } {
  const reason = fields.find(({ path }) => path === 'file')?.reason
  const file = reason === undefined ? undefined : (errors.files as Readonly<Record<string, string>>)[reason]
  if (file !== undefined) return { title: errors.file.title, text: file }
  return errors[(Object.hasOwn(GROUPS, code) ? GROUPS[code] : undefined) ?? 'broken']
}

/** `scripts/error-words.test.ts` refuses a code without its row here. */
const GROUPS: Readonly<Record<string, Group>> = {
  BAD_REQUEST: 'invalid',
  PAYLOAD_TOO_LARGE: 'tooLarge',
  UNSUPPORTED_MEDIA_TYPE: 'invalid',
  UNAUTHENTICATED: 'refused',
  INVALID_CREDENTIALS: 'refused',
  TOTP_REQUIRED: 'refused',
  TOTP_SETUP_REQUIRED: 'refused',
  FORBIDDEN: 'refused',
  BOT_CHECK_FAILED: 'bot',
  CROSS_ORIGIN_REFUSED: 'refused',
  NOT_FOUND: 'gone',
  RESOURCE_NOT_FOUND: 'gone',
  METHOD_NOT_ALLOWED: 'gone',
  INVALID_TRANSITION: 'changed',
  OUT_OF_STOCK: 'stock',
  PRICE_CHANGED: 'price',
  DUPLICATE: 'duplicate',
  REVISION_CONFLICT: 'changed',
  IDEMPOTENCY_IN_PROGRESS: 'sending',
  LAST_OWNER: 'refused',
  IN_USE: 'changed',
  POLICY_CHANGED: 'policy',
  VALIDATION_FAILED: 'invalid',
  IDEMPOTENCY_KEY_REUSED: 'changed',
  ARTWORK_REJECTED: 'file',
  RATE_LIMITED: 'wait',
  INTERNAL_ERROR: 'broken',
  UPSTREAM_FAILED: 'busy',
  DATABASE_UNAVAILABLE: 'busy',
  NOT_READY: 'busy',
  OVERLOADED: 'busy',
}
