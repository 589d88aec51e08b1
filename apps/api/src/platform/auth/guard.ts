import { may, type Operation, type Permission, type Role } from '@platen/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { quotaHeaders, type RateLimits } from '../http/rate-limits.ts'
import type { Author } from '../records/audit.ts'
import { Refusal } from '../refusal.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { Sessions, SignedIn } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    admin: SignedIn | undefined
  }
}

interface GuardDeps {
  readonly config: { readonly consoleUrl: string }
  readonly sessions: Sessions
  readonly cookie: SessionCookie
  readonly limits: RateLimits
}

type Access = NonNullable<Operation['access']>

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Runs before the body is read. */
export function guardAdministration(
  app: FastifyInstance,
  { config, sessions, cookie, limits }: GuardDeps,
): void {
  app.decorateRequest('admin', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const access = request.operation?.access
    // Public reads skip the promise.
    if (access === undefined) done()
    else admit(request, reply, access).then(() => done(), done)
  })

  async function admit(request: FastifyRequest, reply: FastifyReply, access: Access): Promise<void> {
    if (!SAFE.has(request.method)) refuseOtherOrigins(request, config.consoleUrl)
    if (access === 'anyone') return

    const token = cookie.read(request.headers.cookie)
    const admin = token === undefined ? undefined : await sessions.find(token, { used: isUse(request) })
    if (!admin) throw new Refusal('UNAUTHENTICATED', 'This operation requires a valid session.')
    reply.headers(quotaHeaders(await limits.consume('admin', admin.sessionId)))
    if (access !== 'signed-in') refuseWithout(access, admin)
    request.admin = admin
  }
}

function refuseWithout(permission: Permission, { role, totpSetupRequired }: SignedIn): void {
  if (!may(role, permission)) {
    throw new Refusal('FORBIDDEN', `Your role, ${role}, lacks the permission ${permission}.`, {
      details: { reason: 'lacks_permission', names: [permission] },
    })
  }
  if (totpSetupRequired) {
    throw new Refusal('TOTP_SETUP_REQUIRED', `This shop requires one-time codes of the role ${role}.`)
  }
}

export function signedIn(request: FastifyRequest): SignedIn {
  if (!request.admin) throw new Error('A public operation requested the signed-in member.')
  return request.admin
}

export interface AdminAuthor extends Author {
  readonly actor: { readonly kind: 'admin'; readonly id: string; readonly name: string }
  readonly role: Role
}

export function authorOf(request: FastifyRequest): AdminAuthor {
  const { userId, name, role } = signedIn(request)
  return { actor: { kind: 'admin', id: userId, name }, role, requestId: request.id, ipAddress: request.ip }
}

/** Browsers send their origin; programs do not, and cannot have the cookie by accident. */
function refuseOtherOrigins(request: FastifyRequest, consoleUrl: string): void {
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  const sameSite = site === undefined || site === 'same-origin' || site === 'none'
  const sameOrigin =
    origin === undefined || origin === consoleUrl || origin === `${request.protocol}://${request.host}`
  if (sameSite && sameOrigin) return
  throw new Refusal('CROSS_ORIGIN_REFUSED', 'The request comes from a page of another origin.')
}

const BACKGROUND_HEADER = 'x-platen-background'

/**
 * Background refreshes, event streams (which browsers reconnect) and images (which cannot carry our header) do not
 * count. A request without the header does, so the header can only shorten a session.
 */
export function isUse({ headers, operation }: FastifyRequest): boolean {
  if (headers[BACKGROUND_HEADER] !== undefined || headers['sec-fetch-dest'] === 'image') return false
  return operation?.success.contentType !== 'text/event-stream'
}
