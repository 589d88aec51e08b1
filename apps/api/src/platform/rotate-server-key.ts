import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { announceChange } from './database/changes.ts'
import type { Platform } from './platform.ts'
import { recordAudit, SYSTEM } from './records/audit.ts'
import type { Algorithm, KeyName } from './server-keys.ts'

interface Rotation {
  readonly name: KeyName
  readonly algorithm: Algorithm
  /** For a stolen key: nothing that it signed is valid any more, nor what earlier keys signed. */
  readonly forget: boolean
}

/** New signatures are made with a new key. Every replica uses it within a second. */
export async function rotateServerKey(
  { transaction, clock }: Pick<Platform, 'transaction' | 'clock'>,
  { name, algorithm, forget }: Rotation,
): Promise<void> {
  await transaction(async (tx) => {
    const now = clock.now()
    const former = forget
      ? sql`DELETE FROM former_server_keys WHERE name = ${name}`
      : sql`INSERT INTO former_server_keys (name, value, algorithm, replaced_at)
            SELECT name, value, algorithm, ${now} FROM server_keys WHERE name = ${name}`
    await former.execute(tx)
    await tx
      .updateTable('server_keys')
      .set({ value: randomBytes(32), algorithm, created_at: now })
      .where('name', '=', name)
      .execute()
    await recordAudit(tx, [
      {
        ...SYSTEM,
        occurredAt: now,
        action: 'server_key.replaced',
        entity: { type: 'server_key', id: name },
        message: `The key ${name} was replaced on the server${forget ? '; what it signed is no longer valid' : ''}.`,
      },
    ])
    await announceChange(tx, 'server-keys', name)
  })
}
