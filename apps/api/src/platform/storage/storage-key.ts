export type StoredKind = 'artwork' | 'preview' | 'proof' | 'sheet'

const SHA256 = /^[0-9a-f]{64}$/
const KEY = /^(?:artwork|preview|proof|sheet)\/([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}$/

/** `artwork/ab/cd/<sha256>`: two levels of folders, so that none grows too long. `sha256` is 64 lower-case hex digits. */
export function storageKey(kind: StoredKind, sha256: string): string {
  if (!SHA256.test(sha256)) throw new Error('A storage key needs a SHA-256 in hex.')
  return `${kind}/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
}

/** The last check before a path is built: only valid keys pass. */
export function requireStorageKey(key: string): string {
  if (!KEY.test(key)) throw new Error('This is not a storage key.')
  return key
}
