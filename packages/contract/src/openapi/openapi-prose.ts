import { API_VERSION } from '../shop/discovery.contract.ts'
import { ERROR_CODES } from '../error-codes.ts'
import { QUOTAS, type Operation, type QuotaName, type Tag } from '../operation.ts'
import { QUICKSTART } from './quickstart.ts'
import { isForKeys, may, PERMISSIONS, ROLES, type Permission } from '../permissions.ts'

/** In the order in which the documentation shows them. */
export const TAGS = {
  Discovery: 'Links to the API, and its health.',
  Shop: 'What the store sells, and how to pay, collect and contact it.',
  Artwork: 'Artwork files and what the print check found in them.',
  Designs: 'What customers make of texts, shapes and images.',
  Film: 'Film sheets that customers arrange themselves.',
  Orders: 'Prices, orders, their payments and their tracking page.',
  Account: 'For customers: sign in by link, own orders, estimates, artwork and documents.',
  Contact: 'Requests to be contacted by email or WhatsApp.',
  'Sign-in': 'For the team: sign in, see who is signed in, sign out.',
  Team: 'The users of the shop and their roles.',
  'API keys': 'Keys for programs, with chosen permissions.',
  Discounts: 'Discount codes: what they give, how often, and the orders that used them.',
  'Order desk': 'Orders for staff: find them, verify payments, approve artwork, hold, refund, hand over.',
  Documents: 'Invoices, credit notes and receipts, kept as they were issued; packing slips and bag labels.',
  Production: 'Print jobs, each one garment and one placement, from the queue to the packed bag.',
  Stock: 'Stock items and the ledger of their movements.',
  Costs: 'What the shop spends, entered by hand or calculated when material is used.',
  Reports: 'What the shop earned, and what needs attention now.',
  Leads: 'Contact requests, from the first message to an order.',
  Estimates: 'Offers that a customer can approve, and the versions that were sent.',
  Customers: 'Who orders and asks, with what they bought and paid.',
  Settings: 'The store, its payment and contact details, and its print settings.',
  Garments: 'What the store sells, by colour and size.',
  Webhooks: 'Endpoints that receive events, and their deliveries.',
  Events: 'Changes as they happen, for the console.',
  Privacy: 'Export or erase the personal data of one customer.',
  'Audit log': 'Who did what, in a tamper-evident chain.',
} as const satisfies Record<Tag, string>

/** Also used in the index and in `llms.txt`. */
export const AUTOMATION_POLICY =
  'A browser workflow, protected by validation, bot protection and rate limits: do not automate it without the explicit consent of the person for whom it acts.'

const CONSENT_RULE = 'Programs may send it only with the explicit consent of the person whose order it is.'

export function describeOperation(op: Operation): string {
  return [
    op.description,
    op.access && describeAccess(op.access),
    op.account === 'signed-in' && 'Requires the session of a customer (`create_account_session`).',
    op.idempotent && op.secrets && describeSecrets(op.secrets),
    describeQuota(op),
    op.method === 'GET' && 'Also supports HEAD.',
    op.browserWorkflow && `**${AUTOMATION_POLICY}**`,
    op.consent && `**${CONSENT_RULE}**`,
    op.deprecation &&
      `**Deprecated** since ${op.deprecation.since}; stops answering on ${op.deprecation.sunset}. [What to use instead](${op.deprecation.link}).`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** All operations of staff that need a session share one quota. */
export function quotaOf({ quota, access }: Operation): QuotaName | undefined {
  return quota ?? (access === undefined || access === 'anyone' ? undefined : 'admin')
}

function describeQuota(op: Operation): string | undefined {
  const quota = quotaOf(op)
  if (quota === undefined || quota === 'admin') return undefined
  const { limit, windowSeconds } = QUOTAS[quota]
  return `At most ${limit} requests in ${windowSeconds / 60 === 1 ? 'a minute' : `${windowSeconds / 60} minutes`} from one client; operations with this limit share it.`
}

function describeAccess(access: NonNullable<Operation['access']>): string | undefined {
  if (access === 'anyone') return undefined
  if (access === 'signed-in') return 'Any signed-in user, for their own account.'
  return `Requires the permission \`${access}\`.${isForKeys(access) ? '' : ' Not with an API key.'}`
}

function describeSecrets(names: readonly string[]): string {
  const fields = names.map((name) => `\`${name}\``).join(' and ')
  return `${fields} are not stored with an \`Idempotency-Key\`: a repeated request may differ in them, and its response leaves them out.`
}

export function introduction(operations: readonly Operation[]): string {
  return [
    'The JSON-over-HTTP interface of a custom direct-to-film apparel store: what it sells, what a print costs, artwork, orders, payments and contact requests; and, for the team, all that happens to them behind the counter.',
    QUICKSTART,
    CONVENTIONS,
    RETRIES,
    LIMITS,
    `## Errors\n\nEvery error carries \`ApiErrorResponse\`. Decide by \`error.code\`, show \`error.message\` to people, follow \`error.resolution\`. On 422, \`error.fields\` names the fields. No status outside this table is an error of this service.\n\n${errorTable()}`,
    `## Automation policy\n\nThese operations are browser workflows, protected by validation, bot protection and rate limits. Do not automate them without the explicit consent of the person for whom you act; in the description they carry \`x-automation-policy\`.\n\n${list(operations.filter((op) => op.browserWorkflow))}\n\nEverything else here may be called by programs within its rate limits.`,
    `## Roles and permissions\n\nAdministrative operations need a session (\`admin_login\`) whose role has the permission that the operation names, or an API key that has it. Programs send a key as \`Authorization: Bearer plt_…\`; create one in the console, under API keys, with the permissions that the program needs and no more. With a key the session cookie is ignored. Operations on users, passwords, sessions, API keys and the own account need a session. A session ends when nobody uses it for a while: two hours, unless the shop has set another time. A request that a page makes by itself carries \`X-Platen-Background: 1\` and is no use of the session, nor is an event stream; whatever does not say so is one.\n\n${permissionTable()}`,
    `${VERSIONING}\n\nDeprecated today: ${deprecations(operations)}`,
  ].join('\n\n')
}

const CONVENTIONS = `## Conventions

| Matter | Rule |
|---|---|
| Names | camelCase. Unknown request fields are refused with 422, never dropped. |
| Ids | A type prefix and a sortable, opaque rest: \`ord_01jd…\`. |
| Money | Integers in minor units of the store currency, in fields that end in \`Minor\`. |
| Lengths | Millimetres, in fields that end in \`Mm\`, at most one decimal. |
| Times | RFC 3339 in UTC with \`Z\`. A date \`YYYY-MM-DD\` is a day in the time zone of the store. |
| Phones | E.164. E-mail addresses are compared without case. |
| HEAD | Works wherever GET does. |
| Caching | Public configuration, catalogue and this description carry a strong \`ETag\`, may be kept for a minute, and answer \`If-None-Match\` with 304. A preview may be kept by its browser until its address expires. Everything else is \`no-store\`. |
| Request ids | Every response carries \`X-Request-Id\`. Name it when you ask the shop for help. |`

const RETRIES = `## Safe retries

Send an \`Idempotency-Key\` of 1 to 128 visible characters with every POST that creates something. The same key and body within 24 hours gives the first response again, with \`Idempotent-Replayed: true\`. The same key with another body is 422 \`IDEMPOTENCY_KEY_REUSED\`, unless it comes from another client: keys belong to the signed-in user, to the API key or, without either, to the network address that used them, so a stranger's key is never in the way; while the first request still runs it is 409 \`IDEMPOTENCY_IN_PROGRESS\`. Answers 400, 401, 403, 422, 429 and 5xx are not kept: the request can be sent again with the same key. Secrets are not kept either: operations that take or show one name it, and a repeated answer leaves it out.`

const LIMITS = `## Rate limits

Operations name their limits; those of staff share ${QUOTAS.admin.limit} requests a minute for each session or API key. They are the defaults: a shop may have others, and the headers say which. Limited operations answer with \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds). Beyond the quota the answer is 429 with \`Retry-After\` as well. Under overload the service answers 503 \`OVERLOADED\` with \`Retry-After\`.`

const VERSIONING = `## Versioning and deprecation

Version 1, under \`/api/${API_VERSION}\`, is the stable surface: use it for integrations. Within it, fields and operations are added, never renamed or removed; read leniently. The unversioned reads \`/api/health\` and \`/api/public-config\` remain for backward compatibility.

A deprecation is announced here first. From then on the route answers with \`Deprecation\` (RFC 9745), \`Sunset\` (RFC 8594) and a \`Link\` with \`rel="deprecation"\`, and is removed no earlier than its sunset date.`

function errorTable(): string {
  const rows = Object.entries(ERROR_CODES).map(
    ([code, row]) => `| ${row.status} | \`${code}\` | ${row.meaning} | ${row.resolution} |`,
  )
  return ['| Status | Code | Meaning | Resolution |', '|---|---|---|---|', ...rows].join('\n')
}

function permissionTable(): string {
  const rows = Object.keys(PERMISSIONS).map(
    (permission) =>
      `| \`${permission}\` | ${ROLES.map((role) => (may(role, permission as Permission) ? 'yes' : '–')).join(' | ')} |`,
  )
  return [`| Permission | ${ROLES.join(' | ')} |`, `|---|${ROLES.map(() => '---|').join('')}`, ...rows].join(
    '\n',
  )
}

function deprecations(operations: readonly Operation[]): string {
  const deprecated = operations.filter((op) => op.deprecation)
  return deprecated.length === 0 ? 'none.' : `\n\n${list(deprecated)}`
}

function list(operations: readonly Operation[]): string {
  return operations.map((op) => `- \`${op.method} ${op.path}\`: ${op.summary}.`).join('\n')
}
