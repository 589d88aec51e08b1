import type { Role } from '@platen/contract'
import { hashPassword } from '../platform/auth/passwords.ts'
import { newUuid } from '../platform/records/ids.ts'
import type { TestApp } from './test-app.ts'

export const PASSWORD = 'correct horse battery staple'

export interface Member {
  readonly userId: string
  readonly email: string
  readonly headers: Record<string, string>
}

let hash: Promise<string> | undefined

/** The password is PASSWORD. */
export async function aMember(shop: TestApp, role: Role): Promise<Member> {
  const { database, transaction, sessions } = shop.services
  const userId = newUuid()
  const email = `${role}-${userId.slice(-8)}@shop.example`
  const password_hash = await (hash ??= hashPassword(PASSWORD))
  await database
    .insertInto('admin_users')
    .values({ id: userId, email, name: `The ${role}`, role, password_hash })
    .execute()
  const token = await transaction((tx) => sessions.begin(tx, userId, 'a test'))
  return { userId, email, headers: { cookie: `platen_session=${token}` } }
}
