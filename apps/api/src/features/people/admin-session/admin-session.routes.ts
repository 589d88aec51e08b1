import {
  adminLogin,
  adminLogout,
  adminSession,
  permissionsOf,
  type AdminSessionResponse,
} from '@platen/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findEventPosition } from '../../shop/event-stream/index.ts'
import { isUse } from '../../../platform/auth/guard.ts'
import type { SessionCookie } from '../../../platform/auth/session-cookie.ts'
import type { SignedIn } from '../../../platform/auth/sessions.ts'
import { quotaHeaders } from '../../../platform/http/rate-limits.ts'
import { route } from '../../../platform/http/route.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { logIn, logOut, type LogInDeps } from './sign-in.ts'

interface AdminSessionDeps extends LogInDeps {
  readonly cookie: SessionCookie
  readonly config: { readonly sessionMaxHours: number }
}

const VISITOR: AdminSessionResponse = {
  authenticated: false,
  user: null,
  expiresAt: null,
  idleExpiresAt: null,
  totpRequired: false,
  eventPosition: null,
}

export function adminSessionRoutes(app: FastifyInstance, deps: AdminSessionDeps): void {
  const { sessions, cookie, config } = deps

  route(app, adminLogin, async ({ body, raw, id }, reply) => {
    const former = await currentSession(raw)
    const { token, device } = await logIn(deps, {
      request: body,
      userAgent: raw.headers['user-agent'] ?? 'unknown',
      cookieHeader: raw.headers.cookie,
      requestId: id,
      ipAddress: raw.ip,
      formerSessionId: former?.sessionId,
      onCounted: (quota) => void reply.headers(quotaHeaders(quota)),
    })
    reply.header('set-cookie', [cookie.set(token, config.sessionMaxHours * 3600), device])
    return respond(await sessions.find(token, { used: true }))
  })

  route(app, adminSession, async ({ raw }) => respond(await currentSession(raw)))

  route(app, adminLogout, async ({ raw, id }, reply) => {
    const session = await currentSession(raw)
    if (session) await logOut(deps, { session, requestId: id, ipAddress: raw.ip })
    reply.header('set-cookie', cookie.clear())
    return VISITOR
  })

  async function respond(session: SignedIn | undefined): Promise<AdminSessionResponse> {
    return session ? toResponse(session, await findEventPosition(deps, session)) : VISITOR
  }

  async function currentSession(request: FastifyRequest): Promise<SignedIn | undefined> {
    const token = cookie.read(request.headers.cookie)
    return token === undefined ? undefined : sessions.find(token, { used: isUse(request) })
  }
}

function toResponse(session: SignedIn, eventPosition: string | null): AdminSessionResponse {
  return {
    authenticated: true,
    user: {
      id: encodeId('adminUser', session.userId),
      email: session.email,
      name: session.name,
      role: session.role,
      permissions: permissionsOf(session.role),
      locale: session.locale,
      totpEnabled: session.totpEnabled,
      totpSetupRequired: session.totpSetupRequired,
      passwordExpiresAt: session.passwordExpiresAt?.toISOString() ?? null,
    },
    expiresAt: session.expiresAt.toISOString(),
    idleExpiresAt: session.idleExpiresAt.toISOString(),
    totpRequired: false,
    eventPosition,
  }
}
