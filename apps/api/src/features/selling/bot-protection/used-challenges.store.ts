import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { botCheckFailed, type SpentChallenge } from './verdict.ts'

/** In the transaction of the effect: if that is rolled back, the challenge can be used again. */
export async function spendChallenge(tx: Tx, spent: SpentChallenge | undefined): Promise<void> {
  if (spent === undefined) return
  await tx
    .insertInto('used_challenges')
    .values({ fingerprint: spent.fingerprint, expires_at: spent.expiresAt })
    .execute()
    .catch((error: unknown) => {
      throw usedChallengeRefusal(error) ?? error
    })
}

export function usedChallengeRefusal(error: unknown): Refusal | undefined {
  return violatedConstraint(error) === 'used_challenges_pkey' ? botCheckFailed('used') : undefined
}
