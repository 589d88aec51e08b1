import {
  ROLES,
  createAdminUser,
  createAdminUserActivation,
  createAdminUserDeactivation,
  createAdminUserReset,
  createAdminUserUnlock,
  getAdminUser,
  listAdminUsers,
  listRoles,
  permissionsOf,
  replaceAdminUserRole,
  setPassword as setPasswordOperation,
} from '@platen/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { accountKey } from '../../../platform/http/rate-limits.ts'
import { authorOf } from '../../../platform/auth/guard.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  activateUser,
  changeRole,
  deactivateUser,
  unlockUser,
  resetUser,
  type MemberChange,
  type MemberDeps,
} from './change-member.ts'
import { toUserRecord } from './admin-user-record.ts'
import { findUser, listUsers } from './admin-users.store.ts'
import { createUser } from './create-user.ts'
import type { LinkConfig } from './password-link.ts'
import { setPassword } from './set-password.ts'

interface AdminUserDeps extends MemberDeps {
  readonly database: Kysely<DB>
  readonly config: LinkConfig
}

const MOVES = [
  [createAdminUserDeactivation, deactivateUser],
  [createAdminUserActivation, activateUser],
  [createAdminUserUnlock, unlockUser],
] as const

export function adminUserRoutes(app: FastifyInstance, deps: AdminUserDeps): void {
  const { database, limits } = deps

  route(app, listAdminUsers, async () => {
    const users = await listUsers(database)
    const keys = users.map(({ email }) => accountKey(email))
    const locked = await limits.findSpent(database, 'login-account', keys)
    return users.map((user) => toUserRecord(user, locked.has(accountKey(user.email))))
  })

  route(app, getAdminUser, async ({ params }) => {
    const user = await findUser(database, decodeId('adminUser', params.userId))
    if (!user) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such user.')
    const key = accountKey(user.email)
    return toUserRecord(user, (await limits.findSpent(database, 'login-account', [key])).has(key))
  })

  route(app, listRoles, () => ROLES.map((role) => ({ role, permissions: permissionsOf(role) })))

  route(app, createAdminUser, ({ body, raw, transaction }) =>
    createUser({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, replaceAdminUserRole, ({ params, body, raw }) =>
    changeRole(deps, { ...changeOf(params, raw), role: body.role }),
  )

  for (const [operation, move] of MOVES) {
    route(app, operation, ({ params, raw, transaction }) =>
      move({ ...deps, transaction }, changeOf(params, raw)),
    )
  }

  route(app, createAdminUserReset, ({ params, raw }) => resetUser(deps, changeOf(params, raw)))

  route(app, setPasswordOperation, ({ body, raw, id }) =>
    setPassword(deps, { request: body, requestId: id, ipAddress: raw.ip }),
  )
}

function changeOf({ userId }: { userId: string }, request: FastifyRequest): MemberChange {
  return { userId: decodeId('adminUser', userId), author: authorOf(request) }
}
