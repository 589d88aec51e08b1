import type { Kysely } from 'kysely'
import { SYSTEM, recordAudit } from '../../../platform/records/audit.ts'
import type { Sessions } from '../../../platform/auth/sessions.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { ForgivableLimits } from '../../../platform/http/rate-limits.ts'
import { listOwners, lockMember } from './admin-users.store.ts'
import type { LinkConfig } from './password-link.ts'
import { takeAccess } from './reset-user.ts'

interface ResetOwnerDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly sessions: Sessions
  readonly limits: ForgivableLimits
  readonly clock: Clock
  readonly config: LinkConfig
}

export type OwnerReset =
  | { readonly email: string; readonly url: string }
  /** Nobody was reset: the owners to choose from. */
  | { readonly choices: readonly string[] }

/**
 * Makes a password link from the server's terminal, for an owner who cannot sign in. Without an address it takes the
 * only owner.
 */
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
