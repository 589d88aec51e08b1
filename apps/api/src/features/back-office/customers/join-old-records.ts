import type { Platform } from '../../../platform/platform.ts'
import { joinSome } from './join-customer.store.ts'

/** A second of work with locks on these orders only; a million of them take some minutes in the background. */
const BATCH = 1_000

export async function joinOldRecords({
  transaction,
}: Pick<Platform, 'transaction'>): Promise<'done' | 'more'> {
  const joined = await transaction((tx) => joinSome(tx, BATCH))
  return joined > 0 ? 'more' : 'done'
}
