import type { Role } from '@platen/contract'
import type { Pool } from 'pg'
import { hashPassword } from '../apps/api/src/platform/auth/passwords.ts'
import { createPool } from '../apps/api/src/platform/database/pool.ts'
import { newUuid } from '../apps/api/src/platform/ids.ts'
import type { Counter } from './orders-at-every-stage.ts'
import { OWNER, signIn } from './shop-staff.ts'
import { aShopper } from './shopper.ts'
import { aDataFolder, embeddedDatabaseUrl, startService, type StartedService } from './started-service.ts'

export interface ConsoleCounter extends Counter {
  readonly service: StartedService
}

/** A shop with its owner at the counter, a customer in front of it, and its database open beside it. */
export async function openConsoleCounter(): Promise<ConsoleCounter> {
  const dataFolder = aDataFolder()
  const service = await startService({ ...OWNER, DATA_DIR: dataFolder, RATE_LIMIT_FACTOR: '1000' })
  const pool = createPool(embeddedDatabaseUrl(dataFolder), { max: 1, onError: () => undefined })
  const { url } = service
  return { service, url, pool, shopper: await aShopper(url), staff: await signIn(url) }
}

/** Somebody else of the team, who can sign in. */
export async function aColleague(pool: Pool, role: Role): Promise<{ email: string; password: string }> {
  const id = newUuid()
  const colleague = {
    email: `${role}-${id.slice(-8)}@shop.example`,
    password: 'correct horse battery staple',
  }
  await pool.query(
    'INSERT INTO admin_users (id, email, name, role, password_hash) VALUES ($1, $2, $3, $4, $5)',
    [id, colleague.email, `The ${role}`, role, await hashPassword(colleague.password)],
  )
  return colleague
}
