import { may, type Operation, type Permission, type Rights } from '@platen/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientKey } from '../http/client-address.ts'
import { quotaHeaders, type RateLimits } from '../http/rate-limits.ts'
import type { Author } from '../records/audit.ts'
import { Refusal } from '../refusal.ts'
import { lacks } from './action-records.ts'
import { bearerOf, type ApiKeys } from './api-keys.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { Sessions, SignedIn } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    admin: Caller | undefined
  }
}

/** A member by their session, or a program by an API key that acts for one. */
export interface Caller {
  /** Of the session or the key. */
  readonly id: string
  readonly userId: string
  /** Names the key too. */
  readonly name: string
  readonly rights: Rights
  readonly totpSetupRequired: boolean
  readonly session?: SignedIn
  /** The beginning of the key. */
  readonly apiKey?: string
}

interface GuardDeps {
  readonly config: { readonly consoleUrl: string }
  readonly sessions: Sessions
  readonly apiKeys: ApiKeys
  readonly cookie: SessionCookie
  readonly limits: RateLimits
}

type Access = NonNullable<Operation['access']>

export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Runs before the body is read. */
export function guardAdministration(
  app: FastifyInstance,
  { config, sessions, apiKeys, cookie, limits }: GuardDeps,
): void {
  app.decorateRequest('admin', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const access = request.operation?.access
    // Public reads skip the promise.
    if (access === undefined) done()
    else admit(request, reply, access).then(() => done(), done)
  })

  async function admit(request: FastifyRequest, reply: FastifyReply, access: Access): Promise<void> {
    const key = access === 'anyone' ? undefined : bearerOf(request.headers.authorization)
    // No page of another origin can send a key that it does not have.
    if (key === undefined && !SAFE_METHODS.has(request.method)) refuseOtherOrigins(request, config.consoleUrl)
    if (access === 'anyone') return

    // A cookie beside a key does not count: a request is by one of them, and a wrong key is refused.
    const caller = key === undefined ? await findSession(request) : await findKey(request, key)
    reply.headers(quotaHeaders(await limits.consume('admin', caller.id)))
    if (access !== 'signed-in') refuseWithout(access, caller)
    else if (!caller.session) throw needsSession()
    request.admin = caller
  }

  async function findSession(request: FastifyRequest): Promise<Caller> {
    const token = cookie.read(request.headers.cookie)
    const session = token === undefined ? undefined : await sessions.find(token, { used: isUse(request) })
    if (!session) throw new Refusal('UNAUTHENTICATED', 'This operation requires a valid session or API key.')
    const { sessionId, userId, name, role, totpSetupRequired } = session
    return { id: sessionId, userId, name, rights: role, totpSetupRequired, session }
  }

  async function findKey(request: FastifyRequest, key: string): Promise<Caller> {
    const found = await apiKeys.find(key)
    if (!found) {
      // Guesses share the quota of the client's public reads.
      await limits.consume('public-read', clientKey(request.ip))
      throw new Refusal('UNAUTHENTICATED', 'This API key is unknown, expired or revoked.', {
        resolution: 'Create a new API key in the console.',
      })
    }
    const { keyId, userId, userName, keyName, prefix, permissions, totpSetupRequired } = found
    const name = `${userName} (API key ${keyName})`
    return { id: keyId, userId, name, rights: permissions, totpSetupRequired, apiKey: prefix }
  }
}

function needsSession(): Refusal {
  return new Refusal('FORBIDDEN', 'API keys have no account of their own: this operation needs a session.', {
    resolution: 'Sign in and send the request with the session.',
    details: { reason: 'lacks_permission' },
  })
}

function refuseWithout(permission: Permission, { rights, totpSetupRequired }: Caller): void {
  if (!may(rights, permission)) {
    throw new Refusal('FORBIDDEN', lacks(rights, permission), {
      details: { reason: 'lacks_permission', names: [permission] },
    })
  }
  if (totpSetupRequired) {
    throw new Refusal('TOTP_SETUP_REQUIRED', 'This shop requires one-time codes of your role.')
  }
}

export function signedIn(request: FastifyRequest): Caller {
  if (!request.admin) throw new Error('A public operation requested the signed-in member.')
  return request.admin
}

/** For operations on one's own account, which API keys may not use. */
export function sessionOf(request: FastifyRequest): SignedIn {
  const { session } = signedIn(request)
  if (!session) throw new Error('An operation for API keys requested the session.')
  return session
}

export interface AdminAuthor extends Author {
  readonly actor: { readonly kind: 'admin'; readonly id: string; readonly name: string }
  readonly rights: Rights
}

export function authorOf(request: FastifyRequest): AdminAuthor {
  const { userId, name, rights, apiKey } = signedIn(request)
  return {
    actor: { kind: 'admin', id: userId, name },
    rights,
    requestId: request.id,
    ipAddress: request.ip,
    ...(apiKey !== undefined && { apiKey }),
  }
}

/** Browsers send their origin; programs do not, and cannot have the cookie by accident. */
export function refuseOtherOrigins(request: FastifyRequest, ownUrl: string): void {
  if (!isOtherOrigin(request, ownUrl)) return
  throw new Refusal('CROSS_ORIGIN_REFUSED', 'The request comes from a page of another origin.')
}

export function isOtherOrigin(request: FastifyRequest, ownUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  const sameSite = site === undefined || site === 'same-origin' || site === 'none'
  const sameOrigin =
    origin === undefined || origin === ownUrl || origin === `${request.protocol}://${request.host}`
  return !(sameSite && sameOrigin)
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
