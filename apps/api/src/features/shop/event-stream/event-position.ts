import { may, streamEvents } from '@platen/contract'
import type { SignedIn } from '../../../platform/auth/sessions.ts'
import type { Platform } from '../../../platform/platform.ts'
import { typesFor } from './event-stream.ts'
import { findSettledEvent } from './event-stream.store.ts'

/** For `after` of the stream. Only of an event that the stream shows them, and null for those who may not open it. */
export async function findEventPosition(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { role, totpSetupRequired }: SignedIn,
): Promise<string | null> {
  if (totpSetupRequired || !may(role, streamEvents.access)) return null
  const id = await findSettledEvent(database, typesFor(role), clock.now())
  return id === undefined ? null : String(id)
}
