import { hashRecoveryCode, totpStep } from '../../../platform/auth/totp.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { takeRecoveryCode, type Account } from './admin-session.store.ts'

/** `step` is stored so that an app's code works only once. */
export interface AcceptedCode {
  readonly step: number | null
  readonly recovery: boolean
}

export async function acceptCode(
  tx: Tx,
  account: Account,
  code: string,
  now: Date,
): Promise<AcceptedCode | undefined> {
  if (!/^\d{6}$/.test(code)) {
    const taken = await takeRecoveryCode(tx, account.id, hashRecoveryCode(code))
    return taken ? { step: account.totpLastStep, recovery: true } : undefined
  }
  const step = account.totpSecret === null ? undefined : totpStep(account.totpSecret, code, now)
  if (step === undefined || step <= (account.totpLastStep ?? 0)) return undefined
  return { step, recovery: false }
}
