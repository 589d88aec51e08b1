import {
  API_VERSION,
  apiIndexV1,
  AUTOMATION_POLICY,
  DESCRIPTION_VERSION,
  healthcheckV1,
  type Operation,
  OPERATIONS,
} from '@platen/contract'
import { DESCRIPTION_PATH } from '../../../platform/http/answers/error-reply.ts'

export const PLACES = {
  index: apiIndexV1.path,
  health: healthcheckV1.path,
  description: DESCRIPTION_PATH,
  docs: '/docs',
  /** The heading of the API description's introduction, as an anchor of the documentation page. */
  automationPolicy: '/docs#description/automation-policy',
  apiCatalog: '/.well-known/api-catalog',
  llms: '/llms.txt',
  security: '/.well-known/security.txt',
} as const

export const PUBLIC_OPERATIONS: readonly Operation[] = OPERATIONS.filter(
  (operation) => !operation.path.startsWith('/api/admin'),
)

/** Without the unversioned reads, which remain for older clients only. */
export const VERSION_1: readonly Operation[] = PUBLIC_OPERATIONS.filter(
  ({ method, path }) =>
    method !== 'GET' || path === apiIndexV1.path || path.startsWith(`${apiIndexV1.path}/`),
)

/** Submissions that a program may send only with the explicit consent of the person it acts for. */
const BROWSER_WORKFLOWS = PUBLIC_OPERATIONS.filter((operation) => operation.browserWorkflow)

const CONSENT = PUBLIC_OPERATIONS.filter(({ consent }) => consent)

/** Each operation twice: its address by its id, and its id by method and path. */
export function apiIndexAnswer(publicUrl: string, operations: readonly Operation[]): Record<string, string> {
  const endpoints: Record<string, string> = Object.fromEntries(
    operations.flatMap(({ operationId, method, path }) => [
      [operationId, `${publicUrl}${path}`],
      [`${method} ${path}`, operationId],
    ]),
  )
  const workflows = BROWSER_WORKFLOWS.map(({ method, path }) => `${method} ${path}`).join(', ')
  return {
    name: 'Platen',
    apiVersion: API_VERSION,
    version: DESCRIPTION_VERSION,
    documentation: `${publicUrl}${PLACES.docs}`,
    apiDescription: `${publicUrl}${PLACES.description}`,
    apiCatalog: `${publicUrl}${PLACES.apiCatalog}`,
    llms: `${publicUrl}${PLACES.llms}`,
    security: `${publicUrl}${PLACES.security}`,
    automationPolicy: `${workflows}: ${AUTOMATION_POLICY}`,
    automationPolicyUrl: `${publicUrl}${PLACES.automationPolicy}`,
    ...endpoints,
  }
}

/** RFC 9727, section 4.2. */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/** RFC 9727, as a linkset of RFC 9264. */
export function apiCatalog(publicUrl: string): object {
  const api = `${publicUrl}${PLACES.index}`
  return {
    linkset: [
      { anchor: `${publicUrl}${PLACES.apiCatalog}`, item: [{ href: api }] },
      {
        anchor: api,
        'service-desc': [{ href: `${publicUrl}${PLACES.description}`, type: 'application/json' }],
        'service-doc': [{ href: `${publicUrl}${PLACES.docs}`, type: 'text/html' }],
        status: [{ href: `${publicUrl}${PLACES.health}`, type: 'application/json' }],
      },
    ],
  }
}

/** https://llmstxt.org */
export function llmsText(publicUrl: string): string {
  const version1 = VERSION_1.filter(({ browserWorkflow, consent }) => !browserWorkflow && !consent)
  const open = version1.filter(({ anyOrigin }) => anyOrigin)
  const others = version1.filter(({ anyOrigin }) => !anyOrigin)
  return `# Platen

> The store of a custom direct-to-film apparel shop. Its JSON-over-HTTP interface is described in OpenAPI 3.1; version 1 under /api/v1 is stable.

Money is integer minor units of the store currency. Lengths are millimetres. Errors carry \`error.code\`, \`error.message\` and \`error.resolution\`; on 429 wait for the seconds in \`Retry-After\`.

## Description

- [API description](${publicUrl}${PLACES.description}): every operation, schema and error, for programs
- [Documentation](${publicUrl}${PLACES.docs}): the same, for people
- [Index](${publicUrl}${PLACES.index}): every public endpoint by operation id

## For everybody, crawlers too

${list(open, publicUrl)}

## Within the rate limits, for a person who asks for it

${list(others, publicUrl)}

## Only with the explicit consent of the person whose order it is

These tell the shop that something was paid or change an order. Name what you are about to send, and send it after the person has agreed.

${list(CONSENT, publicUrl)}

## Not to be automated without explicit user consent

${AUTOMATION_POLICY}

${list(BROWSER_WORKFLOWS, publicUrl)}
`
}

function list(operations: readonly Operation[], publicUrl: string): string {
  return operations
    .map(({ method, path, summary }) => `- [${method} ${path}](${publicUrl}${path}): ${summary}`)
    .join('\n')
}

const VALID_DAYS = 180
const DAY_MS = 86_400_000

interface Channel {
  readonly kind: string
  readonly value: string
}

/** RFC 9116. Generated on each request, so it never expires while the service runs. */
export function securityText({
  publicUrl,
  supportChannels,
  now,
}: {
  readonly publicUrl: string
  readonly supportChannels: readonly Channel[]
  readonly now: Date
}): string {
  const email = supportChannels.find((channel) => channel.kind === 'email')?.value
  return [
    `Contact: ${email === undefined ? `${publicUrl}/` : `mailto:${encodeURI(email)}`}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${publicUrl}${PLACES.security}`,
    '',
  ].join('\n')
}
