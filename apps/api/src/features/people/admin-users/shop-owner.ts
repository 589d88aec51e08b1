import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit, SYSTEM } from '../../../platform/records/audit.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { listOwners, lockMember } from './admin-users.store.ts'
import type { LinkConfig } from './password-link.ts'
import { takeAccess } from './change-member.ts'

/** How long a generated password works. A chosen one has no end. */
const FIRST_PASSWORD_DAYS = 3

interface FirstOwnerDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly config: { readonly adminEmail: string; readonly adminPassword: string | undefined }
}

/** Returns a generated password, so that the terminal can show it once. */
export async function ensureFirstOwner({
  transaction,
  clock,
  config,
}: FirstOwnerDeps): Promise<string | undefined> {
  return transaction(async (tx) => {
    // Replicas that start together wait here; the second one finds the first one's owner.
    await sql`LOCK TABLE admin_users IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    if (await tx.selectFrom('admin_users').select('id').limit(1).executeTakeFirst()) return undefined

    const password = config.adminPassword ?? randomBytes(18).toString('base64url')
    const expiresAt = new Date(clock.now().getTime() + FIRST_PASSWORD_DAYS * 24 * 3_600_000)
    const id = newUuid()
    await tx
      .insertInto('admin_users')
      .values({
        id,
        email: config.adminEmail,
        name: 'Owner',
        role: 'owner',
        password_hash: await hashPassword(password),
        password_expires_at: config.adminPassword === undefined ? expiresAt : null,
      })
      .execute()
    await recordAudit(tx, [
      {
        ...SYSTEM,
        occurredAt: clock.now(),
        action: 'admin_user.created',
        entity: { type: 'admin_user', id: encodeId('adminUser', id) },
        message: 'The first owner was created at the first start.',
      },
    ])
    return config.adminPassword === undefined ? password : undefined
  })
}

interface ResetOwnerDeps extends Pick<
  Platform,
  'database' | 'transaction' | 'sessions' | 'limits' | 'clock'
> {
  readonly config: LinkConfig
}

type OwnerReset =
  | { readonly email: string; readonly url: string }
  /** The owners to choose from, when none was reset. */
  | { readonly choices: readonly string[] }

/** For an owner who cannot sign in. Without an address it takes the only owner. */
export async function resetOwner(deps: ResetOwnerDeps, email: string | undefined): Promise<OwnerReset> {
  const owners = await listOwners(deps.database)
  const named = owners.filter(
    (owner) => email === undefined || owner.email.toLowerCase() === email.toLowerCase(),
  )
  const [owner] = named
  if (!owner || named.length > 1) return { choices: owners.map((one) => one.email) }

  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    await lockMember(tx, owner.id)
    const url = await takeAccess(tx, deps, { member: owner, now })
    await recordAudit(tx, [
      {
        ...SYSTEM,
        occurredAt: now,
        action: 'admin_user.reset',
        entity: { type: 'admin_user', id: encodeId('adminUser', owner.id) },
        message: `A new password link was made for ${owner.name} on the server.`,
      },
    ])
    return { email: owner.email, url }
  })
}
