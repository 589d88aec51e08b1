import { may, type Operation, type Role } from '@platen/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Author } from '../audit.ts'
import { quotaHeaders, type RateLimits } from '../rate-limits.ts'
import { Refusal } from '../refusal.ts'
import { isUse } from './background.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { Sessions, SignedIn } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, for operations that need a permission. */
    admin: SignedIn | undefined
  }
}

interface GuardDeps {
  readonly config: { readonly publicUrl: string }
  readonly sessions: Sessions
  readonly cookie: SessionCookie
  readonly limits: RateLimits
}

type Access = NonNullable<Operation['access']>

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets nobody into an administrative operation who may not be there: no unsafe request from another origin, a valid
 * session, and the permission that the contract names, where it names one. It stands before the body is read.
 */
export function guardAdministration(
  app: FastifyInstance,
  { config, sessions, cookie, limits }: GuardDeps,
): void {
  app.decorateRequest('admin', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const access = request.operation?.access
    // The quick public reads do not wait for a promise.
    if (access === undefined) done()
    else admit(request, reply, access).then(() => done(), done)
  })

  async function admit(request: FastifyRequest, reply: FastifyReply, access: Access): Promise<void> {
    if (!SAFE.has(request.method)) refuseOtherOrigins(request, config.publicUrl)
    if (access === 'anyone') return

    const token = cookie.read(request.headers.cookie)
    const admin = token === undefined ? undefined : await sessions.find(token, { used: isUse(request) })
    if (!admin) throw new Refusal('UNAUTHENTICATED', 'This needs a session, and there is none that is valid.')
    reply.headers(quotaHeaders(await limits.consume('admin', admin.sessionId)))
    if (access !== 'signed-in' && !may(admin.role, access)) {
      throw new Refusal('FORBIDDEN', `Your role, ${admin.role}, lacks the permission ${access}.`)
    }
    request.admin = admin
  }
}

/** Who is signed in, where the contract lets only the team in: the guard has seen to it. */
export function signedIn(request: FastifyRequest): SignedIn {
  if (!request.admin) throw new Error('An operation that anybody may call asked who is signed in.')
  return request.admin
}

/** Somebody of the team at work, as the audit log wants to know them. */
export interface AdminAuthor extends Author {
  readonly actor: { readonly kind: 'admin'; readonly id: string; readonly name: string }
  readonly role: Role
}

export function authorOf(request: FastifyRequest): AdminAuthor {
  const { userId, name, role } = signedIn(request)
  return { actor: { kind: 'admin', id: userId, name }, role, requestId: request.id, ipAddress: request.ip }
}

/** Browsers say where a request comes from; programs do not, and have no cookie by accident. */
function refuseOtherOrigins(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  const sameSite = site === undefined || site === 'same-origin' || site === 'none'
  const sameOrigin =
    origin === undefined || origin === publicUrl || origin === `${request.protocol}://${request.host}`
  if (sameSite && sameOrigin) return
  throw new Refusal('CROSS_ORIGIN_REFUSED', 'The request comes from a page of another origin.')
}
