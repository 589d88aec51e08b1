import { createHash, randomBytes } from 'node:crypto'

const COUNT = 10
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** Ten codes of 80 random bits: `k7fa-2qpx-m3cd-zt6w`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from(randomBytes(16), (byte) => ALPHABET[byte % 32])
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  )
}

/** The stored form of a code. A code is random, so one round is enough. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code.toLowerCase()).digest()
}
