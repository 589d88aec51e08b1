import { createHash } from 'node:crypto'

/**
 * The key under which an account's sign-in attempts are counted, from any address. A digest, so that the quota table
 * contains no email addresses.
 */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}
