import { createAdminUser, listAdminUsers, setPassword as setPasswordOperation } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { signedIn } from '../../platform/auth/guard.ts'
import type { Sessions } from '../../platform/auth/sessions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { route } from '../../platform/http/route.ts'
import { answerOnce } from '../../platform/idempotency.ts'
import { toUserRecord } from './admin-user-record.ts'
import { listUsers } from './admin-users.store.ts'
import { createUser } from './create-user.ts'
import { setPassword } from './set-password.ts'

interface AdminUserDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly sessions: Sessions
  readonly clock: Clock
  readonly config: { readonly publicUrl: string }
}

export function adminUserRoutes(app: FastifyInstance, deps: AdminUserDeps): void {
  route(app, listAdminUsers, async () => (await listUsers(deps.database)).map(toUserRecord))

  route(app, createAdminUser, ({ body, raw, id }, reply) =>
    answerOnce(deps, raw, reply, ({ transaction }) =>
      createUser({ ...deps, transaction }, { request: body, actor: signedIn(raw), requestId: id }),
    ),
  )

  route(app, setPasswordOperation, ({ body, id }) => setPassword(deps, { request: body, requestId: id }))
}
