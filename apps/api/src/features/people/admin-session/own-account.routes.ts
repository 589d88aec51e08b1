import {
  changeOwnPassword as changeOwnPasswordOperation,
  createTotpConfirmation,
  createTotpEnrolment,
  createTotpRemoval,
  listSessions,
  replaceOwnLanguage,
  revokeOtherSessions as revokeOtherSessionsOperation,
  revokeSession as revokeSessionOperation,
  type AdminSessionRecord,
} from '@platen/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authorOf, sessionOf } from '../../../platform/auth/guard.ts'
import type { SessionCookie } from '../../../platform/auth/session-cookie.ts'
import type { OpenSession } from '../../../platform/auth/sessions.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { changeOwnPassword, revokeOtherSessions, revokeSession, type Own } from './own-account.ts'
import { setLocale } from './admin-session.store.ts'
import { confirmTotp, enrolTotp, removeTotp } from './totp-setup.ts'

type OwnAccountRoutesDeps = Parameters<typeof enrolTotp>[0] & { readonly cookie: SessionCookie }

export function ownAccountRoutes(app: FastifyInstance, deps: OwnAccountRoutesDeps): void {
  route(app, changeOwnPasswordOperation, async ({ body, raw }, reply) => {
    const { revoked, token } = await changeOwnPassword(deps, { ...ownOf(raw), request: body })
    giveToken(raw, reply, token)
    return { revoked }
  })
  route(app, replaceOwnLanguage, async ({ body: { locale }, raw }) => {
    await setLocale(deps.database, sessionOf(raw).userId, locale, deps.clock.now())
    return { locale }
  })
  route(app, createTotpEnrolment, ({ body, raw }) => enrolTotp(deps, { ...ownOf(raw), ...body }))
  route(app, createTotpConfirmation, async ({ body, raw }, reply) => {
    const { answer, token } = await confirmTotp(deps, { ...ownOf(raw), ...body })
    giveToken(raw, reply, token)
    return answer
  })
  route(app, createTotpRemoval, async ({ body, raw }, reply) => {
    const { token } = await removeTotp(deps, { ...ownOf(raw), request: body })
    giveToken(raw, reply, token)
    return { totpEnabled: false }
  })

  route(app, listSessions, async ({ raw }) => {
    const { userId, sessionId } = sessionOf(raw)
    const sessions = await deps.sessions.list(userId)
    return sessions.map((session) => toSessionRecord(session, sessionId))
  })
  route(app, revokeSessionOperation, ({ params, body, raw }) =>
    revokeSession(deps, {
      ...ownOf(raw),
      password: body.password,
      sessionId: decodeId('adminSession', params.sessionId),
    }),
  )
  route(app, revokeOtherSessionsOperation, ({ body, raw }) =>
    revokeOtherSessions(deps, { ...ownOf(raw), password: body.password }),
  )

  /** A renewed token does not extend the session. */
  function giveToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const leftMs = sessionOf(request).expiresAt.getTime() - deps.clock.now().getTime()
    reply.header('set-cookie', deps.cookie.set(token, Math.max(1, Math.floor(leftMs / 1000))))
  }
}

function ownOf(request: FastifyRequest): Own {
  return { viewer: sessionOf(request), author: authorOf(request) }
}

function toSessionRecord(session: OpenSession, currentId: string): AdminSessionRecord {
  return {
    id: encodeId('adminSession', session.id),
    device: session.device,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.id === currentId,
  }
}
