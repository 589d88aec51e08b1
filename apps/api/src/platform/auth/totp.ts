import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** A code lives for its own 30 seconds (ASVS 6.5.5); a phone sets its clock by the network. */
const WINDOW = 0

/** 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).bytes)
}

/** Base 32, to type into an app that cannot read the QR code. */
export function readableSecret(secret: Buffer): string {
  return totp(secret).secret.base32
}

export function totpAddress(
  secret: Buffer,
  { account, issuer }: { account: string; issuer: string },
): string {
  return totp(secret, { label: account, issuer }).toString()
}

/** RFC 6238. The caller stores the step and refuses it the next time, so that each code works once. */
export function totpStep(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  if (totp(secret).validate({ token: code, timestamp, window: WINDOW }) === null) return undefined
  return Math.floor(timestamp / 1000 / PERIOD_SECONDS)
}

function totp(secret: Buffer, names: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  })
}

const COUNT = 10
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** 140 random bits each: `k7fa-2qpx-m3cd-zt6w-p4rs-u5vy-b6ne`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from(randomBytes(28), (byte) => ALPHABET[byte % 32])
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  )
}

/** A code is random, so one round is enough. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code.toLowerCase()).digest()
}
