import { randomBytes } from 'node:crypto'
import { ROLES, type Role } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import { hashPassword } from '../../apps/api/src/platform/auth/passwords.ts'
import type { DB } from '../../apps/api/src/platform/database/tables.generated.ts'
import { newUuid } from '../../apps/api/src/platform/records/ids.ts'

export interface TeamMember {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

export type Team = Readonly<Record<Role, TeamMember>>

const NAMES = {
  owner: 'Mercedes Alfaro',
  manager: 'Tomás Iraheta',
  finance: 'Rebeca Solís',
  production: 'Iván Marroquín',
  support: 'Camila Bonilla',
  viewer: 'Walter Renderos',
} as const satisfies Record<Role, string>

/** One new random password for all, also for accounts of an earlier run. */
export async function hireTeam(database: Kysely<DB>, since: Date): Promise<{ team: Team; password: string }> {
  const password = randomBytes(12).toString('base64url')
  const password_hash = await hashPassword(password)
  const hired: [Role, TeamMember][] = []
  for (const role of ROLES) {
    const email = `${role}@example.com`
    const name = NAMES[role]
    const { id } = await database
      .insertInto('admin_users')
      .values({ id: newUuid(since), email, name, role, password_hash, created_at: since, updated_at: since })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet({ password_hash }))
      .returning('id')
      .executeTakeFirstOrThrow()
    hired.push([role, { id, name, email, role }])
  }
  return { team: Object.fromEntries(hired) as Team, password }
}
