import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { forgetExamples } from './examples.store.ts'
import { getFirstRun, lockFirstRun, type FirstRun } from './first-run.store.ts'

/** Accounts, numbers and addresses stay examples: they belong to nobody. */
export async function adoptExamples(
  { transaction, clock }: Pick<Platform, 'transaction' | 'clock'>,
  { author }: { readonly author: AdminAuthor },
): Promise<FirstRun> {
  return transaction(async (tx) => {
    await lockFirstRun(tx)
    const { examples } = await getFirstRun(tx)
    await forgetExamples(tx, ['garment', 'stock_item', 'size_tier', 'meetup_zone'])
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: clock.now(),
        action: 'first_run.examples_kept',
        entity: { type: 'settings', id: 'settings' },
        message: `${author.actor.name} kept the examples of the shop.`,
        metadata: { garments: examples.garments.length, meetupZones: examples.meetupZones.length },
      },
    ])
    return getFirstRun(tx)
  })
}
