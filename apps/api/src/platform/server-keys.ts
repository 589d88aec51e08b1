import { createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { Pool } from 'pg'

const NAMES = ['tracking', 'preview', 'challenge', 'client', 'device'] as const
type KeyName = (typeof NAMES)[number]

/** Stored in the database, so that replicas share them and backups contain them. */
export type ServerKeys = Readonly<Record<KeyName, Buffer>>

/** Safe when replicas start together. */
export async function loadServerKeys(pool: Pool): Promise<ServerKeys> {
  await pool.query(
    `INSERT INTO server_keys (name, value) SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT (name) DO NOTHING`,
    [NAMES, NAMES.map(() => randomBytes(32))],
  )
  const { rows } = await pool.query<{ name: KeyName; value: Buffer }>('SELECT name, value FROM server_keys')
  const byName = new Map(rows.map((row) => [row.name, row.value]))
  const key = (name: KeyName) => {
    const value = byName.get(name)
    if (value === undefined) throw new Error(`Server key ${name} is missing.`)
    return value
  }
  return Object.fromEntries(NAMES.map((name) => [name, key(name)])) as Record<KeyName, Buffer>
}

/** Signing with raw bytes would create a key object each time, which costs five times the signature. */
const keyObjects = new WeakMap<Buffer, KeyObject>()

export function sign(key: Buffer, message: string): Buffer {
  const known = keyObjects.get(key)
  const keyObject = known ?? createSecretKey(key)
  if (!known) keyObjects.set(key, keyObject)
  return createHmac('sha256', keyObject).update(message).digest()
}

export function sameBytes(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}
