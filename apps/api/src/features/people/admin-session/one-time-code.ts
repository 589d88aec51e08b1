import { hashRecoveryCode, totpStep } from '../../../platform/auth/totp.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { takeRecoveryCode, type Account } from './admin-session.store.ts'

/** An accepted code. The time step of an app's code is stored, so that it works once. */
export interface AcceptedCode {
  readonly step: number | null
  readonly recovery: boolean
}

/** Compares a code with the app's secret or uses up a recovery code; undefined when it is wrong or already used. */
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
