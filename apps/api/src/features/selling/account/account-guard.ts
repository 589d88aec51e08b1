import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOtherOrigin, refuseOtherOrigins, SAFE_METHODS } from '../../../platform/auth/guard.ts'
import { ACCOUNT_COOKIE, hashToken, sessionCookie } from '../../../platform/auth/session-cookie.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findAccountCustomer, findSession, touchSession, type AccountSession } from './account.store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    account: AccountSession | undefined
  }
}

interface GuardDeps extends Pick<Platform, 'database' | 'clock'> {
  readonly config: { readonly publicUrl: string }
}

/** Use is recorded at most this often, so that not every read is a write. */
const TOUCH_MS = 10 * 60_000

/** Runs before the body is read. Reads the customer's cookie and no other, as the guard of the administration does. */
export function guardAccounts(app: FastifyInstance, { database, clock, config }: GuardDeps): void {
  const cookie = sessionCookie(config.publicUrl, ACCOUNT_COOKIE)
  app.decorateRequest('account', undefined)
  app.decorateRequest('buyer', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const access = request.operation?.account
    if (access === undefined) done()
    else if (access === 'optional') recognise(request).then(() => done(), done)
    else admit(request, access).then(() => done(), done)
  })

  async function admit(request: FastifyRequest, access: 'signed-in' | 'anyone'): Promise<void> {
    if (!SAFE_METHODS.has(request.method)) refuseOtherOrigins(request, config.publicUrl)
    if (access === 'anyone') return
    const now = clock.now()
    const session = await sessionOf(request, now)
    if (!session) throw new Refusal('UNAUTHENTICATED', 'This operation requires the session of a customer.')
    if (now.getTime() - session.lastSeenAt.getTime() >= TOUCH_MS)
      await touchSession(database, session.id, now)
    request.account = session
  }

  /** Visitors without a cookie cost nothing. Pages of other origins act as a visitor. */
  async function recognise(request: FastifyRequest): Promise<void> {
    if (cookie.read(request.headers.cookie) === undefined || isOtherOrigin(request, config.publicUrl)) return
    const session = await sessionOf(request, clock.now())
    const customer = session && (await findAccountCustomer(database, session))
    if (customer) request.buyer = { customerId: customer.id, priceListId: customer.priceListId }
  }

  async function sessionOf(request: FastifyRequest, now: Date): Promise<AccountSession | undefined> {
    const token = cookie.read(request.headers.cookie)
    return token === undefined ? undefined : findSession(database, hashToken(token), now)
  }
}

export function accountOf(request: FastifyRequest): AccountSession {
  if (!request.account) throw new Error('A public operation requested the customer who is signed in.')
  return request.account
}
