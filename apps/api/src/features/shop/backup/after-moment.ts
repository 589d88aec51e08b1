import type { Storage } from '../../../platform/storage/storage.ts'
import { skipEvents } from './load-tables.store.ts'
import { listNamedFiles } from './named-files.store.ts'
import { connect } from './snapshot.store.ts'

/** Like a restored backup: nobody is signed in, and events get new numbers. Returns files that the store lacks. */
export async function settleRestoredMoment(
  databaseUrl: string,
  storage: Pick<Storage, 'open'>,
): Promise<{ missing: string[] }> {
  const client = await connect(databaseUrl)
  try {
    await client.query('BEGIN')
    await client.query('DELETE FROM admin_sessions; DELETE FROM account_sessions; DELETE FROM account_links')
    await skipEvents(client)
    await client.query('COMMIT')
    const missing: string[] = []
    for (const { key } of await listNamedFiles(client)) {
      const content = await storage.open(key)
      content?.body.destroy()
      if (!content) missing.push(key)
    }
    return { missing }
  } finally {
    await client.end()
  }
}
