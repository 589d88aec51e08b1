import { accountKey, type ForgivableLimits, type QuotaState } from '../../../platform/http/rate-limits.ts'
import { clientKey } from '../../../platform/http/client-address.ts'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'

export interface LoginTry {
  readonly email: string
  readonly ipAddress: string
  /** A device with which the account has signed in before. */
  readonly device: string | undefined
}

/**
 * Counts a try before its password is compared. A known device counts alone. Every other try counts by its address,
 * and by account and address together. When strangers have used up the account's tries of the day, each further
 * address still gets a few, so nobody is refused because of others, until they come from thousands of addresses.
 * Unknown accounts are counted alike.
 */
export async function countLoginTry(
  limits: ForgivableLimits,
  { email, ipAddress, device }: LoginTry,
): Promise<QuotaState> {
  const account = accountKey(email)
  const known = device === undefined ? undefined : await unlessSpent(limits.consume('login-device', device))
  if (known) return known
  const address = clientKey(ipAddress)
  const state = await limits.consume('login', address)
  await limits.consume('login-pair', pairKey(account, address))
  if (await unlessSpent(limits.consume('login-account', account))) return state
  await limits.consume('login-attacked', pairKey(account, address))
  await limits.consume('login-ceiling', account)
  return state
}

/** Whoever has the password is not guessing it. */
export async function forgiveLoginTries(
  limits: ForgivableLimits,
  database: Database,
  { email, ipAddress }: LoginTry,
): Promise<void> {
  const pair = pairKey(accountKey(email), clientKey(ipAddress))
  await limits.forgive(database, ['login-pair', 'login-attacked'], pair)
}

/** Only those who have the password get here, so nobody else can use these up. */
export async function countCodeTry(
  limits: ForgivableLimits,
  { email, device }: Pick<LoginTry, 'email' | 'device'>,
): Promise<void> {
  await limits.consume('login-code', device ?? accountKey(email))
}

/** For an owner who unlocks an account. */
export async function forgiveAccount(limits: ForgivableLimits, tx: Tx, email: string): Promise<void> {
  const account = accountKey(email)
  await limits.forgive(tx, ['login-account', 'login-ceiling', 'login-code'], account)
  await limits.forgiveEvery(tx, ['login-pair', 'login-attacked'], pairKey(account, ''))
}

function pairKey(account: string, address: string): string {
  return `${account} ${address}`
}

async function unlessSpent(consumed: Promise<QuotaState>): Promise<QuotaState | undefined> {
  return consumed.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'RATE_LIMITED') return undefined
    throw error
  })
}
