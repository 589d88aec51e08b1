import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { botCheckFailed, type SpentChallenge } from './verdict.ts'

/**
 * Records that a challenge was used, in the transaction of the effect: if that is rolled back, the challenge can be used
 * again. Refuses with BOT_CHECK_FAILED when it was used before on any replica.
 */
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

/** BOT_CHECK_FAILED if `error` means that the challenge was used before; otherwise undefined. */
export function usedChallengeRefusal(error: unknown): Refusal | undefined {
  return violatedConstraint(error) === 'used_challenges_pkey' ? botCheckFailed('used') : undefined
}
