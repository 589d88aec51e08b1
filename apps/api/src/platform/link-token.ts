import { isSigned, sameBytes, sign, type KeyRing } from './server-keys.ts'

const MAC_BYTES = 16

/** What a link opens. A token of one opens nothing of the others. */
export type Linked = 'order' | 'estimate' | 'layout' | 'design'

/** The UUID of a record and a keyed digest of it, as 43 base64url characters: it is stored nowhere. */
export function linkToken(key: KeyRing, id: string, of: Linked): string {
  const uuid = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([uuid, cut(sign(key, signedText(uuid, of)))]).toString('base64url')
}

export function readLinkToken(key: KeyRing, token: string, of: Linked): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 16 + MAC_BYTES) return undefined
  const uuid = bytes.subarray(0, 16)
  const given = bytes.subarray(16)
  if (!isSigned(key, signedText(uuid, of), (signature) => sameBytes(given, cut(signature)))) return undefined
  return uuid.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signedText(uuid: Buffer, of: Linked): string {
  return `${of} ${uuid.toString('hex')}`
}

function cut(signature: Buffer): Buffer {
  return signature.subarray(0, MAC_BYTES)
}
