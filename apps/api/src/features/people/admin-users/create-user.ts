import type { AdminUserCreateRequest, AdminUserRecord } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { findStoreName, passwordProblem } from '../../../platform/auth/common-passwords.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { toUserRecord } from './admin-user-record.ts'
import { insertUser, type AdminUser } from './admin-users.store.ts'
import { makePasswordLink, type LinkConfig } from './password-link.ts'

interface CreateUserDeps extends Pick<Platform, 'database' | 'transaction' | 'clock'> {
  readonly config: LinkConfig
}

interface CreateUser {
  readonly request: AdminUserCreateRequest
  readonly author: AdminAuthor
}

export async function createUser(
  { database, transaction, clock, config }: CreateUserDeps,
  { request, author }: CreateUser,
): Promise<AdminUserRecord> {
  const { email, name, role, password } = request
  const storeName = await findStoreName(database)
  const problem = password === undefined ? undefined : passwordProblem(password, { email, storeName })
  if (problem !== undefined) throw invalidField('password', problem.message, problem.reason)
  const passwordHash = password === undefined ? null : await hashPassword(password)

  return transaction(async (tx) => {
    const now = clock.now()
    const user: AdminUser = {
      id: newUuid(),
      email,
      name,
      role,
      status: passwordHash === null ? 'invited' : 'active',
      totpEnabled: false,
      lastLoginAt: null,
      createdAt: now,
      createdBy: author.actor.id,
    }
    await insertUser(tx, user, passwordHash)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'admin_user.created',
        entity: { type: 'admin_user', id: encodeId('adminUser', user.id) },
        message: `${author.actor.name} added ${name} as ${role}.`,
        subject: name,
      },
    ])
    if (passwordHash !== null) return toUserRecord(user)
    const link = { userId: user.id, purpose: 'invitation', now } as const
    return { ...toUserRecord(user), invitationUrl: await makePasswordLink(tx, config, link) }
  }).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'admin_users_email_unique') throw error
    throw new Refusal('DUPLICATE', 'A team member already has this email address.', {
      details: { reason: 'email_used' },
    })
  })
}
