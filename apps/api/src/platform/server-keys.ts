import { createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { Pool } from 'pg'
import type { Changes } from './database/changes.ts'

export const KEY_NAMES = ['tracking', 'preview', 'challenge', 'client', 'device'] as const
export type KeyName = (typeof KEY_NAMES)[number]

/** Of HMAC. Each key has its own, so another one can be used for new signatures while the old ones stay valid. */
export const ALGORITHMS = ['sha256', 'sha512', 'sha3-256'] as const
export type Algorithm = (typeof ALGORITHMS)[number]

/** Signatures are cut to this length, so that what holds them does not depend on the algorithm. */
const SIGNATURE_BYTES = 32

interface Key {
  readonly value: Buffer
  readonly algorithm: Algorithm
  /** Signing with raw bytes would create a key object each time, which costs five times the signature. */
  readonly object: KeyObject
}

/** The first key signs; all of them verify. Replaced as a whole when a key is rotated. */
export interface KeyRing {
  keys: readonly [Key, ...Key[]]
}

/** Stored in the database, so that replicas share them and backups contain them. */
export type ServerKeys = Readonly<Record<KeyName, KeyRing>>

export function sign({ keys: [current] }: KeyRing, message: string): Buffer {
  return signWith(current, message)
}

/** `isSame` compares in constant time, with `sameBytes`. */
export function isSigned(
  { keys }: KeyRing,
  message: string,
  isSame: (signature: Buffer) => boolean,
): boolean {
  return keys.some((key) => isSame(signWith(key, message)))
}

export function sameBytes(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}

function signWith({ algorithm, object }: Key, message: string): Buffer {
  return createHmac(algorithm, object).update(message).digest().subarray(0, SIGNATURE_BYTES)
}

export function keyOf(value: Buffer, algorithm: Algorithm = 'sha256'): Key {
  return { value, algorithm, object: createSecretKey(value) }
}

interface KeyDeps {
  readonly pool: Pool
  readonly changes: Changes
  readonly onError: (error: unknown) => void
}

/** Safe when replicas start together. A rotated key is read again at once. */
export async function loadServerKeys({ pool, changes, onError }: KeyDeps): Promise<ServerKeys> {
  await pool.query(
    `INSERT INTO server_keys (name, value) SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT (name) DO NOTHING`,
    [KEY_NAMES, KEY_NAMES.map(() => randomBytes(32))],
  )
  const rings = new Map<KeyName, KeyRing>()
  await read()
  changes.on('server-keys', () => void read().catch(onError))
  return Object.fromEntries(rings) as Record<KeyName, KeyRing>

  async function read(): Promise<void> {
    const { rows } = await pool.query<{ name: KeyName; value: Buffer; algorithm: Algorithm }>(
      `SELECT name, value, algorithm, 'infinity' AS until FROM server_keys
       UNION ALL SELECT name, value, algorithm, replaced_at FROM former_server_keys
       ORDER BY until DESC`,
    )
    for (const name of KEY_NAMES) {
      const [current, ...former] = rows
        .filter((row) => row.name === name)
        .map(({ value, algorithm }) => keyOf(value, algorithm))
      if (!current) throw new Error(`Server key ${name} is missing.`)
      const ring = rings.get(name)
      if (ring) ring.keys = [current, ...former]
      else rings.set(name, { keys: [current, ...former] })
    }
  }
}
