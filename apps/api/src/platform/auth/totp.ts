import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Allows clocks that are one step off. */
const WINDOW = 1

/** A new shared secret, 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).bytes)
}

/** Base 32, to type into an app that cannot read the QR code. */
export function readableSecret(secret: Buffer): string {
  return totp(secret).secret.base32
}

/** The URL in the QR code for an authenticator app. */
export function totpAddress(
  secret: Buffer,
  { account, issuer }: { account: string; issuer: string },
): string {
  return totp(secret, { label: account, issuer }).toString()
}

/**
 * The time step (RFC 6238) of a right code, or undefined. The caller stores the step and refuses it the next time,
 * so that each code works once.
 */
export function totpStep(secret: Buffer, code: string, now: Date): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  if (delta === null) return undefined
  return Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
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
